import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScheduleProposal } from '@registrar/domain/calls/schedules';
import { schedules } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { ProposalList, useProposalsAddress } from '@registrar/ui/review';
import { EffectTable } from './effect-table';
import { RowBasis, RowDays, RuleView } from './rule-view';
import { PAGE_SIZE, useDecideSchedule, useProposals } from './schedule-calls';
import styles from './schedules.module.css';

/** Rows that wait for a second person, and what has become of the rest. */
export function ProposalsTab({ header }: { readonly header: ReactNode }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const at = useProposalsAddress('proposals');
  const query = useProposals(at.show, at.page);
  const decide = useDecideSchedule();
  return (
    <ProposalList<ScheduleProposal>
      header={header}
      caption={t('schedules.proposals')}
      {...at}
      size={PAGE_SIZE}
      query={query}
      about={({ key }) => schedules.name(key)[language]}
      what={(proposal) => <ProposedRow proposal={proposal} />}
      question={(proposal, action) => {
        const { key, validFrom, validTo, value } = proposal;
        return (
          <>
            <ProposedRow proposal={proposal} />
            <EffectTable request={{ key, validFrom, validTo, value }} />
            <p className={styles['lead']}>{t(`schedules.decide.${action}Means`)}</p>
          </>
        );
      }}
      remark={() => 'required'}
      onDecide={({ id, action, remark = '' }) => decide.mutateAsync({ id, action, remark })}
    />
  );
}

function ProposedRow({ proposal }: { readonly proposal: ScheduleProposal }) {
  const language = useLanguage();
  return (
    <div className={styles['card']}>
      <strong>{schedules.name(proposal.key)[language]}</strong>
      <RowDays row={proposal} />
      <RuleView scheduleKey={proposal.key} value={proposal.value} />
      <RowBasis row={proposal} />
    </div>
  );
}
