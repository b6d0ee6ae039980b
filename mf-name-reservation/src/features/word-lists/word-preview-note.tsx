import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { wordIn } from './entry-words';
import { useWordPreview, type PreviewedWord } from './word-list-calls';

/** How many names that exist the word would hit: they keep their names, new ones would not get it. */
export function WordPreviewNote({ word }: { readonly word: PreviewedWord }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const preview = useWordPreview(word);
  if ((word.english === '' && word.nepali === '') || preview.data === undefined) return <p role="status" style={{ minBlockSize: 24 }} />;
  const { hits, isEstimate, examples } = preview.data;
  const title = hits === 0 ? t('wordLists.hitsNone') : t(isEstimate ? 'wordLists.hitsAbout' : 'wordLists.hits', { count: hits });
  return (
    <div role="status" style={{ marginBlockEnd: 16 }}>
      <Alert
        type={hits === 0 ? 'info' : 'warning'}
        showIcon
        title={title}
        description={examples.length === 0 ? undefined : <ul style={{ margin: 0, paddingInlineStart: 20 }}>{examples.map((name) => <li key={`${name.english}|${name.nepali}`}>{wordIn(name, language)}</li>)}</ul>}
      />
    </div>
  );
}
