import http from 'node:http';
import https from 'node:https';
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent';
import { Webhook } from 'standardwebhooks';

const WAIT_MS = 10_000;

export interface Message {
  /** The same in every attempt, so that the receiver takes it once. */
  readonly id: string;
  readonly at: Date;
  readonly body: object;
}
export interface Receiver {
  readonly url: string;
  readonly secret: string;
}

export type Sent = 'TAKEN' | 'NO_ANSWER' | 'INNER';

/**
 * Sends a message, signed as the Standard Webhooks say. Private and local addresses are refused as the name is
 * resolved, so a name that later leads inward is refused too; no redirect is followed. `inner`: addresses let in
 * nevertheless.
 */
export function send(
  { url, secret }: Receiver,
  { id, at, body }: Message,
  inner: readonly string[],
  waitMs = WAIT_MS,
): Promise<Sent> {
  const text = JSON.stringify(body);
  const filter = { allowIPAddressList: [...inner] };
  const secure = new URL(url).protocol === 'https:';
  const options: https.RequestOptions = {
    method: 'POST',
    agent: secure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter),
    signal: AbortSignal.timeout(waitMs),
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(text),
      'user-agent': 'registrar-portal',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, at, text),
    },
  };
  return new Promise((resolve) => {
    const request = (secure ? https : http).request(url, options, (answer) => {
      const { statusCode = 0 } = answer;
      // what it says besides its status is not read
      answer.destroy();
      resolve(statusCode >= 200 && statusCode < 300 ? 'TAKEN' : 'NO_ANSWER');
    });
    request.on('error', (error) => resolve(/is not allowed/.test(error.message) ? 'INNER' : 'NO_ANSWER'));
    request.end(text);
  });
}
