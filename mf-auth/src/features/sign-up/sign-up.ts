import { useMutation } from '@tanstack/react-query';
import type { ShellApi } from '@registrar/contract/shell-api';
import type { OtpSent, SignUpRequest } from '@registrar/domain/calls/accounts';
import { usePortal } from '@registrar/runtime';

const signUp = (gateway: ShellApi['gateway'], request: SignUpRequest) =>
  gateway.request<OtpSent>({
    path: '/auth/api/user/external',
    method: 'POST',
    auth: 'none',
    body: { kind: 'json', value: request },
    quiet: { failureToast: true },
  });

/** Asks for an account; it comes to life once the code sent to the mobile is proven. */
export function useSignUp() {
  const { gateway } = usePortal();
  return useMutation({ mutationFn: (request: SignUpRequest) => signUp(gateway, request) });
}
