import { isGatewayFailure } from './gateway-failure';
import type { Send } from './send';
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
  /** `why`: the gateway's own sentence, where it gave one. */
  readonly onRefused: (why: string | null) => void;
}

export interface TokenRefresh {
  /**
   * A token newer than the refused one, or null when the session is over. Callers that come together share one call.
   */
  newerThan(refusedToken: string): Promise<string | null>;
  /** The refresh under way, if any: a call that starts now would only be refused. */
  underWay(): Promise<string | null> | null;
}

export function createTokenRefresh({ send, session, clientAuthorization, onRefused }: RefreshOptions): TokenRefresh {
  let running: Promise<string | null> | null = null;

  const ask = async (
    tokens: SessionTokens,
  ): Promise<{ readonly renewed: SessionTokens | null; readonly why: string | null }> => {
    try {
      const value = { refresh_token: tokens.refresh_token ?? '', grant_type: 'refresh_token', roleId: tokens.roleId };
      const answer = await send(
        { path: LOGIN_PATH, method: 'POST', body: { kind: 'form-data', value } },
        clientAuthorization,
      );
      return { renewed: tokensFrom(answer.body, tokens.roleId), why: null };
    } catch (error) {
      return { renewed: null, why: isGatewayFailure(error) && error.status === 401 ? error.message : null };
    }
  };

  const refresh = async (tokens: SessionTokens, refused: string): Promise<string | null> => {
    if (tokens.refresh_token === null) {
      const token = (await session.renewElsewhere?.(refused)) ?? null;
      // this tab may have taken over meanwhile
      const now = session.read();
      if (token === null && now !== null && now.refresh_token !== null) return refresh(now, refused);
      if (token === null && now !== null) {
        session.clear();
        onRefused(null);
      }
      return token;
    }
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
