import { Navigate } from 'react-router-dom';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { useFilingAddress } from '@registrar/runtime';

/** An address of one kind of filing with the id of another leads to the page that shows it. */
export function OtherReview({ detail }: { readonly detail: ApplicationDetail }) {
  return <Navigate replace to={useFilingAddress()(detail.processName, detail.id, 'review') ?? '/management'} />;
}
