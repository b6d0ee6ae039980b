import { useTranslation } from 'react-i18next';
import { locationChange, others } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { ApprovalList } from '@registrar/ui/review';

/** The changes of companies, as the office has them. */
export function AmendmentApprovalPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [first, ...rest] = [locationChange, others].map(({ process, name }) => ({ process, label: name[language] }));
  if (first === undefined) return null;
  return <ApprovalList title={t('approval.title')} kinds={[first, ...rest]} />;
}
