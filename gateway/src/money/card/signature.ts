import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sameText } from '../../platform/http/gateway-app';

/**
 * v1=HMAC-SHA256(METHOD \n PATH \n timestamp \n nonce \n sha256(body)), with the secret shared by the office and the
 * payment gateway. A response to our request is signed with the request's nonce.
 */
export interface Signed {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

export interface SignatureHeaders {
  readonly timestamp: string;
  readonly nonce: string;
  readonly signature: string;
}

/** An older or a future message is refused. */
const SKEW_SECONDS = 300;

export function signatureOf(secret: string, { method, path, timestamp, nonce, body }: Signed): string {
  const text = [method, path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Uses the machine's own clock: both sides agree on the real time, even if the registry runs with another day. */
export function sign(secret: string, method: string, path: string, body: string): SignatureHeaders {
  const [timestamp, nonce] = [String(Math.floor(Date.now() / 1000)), randomUUID()];
  return { timestamp, nonce, signature: signatureOf(secret, { method, path, timestamp, nonce, body }) };
}

export function isSigned(
  secret: string,
  { method, path, body }: Pick<Signed, 'method' | 'path' | 'body'>,
  { timestamp, nonce, signature }: SignatureHeaders,
): boolean {
  if (nonce.length < 8 || nonce.length > 100 || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= SKEW_SECONDS))
    return false;
  return sameText(signature, signatureOf(secret, { method, path, timestamp, nonce, body }));
}

export const toHeaders = ({ timestamp, nonce, signature }: SignatureHeaders): Record<string, string> => ({
  'x-pg-timestamp': timestamp,
  'x-pg-nonce': nonce,
  'x-pg-signature': signature,
});

export function fromHeaders(headers: Readonly<Record<string, string | string[] | undefined>>): SignatureHeaders {
  const text = (name: string): string => String(headers[name] ?? '');
  return { timestamp: text('x-pg-timestamp'), nonce: text('x-pg-nonce'), signature: text('x-pg-signature') };
}
