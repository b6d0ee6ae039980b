import { useTranslation } from 'react-i18next';
import type { ListedWord, WordHistory, WordList } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { ListSkeleton } from '@registrar/ui';
import { HistoryList, FormDialog } from '@registrar/ui/components';
import { detailsOf, wordIn } from './entry-words';
import { useWordHistory } from './word-list-calls';

/** Who changed an entry, when and why, the newest first. */
export function HistoryDialog({
  list,
  word,
  onClose,
}: {
  readonly list: WordList;
  readonly word: ListedWord;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const history = useWordHistory(list, word.id);
  const personName = (person: { readonly fullNameEnglish: string; readonly fullNameNepali: string }): string =>
    language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;
  const asLine = (step: WordHistory['items'][number], index: number) => {
    const entry = step.after ?? step.before;
    return {
      key: `${step.at}-${index}`,
      at: step.at,
      title: [
        t(`wordLists.did.${step.change}`),
        entry === null ? '' : wordIn(entry, language),
        entry === null ? '' : detailsOf(entry, language, t),
      ]
        .filter(Boolean)
        .join(' · '),
      actor: t('wordLists.byTwo', { proposer: personName(step.proposedBy), approver: personName(step.approvedBy) }),
      remark: [step.remark, step.decisionRemark].filter(Boolean).join(' — '),
    };
  };
  return (
    <FormDialog title={t('wordLists.historyWord', { word: wordIn(word, language) })} onClose={onClose}>
      {history.isError ? <p role="alert">{t('common:list.failed')}</p> : null}
      {history.isPending ? <ListSkeleton /> : null}
      {history.data?.items.length === 0 ? <p>{t('wordLists.shipped')}</p> : null}
      {history.data && history.data.items.length > 0 ? <HistoryList lines={history.data.items.map(asLine)} /> : null}
    </FormDialog>
  );
}
