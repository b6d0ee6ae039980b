import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Language } from '@registrar/contract/shell-api';
import { wordLists, type WordEntry, type WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { Button, Flex } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/data';
import { InstantPair } from '@registrar/ui/filing';
import { detailsOf, wordIn } from './entry-words';
import type { ProposalDeed } from './word-list-calls';

interface ProposalColumns {
  readonly t: TFunction;
  readonly language: Language;
  readonly show: 'open' | 'settled';
  readonly onChoose: (proposal: WordProposal, deed: ProposalDeed) => void;
}

const personName = (person: WordProposal['proposedBy'], language: Language): string => (language === 'ne' ? person.fullNameNepali : person.fullNameEnglish);

/** The words of a proposal; of a change also how they were. */
export function ProposedWords({ proposal }: { readonly proposal: WordProposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = (entry: WordEntry): string => [wordIn(entry, language), detailsOf(entry, language, t)].filter(Boolean).join(' · ');
  const entries = proposal.change === 'RETIRE' && proposal.before !== null ? [proposal.before] : proposal.entries;
  return (
    <>
      {proposal.change === 'CHANGE' && proposal.before !== null ? <div>{t('wordLists.before', { word: said(proposal.before) })}</div> : null}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {entries.map((entry) => <li key={`${entry.english}|${entry.nepali}`}>{said(entry)}</li>)}
      </ul>
      {proposal.count > proposal.entries.length ? <div>{t('wordLists.more', { count: proposal.count - proposal.entries.length })}</div> : null}
    </>
  );
}

export function proposalColumns({ t, language, show, onChoose }: ProposalColumns): ColumnsType<WordProposal> {
  return [
    { title: t('wordLists.list'), key: 'list', render: (_, { list }) => wordLists.name(list)[language] },
    { title: t('wordLists.what'), key: 'what', width: '34%', render: (_, proposal) => <>{t(`wordLists.did.${proposal.change}`)}<ProposedWords proposal={proposal} /></> },
    { title: t('wordLists.proposer'), key: 'proposer', render: (_, { proposedBy, proposedAt, remark }) => <>{personName(proposedBy, language)}<br /><InstantPair at={proposedAt} /><br />{remark}</> },
    show === 'open'
      ? {
          title: t('wordLists.deeds'), key: 'deeds',
          render: (_, proposal) => {
            const deeds: readonly ProposalDeed[] = [...(proposal.mayDecide ? (['approve', 'refuse'] as const) : []), ...(proposal.mayWithdraw ? (['withdraw'] as const) : [])];
            if (deeds.length === 0) return t('wordLists.waits');
            return (
              <Flex wrap gap="small">
                {deeds.map((deed) => (
                  <Button key={deed} size="small" type={deed === 'approve' ? 'primary' : 'default'} danger={deed === 'refuse'} onClick={() => onChoose(proposal, deed)}>
                    {t(`wordLists.decide.${deed}`)}
                  </Button>
                ))}
              </Flex>
            );
          },
        }
      : {
          title: t('wordLists.outcome'), key: 'outcome',
          render: (_, { status, decidedBy, decidedAt, decisionRemark }) => (
            <>
              {t(`wordLists.status.${status}`)}
              {decidedBy === null ? null : <><br />{personName(decidedBy, language)}</>}
              {decidedAt === null ? null : <><br /><InstantPair at={decidedAt} /></>}
              {decisionRemark === null ? null : <><br />{decisionRemark}</>}
            </>
          ),
        },
  ];
}
