import { Navigate } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { reviewAddress } from '../decide/review-address';

/** An address of one kind of filing with the id of another leads to the page that shows it. */
export function OtherReview({ detail }: { readonly detail: ApplicationDetail }) {
  return <Navigate replace to={reviewAddress(detail.processName, detail.id)} />;
}
