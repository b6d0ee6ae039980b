import { useParams } from 'react-router-dom';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { useSession } from '@registrar/runtime';
import { PageSkeleton } from '@registrar/ui';
import {
  useApplication,
  useApplicationUpdates,
  FilingPagesContext,
  FilingWizard,
  isPartAddress,
  NoSuchPage,
  NotReadable,
} from '@registrar/ui/filing';
import { RESERVATIONS } from './addresses';
import { reservationPages } from './reservation-pages';
import { ReservationResult } from './reservation-result';
import { ReservationStatus } from './reservation-status';

/** One application: the wizard while it is its owner's draft, what became of it afterwards. */
export function ReservationPage() {
  const { id = '', step } = useParams();
  const session = useSession();
  const application = useApplication(id);
  useApplicationUpdates(id);

  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home={RESERVATIONS} />;
  const detail = application.data;
  const own = detail.applicant.id === session?.userId;
  if (detail.status === 'DRAFT' && own) {
    return (
      <FilingPagesContext value={reservationPages}>
        <FilingWizard key={id} detail={detail} step={step} />
      </FilingPagesContext>
    );
  }
  if (step !== undefined && !isPartAddress(nameReservation, step))
    return (
      <FilingPagesContext value={reservationPages}>
        <NoSuchPage address={reservationPages.addressOf(id)} />
      </FilingPagesContext>
    );
  if (step === 'submitted' && own) return <ReservationResult detail={detail} />;
  return <ReservationStatus detail={detail} own={own} />;
}
