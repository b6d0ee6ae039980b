import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { ChangeContactRequest } from '@registrar/domain/calls/profile';
import { usePortal } from '@registrar/runtime';
import { PROFILE_KEY } from './profile';

export type ContactType = ChangeContactRequest['type'];

export interface ContactProof {
  readonly type: ContactType;
  readonly otp: string;
}

const changeContact = (gateway: ShellApi['gateway'], request: ChangeContactRequest) =>
  gateway.request<OtpSent>({
    path: '/auth/api/user/profile/contact',
    method: 'POST',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true, successToast: true },
  });

/** Sends a code to the new address or number; the password proves who asks. */
export function useChangeContact() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: ChangeContactRequest) => changeContact(gateway, request) });
}

const confirmContact = (gateway: ShellApi['gateway'], proof: ContactProof) =>
  gateway.request<unknown>({
    path: '/auth/api/user/profile/contact/confirm',
    method: 'POST',
    body: { kind: 'json', value: proof },
    quiet: { failureToast: true },
  });

/** From now on the new address or number counts. The frame shows the address too. */
export function useConfirmContact() {
  const { gateway, access } = usePortal();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (proof: ContactProof) => confirmContact(gateway, proof),
    onSuccess: () => Promise.all([queries.invalidateQueries({ queryKey: PROFILE_KEY }), access.refresh?.()]),
  });
}
