import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { FilingPage } from '@registrar/ui/filing';
import { ANNUAL_REPORTS } from './report-address';
import { reportPages } from './report-pages';

/** /annual-report and its steps: the report that the address names; without one the years of the company. */
export function ReportPage() {
  const { step } = useParams();
  const [address] = useSearchParams();
  const id = address.get('application') ?? '';
  return id === '' ? <Navigate to={ANNUAL_REPORTS} replace /> : <FilingPage pages={reportPages} id={id} step={step} />;
}
