import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { wordLists, type WordProposal } from '@registrar/domain/calls/word-lists';
import { useLanguage } from '@registrar/runtime';
import { narrowQuery, useMediaQuery } from '@registrar/ui';
import { RemarksDialog, ListPage } from '@registrar/ui/components';
import { Segmented } from '@registrar/ui/antd';
import { useFocusReturn } from '@registrar/ui/review';
import { proposalColumns, proposedEntries, ProposedWords } from './proposal-columns';
import { PAGE_SIZE, useDecideProposal, useProposals, type ProposalAction } from './word-list-calls';
import { isUncounted, WordPreviewNote } from './word-preview-note';
import styles from './word-lists.module.css';

/** What waits for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const proposals = useProposals(show, page);
  const narrow = useMediaQuery(narrowQuery);
  const [chosen, setChosen] = useState<{ readonly proposal: WordProposal; readonly action: ProposalAction }>();
  const focus = useFocusReturn(chosen !== undefined);
  const close = (done?: 'done') => {
    if (done) focus.isDone();
    setChosen(undefined);
  };
  const write = (next: Readonly<Record<string, string>>) =>
    setAddress(
      new URLSearchParams(
        Object.entries({ tab: 'proposals', show: show === 'settled' ? show : '', ...next }).filter(
          ([, value]) => value !== '',
        ),
      ),
    );
  return (
    <>
      <ListPage<WordProposal>
        header={header}
        caption={t('wordLists.proposals')}
        filters={
          <Segmented
            value={show}
            onChange={(value) => write({ show: value === 'settled' ? value : '' })}
            aria-label={t('wordLists.show')}
            options={(['open', 'settled'] as const).map((value) => ({ value, label: t(`wordLists.${value}`) }))}
          />
        }
        columns={proposalColumns({
          t,
          language,
          show,
          narrow,
          onChoose: (proposal, action) => (focus.opens(), setChosen({ proposal, action })),
        })}
        rowKey={({ id }) => id}
        rows={proposals.data?.items}
        failed={proposals.isError}
        onRetry={() => void proposals.refetch()}
        refreshing={proposals.isPlaceholderData}
        paging={{
          page,
          size: PAGE_SIZE,
          total: proposals.data?.total ?? 0,
          onPage: (next) => write({ page: String(next) }),
        }}
        empty={{ title: t(show === 'open' ? 'wordLists.noneOpen' : 'wordLists.noneSettled') }}
        minTableWidth={narrow ? 0 : 960}
      />
      {chosen ? (
        <DecisionDialog {...chosen} list={wordLists.name(chosen.proposal.list)[language]} onClose={close} />
      ) : null}
    </>
  );
}

function DecisionDialog({
  proposal,
  action,
  list,
  onClose,
}: {
  readonly proposal: WordProposal;
  readonly action: ProposalAction;
  readonly list: string;
  readonly onClose: (done?: 'done') => void;
}) {
  const { t } = useTranslation();
  const decide = useDecideProposal();
  // of a single word it can be told whom it meets
  const [word] = proposedEntries(proposal);
  const only = proposal.change !== 'RETIRE' && proposal.count === 1 && !isUncounted(proposal.list) ? word : undefined;
  return (
    <RemarksDialog
      open
      title={t(`wordLists.decide.${action}`)}
      confirmLabel={t(`wordLists.decide.${action}`)}
      destructive={action !== 'approve'}
      remark={action === 'refuse' ? 'required' : 'optional'}
      onConfirm={async ({ remark }) => {
        await decide.mutateAsync({ id: proposal.id, action, remark });
        onClose('done');
      }}
      onCancel={() => onClose()}
    >
      <div className={styles['question']}>
        <div>
          <strong>{list}</strong>: {t(`wordLists.did.${proposal.change}`)}
          <ProposedWords proposal={proposal} />
        </div>
        <div className={styles['soft']}>{t('wordLists.remarkOf', { remark: proposal.remark })}</div>
        {action === 'approve' && only !== undefined ? (
          <WordPreviewNote word={{ english: only.english, nepali: only.nepali, mode: only.mode ?? 'STANDALONE' }} />
        ) : null}
        <div>{t(`wordLists.decide.${action}Means`)}</div>
      </div>
    </RemarksDialog>
  );
}
