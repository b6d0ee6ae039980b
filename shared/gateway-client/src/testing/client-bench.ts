import { jest } from '@jest/globals';
import type { Language, Toast } from '@registrar/contract/shell-api';
import { createGatewayClient } from '../client';
import { GatewayFailure } from '../gateway-failure';
import type { SessionTokens } from '../session-tokens';

export interface Sent {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
}
export type Respond = (sent: Sent) => Response | Promise<Response>;

export const json = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
export const success = (data: unknown, message?: string): Response =>
  json(200, { success: true, status: 200, message, data });
const oldTokens: SessionTokens = { access_token: 'old', refresh_token: 'refresh-1', roleId: '7' };

interface BenchOptions {
  readonly tokens?: SessionTokens | null;
  readonly language?: Language;
  readonly proveAgain?: () => Promise<boolean>;
}

/** A client between a shell that writes everything down and a gateway that answers as told. */
export function setUp(respond: Respond, { tokens = oldTokens, language = 'en', proveAgain }: BenchOptions = {}) {
  let kept: SessionTokens | null = tokens;
  const sent: Sent[] = [];
  const toasts: Toast[] = [];
  const overlay = { show: jest.fn(), hide: jest.fn() };
  const clear = jest.fn(() => {
    kept = null;
  });
  const onSessionLost = jest.fn();
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const call = {
      url: input instanceof Request ? input.url : input.toString(),
      init,
      headers: new Headers(init.headers),
    };
    sent.push(call);
    return respond(call);
  };
  const client = createGatewayClient({
    baseUrl: '/gateway/',
    clientCredentials: { id: 'portal', secret: 'web' },
    session: { read: () => kept, write: (next) => void (kept = next), clear },
    language: { get: () => language, subscribe: () => () => undefined },
    toast: { show: (toast) => void toasts.push(toast) },
    overlay,
    onSessionLost,
    proveAgain,
    fetch,
  });
  return { client, sent, toasts, overlay, clear, onSessionLost, tokens: () => kept };
}

export async function failureOf(call: Promise<unknown>): Promise<GatewayFailure> {
  const outcome = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(outcome instanceof GatewayFailure)) throw new Error(`expected a GatewayFailure, got ${String(outcome)}`);
  return outcome;
}
