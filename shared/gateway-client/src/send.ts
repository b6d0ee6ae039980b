import type { GatewayRequest, Language, ReadonlyStore } from '@registrar/contract/shell-api';
import { toAcceptLanguage } from './accept-language';
import { sentence } from './failure-text';
import { GatewayFailure } from './gateway-failure';
import { randomId } from './random-id';
import { readAnswer, type Answer } from './read-answer';
import { encodeBody, toQueryString } from './request-body';
import { createBucketLine, isSignedAddress, PREFERENCE } from './signed-address';

/** How long an answer may take (specification, section 9). */
export const TIMEOUT_MS = 180_000;

export interface SenderOptions {
  readonly baseUrl: string;
  readonly language: ReadonlyStore<Language>;
  readonly fetch: typeof globalThis.fetch;
}

export type Send = (request: GatewayRequest, authorization: string | undefined) => Promise<Answer>;

/** The failure of a call that nobody answered. */
export function noAnswer(language: Language, cause: 'timeout' | 'aborted' | 'no-connection'): GatewayFailure {
  return new GatewayFailure({ status: 500, message: sentence(language, 'unreachableBody'), details: {}, cause });
}

function headersFor(request: GatewayRequest, authorization: string | undefined, language: Language): Headers {
  const headers = new Headers({
    Accept: request.expect === 'blob' ? '*/*' : 'application/json',
    'Accept-Language': toAcceptLanguage(language),
    'X-Request-Id': randomId(),
  });
  if (authorization !== undefined) headers.set('Authorization', authorization);
  if (request.idempotencyKey !== undefined) headers.set('Idempotency-Key', request.idempotencyKey);
  if (request.ifMatch !== undefined) headers.set('If-Match', String(request.ifMatch));
  return headers;
}

/** By name: an exception of the browser is not always an `Error` of this realm. */
function isNamed(error: unknown, name: 'AbortError' | 'TypeError'): boolean {
  return typeof error === 'object' && error !== null && 'name' in error && error.name === name;
}

/** One HTTP exchange: headers, body, time limit, and every way it can end without an answer. */
export function createSender({ baseUrl, language, fetch }: SenderOptions): Send {
  const base = baseUrl.replace(/\/+$/, '');
  const bucket = createBucketLine(fetch);

  const addressOf = (request: GatewayRequest): string => {
    const query = toQueryString(request.query);
    return `${base}${request.path}${query === '' ? '' : `?${query}`}`;
  };

  return async (request, authorization) => {
    const deadline = new AbortController();
    let timedOut = false;
    const timer = setTimeout(() => {
      timedOut = true;
      deadline.abort();
    }, TIMEOUT_MS);
    const forwardAbort = () => deadline.abort();
    request.signal?.addEventListener('abort', forwardAbort, { once: true });
    if (request.signal?.aborted === true) deadline.abort();
    try {
      const { content, contentType } = encodeBody(request.body);
      const ask = (preference?: string): Promise<Response> => {
        const headers = headersFor(request, authorization, language.get());
        if (contentType !== undefined) headers.set('Content-Type', contentType);
        if (preference !== undefined) headers.set('Prefer', preference);
        return fetch(addressOf(request), {
          method: request.method ?? 'GET',
          headers,
          body: content,
          signal: deadline.signal,
          credentials: 'same-origin',
        });
      };
      let response = await ask(request.expect === 'blob' && bucket.isOpen() ? PREFERENCE : undefined);
      if (isSignedAddress(response)) {
        const file = await bucket.follow(response, deadline.signal);
        if (file !== undefined) return { body: file, message: undefined };
        response = await ask();
      }
      return await readAnswer(response, request.expect ?? 'json', language.get());
    } catch (error) {
      if (error instanceof GatewayFailure) throw error;
      if (timedOut) throw noAnswer(language.get(), 'timeout');
      if (request.signal?.aborted === true || isNamed(error, 'AbortError')) throw noAnswer(language.get(), 'aborted');
      // `fetch` reports a broken or missing connection as a TypeError; nothing finer is told.
      if (isNamed(error, 'TypeError')) throw noAnswer(language.get(), 'no-connection');
      throw new GatewayFailure({
        status: 500,
        message: sentence(language.get(), 'somethingWentWrong'),
        details: { reason: String(error) },
        cause: 'unknown',
      });
    } finally {
      clearTimeout(timer);
      request.signal?.removeEventListener('abort', forwardAbort);
    }
  };
}
