import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useSession } from '@registrar/runtime';
import { Button, PageSkeleton, Sheet } from '@registrar/ui';
import { useApplication, useApplicationUpdates } from '@registrar/ui/filing';
import { ReservationResult } from './reservation-result';
import { ReservationStatus } from './reservation-status';
import { ReservationWizard } from './reservation-wizard';

/** One application: the wizard while it is its owner's draft, what became of it afterwards. */
export function ReservationPage() {
  const { id = '', step } = useParams();
  const session = useSession();
  const application = useApplication(id);
  useApplicationUpdates(id);

  if (application.isPending) return <PageSkeleton />;
  if (application.isError) return <NotReadable error={application.error} onRetry={() => void application.refetch()} />;
  const detail = application.data;
  const own = detail.applicant.id === session?.userId;
  if (detail.status === 'DRAFT' && own) return <ReservationWizard key={id} detail={detail} step={step} />;
  if (step === 'submitted' && own) return <ReservationResult detail={detail} />;
  return <ReservationStatus detail={detail} own={own} />;
}

export function NotReadable({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const missing = isGatewayFailure(error) && (error.status === 404 || error.status === 403 || error.status === 400 || error.status === 422);
  return (
    <Sheet role="alert">
      <h1 tabIndex={-1} style={{ fontSize: 24, marginBlockStart: 0 }}>
        {t(missing ? 'application.missing' : 'application.failed')}
      </h1>
      {missing ? <p>{t('application.missingHint')}</p> : <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
      <p>
        <PortalLink to="/company-name-reservation">{t('application.toList')}</PortalLink>
      </p>
    </Sheet>
  );
}
