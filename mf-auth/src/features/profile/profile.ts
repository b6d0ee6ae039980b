import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { Profile, UpdateProfileRequest } from '@registrar/domain/calls/profile';
import { usePortal } from '@registrar/runtime';

export const PROFILE_KEY = ['profile'] as const;

const profile = (gateway: ShellApi['gateway']) =>
  queryOptions({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) =>
      gateway.request<Profile>({
        path: '/auth/api/user/profile',
        quiet: { overlay: true, failureToast: true },
        signal,
      }),
  });

/** Who is signed in, with the companies they may act for. */
export function useProfile() {
  const { gateway } = usePortal();
  return useQuery(profile(gateway));
}

const updateProfile = (gateway: ShellApi['gateway'], request: UpdateProfileRequest) =>
  gateway.request<unknown>({
    path: '/auth/api/user/profile',
    method: 'PUT',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

/** Names and the language of messages. The frame shows the name too, so it asks again who is here. */
export function useUpdateProfile() {
  const { gateway, access } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: UpdateProfileRequest) => updateProfile(gateway, request),
    // Also after a refusal: somebody else's change is why an older version is refused.
    onSettled: () => queries.invalidateQueries({ queryKey: PROFILE_KEY }),
    onSuccess: () => access.refresh?.(),
  });
}
