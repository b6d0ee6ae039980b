import type { ShellApi, SignInCredentials, SignInResult } from '@registrar/contract/shell-api';
import type { LoginAnswer } from '@registrar/domain/calls/accounts';
import { isGatewayFailure } from '@registrar/gateway-client/gateway-failure';
import { tokensFrom } from '@registrar/gateway-client/session-tokens';
import type { SessionService } from './session';
import type { ToastService } from './toast';

export interface SignInOptions {
  readonly gateway: ShellApi['gateway'];
  readonly session: SessionService;
  readonly toast: ToastService;
}

/** Login as the specification tells it (section 4): a session, a forced change of the password, or a refusal. */
export function createSignIn({
  gateway,
  session,
  toast,
}: SignInOptions): (credentials: SignInCredentials) => Promise<SignInResult> {
  return async ({ username, password, captcha }) => {
    let answer: unknown;
    try {
      answer = await gateway.request<unknown>({
        path: '/auth/api/ocr-login',
        method: 'POST',
        body: { kind: 'form-data', value: { grant_type: 'password', username, password, captcha } },
        // The form shows a refusal beside its fields; the toast of success comes once the session stands.
        quiet: { successToast: true, failureToast: true },
      });
    } catch (error) {
      if (!isGatewayFailure(error)) throw error;
      const { retryAfterSeconds } = error.details;
      return {
        kind: 'rejected',
        serverMessage: error.message,
        captchaRequired: error.enableCaptcha === 'true',
        code: error.code,
        retryAfterSeconds: typeof retryAfterSeconds === 'number' ? retryAfterSeconds : undefined,
      };
    }
    const { loginAnswerSchema } = await import('@registrar/domain/calls/accounts');
    const login: LoginAnswer = loginAnswerSchema.parse(answer);
    if (!login.isPasswordUpdated) {
      const { access_token: ticket, mobileNumber, userId } = login;
      return { kind: 'password-change-required', ticket, mobileNumber, userId };
    }
    const tokens = tokensFrom(login);
    if (!tokens) throw new Error('the login answer carries no refresh token');
    toast.show({ kind: 'success', serverMessage: login.message });
    session.write(tokens);
    return { kind: 'signed-in' };
  };
}
