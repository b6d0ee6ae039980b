import { useTranslation } from 'react-i18next';
import type { WordEntry, WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { detailsOf, wordIn } from './entry-words';
import styles from './word-lists.module.css';

/** What is added, or the entry that is changed or retired. */
export const proposedEntries = ({ change, before, entries }: WordProposal): readonly WordEntry[] =>
  change === 'RETIRE' && before !== null ? [before] : entries;

/** The words of a proposal; of a change also how they were. */
export function ProposedWords({ proposal }: { readonly proposal: WordProposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = (entry: WordEntry): string =>
    [wordIn(entry, language), detailsOf(entry, language, t)].filter(Boolean).join(' · ');
  return (
    <>
      {proposal.change === 'CHANGE' && proposal.before !== null ? (
        <div>{t('wordLists.before', { word: said(proposal.before) })}</div>
      ) : null}
      <ul className={styles['words']}>
        {proposedEntries(proposal).map((entry) => (
          <li key={`${entry.english}|${entry.nepali}`}>{said(entry)}</li>
        ))}
      </ul>
      {proposal.count > proposal.entries.length ? (
        <div>{t('wordLists.more', { count: proposal.count - proposal.entries.length })}</div>
      ) : null}
    </>
  );
}
