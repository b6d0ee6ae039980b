import { useParams } from 'react-router-dom';
import { FilingReview } from '@registrar/ui/review';
import { APPROVAL_LIST } from '../../model/addresses';
import { filingPages } from '../filing/filing-pages';

/** A filing for the officers, part by part. */
export function ReviewPage() {
  const { id = '' } = useParams();
  return <FilingReview pages={filingPages} id={id} list={APPROVAL_LIST} />;
}
