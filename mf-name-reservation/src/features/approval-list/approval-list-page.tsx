import { useTranslation } from 'react-i18next';
import { ApprovalList } from '@registrar/ui/review';
import { DisputedCompanies } from '../migrated/disputed-companies';

/** Migrated names lie on the list of the reservations, as a kind of their own. */
const KINDS = ['NAME_RESERVATION', 'MIGRATION_NAME_RESERVATION'] as const;

/** Name reservations, as the office has them. */
export function ApprovalListPage() {
  const { t } = useTranslation();
  return (
    <ApprovalList
      title={t('approvalList.title.NAME_RESERVATION')}
      kinds={KINDS.map((process) => ({ process, label: t(`approvalList.kind.${process}`) }))}
    >
      {(kinds) => (kinds.split(',').includes('MIGRATION_NAME_RESERVATION') ? <DisputedCompanies /> : null)}
    </ApprovalList>
  );
}
