import { useParams } from 'react-router-dom';
import { nameChange } from '@registrar/domain/processes/filings/name-change/definition';
import { PageSkeleton } from '@registrar/ui';
import { useApplication, useApplicationUpdates, NotReadable } from '@registrar/ui/filing';
import { OtherReview } from '../approval/other-review';
import { Review } from '../approval/review';
import { GroupNote } from '@registrar/ui/components';
import { RESERVATIONS } from '../reservation/addresses';
import { BeforeAndAfter } from './before-and-after';

/** A change of a company's name for the officers to decide. */
export function NameChangeApprovalPage() {
  const { id = '' } = useParams();
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home={RESERVATIONS} />;
  const detail = application.data;
  if (detail.processName !== 'NAME_CHANGE') return <OtherReview detail={detail} />;
  return (
    <Review key={id} detail={detail} definition={nameChange}>
      <BeforeAndAfter detail={detail} />
      <GroupNote detail={detail} />
    </Review>
  );
}
