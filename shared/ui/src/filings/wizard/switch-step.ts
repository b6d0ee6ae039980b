import { useEffect } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';

/**
 * Tells the gateway where the person is, so that any device goes on there. Nobody waits for it, and nothing is lost
 * without it.
 */
export function useRememberedStep(detail: ApplicationDetail, step: string): void {
  const { gateway } = usePortal();
  const { id, status } = detail;
  useEffect(() => {
    if (status !== 'DRAFT') return undefined;
    const visit = new AbortController();
    gateway
      .request({
        path: `/external/api/application/${id}/switch/stepper/${step}`,
        method: 'PUT',
        quiet: { overlay: true, successToast: true, failureToast: true },
        signal: visit.signal,
      })
      .catch(() => undefined);
    return () => visit.abort();
  }, [gateway, id, status, step]);
}
