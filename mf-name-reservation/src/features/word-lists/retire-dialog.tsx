import { useTranslation } from 'react-i18next';
import type { ListedWord, WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { RemarksDialog } from '@registrar/ui/components';
import { wordIn } from './entry-words';
import { useProposeWords } from './word-list-calls';
import styles from './word-lists.module.css';

/** A word that is to count no more, with why. */
export function RetireDialog({
  list,
  word,
  onClose,
}: {
  readonly list: WordList;
  readonly word: ListedWord;
  readonly onClose: (done?: 'done') => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const propose = useProposeWords();
  return (
    <RemarksDialog
      open
      title={t('wordLists.retireWord', { word: wordIn(word, language) })}
      confirmLabel={t('wordLists.send')}
      destructive
      remark="required"
      onConfirm={async ({ remark = '' }) => {
        await propose.mutateAsync({ list, change: 'RETIRE', entryId: word.id, entries: [], remark });
        onClose('done');
      }}
      onCancel={() => onClose()}
    >
      <p className={styles['intro']}>{t('wordLists.retireMeans')}</p>
    </RemarksDialog>
  );
}
