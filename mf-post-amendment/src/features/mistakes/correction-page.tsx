import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { FilingPage, FilingPagesContext, NoSuchPage, useApplication } from '@registrar/ui/filing';
import { amendmentPages } from '../filing/amendment-pages';
import { CorrectedFiling } from './corrected-filing';
import { CORRECTION, CORRECTIONS } from './mistake-address';

/** One correction: where it stands, or the step at which its writer stopped. */
export function CorrectionPage() {
  const { editId = '' } = useParams();
  const { data: detail } = useApplication(editId);
  const pages = useMemo(() => amendmentPages(CORRECTION), []);
  if (detail !== undefined && detail.processName !== CORRECTION)
    return (
      <FilingPagesContext value={pages}>
        <NoSuchPage address={CORRECTIONS} />
      </FilingPagesContext>
    );
  return (
    <>
      {detail === undefined ? null : <CorrectedFiling detail={detail} reader="OWN" />}
      <FilingPage pages={pages} id={editId} step={undefined} />
    </>
  );
}
