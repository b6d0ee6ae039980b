import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { PageSkeleton } from '../../base/feedback/skeletons';
import { isOvertaken, ShowChangesContext } from './overtaken';

const TakeOver = lazy(async () => ({ default: (await import('./take-over')).TakeOver }));

/**
 * Whoever opens a filing whose company has changed answers that first. Where it changes while somebody writes, the form
 * stays until they ask for the changes: a page that goes away under one's hands would be worse than knowing late.
 */
export function UpToDate({ detail, children }: { readonly detail: ApplicationDetail; readonly children: ReactNode }) {
  const overtaken = isOvertaken(detail);
  const [writing, setWriting] = useState(!overtaken);
  if (!overtaken && !writing) setWriting(true);
  const showChanges = useCallback(() => setWriting(false), []);
  if (overtaken && !writing)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <TakeOver detail={detail} />
      </Suspense>
    );
  return <ShowChangesContext value={showChanges}>{children}</ShowChangesContext>;
}
