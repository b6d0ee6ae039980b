import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GatewayRequest, ShellApi } from '@registrar/contract/shell-api';
import { usePortal } from '@registrar/runtime';
import { PROFILE_KEY } from './profile';

export interface NewLogo {
  readonly companyId: string;
  readonly file: File;
  readonly signal: AbortSignal;
}

const uploadLogo = (gateway: ShellApi['gateway'], { companyId, file, signal }: NewLogo) =>
  gateway.request<{ readonly logo: string }>({
    path: `/external/api/company/${companyId}/logo`,
    method: 'POST',
    body: { kind: 'form-data', value: { logo: file } },
    quiet: { overlay: true, failureToast: true },
    signal,
  });

export function useUploadLogo() {
  const { gateway } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (logo: NewLogo) => uploadLogo(gateway, logo),
    onSuccess: () => queries.invalidateQueries({ queryKey: PROFILE_KEY }),
  });
}

/** The address the profile gives lies below the gateway's, with or without a slash before it. */
const below = (address: string): GatewayRequest['path'] => `/${address.replace(/^\//, '')}`;

const logoPicture = (gateway: ShellApi['gateway'], address: string) =>
  queryOptions({
    // The address carries the picture's version.
    queryKey: ['company-logo', address],
    queryFn: ({ signal }) =>
      gateway.request<Blob>({
        path: below(address),
        expect: 'blob',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
    staleTime: Infinity,
  });

/** The picture itself; fetched like every other call, because an image tag would not carry the session. */
export function useLogoPicture(address: string) {
  const { gateway } = usePortal();
  return useQuery(logoPicture(gateway, address));
}
