import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { CreateApplicationRequest, ApplicationDetail } from '@registrar/domain/calls/filings';
import { definitionQuery } from '@registrar/domain/processes/definition/definition-stamp';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';
import { useIdempotencyKey, usePortal } from '@registrar/runtime';

export const startReservation = (
  gateway: ShellApi['gateway'],
  request: CreateApplicationRequest,
  idempotencyKey: string,
) =>
  gateway.request<ApplicationDetail>({
    path: '/external/api/application',
    method: 'POST',
    query: definitionQuery(request.processName, nameVersions),
    body: { kind: 'json', value: request },
    idempotencyKey,
    quiet: { successToast: true },
  });

export const NEW_RESERVATION = { processName: 'NAME_RESERVATION' } as const;

/**
 * Opens a draft, empty or with the answers of another application; however often it is clicked before the page goes, it
 * opens one.
 */
export function useStartReservation(copyOf?: string) {
  const { gateway } = usePortal();
  const attempt = useIdempotencyKey();
  const request = { ...NEW_RESERVATION, copyOf };
  return useMutation({ mutationFn: () => startReservation(gateway, request, attempt.keyFor(request)) });
}
