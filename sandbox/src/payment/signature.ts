import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/**
 * What the payment gateway and the portal say to each other is signed with the secret they share:
 * v1=HMAC-SHA256(METHOD \n PATH \n timestamp \n nonce \n sha256(body)). An answer is signed over the question's nonce.
 */
export interface Signed {
  readonly method: string;
  readonly path: string;
  readonly timestamp: string;
  readonly nonce: string;
  readonly body: string;
}

/** A message that is older, or from further ahead, was not sent just now. */
const SKEW_SECONDS = 300;

export function signatureOf(secret: string, { method, path, timestamp, nonce, body }: Signed): string {
  const text = [method, path, timestamp, nonce, createHash('sha256').update(body).digest('hex')].join('\n');
  return `v1=${createHmac('sha256', secret).update(text).digest('hex')}`;
}

export function signedHeaders(
  secret: string,
  method: string,
  path: string,
  body: string,
  nonce: string = randomUUID(),
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'x-pg-timestamp': timestamp,
    'x-pg-nonce': nonce,
    'x-pg-signature': signatureOf(secret, { method, path, timestamp, nonce, body }),
  };
}

export function isSigned(
  secret: string,
  method: string,
  path: string,
  body: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const [timestamp, nonce, given] = ['x-pg-timestamp', 'x-pg-nonce', 'x-pg-signature'].map((name) =>
    String(headers[name] ?? ''),
  );
  if (!timestamp || !nonce || !given || !(Math.abs(Date.now() / 1000 - Number(timestamp)) <= SKEW_SECONDS))
    return false;
  const [expected, got] = [
    Buffer.from(signatureOf(secret, { method, path, timestamp, nonce, body })),
    Buffer.from(given),
  ];
  return expected.length === got.length && timingSafeEqual(expected, got);
}
