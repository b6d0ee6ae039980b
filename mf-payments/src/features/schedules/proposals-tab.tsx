import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ScheduleProposal } from '@registrar/domain/calls/schedules';
import { schedules } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { Button, narrowQuery, useMediaQuery } from '@registrar/ui';
import { RemarksDialog, ListPage, InstantPair } from '@registrar/ui/components';
import { Segmented, type ColumnsType } from '@registrar/ui/antd';
import { EffectTable } from './effect-table';
import { RowBasis, RowDays, RuleView } from './rule-view';
import { PAGE_SIZE, useDecideProposal, useProposals, type ProposalAction } from './schedule-calls';
import styles from './schedules.module.css';

const personName = (person: ScheduleProposal['proposedBy'], language: 'ne' | 'en'): string =>
  language === 'ne' ? person.fullNameNepali : person.fullNameEnglish;

interface Chosen {
  readonly proposal: ScheduleProposal;
  readonly action: ProposalAction;
}

/** What waits for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const show = address.get('show') === 'settled' ? 'settled' : 'open';
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const proposals = useProposals(show, page);
  const narrow = useMediaQuery(narrowQuery);
  const [chosen, setChosen] = useState<Chosen>();
  const columns = useColumns({ narrow, show, onChoose: (proposal, action) => setChosen({ proposal, action }) });
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
      <ListPage<ScheduleProposal>
        header={header}
        caption={t('schedules.proposals')}
        filters={
          <Segmented
            value={show}
            onChange={(value) => write({ show: value === 'settled' ? value : '' })}
            aria-label={t('schedules.show')}
            options={(['open', 'settled'] as const).map((value) => ({ value, label: t(`schedules.${value}`) }))}
          />
        }
        columns={columns}
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
        empty={{ title: t(show === 'open' ? 'schedules.noneOpen' : 'schedules.noneSettled') }}
        minTableWidth={narrow ? 0 : 960}
      />
      {chosen ? <DecisionDialog {...chosen} onClose={() => setChosen(undefined)} /> : null}
    </>
  );
}

/** Nobody decides without having seen what it changes. */
function DecisionDialog({ proposal, action, onClose }: Chosen & { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decide = useDecideProposal();
  const { key, validFrom, validTo, value } = proposal;
  return (
    <RemarksDialog
      open
      title={t(`schedules.decide.${action}`)}
      confirmLabel={t(`schedules.decide.${action}`)}
      destructive={action !== 'approve'}
      remark="required"
      onConfirm={async ({ remark = '' }) => {
        await decide.mutateAsync({ id: proposal.id, action, remark });
        onClose();
      }}
      onCancel={onClose}
    >
      <div className={styles['card']}>
        <strong>{schedules.name(key)[language]}</strong>
        <RowDays row={proposal} />
        <RuleView scheduleKey={key} value={value} />
        <RowBasis row={proposal} />
        <p className={styles['lead']}>
          {t('schedules.reasonOf', { name: personName(proposal.proposedBy, language), reason: proposal.remark })}
        </p>
        <EffectTable request={{ key, validFrom, validTo, value }} />
        <p className={styles['lead']}>{t(`schedules.decide.${action}Means`)}</p>
      </div>
    </RemarksDialog>
  );
}

function useColumns({
  narrow,
  show,
  onChoose,
}: {
  readonly narrow: boolean;
  readonly show: 'open' | 'settled';
  readonly onChoose: (proposal: ScheduleProposal, action: ProposalAction) => void;
}): ColumnsType<ScheduleProposal> {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = (person: ScheduleProposal['proposedBy']): string => personName(person, language);
  const what = (proposal: ScheduleProposal) => (
    <div className={styles['card']}>
      <strong>{schedules.name(proposal.key)[language]}</strong>
      <RowDays row={proposal} />
      <RuleView scheduleKey={proposal.key} value={proposal.value} />
      <RowBasis row={proposal} />
    </div>
  );
  const proposer = ({ proposedBy, proposedAt, remark }: ScheduleProposal) => (
    <>
      {name(proposedBy)}
      <br />
      <InstantPair at={proposedAt} inline={narrow} />
      <div>{remark}</div>
    </>
  );
  const buttons = (proposal: ScheduleProposal) => {
    const actions: readonly ProposalAction[] = [
      ...(proposal.mayDecide ? (['approve', 'refuse'] as const) : []),
      ...(proposal.mayWithdraw ? (['withdraw'] as const) : []),
    ];
    return (
      <div className={styles['card']}>
        {proposal.mayDecide ? null : <span>{t('schedules.waitsShort')}</span>}
        <div className={styles['tags']}>
          {actions.map((action) => (
            <Button
              key={action}
              size="small"
              type={action === 'approve' ? 'primary' : 'default'}
              danger={action === 'refuse'}
              aria-label={`${t(`schedules.decide.${action}`)}: ${schedules.name(proposal.key)[language]}`}
              onClick={() => onChoose(proposal, action)}
            >
              {t(`schedules.decide.${action}`)}
            </Button>
          ))}
        </div>
        <span className={styles['soft']}>
          {t('schedules.decideBy')} <InstantPair at={proposal.expiresAt} inline />
        </span>
      </div>
    );
  };
  const outcome = ({ status, decidedBy, decidedAt, decisionRemark }: ScheduleProposal) => (
    <div>
      <strong>{t(`schedules.status.${status}`)}</strong>
      {decidedBy === null ? null : <div>{name(decidedBy)}</div>}
      {decidedAt === null ? null : <InstantPair at={decidedAt} inline={narrow} />}
      {decisionRemark === null ? null : <div>{decisionRemark}</div>}
    </div>
  );
  const last = show === 'open' ? buttons : outcome;
  if (narrow)
    return [
      {
        title: t('schedules.what'),
        key: 'proposal',
        render: (_, proposal) => (
          <div className={styles['card']}>
            {what(proposal)}
            <div className={styles['soft']}>{proposer(proposal)}</div>
            {last(proposal)}
          </div>
        ),
      },
    ];
  return [
    { title: t('schedules.what'), key: 'what', width: '48%', render: (_, proposal) => what(proposal) },
    { title: t('schedules.proposer'), key: 'proposer', render: (_, proposal) => proposer(proposal) },
    {
      title: t(show === 'open' ? 'schedules.actions' : 'schedules.outcome'),
      key: 'last',
      width: 260,
      render: (_, proposal) => last(proposal),
    },
  ];
}
