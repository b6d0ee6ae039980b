import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { S3Place } from '../src/platform/storage/s3-bucket';

export interface SignatureGuard {
  /** Where browsers reach the bucket. */
  readonly url: string;
  /** Everything that was passed on: method and path. */
  readonly passed: string[];
  /** What came with the last call that was passed on. */
  headers(): IncomingMessage['headers'];
  close(): Promise<void>;
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text, 'utf8').digest();
const strict = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * What Amazon does with a signed address and the test server does not: it works the signature out again, of the method,
 * the path, the query and the headers that were signed, and refuses what differs or is too old, and a header of its own
 * that was not signed.
 */
export async function startSignatureGuard(
  { endpoint = '', region, secretAccessKey }: S3Place,
  now: () => Date = () => new Date(),
): Promise<SignatureGuard> {
  const passed: string[] = [];
  let lastHeaders: IncomingMessage['headers'] = {};
  const target = new URL(endpoint);

  const objectionTo = ({ method, url = '', headers }: IncomingMessage): string | undefined => {
    const { pathname, searchParams: query } = new URL(url, target);
    const [signature = '', time = '', seconds, credential = '', names = ''] = [
      'X-Amz-Signature',
      'X-Amz-Date',
      'X-Amz-Expires',
      'X-Amz-Credential',
      'X-Amz-SignedHeaders',
    ].map((name) => query.get(name) ?? '');
    const begun = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
    if (Number.isNaN(begun) || now().getTime() > begun + Number(seconds) * 1000) return 'Request has expired';
    const day = time.slice(0, 8);
    const scope = `${day}/${region}/s3/aws4_request`;
    if (!credential.endsWith(`/${scope}`)) return 'Credential of another scope';
    const unsigned = Object.keys(headers).find((name) => name.startsWith('x-amz-') && !names.split(';').includes(name));
    if (unsigned) return `${unsigned} was not signed`;
    query.delete('X-Amz-Signature');
    const canonicalQuery = [...query]
      .map(([name, value]) => `${strict(name)}=${strict(value)}`)
      .toSorted()
      .join('&');
    const signedHeaders = names
      .split(';')
      .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
      .join('');
    const canonical = [method, pathname, canonicalQuery, signedHeaders, names, 'UNSIGNED-PAYLOAD'].join('\n');
    const toSign = ['AWS4-HMAC-SHA256', time, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
    const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
    const expected = hmac(key, toSign);
    const given = Buffer.from(signature, 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected) ? undefined : 'SignatureDoesNotMatch';
  };

  const handle = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const objection = incoming.method === 'OPTIONS' ? undefined : objectionTo(incoming);
    if (objection !== undefined) {
      incoming.resume();
      outgoing.writeHead(403).end(objection);
      return;
    }
    passed.push(`${incoming.method} ${new URL(incoming.url ?? '', target).pathname}`);
    lastHeaders = incoming.headers;
    const passing = ask(
      new URL(incoming.url ?? '', target),
      { method: incoming.method, headers: { ...incoming.headers, host: target.host } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passing.on('error', () => outgoing.destroy());
    incoming.pipe(passing);
  };

  const server = createServer(handle);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    passed,
    headers: () => lastHeaders,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
