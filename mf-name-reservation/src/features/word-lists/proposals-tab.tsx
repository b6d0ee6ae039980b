import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { wordLists, type WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { ProposalList, useProposalsAddress, type ProposalAction } from '@registrar/ui/review';
import { wordIn } from './entry-words';
import { proposedEntries, ProposedWords } from './proposed-words';
import { PAGE_SIZE, useDecideWords, useProposals } from './word-list-calls';
import { isUncounted, WordPreviewNote } from './word-preview-note';

/** Changes that wait for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const at = useProposalsAddress('proposals');
  const query = useProposals(at.show, at.page);
  const decide = useDecideWords();
  return (
    <ProposalList<WordProposal>
      header={header}
      caption={t('wordLists.proposals')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={(proposal) =>
        proposedEntries(proposal)
          .slice(0, 2)
          .map((entry) => wordIn(entry, language))
          .join(', ')
      }
      what={(proposal) => <ProposedChange proposal={proposal} />}
      question={(proposal, action) => <Question proposal={proposal} action={action} />}
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
