import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { ApprovalList } from '@registrar/ui/review';
import { filings } from '../../model/filings';

/** The filings of this remote that an officer decides. */
export function ApprovalListPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const kinds = filings.map(({ process, name }) => ({ process, label: name[language] }));
  return <ApprovalList title={t('approval.title')} kinds={kinds} />;
}
