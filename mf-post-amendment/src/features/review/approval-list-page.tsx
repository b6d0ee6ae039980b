import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { ApprovalList } from '@registrar/ui/review';
import { decidedHere } from './decided-here';

/** The changes of companies, as the office has them. */
export function AmendmentApprovalPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const [first, ...rest] = decidedHere.map(({ process, name }) => ({ process, label: name[language] }));
  if (first === undefined) return null;
  return <ApprovalList title={t('approval.title')} kinds={[first, ...rest]} />;
}
