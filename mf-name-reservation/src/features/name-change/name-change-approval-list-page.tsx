import { useTranslation } from 'react-i18next';
import { ApprovalList } from '@registrar/ui/review';

/** Changes of companies' names, as the office has them. */
export function NameChangeApprovalListPage() {
  const { t } = useTranslation();
  const title = t('approvalList.title.NAME_CHANGE');
  return <ApprovalList title={title} kinds={[{ process: 'NAME_CHANGE', label: title }]} />;
}
