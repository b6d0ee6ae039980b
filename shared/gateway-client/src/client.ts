import type { GatewayRequest, Language, ReadonlyStore, ShellApi, Toast } from '@registrar/contract/shell-api';
import { answerText, failureToast } from './failure-text';
import { GatewayFailure } from './gateway-failure';
import { createOverlayCounter, type LoadingOverlay } from './overlay-counter';
import { contentOf, type Answer } from './read-answer';
import { createSender } from './send';
import type { TokenStore } from './session-tokens';
import { answersAsLogin, createTokenRefresh, LOGIN_PATH } from './token-refresh';

/** Names the client program to the gateway; no secret and no permission. Comes from the runtime configuration. */
export interface ClientCredentials {
  readonly id: string;
  readonly secret: string;
}

export type SessionLossReason = 'refresh-refused' | 'sign-in-refused';

export interface GatewayClientOptions {
  /** E.g. `/gateway`; a final slash does no harm. */
  readonly baseUrl: string;
  readonly clientCredentials: ClientCredentials;
  readonly session: TokenStore;
  readonly language: ReadonlyStore<Language>;
  readonly toast: { show(toast: Toast): void };
  readonly overlay: LoadingOverlay;
  /** Called once, after the tokens were cleared: the shell takes the person to the root page. */
  /** `why`: the gateway's sentence on why it ended the session, in the person's language. */
  readonly onSessionLost: (reason: SessionLossReason, why?: string | null) => void;
  /**
   * Asks the person for the second factor again; true once it is proven. The call that was refused for the want of it
   * is then made again, so that nothing typed is lost.
   */
  readonly proveAgain?: () => Promise<boolean>;
  /** Sees every failure, e.g. to ask for the module list again after a refusal by screen code. */
  readonly onFailure?: (failure: GatewayFailure, request: GatewayRequest) => void;
  readonly fetch?: typeof globalThis.fetch;
}

export type GatewayClient = ShellApi['gateway'] & {
  /**
   * A token newer than the refused one, for other tabs of this session; null when it is over. Rejects where nobody
   * answered.
   */
  renew(refused: string): Promise<string | null>;
};

/** Marks a failure that only says "you are signed out", which the root page says better than a toast. */
const sessionEnded = new WeakSet<GatewayFailure>();

/** For a call that began while the session was ending: asking the gateway would only bring the same answer. */
function signedOut(language: Language): GatewayFailure {
  const failure = new GatewayFailure({
    status: 401,
    message: answerText(401, {}, language),
    details: {},
    cause: 'answer',
  });
  sessionEnded.add(failure);
  return failure;
}

export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  const { session, language, toast } = options;
  const clientAuthorization = `Basic ${btoa(`${options.clientCredentials.id}:${options.clientCredentials.secret}`)}`;
  const send = createSender({
    baseUrl: options.baseUrl,
    language,
    fetch: options.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  });
  const overlay = createOverlayCounter(options.overlay);
  const refresh = createTokenRefresh({
    send,
    session,
    clientAuthorization,
    language,
    onRefused: (why) => options.onSessionLost('refresh-refused', why),
  });

  const sendLogin = async (request: GatewayRequest): Promise<Answer> => {
    try {
      return await send(request, clientAuthorization);
    } catch (error) {
      if (error instanceof GatewayFailure && error.status === 401) {
        session.clear();
        options.onSessionLost('sign-in-refused');
      }
      throw error;
    }
  };

  const sendWithSession = async (request: GatewayRequest): Promise<Answer> => {
    const renewing = refresh.underWay();
    if (renewing !== null && (await renewing) === null) throw signedOut(language.get());
    const token = session.read()?.access_token;
    if (token === undefined) return send(request, undefined);
    try {
      return await send(request, `Bearer ${token}`);
    } catch (error) {
      if (!(error instanceof GatewayFailure) || error.status !== 401) throw error;
      const newToken = await refresh.newerThan(token);
      if (newToken === null) {
        sessionEnded.add(error);
        throw error;
      }
      return send(request, `Bearer ${newToken}`);
    }
  };

  const dispatch = (request: GatewayRequest): Promise<Answer> => {
    if (request.path === LOGIN_PATH) return sendLogin(request);
    if (request.auth === 'none') return send(request, undefined);
    if (typeof request.auth === 'object') return send(request, `Bearer ${request.auth.ticket}`);
    return sendWithSession(request);
  };

  const announceFailure = (failure: GatewayFailure, request: GatewayRequest): void => {
    options.onFailure?.(failure, request);
    // Leaving a page aborts its calls; nobody is waiting for them any more.
    const left = request.signal?.aborted === true;
    if (left || sessionEnded.has(failure) || request.quiet?.failureToast === true) return;
    toast.show(failureToast(failure, language.get()));
  };

  const announceSuccess = (message: string | undefined, request: GatewayRequest): void => {
    const changes = request.method !== undefined && request.method !== 'GET';
    if (!changes || message === undefined || request.quiet?.successToast === true) return;
    toast.show({ kind: 'success', serverMessage: message });
  };

  return {
    renew: refresh.newerThan,
    async request<T>(request: GatewayRequest): Promise<T> {
      const attempt = async (): Promise<Answer> => {
        const endOverlay = request.quiet?.overlay === true ? undefined : overlay.begin();
        try {
          return await dispatch(request);
        } finally {
          endOverlay?.();
        }
      };
      const withProof = async (): Promise<Answer> => {
        try {
          return await attempt();
        } catch (error) {
          const isAsked = error instanceof GatewayFailure && error.code === 'AUTH-STEP-UP';
          if (!isAsked || request.signal?.aborted === true || !(await options.proveAgain?.())) throw error;
          return attempt();
        }
      };
      try {
        const answer = await withProof();
        announceSuccess(answer.message, request);
        // The caller names the shape; the gateway's contract tests hold it to that.
        return (answersAsLogin(request.path) ? answer.body : contentOf(answer.body)) as T;
      } catch (error) {
        if (error instanceof GatewayFailure) announceFailure(error, request);
        throw error;
      }
    },
  };
}
