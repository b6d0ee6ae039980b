import { useParams } from 'react-router-dom';
import { nameReservation } from '@registrar/domain/processes/filings/name-reservation/definition';
import { PageSkeleton } from '@registrar/ui';
import { useApplication, useApplicationUpdates, NotReadable } from '@registrar/ui/filing';
import { MigratedReview } from '../migrated/migrated-review';
import { ReservationCard } from '../reservation/reservation-card';
import { GroupNote } from '@registrar/ui/components';
import { RESERVATIONS } from '../reservation/addresses';
import { OtherReview } from './other-review';
import { Review } from './review';

/** A name reservation for the officers to decide. */
export function ApprovalPage() {
  const { id = '' } = useParams();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home={RESERVATIONS} />;
  const detail = application.data;
  if (detail.processName === 'MIGRATION_NAME_RESERVATION') return <MigratedReview key={id} detail={detail} />;
  if (detail.processName !== 'NAME_RESERVATION') return <OtherReview detail={detail} />;
  // Another application is another page: nothing of what was asked or answered on the one before is left.
  return (
    <Review key={id} detail={detail} definition={nameReservation}>
      <GroupNote detail={detail} />
      {detail.reservation === null ? null : <ReservationCard reservation={detail.reservation} />}
    </Review>
  );
}
