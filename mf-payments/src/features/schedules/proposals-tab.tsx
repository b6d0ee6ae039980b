import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ScheduleProposal } from '@registrar/domain/calls/schedules';
import { schedules } from '@registrar/domain/schedules';
import { useLanguage } from '@registrar/runtime';
import { ProposalList } from '@registrar/ui/review';
import { EffectTable } from './effect-table';
import { RowBasis, RowDays, RuleView } from './rule-view';
import { PAGE_SIZE, useDecideProposal, useProposals } from './schedule-calls';
import styles from './schedules.module.css';

/** Rows that wait for a second person, and what has become of the rest. */
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
    <ProposalList<ScheduleProposal>
      header={header}
      caption={t('schedules.proposals')}
      show={show}
      onShow={(value) => write({ show: value === 'settled' ? value : '' })}
      page={page}
      size={PAGE_SIZE}
      onPage={(next) => write({ page: String(next) })}
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
