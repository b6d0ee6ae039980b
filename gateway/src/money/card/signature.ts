import { createHash, createHmac, randomUUID } from 'node:crypto';
import { sameText } from '../../platform/http/gateway-app';

/**
 * v1=HMAC-SHA256(METHOD \n PATH \n timestamp \n nonce \n sha256(body)), with the secret that the office shares with the
 * payment gateway. An answer to a question of ours is signed over the question's nonce.
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

/** What is older, or from further ahead, was not sent just now. */
const SKEW_SECONDS = 300;

export function signatureOf(secret: string, { method, path, timestamp, nonce, body }: Signed): string {
  const text = [method, path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** The clock is the machine's own: the two sides agree on the time, whatever day the registry is looked at. */
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
