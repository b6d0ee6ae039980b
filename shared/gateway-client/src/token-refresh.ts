import type { Language, ReadonlyStore } from '@registrar/contract/shell-api';
import { isGatewayFailure } from './gateway-failure';
import { noAnswer, type Send } from './send';
import { tokensFrom, type SessionTokens, type TokenStore } from './session-tokens';

/** Login and refresh are one address; the grant type tells them apart. */
export const LOGIN_PATH = '/auth/api/ocr-login';

/** The second step of a login answers as the login does. */
const SECOND_STEP_PATH = '/auth/api/second-factor/login';
/** Calls whose answer stands at the top level, beside the envelope's fields. */
export const answersAsLogin = (path: string): boolean => path === LOGIN_PATH || path === SECOND_STEP_PATH;

export interface RefreshOptions {
  readonly send: Send;
  readonly session: TokenStore;
  readonly clientAuthorization: string;
  readonly language: ReadonlyStore<Language>;
  /** `why`: the gateway's own sentence, where it gave one. */
  readonly onRefused: (why: string | null) => void;
}

export interface TokenRefresh {
  /**
   * A token newer than the refused one, or null when the session is over. Callers that come together share one call.
   * Rejects with a `GatewayFailure` where nobody answered: the session is as it was, and the next call tries again.
   */
  newerThan(refusedToken: string): Promise<string | null>;
  /** The refresh under way, if any: a call that starts now would only be refused. */
  underWay(): Promise<string | null> | null;
}

/** What the gateway answered: a refusal is no tokens, with its sentence where it has one. */
interface Outcome {
  readonly renewed: SessionTokens | null;
  readonly why: string | null;
}

/**
 * An answer that is lost on its way has used the refresh token up all the same; the gateway takes it once more within
 * 30 seconds.
 */
const PAUSES_MS = [1_000, 4_000];

/** A broken line or a gateway that is down says nothing of the session. */
function isUnanswered(error: unknown): boolean {
  if (!isGatewayFailure(error)) return false;
  return error.cause === 'answer' ? error.status >= 500 || error.status === 429 : error.cause !== 'unknown';
}
const refusalIn = (error: unknown): string | null =>
  isGatewayFailure(error) && error.status === 401 ? error.message : null;

export function createTokenRefresh({
  send,
  session,
  clientAuthorization,
  language,
  onRefused,
}: RefreshOptions): TokenRefresh {
  let running: Promise<string | null> | null = null;

  const ask = async (tokens: SessionTokens): Promise<Outcome> => {
    const value = { refresh_token: tokens.refresh_token ?? '', grant_type: 'refresh_token', roleId: tokens.roleId };
    for (const pause of [...PAUSES_MS, null]) {
      try {
        const answer = await send(
          { path: LOGIN_PATH, method: 'POST', body: { kind: 'form-data', value } },
          clientAuthorization,
        );
        return { renewed: tokensFrom(answer.body, tokens.roleId), why: null };
      } catch (error) {
        if (!isUnanswered(error)) return { renewed: null, why: refusalIn(error) };
        if (pause === null) throw error;
        await new Promise((resolve) => setTimeout(resolve, pause));
        if (session.read()?.refresh_token !== tokens.refresh_token) throw error;
      }
    }
    throw new Error('the last attempt answers or throws');
  };

  const renewByOther = async (refused: string): Promise<string | null> => {
    const answer = (await session.renewElsewhere?.(refused)) ?? { kind: 'over' };
    if (answer.kind === 'renewed') return answer.access_token;
    // this tab may have taken over meanwhile
    const now = session.read();
    if (now !== null && now.refresh_token !== null) return refresh(now, refused);
    if (answer.kind === 'unanswered') throw noAnswer(language.get(), 'no-connection');
    if (now !== null) {
      session.clear();
      onRefused(null);
    }
    return null;
  };

  const refresh = async (tokens: SessionTokens, refused: string): Promise<string | null> => {
    if (tokens.refresh_token === null) return renewByOther(refused);
    const { renewed, why } = await ask(tokens);
    // The person may have signed out, or somebody else in, while the answer was on its way.
    if (session.read()?.refresh_token !== tokens.refresh_token) return session.read()?.access_token ?? null;
    if (renewed === null) {
      session.clear();
      onRefused(why);
      return null;
    }
    session.write(renewed);
    return renewed.access_token;
  };

  return {
    underWay: () => running,
    newerThan(refusedToken) {
      if (running !== null) return running;
      const tokens = session.read();
      if (tokens === null) return Promise.resolve(null);
      if (tokens.access_token !== refusedToken) return Promise.resolve(tokens.access_token);
      running = refresh(tokens, refusedToken).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
