import http, { type IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import { z } from 'zod';

const HANGS_MS = 60_000;
const PASSWORD = 'Demo@12345';
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+)$/;

export interface Answer {
  /** 0: the line was reset or nobody answered. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly milliseconds: number;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON unless it is text or bytes. */
  readonly body?: object | string | Buffer;
  readonly token?: string;
  /** Another address of this machine: the portal takes it for another stranger. */
  readonly from?: string;
}

const envelope = z.looseObject({ data: z.unknown().optional(), code: z.string().optional() });
const configuration = z.looseObject({ clientId: z.string(), clientSecret: z.string() });
const loginAnswer = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  roleId: z.string(),
  userId: z.string(),
});
export type SignedIn = z.infer<typeof loginAnswer>;
const document = z.looseObject({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ security: z.array(z.record(z.string(), z.unknown())).optional() })),
  ),
});
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly isPublic: boolean;
}

/** What an attacker has: an address, and what the portal tells everybody. */
export class Portal {
  #strangers = 1;
  #credentials: Promise<string> | undefined;
  readonly #sessions = new Map<string, Promise<SignedIn>>();
  #calls: Promise<readonly Call[]> | undefined;

  constructor(
    readonly origin: string,
    readonly gateways: number,
    readonly certificate?: Buffer,
  ) {}

  /** An address that nothing has been counted for yet; of a portal elsewhere there is only one. */
  stranger(): string | undefined {
    if (!LOOPBACK.test(new URL(this.origin).hostname)) return undefined;
    const number = ++this.#strangers;
    return `127.${(process.pid % 250) + 1}.${number >> 8}.${number & 255}`;
  }

  ask(path: string, { method = 'GET', headers = {}, body, token, from }: Asked = {}): Promise<Answer> {
    const began = performance.now();
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const bytes = body === undefined ? undefined : isRaw ? Buffer.from(body) : Buffer.from(JSON.stringify(body));
    const { protocol, hostname, port } = new URL(this.origin);
    return new Promise((resolve) => {
      const done = (status: number, answered: IncomingHttpHeaders = {}, text = ''): void =>
        resolve({ status, headers: answered, text, milliseconds: performance.now() - began });
      const asking = (protocol === 'https:' ? https : http).request(
        {
          host: LOOPBACK.test(hostname) ? '127.0.0.1' : hostname,
          port,
          path, // as it is written: a URL would straighten it
          method,
          ca: this.certificate,
          localAddress: from,
          agent: false,
          timeout: HANGS_MS,
          headers: {
            'accept-language': 'en',
            ...(bytes && { 'content-length': String(bytes.length) }),
            ...(bytes && !isRaw && { 'content-type': 'application/json' }),
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => done(0));
          response.on('end', () =>
            done(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString('utf8')),
          );
        },
      );
      asking.on('timeout', () => asking.destroy());
      asking.on('error', () => done(0));
      asking.end(bytes);
    });
  }

  gateway(path: string, asked?: Asked): Promise<Answer> {
    return this.ask(`/gateway/${path}`, asked);
  }

  /** What the gateway has put into the envelope of its answer. */
  async data(path: string, asked?: Asked): Promise<unknown> {
    const answer = await this.gateway(path, asked);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    return envelope.parse(JSON.parse(answer.text)).data;
  }

  /** Name and secret of the portal's own program, which every browser is told. */
  credentials(): Promise<string> {
    return (this.#credentials ??= this.ask('/config.json').then(({ text }) => {
      const { clientId, clientSecret } = configuration.parse(JSON.parse(text));
      return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    }));
  }

  async grant(body: object, asked: Asked = {}): Promise<Answer> {
    const headers = { authorization: await this.credentials(), ...asked.headers };
    return this.gateway('auth/api/ocr-login', { ...asked, method: 'POST', headers, body });
  }

  /** A session of its own each time. */
  async newSession(username: string, password = PASSWORD): Promise<SignedIn> {
    const { status, text } = await this.grant({ grant_type: 'password', username, password });
    if (status !== 200) throw new Error(`${username} could not sign in: ${status} ${text.slice(0, 200)}`);
    return loginAnswer.parse(JSON.parse(text));
  }

  signIn(username: string): Promise<SignedIn> {
    const known = this.#sessions.get(username) ?? this.newSession(username);
    this.#sessions.set(username, known);
    return known;
  }

  /** Every call that the gateway's own document names. */
  calls(): Promise<readonly Call[]> {
    return (this.#calls ??= this.gateway('openapi.json').then(({ text }) =>
      Object.entries(document.parse(JSON.parse(text)).paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { security }]) => ({
          method: method.toUpperCase(),
          path,
          isPublic: security?.some((way) => 'bearer' in way) !== true,
        })),
      ),
    ));
  }

  /** Bytes as they are, on a line of their own; what came back before it was closed or nothing more came. */
  raw(bytes: string, patience = 3000): Promise<string> {
    const { hostname, port, protocol } = new URL(this.origin);
    if (protocol === 'https:') throw new Error('bytes are sent to the host without TLS only');
    return new Promise((resolve) => {
      let heard = '';
      const socket = net.connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () =>
        socket.write(bytes, 'latin1'),
      );
      socket.setTimeout(patience, () => socket.destroy());
      socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(heard));
    });
  }
}
