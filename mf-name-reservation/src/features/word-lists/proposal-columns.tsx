import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/contract/shell-api';
import { wordLists, type WordEntry, type WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import { detailsOf, wordIn } from './entry-words';
import type { ProposalAction } from './word-list-calls';
import styles from './word-lists.module.css';

interface ProposalColumns {
  readonly t: TFunction;
  readonly language: Language;
  readonly show: 'open' | 'settled';
  /** On a phone each proposal is a card of its own. */
  readonly narrow: boolean;
  readonly onChoose: (proposal: WordProposal, action: ProposalAction) => void;
}

const personName = (person: WordProposal['proposedBy'], language: Language): string =>
  language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;

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

/** What a button says to somebody who does not see the row it stands in. */
const about = (proposal: WordProposal, language: Language): string =>
  proposedEntries(proposal)
    .slice(0, 2)
    .map((entry) => wordIn(entry, language))
    .join(', ');

export function proposalColumns({ t, language, show, narrow, onChoose }: ProposalColumns): ColumnsType<WordProposal> {
  const what = (proposal: WordProposal) => (
    <>
      <span className={styles['word']}>{t(`wordLists.did.${proposal.change}`)}</span>
      <ProposedWords proposal={proposal} />
    </>
  );
  const proposer = ({ proposedBy, proposedAt, remark }: WordProposal) => (
    <>
      {personName(proposedBy, language)}
      <br />
      <InstantPair at={proposedAt} inline={narrow} />
      <div>{remark}</div>
    </>
  );
  const buttons = (proposal: WordProposal) => {
    const actions: readonly ProposalAction[] = [
      ...(proposal.mayDecide ? (['approve', 'refuse'] as const) : []),
      ...(proposal.mayWithdraw ? (['withdraw'] as const) : []),
    ];
    return (
      <div className={styles['card']}>
        {proposal.mayDecide ? null : <span>{t('wordLists.waits')}</span>}
        {actions.length === 0 ? null : (
          <div className={styles['actions']}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                type={action === 'approve' ? 'primary' : 'default'}
                danger={action === 'refuse'}
                aria-label={`${t(`wordLists.decide.${action}`)}: ${about(proposal, language)}`}
                onClick={() => onChoose(proposal, action)}
              >
                {t(`wordLists.decide.${action}`)}
              </Button>
            ))}
          </div>
        )}
        <span className={styles['soft']}>
          {t('wordLists.decideBy')} <InstantPair at={proposal.expiresAt} inline={narrow} />
        </span>
      </div>
    );
  };
  const outcome = ({ status, decidedBy, decidedAt, decisionRemark }: WordProposal) => (
    <>
      <span className={styles['word']}>{t(`wordLists.status.${status}`)}</span>
      {decidedBy === null ? null : <div>{personName(decidedBy, language)}</div>}
      {decidedAt === null ? null : <InstantPair at={decidedAt} inline={narrow} />}
      {decisionRemark === null ? null : <div>{decisionRemark}</div>}
    </>
  );
  const last = show === 'open' ? buttons : outcome;
  if (narrow) {
    return [
      {
        title: t('wordLists.what'),
        key: 'proposal',
        render: (_, proposal) => (
          <div className={styles['card']}>
            <span className={styles['soft']}>{wordLists.name(proposal.list)[language]}</span>
            <div>{what(proposal)}</div>
            <div className={styles['soft']}>{proposer(proposal)}</div>
            <div>{last(proposal)}</div>
          </div>
        ),
      },
    ];
  }
  return [
    { title: t('wordLists.list'), key: 'list', width: '14%', render: (_, { list }) => wordLists.name(list)[language] },
    { title: t('wordLists.what'), key: 'what', width: '34%', render: (_, proposal) => what(proposal) },
    { title: t('wordLists.proposer'), key: 'proposer', render: (_, proposal) => proposer(proposal) },
    {
      title: t(show === 'open' ? 'wordLists.actions' : 'wordLists.outcome'),
      key: 'last',
      width: 250,
      render: (_, proposal) => last(proposal),
    },
  ];
}
