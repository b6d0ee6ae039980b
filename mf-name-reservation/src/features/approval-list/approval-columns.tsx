import { useTranslation } from 'react-i18next';
import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { useLanguage } from '@registrar/runtime';
import type { ColumnsType } from '@registrar/ui/data';
import { InstantPair } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import { useReservationColumns } from '../my-reservations/reservation-columns';

/** For officers also who asked, since when it waits, and who holds it. */
export function useApprovalColumns(addressOf: (id: string) => string): ColumnsType<ApplicationSummary> {
  const { t } = useTranslation();
  const language = useLanguage();
  const common = useReservationColumns(addressOf).filter(({ key }) => key !== 'updated');
  return [
    ...common,
    { title: t('column.applicant'), key: 'applicant', render: (_, row) => localName(row.applicant, language) },
    { title: t('column.submitted'), key: 'submitted', render: (_, row) => (row.submittedAt === null ? '—' : <InstantPair at={row.submittedAt} />) },
    { title: t('column.assignee'), key: 'assignee', render: (_, row) => (row.assignee === null ? '—' : localName(row.assignee, language)) },
  ];
}
