import { useTranslation } from 'react-i18next';
import type { DeskItem } from '@registrar/domain/calls/desk';
import { useLanguage } from '@registrar/runtime';
import type { ColumnsType } from '@registrar/ui/data';
import { InstantPair } from '@registrar/ui/filing';
import { localName } from '../../model/local-name';
import { useReservationColumns } from '../my-reservations/reservation-columns';
import { TermBadge } from './term-badge';

/** For officers also who asked, since when it waits and how much of its term has run, and who holds it. */
export function useApprovalColumns(addressOf: (id: string) => string): ColumnsType<DeskItem> {
  const { t } = useTranslation();
  const language = useLanguage();
  const common = useReservationColumns<DeskItem>(addressOf).filter(({ key }) => key !== 'updated');
  return [
    ...common,
    { title: t('column.term'), key: 'term', render: (_, row) => <TermBadge clock={row.clock} /> },
    { title: t('column.applicant'), key: 'applicant', render: (_, row) => localName(row.applicant, language) },
    { title: t('column.submitted'), key: 'submitted', render: (_, row) => (row.submittedAt === null ? '—' : <InstantPair at={row.submittedAt} />) },
    { title: t('column.assignee'), key: 'assignee', render: (_, row) => (row.assignee === null ? '—' : localName(row.assignee, language)) },
  ];
}
