import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { wordLists, type WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { ProposalList, type ProposalAction } from '@registrar/ui/review';
import { wordIn } from './entry-words';
import { proposedEntries, ProposedWords } from './proposed-words';
import { PAGE_SIZE, useDecideProposal, useProposals } from './word-list-calls';
import { isUncounted, WordPreviewNote } from './word-preview-note';

/** Changes that wait for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const query = useProposals(show, page);
  const decide = useDecideProposal();
  const write = (next: Readonly<Record<string, string>>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ tab: 'proposals', show: show === 'settled' ? show : '', ...next }).filter(
          ([, value]) => value !== '',
        ),
      ),
    );
  return (
    <ProposalList<WordProposal>
      header={header}
      caption={t('wordLists.proposals')}
      show={show}
      onShow={(value) => write({ show: value === 'settled' ? value : '' })}
      page={page}
      size={PAGE_SIZE}
      onPage={(next) => write({ page: String(next) })}
      query={query}
      about={(proposal) =>
        proposedEntries(proposal)
          .slice(0, 2)
          .map((entry) => wordIn(entry, language))
          .join(', ')
      }
      what={(proposal) => <ProposedChange proposal={proposal} />}
      question={(proposal, action) => <Question proposal={proposal} action={action} />}
      remark={(action) => (action === 'refuse' ? 'required' : 'optional')}
      onDecide={(decision) => decide.mutateAsync(decision)}
    />
  );
}

function ProposedChange({ proposal }: { readonly proposal: WordProposal }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div>
      <strong>{wordLists.name(proposal.list)[language]}</strong>: {t(`wordLists.did.${proposal.change}`)}
      <ProposedWords proposal={proposal} />
    </div>
  );
}

function Question({ proposal, action }: { readonly proposal: WordProposal; readonly action: ProposalAction }) {
  const { t } = useTranslation();
  // the names that hold it are counted for a single word
  const [word] = proposedEntries(proposal);
  const only = proposal.change !== 'RETIRE' && proposal.count === 1 && !isUncounted(proposal.list) ? word : undefined;
  return (
    <>
      <ProposedChange proposal={proposal} />
      {action === 'approve' && only !== undefined ? (
        <WordPreviewNote word={{ english: only.english, nepali: only.nepali, mode: only.mode ?? 'STANDALONE' }} />
      ) : null}
      <div>{t(`wordLists.decide.${action}Means`)}</div>
    </>
  );
}
