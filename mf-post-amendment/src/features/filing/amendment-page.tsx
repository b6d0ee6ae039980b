import { lazy, Suspense, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { PageSkeleton } from '@registrar/ui';
import { useApplication, FilingPage, FilingPagesContext, NoSuchPage } from '@registrar/ui/filing';
import { addressedHolder } from '../shareholder-change/holder-address';
import { amendmentAddress, EVENT } from './amendment-address';
import { amendmentPages } from './amendment-pages';

const HolderPage = lazy(async () => ({ default: (await import('../shareholder-change/holder-page')).HolderPage }));

/**
 * One change of a company for whoever files it: its steps while it is written, then where it stands. In the place of a
 * step also a holder of a shareholder change, to be corrected or to be read.
 */
export function AmendmentPage() {
  const { eventId = EVENT, processId = '', processName, step } = useParams();
  const reads = useLocation().pathname.endsWith('/view');
  const application = useApplication(processId);
  const { data: detail } = application;
  const process = detail?.processName ?? processName ?? '';
  const pages = useMemo(() => amendmentPages(process), [process]);
  const holder = addressedHolder(detail, step);
  // an address says of what kind the filing is: of another kind, or of another event, it is nobody's
  const isElsewhere = eventId !== EVENT || (processName !== undefined && processName !== detail?.processName);
  if (detail !== undefined && isElsewhere)
    return (
      <FilingPagesContext value={pages}>
        <NoSuchPage address={amendmentAddress(detail.processName, detail.id)} />
      </FilingPagesContext>
    );
  if (detail !== undefined && holder !== undefined) {
    const mayWrite = detail.status === 'DRAFT' || (detail.unlocked != null && detail.unlocked.length > 0);
    if (reads || !mayWrite)
      return (
        <Suspense fallback={<PageSkeleton />}>
          <HolderPage detail={detail} at={holder} mayWrite={mayWrite} />
        </Suspense>
      );
  }
  return <FilingPage pages={pages} id={processId} step={holder?.step ?? step} />;
}
