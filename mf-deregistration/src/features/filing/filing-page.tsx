import { useParams } from 'react-router-dom';
import { FilingPage } from '@registrar/ui/filing';
import { filingPages } from './filing-pages';

/** One filing for whoever files it: its steps while it is written, then where it stands. */
export function OwnFilingPage() {
  const { id = '', step } = useParams();
  return <FilingPage pages={filingPages} id={id} step={step} />;
}
