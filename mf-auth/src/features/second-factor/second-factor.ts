import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  passkeyBegunSchema,
  recoveryCodesAnswerSchema,
  secondFactorAddedSchema,
  secondFactorsAnswerSchema,
  totpBegunSchema,
} from '@registrar/domain/calls/second-factor';
import { usePortal } from '@registrar/runtime';

const OWN = '/auth/api/user/second-factor';
const KEY = ['second-factor'];
const quiet = { failureToast: true, successToast: true } as const;

/** GET auth/api/user/second-factor. */
export function useSecondFactors() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      secondFactorsAnswerSchema.parse(await gateway.request({ path: OWN, quiet: { overlay: true }, signal })),
  });
}

/** The two steps of each kind, and what changes the list. */
export function useChangeSecondFactors() {
  const { gateway, access } = usePortal();
  const queries = useQueryClient();
  const post = (path: string, value: object, loud = false) =>
    gateway.request({
      path: `${OWN}${path}`,
      method: 'POST',
      body: { kind: 'json', value },
      quiet: loud ? { failureToast: true } : quiet,
    });
  const changed = { onSuccess: () => Promise.all([queries.invalidateQueries({ queryKey: KEY }), access.refresh?.()]) };
  return {
    beginTotp: useMutation({
      mutationFn: async (password: string) => totpBegunSchema.parse(await post('/totp', { password })),
    }),
    confirmTotp: useMutation({
      mutationFn: async (value: { readonly id: string; readonly code: string; readonly name: string }) =>
        secondFactorAddedSchema.parse(await post('/totp/confirm', value, true)),
      ...changed,
    }),
    beginPasskey: useMutation({
      mutationFn: async (password: string) => passkeyBegunSchema.parse(await post('/passkey', { password })),
    }),
    confirmPasskey: useMutation({
      mutationFn: async (value: { readonly name: string; readonly credential: object }) =>
        secondFactorAddedSchema.parse(await post('/passkey/confirm', value, true)),
      ...changed,
    }),
    remove: useMutation({
      mutationFn: ({ id, password }: { readonly id: string; readonly password: string }) =>
        post(`/${id}/remove`, { password }, true),
      ...changed,
    }),
    renewCodes: useMutation({
      mutationFn: async (password: string) =>
        recoveryCodesAnswerSchema.parse(await post('/recovery-codes', { password }, true)),
      ...changed,
    }),
  };
}
