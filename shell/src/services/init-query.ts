import type { ShellApi } from '@registrar/contract/shell-api';
import type { InitAnswer } from '@registrar/domain/calls/accounts';

/** GET auth/api/init, asked by the shell alone and only for somebody who is signed in. */
export async function askInit(gateway: ShellApi['gateway']): Promise<InitAnswer> {
  const [answer, { initAnswerSchema }] = await Promise.all([
    gateway.request<unknown>({ path: '/auth/api/init', quiet: { overlay: true, failureToast: true } }),
    import('@registrar/domain/calls/accounts'),
  ]);
  return initAnswerSchema.parse(answer);
}
