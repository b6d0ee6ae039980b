import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useApplication } from '@registrar/ui/filing';
import { FilingReview } from '@registrar/ui/review';
import { APPROVAL_LIST } from '../filing/amendment-address';
import { CorrectedFiling } from '../mistakes/corrected-filing';
import { WayOfOffice } from '../mistakes/way-to-correct';
import { amendmentPages } from '../filing/amendment-pages';

const CallNote = lazy(async () => ({ default: (await import('../calls/call-note')).CallNote }));

const pages = amendmentPages('');

/** A change of a company for the officers. */
export function AmendmentReviewPage() {
  const { id = '' } = useParams();
  const detail = useApplication(id).data;
  return (
    <>
      {detail?.processName === 'CALL_FOR_EXPLANATION' ? (
        <Suspense fallback={null}>
          <CallNote detail={detail} />
        </Suspense>
      ) : null}
      {detail === undefined ? null : <CorrectedFiling detail={detail} reader="OFFICE" />}
      {detail === undefined ? null : <WayOfOffice detail={detail} />}
      <FilingReview pages={pages} id={id} list={APPROVAL_LIST} />
    </>
  );
}
