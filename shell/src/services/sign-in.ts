import type { ShellApi } from '@registrar/contract/shell-api';
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

export type SignIn = Required<Omit<ShellApi['auth'], 'signOut'>>;

/**
 * Login as the specification tells it (section 4): a session, a forced change of the password, a second step, or a
 * refusal.
 */
export function createSignIn({ gateway, session, toast }: SignInOptions): SignIn {
  const read = async (answer: unknown): Promise<LoginAnswer> => {
    const { loginAnswerSchema } = await import('@registrar/domain/calls/accounts');
    return loginAnswerSchema.parse(answer);
  };
  const begin = (login: LoginAnswer): void => {
    const tokens = tokensFrom(login);
    if (!tokens) throw new Error('the login answer carries no refresh token');
    toast.show({ kind: 'success', serverMessage: login.message });
    session.write(tokens);
  };
  const ask: SignIn['signInBySteps'] = async ({ username, password, captcha }) => {
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
    const login = await read(answer);
    if (!login.isPasswordUpdated) {
      const { access_token: ticket, mobileNumber, userId } = login;
      return { kind: 'password-change-required', ticket, mobileNumber, userId };
    }
    if (login.refresh_token === undefined)
      return { kind: 'second-factor-required', ticket: login.access_token, message: login.message };
    begin(login);
    return { kind: 'signed-in' };
  };
  return {
    signInBySteps: ask,
    async signIn(credentials) {
      const result = await ask(credentials);
      return result.kind === 'second-factor-required'
        ? { kind: 'rejected', serverMessage: result.message, captchaRequired: false }
        : result;
    },
    async proveSecondFactor(ticket, proof) {
      const answer = await gateway.request<unknown>({
        path: '/auth/api/second-factor/login',
        method: 'POST',
        auth: { ticket },
        body: { kind: 'json', value: proof },
        quiet: { successToast: true, failureToast: true },
      });
      begin(await read(answer));
    },
  };
}
