import { useTranslation } from 'react-i18next';
import { ApprovalList } from '@registrar/ui/review';
import { reviewAddress } from './review-address';

/** Registrations, as the office has them. */
export function RegistrationApprovalPage() {
  const { t } = useTranslation();
  const title = t('review.listTitle');
  return <ApprovalList title={title} kinds={[{ process: 'COMPANY_REGISTRATION', label: title }]} addressOf={reviewAddress} />;
}
