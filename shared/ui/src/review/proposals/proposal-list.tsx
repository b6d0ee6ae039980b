import type { Proposal, StaffPerson } from '@registrar/domain/calls/proposal';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import type { ColumnsType } from 'antd/es/table';
import { useState, type ReactNode } from 'react';
import { narrowQuery, useMediaQuery } from '../../base/a11y/use-media-query';
import { InstantPair } from '../../base/dates/date-pair';
import { RemarksDialog } from '../../base/dialogs/remarks-dialog';
import { useFormats } from '../../base/language/use-formats';
import { ListPage } from '../../base/pages/list-page';
import { useReviewWords } from '../review-words';
import { useFocusReturn } from '../use-focus-return';
import styles from './proposal-list.module.css';

export type ProposalAction = 'approve' | 'refuse' | 'withdraw';
type Shown = 'open' | 'settled';

export interface ProposalListProps<P extends Proposal> {
  readonly header: ReactNode;
  readonly caption: string;
  readonly show: Shown;
  /** Left out where the page itself says which are shown. */
  readonly onShow?: (show: Shown) => void;
  readonly page: number;
  readonly size: number;
  readonly onPage: (page: number) => void;
  readonly query: {
    readonly data?: { readonly items: readonly P[]; readonly total: number } | undefined;
    readonly isError: boolean;
    readonly isPlaceholderData: boolean;
    readonly refetch: () => unknown;
  };
  /** Names what is proposed, for a button and for the dialog. */
  readonly about: (proposal: P) => string;
  /** What is to change, with what it was. */
  readonly what: (proposal: P) => ReactNode;
  /** What a decision means, shown before it is taken. */
  readonly question: (proposal: P, action: ProposalAction) => ReactNode;
  /** Left out: a refusal gives its reason, the rest may. */
  readonly remark?: (action: ProposalAction) => 'required' | 'optional';
  readonly onDecide: (decision: {
    readonly id: string;
    readonly action: ProposalAction;
    readonly remark: string | undefined;
  }) => Promise<unknown>;
}

const refusalsSayWhy = (action: ProposalAction) => (action === 'refuse' ? 'required' : 'optional');

/** What one person proposed: those that wait for a second person, or those that are settled, with their decision. */
export function ProposalList<P extends Proposal>(props: ProposalListProps<P>) {
  const { header, caption, show, onShow, page, size, onPage, query, about, what, question, onDecide } = props;
  const { remark = refusalsSayWhy } = props;
  const t = useReviewWords();
  const narrow = useMediaQuery(narrowQuery);
  const [chosen, setChosen] = useState<{ readonly proposal: P; readonly action: ProposalAction }>();
  const focus = useFocusReturn(chosen !== undefined);
  const columns = useColumns({
    narrow,
    show,
    about,
    what,
    onChoose: (proposal, action) => (focus.opens(), setChosen({ proposal, action })),
  });
  return (
    <>
      <ListPage<P>
        header={header}
        caption={caption}
        {...(onShow && {
          filters: (
            <Segmented
              value={show}
              onChange={onShow}
              aria-label={t('proposals.show')}
              options={(['open', 'settled'] as const).map((value) => ({ value, label: t(`proposals.${value}`) }))}
            />
          ),
        })}
        columns={columns}
        rowKey={({ id }) => id}
        rows={query.data?.items}
        failed={query.isError}
        onRetry={() => void query.refetch()}
        refreshing={query.isPlaceholderData}
        paging={{ page, size, total: query.data?.total ?? 0, onPage }}
        empty={{ title: t(show === 'open' ? 'proposals.noneOpen' : 'proposals.noneSettled') }}
        minTableWidth={narrow ? 0 : 900}
      />
      {chosen ? (
        <RemarksDialog
          open
          title={`${t(`proposals.${chosen.action}`)}: ${about(chosen.proposal)}`}
          confirmLabel={t(`proposals.${chosen.action}`)}
          destructive={chosen.action !== 'approve'}
          remark={remark(chosen.action)}
          onConfirm={async (given) => {
            await onDecide({ id: chosen.proposal.id, action: chosen.action, remark: given.remark });
            focus.isDone();
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        >
          <div className={styles['question']}>
            {question(chosen.proposal, chosen.action)}
            <Reason proposal={chosen.proposal} />
          </div>
        </RemarksDialog>
      ) : null}
    </>
  );
}

/** Nobody decides without the reason of the proposer. */
function Reason({ proposal }: { readonly proposal: Proposal }) {
  const t = useReviewWords();
  const name = usePersonName();
  return (
    <div className={styles['soft']}>
      {t('proposals.reasonOf', { name: name(proposal.proposedBy), reason: proposal.remark })}
    </div>
  );
}

function usePersonName(): (person: StaffPerson) => string {
  const { language } = useFormats();
  return ({ fullNameNepali, fullNameEnglish }) => (language === 'ne' ? fullNameNepali : fullNameEnglish);
}

interface Columns<P extends Proposal> extends Pick<ProposalListProps<P>, 'show' | 'about' | 'what'> {
  /** On a phone each proposal is a card of its own. */
  readonly narrow: boolean;
  readonly onChoose: (proposal: P, action: ProposalAction) => void;
}

function useColumns<P extends Proposal>({ narrow, show, about, what, onChoose }: Columns<P>): ColumnsType<P> {
  const t = useReviewWords();
  const name = usePersonName();
  const proposer = ({ proposedBy, proposedAt, remark }: P) => (
    <div className={styles['lines']}>
      <span>{name(proposedBy)}</span>
      <InstantPair at={proposedAt} inline={narrow} />
      <span>{remark}</span>
    </div>
  );
  const buttons = (proposal: P) => {
    const actions: readonly ProposalAction[] = [
      ...(proposal.mayDecide ? (['approve', 'refuse'] as const) : []),
      ...(proposal.mayWithdraw ? (['withdraw'] as const) : []),
    ];
    return (
      <div className={styles['card']}>
        {proposal.mayDecide ? null : <span>{t('proposals.waits')}</span>}
        {actions.length === 0 ? null : (
          <div className={styles['buttons']}>
            {actions.map((action) => (
              <Button
                key={action}
                size="small"
                type={action === 'approve' ? 'primary' : 'default'}
                danger={action === 'refuse'}
                aria-label={`${t(`proposals.${action}`)}: ${about(proposal)}`}
                onClick={() => onChoose(proposal, action)}
              >
                {t(`proposals.${action}`)}
              </Button>
            ))}
          </div>
        )}
        <span className={styles['soft']}>
          {t('proposals.decideBy')} <InstantPair at={proposal.expiresAt} inline />
        </span>
      </div>
    );
  };
  const outcome = ({ status, decidedBy, decidedAt, decisionRemark }: P) => (
    <div className={styles['lines']}>
      <strong>{t(`proposals.status.${status}`)}</strong>
      {decidedBy === null ? null : <span>{name(decidedBy)}</span>}
      {decidedAt === null ? null : <InstantPair at={decidedAt} inline={narrow} />}
      {decisionRemark === null ? null : <span>{decisionRemark}</span>}
    </div>
  );
  const decision = show === 'open' ? buttons : outcome;
  if (narrow)
    return [
      {
        title: t('proposals.what'),
        key: 'proposal',
        render: (_, proposal) => (
          <div className={styles['card']}>
            <div>{what(proposal)}</div>
            <div className={styles['soft']}>{proposer(proposal)}</div>
            {decision(proposal)}
          </div>
        ),
      },
    ];
  return [
    { title: t('proposals.what'), key: 'what', width: '44%', render: (_, proposal) => what(proposal) },
    { title: t('proposals.proposer'), key: 'proposer', render: (_, proposal) => proposer(proposal) },
    { title: t('proposals.decision'), key: 'decision', width: 260, render: (_, proposal) => decision(proposal) },
  ];
}
