import { useTranslation } from 'react-i18next';
import type { WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { useNameWords } from '@registrar/ui/components';
import { wordIn } from './entry-words';
import { useWordPreview, type PreviewedWord } from './word-list-calls';
import styles from './word-lists.module.css';

/** Lists whose words are not looked for as words of a name. */
export const isUncounted = (list: WordList): boolean =>
  list === 'DOT_COM' || list === 'ACTIVITY' || list === 'OBJECTIVE';

/** How many names that exist the word would hit: they keep their names, new ones would not get it. */
export function WordPreviewNote({ word }: { readonly word: PreviewedWord }) {
  const { t } = useTranslation();
  const names = useNameWords();
  const language = useLanguage();
  const preview = useWordPreview(word);
  if ((word.english === '' && word.nepali === '') || preview.data === undefined)
    return <p role="status" style={{ minBlockSize: 24 }} />;
  const { hits, waiting, isEstimate, examples } = preview.data;
  const title =
    hits === 0 ? t('wordLists.hitsNone') : t(isEstimate ? 'wordLists.hitsAbout' : 'wordLists.hits', { count: hits });
  return (
    <div role="status" style={{ marginBlockEnd: 16 }}>
      <Alert
        type={hits === 0 ? 'info' : 'warning'}
        showIcon
        title={title}
        description={
          examples.length === 0 ? undefined : (
            <>
              {waiting === 0 ? null : (
                <p className={styles['lead']}>{t('wordLists.hitsWaiting', { count: waiting })}</p>
              )}
              <ul className={styles['words']}>
                {examples.map((name) => (
                  <li key={`${name.english}|${name.nepali}|${name.holder}`}>
                    {wordIn(name, language)} <span className={styles['soft']}>({names(`holder.${name.holder}`)})</span>
                  </li>
                ))}
              </ul>
            </>
          )
        }
      />
    </div>
  );
}
