import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useApplication } from '@registrar/ui/filing';
import { FilingPage } from '@registrar/ui/filing-pages';
import { amendmentPages } from './amendment-pages';

/** One change of a company for whoever files it: its steps while it is written, then where it stands. */
export function AmendmentPage() {
  const { processId = '', processName, step } = useParams();
  const application = useApplication(processId);
  const process = application.data?.processName ?? processName ?? '';
  const pages = useMemo(() => amendmentPages(process), [process]);
  return <FilingPage pages={pages} id={processId} step={step} />;
}
