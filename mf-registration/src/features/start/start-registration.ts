import { useMutation } from '@tanstack/react-query';
import type { CreateApplicationRequest, ApplicationDetail } from '@registrar/domain/calls/filings';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { registrationVersions } from '@registrar/domain/processes/definition/registration-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';
import { useApplicationCache } from '@registrar/ui/filing';

/**
 * Opens the draft of a registration from a reserved name, or of the details of a company that came over; however often
 * it is clicked before the page goes, it opens one.
 */
export function useStartRegistration() {
  const { gateway } = usePortal();
  const cache = useApplicationCache();
  const attempt = useIdempotencyKey();
  return useMutation({
    mutationFn: (from: { readonly reservationId: string } | { readonly companyId: string }) => {
      const request: CreateApplicationRequest = {
        processName: 'reservationId' in from ? 'COMPANY_REGISTRATION' : 'MIGRATION_COMPANY_REGISTRATION',
        ...from,
      };
      return gateway.request<ApplicationDetail>({
        path: '/external/api/application',
        method: 'POST',
        query: definitionQuery(request.processName, registrationVersions),
        body: { kind: 'json', value: request },
        idempotencyKey: attempt.keyFor(request),
        quiet: { successToast: true },
      });
    },
    onSuccess: (detail) => {
      cache.put(detail);
      void cache.refreshLists();
    },
  });
}
