import { useSearchParams } from 'react-router-dom';
import { PageSkeleton } from '@registrar/ui';
import {
  useApplication,
  useApplicationUpdates,
  FilingPagesContext,
  FilingWizard,
  NotReadable,
} from '@registrar/ui/filing';
import { RESERVATIONS } from '../reservation/addresses';
import { MigratedList } from './migrated-list';
import { MigratedStatus } from './migrated-status';
import { migratedPages } from './migrated-pages';

type MigratedStep = 'old-name' | 'documents';

/** The companies that came over; with an application in the address: its first step, or what became of it. */
export function MigratedPage() {
  const [address] = useSearchParams();
  const id = address.get('application');
  return id === null ? <MigratedList /> : <MigratedApplication key={id} id={id} step="old-name" />;
}

/** The second step: the papers, and handing everything in. */
export function AddNecessaryDocumentPage() {
  const [address] = useSearchParams();
  const id = address.get('application');
  return id === null ? <MigratedList /> : <MigratedApplication key={id} id={id} step="documents" />;
}

function MigratedApplication({ id, step }: { readonly id: string; readonly step: MigratedStep }) {
  const application = useApplication(id);
  useApplicationUpdates(id);
  if (application.isPending) return <PageSkeleton />;
  if (application.isError)
    return <NotReadable error={application.error} onRetry={() => void application.refetch()} home={RESERVATIONS} />;
  const detail = application.data;
  if (detail.status === 'DRAFT') {
    return (
      <FilingPagesContext value={migratedPages}>
        <FilingWizard detail={detail} step={step} />
      </FilingPagesContext>
    );
  }
  return <MigratedStatus detail={detail} />;
}
