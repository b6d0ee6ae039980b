import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pino from 'pino';
import { z } from 'zod';
import { createAccount, type NewAccount } from '../src/accounts/create-account';
import { startGateway, type Gateway } from '../src/gateway';
import { readConfig, type Config } from '../src/platform/config/config';
import { openDatabase, type DatabasePlace } from '../src/platform/database/open-database';
import { openPlatform, type Platform } from '../src/platform/platform';
import { eventually } from './stomp-client';
import { addTestOffice, preparedEmbedded, preparedOnServer, shareSecrets, TEST_OFFICE } from './prepared-database';
import { TestClock } from './test-clock';

export { createServerDatabase, TEST_OFFICE } from './prepared-database';

export const PASSWORD = 'Demo@12345';

/** Each submission writes to all people of the company; tests that are about it look into the outbox themselves. */
const OF_A_SUBMISSION = /\/filing-report\//;

const outboundMessage = z.object({
  id: z.string(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string().nullable(),
  body: z.string(),
  html: z.string().optional(),
  language: z.string(),
  attachments: z.array(z.object({ name: z.string(), mediaType: z.string(), content: z.string() })).optional(),
});
export type OutboundMessage = z.infer<typeof outboundMessage>;

const answerSchema = z.looseObject({
  success: z.boolean(),
  status: z.number(),
  message: z.string(),
  code: z.string().optional(),
  data: z.unknown().optional(),
});

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: z.infer<typeof answerSchema>;
}

export interface CallOptions {
  readonly token?: string;
  readonly language?: 'np' | 'en';
  readonly headers?: Record<string, string>;
  /** JSON unless it is a form. */
  readonly body?: unknown;
}

export interface SignedIn {
  readonly userId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly roleId: string;
}

export interface TestGateway {
  readonly url: string;
  readonly socketUrl: string;
  readonly platform: Platform;
  readonly gateway: Gateway;
  readonly clock: TestClock;
  readonly outbox: OutboundMessage[];
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  /**
   * Resolves once nothing more comes by itself: what is due has been run, at every gateway of this database, what
   * failed has been tried again, and each message of the bus has arrived here. What a test then finds missing never
   * comes.
   */
  jobsDone(): Promise<void>;
  /** Waits until a message to this address, since the last call for it, has arrived. */
  messageTo(address: string): Promise<OutboundMessage>;
  addAccount(account: Partial<NewAccount> & { username: string }): Promise<string>;
  signIn(username: string, password?: string): Promise<SignedIn>;
  close(): Promise<void>;
}

export interface TestGatewayOptions {
  /** The gateway gets the demonstration population of the embedded default. */
  readonly demoData?: boolean;
  /** A folder that outlives the gateway, to start it again on the same data. */
  readonly dataDirectory?: string;
  readonly database?: DatabasePlace;
  readonly bus?: Config['bus'];
  readonly change?: (config: Config) => Config;
  /** From here its clock goes on; without it, from the present. */
  readonly now?: Date;
  /** Hears every statement that the gateway sends. */
  readonly onStatement?: (sql: string, parameters: readonly unknown[]) => void;
}

/** A whole gateway on a free port: real database, real sockets, real hashing; only time and the mailbox are ours. */
export async function startTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const outbox: OutboundMessage[] = [];
  const sandbox = await startMailbox(outbox);
  const dataDirectory = options.dataDirectory ?? fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-test-'));
  if (!options.dataDirectory) shareSecrets(dataDirectory);
  const { TEST_DATABASE_URL } = process.env;
  const server =
    TEST_DATABASE_URL && !options.database && !options.dataDirectory
      ? await preparedOnServer(TEST_DATABASE_URL, options.demoData ?? false)
      : undefined;
  const read = readConfig({
    REGISTRAR_DATA: dataDirectory,
    GATEWAY_PORT: '0',
    SANDBOX_URL: sandbox.url,
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    DEMO_DATA: options.demoData ? '1' : '0',
  });
  const config = (options.change ?? ((same) => same))({
    ...read,
    database: options.database ??
      server?.place ?? { kind: 'memory', template: await preparedEmbedded(options.demoData ?? false) },
    bus: options.bus ?? read.bus,
  });

  const clock = new TestClock();
  clock.moveTo(options.now ?? null);
  const { onStatement } = options;
  const database =
    onStatement && (await openDatabase(config.database, ({ query }) => onStatement(query.sql, query.parameters)));
  const platform = await openPlatform(config, {
    clock,
    database,
    log: pino({ level: config.logLevel === 'silent' ? 'silent' : config.logLevel }),
  });
  await addTestOffice(platform);
  const gateway = await startGateway(platform);
  const url = `${gateway.address}/gateway/`;
  const heard = new Map<string, number>();
  /** Published and not back yet. */
  const markers = new Set<string>();
  platform.bus.onMessage(({ destination }) => void markers.delete(destination));

  const call: TestGateway['call'] = async (method, callPath, { token, language = 'en', headers = {}, body } = {}) => {
    const isForm = body instanceof FormData || body instanceof URLSearchParams;
    const response = await fetch(new URL(callPath, url), {
      method,
      headers: {
        'accept-language': language,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await bodyOf(response) };
  };

  return {
    url,
    socketUrl: url.replace('http', 'ws') + 'ws',
    platform,
    gateway,
    clock,
    outbox,
    call,
    async jobsDone() {
      const { jobs, background, bus } = platform;
      await background.settled();
      let left: readonly string[] = [];
      await eventually(
        async () => (left = await jobs.runAll()).length === 0,
        () => `jobs were not done (${left.join(', ')})`,
      );
      // a bus keeps the order: what was published before the marker has arrived before it
      const marker = `/internal/marker/${platform.newId(clock.now())}`;
      markers.add(marker);
      await bus.publish({ destination: marker, body: '{}' });
      await eventually(
        () => !markers.has(marker),
        () => 'the bus did not bring back its marker',
      );
    },
    async messageTo(address) {
      const place = heard.get(address) ?? 0;
      heard.set(address, place + 1);
      const next = (): OutboundMessage | undefined =>
        outbox.filter(({ to, body }) => to === address && !OF_A_SUBMISSION.test(body))[place];
      await eventually(
        () => next() !== undefined,
        () => `nothing arrived for ${address}`,
      );
      const message = next();
      if (!message) throw new Error(`the outbox lost a message to ${address}`);
      return message;
    },
    async addAccount(account) {
      const passwordHash = account.passwordHash ?? (await testPasswordHash());
      return platform.runUnitOfWork((unit) =>
        createAccount(unit, {
          email: `${account.username}@example.com`,
          mobileNumber: `98${String(parseInt(createHash('sha1').update(account.username).digest('hex').slice(0, 8), 16) % 1e8).padStart(8, '0')}`,
          nameEnglish: account.username,
          nameNepali: account.username,
          passwordHash,
          passwordUpdated: true,
          role: 'APPLICANT',
          officeId: TEST_OFFICE,
          ...account,
        }),
      );
    },
    async signIn(username, password = PASSWORD) {
      const answer = await call(
        'POST',
        'auth/api/ocr-login',
        loginForm(platform, { grant_type: 'password', username, password }),
      );
      return signedInFrom(answer);
    },
    async close() {
      await gateway.close();
      await sandbox.close();
      await server?.drop();
      if (!options.dataDirectory) fs.rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** A file stands where the data of an answer would. */
async function bodyOf(response: Response): Promise<Answer['body']> {
  const isFile = response.ok && !response.headers.get('content-type')?.startsWith('application/json');
  return answerSchema.parse(
    isFile
      ? {
          success: true,
          status: response.status,
          message: '',
          data: Buffer.from(await response.arrayBuffer()).toString('utf8'),
        }
      : await response.json(),
  );
}

/** A multipart form with the client's credentials, as the portal sends it. */
export function loginForm({ config }: Platform, fields: Record<string, string>): CallOptions {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const credentials = Buffer.from(`${config.secrets.clientId}:${config.secrets.clientSecret}`).toString('base64');
  return { body: form, headers: { authorization: `Basic ${credentials}` } };
}

const loginAnswer = z.object({
  access_token: z.string(),
  refresh_token: z.string().default(''),
  roleId: z.string(),
  userId: z.string(),
});

export function signedInFrom(answer: Answer): SignedIn {
  if (answer.status !== 200) throw new Error(`Signing in was answered ${answer.status}: ${answer.body.message}`);
  const { access_token: accessToken, refresh_token: refreshToken, roleId, userId } = loginAnswer.parse(answer.body);
  return { accessToken, refreshToken, roleId, userId };
}

/** Hashing is slow on purpose, and so is each comparison with it: the accounts of tests share one that is quick. */
let sharedHash: Promise<string> | undefined;
function testPasswordHash(): Promise<string> {
  return (sharedHash ??= hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }));
}

/** What the sandbox does with messages: takes them in, if they carry the key. */
async function startMailbox(outbox: OutboundMessage[]): Promise<{ url: string; close: () => Promise<void> }> {
  const seen = new Set<string>();
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message = outboundMessage.parse(JSON.parse(Buffer.concat(chunks).toString('utf8')));
      if (!seen.has(message.id)) outbox.push(message);
      seen.add(message.id);
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the mailbox has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
