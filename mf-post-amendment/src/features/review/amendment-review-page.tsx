import { useParams } from 'react-router-dom';
import { FilingReview } from '@registrar/ui/filing-review';
import { APPROVAL_LIST } from '../filing/amendment-address';
import { amendmentPages } from '../filing/amendment-pages';

const pages = amendmentPages('');

/** A change of a company for the officers. */
export function AmendmentReviewPage() {
  const { id = '' } = useParams();
  return <FilingReview pages={pages} id={id} list={APPROVAL_LIST} />;
}
