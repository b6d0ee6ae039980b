import path from 'node:path';
import { z } from 'zod';
import type { DatabasePlace } from '../database/open-database';
import type { SocketLimits } from '../stomp/socket-places';
import { ExplainedError } from '../explained-error';
import type { SigningPlace } from '../signing/signing-place';
import type { TimestampPlace } from '../signing/timestamp-authority';
import { attackKeyOf } from './attack-key';
import { newTokenKey, randomSecret, readOrCreateSecret } from './secret-files';
import { tokenOf } from './signing-token';
import { storageEnvironment, storageOf, type StorageConfig } from './storage-config';
import { proxiesOf } from './trusted-proxies';

export interface Config {
  readonly mode: 'embedded' | 'production';
  readonly host: string;
  readonly port: number;
  /** The portal's own address: links in mails, and the only origin that may open a socket. */
  readonly portalUrl: string;
  readonly dataDirectory: string;
  readonly database: DatabasePlace;
  readonly bus: { kind: 'local' } | { kind: 'pg'; url: string } | { kind: 'amqp'; url: string };
  readonly mail: { kind: 'sandbox' } | { kind: 'smtp'; url: string; from: string };
  readonly sms: { kind: 'sandbox' } | { kind: 'http'; url: string; token: string; sender: string };
  readonly storage: StorageConfig;
  readonly sandbox: { url: string; key: string } | null;
  /** The payment gateway that cards are paid at; null: by voucher only. */
  readonly payment: PaymentConfig | null;
  readonly secrets: {
    /** Ed25519 private key, PKCS#8 PEM. */
    readonly tokenKey: string;
    readonly otpPepper: string;
    readonly captchaKey: string;
    /** Shared with the portal host. */
    readonly internalKey: string;
    /** With it the metrics may be read from elsewhere; null: on this machine only. */
    readonly metricsToken: string | null;
    readonly clientId: string;
    readonly clientSecret: string;
  };
  /** Whose key signs the papers of the register. */
  readonly signing: SigningPlace;
  /** The authority outside that stamps papers and the heads of the audit; null: none. */
  readonly timestamps: TimestampPlace | null;
  /** Inner addresses that a webhook may lead to nevertheless, without TLS too; usually none. */
  readonly webhookAddresses: readonly string[];
  readonly demoData: boolean;
  readonly logLevel: string;
  /** How many wrong or costly calls one address may make; the embedded default serves many tests from one machine. */
  readonly limitFactor: number;
  /** Requests of one address in a minute, all calls together. */
  readonly requestsPerMinute: number;
  readonly sockets: SocketLimits;
  /** How long a gateway that was asked to stop still answers, in seconds. */
  readonly drainSeconds: number;
  /**
   * Whose `X-Forwarded-For` is believed: addresses, networks (`10.0.0.0/8`) or `loopback`, `linklocal`, `uniquelocal`.
   */
  readonly trustedProxies: readonly string[];
  /** Proves to the attack of this repository that it was let in here; null: nobody is told. It gives no right. */
  readonly attackKey: string | null;
}

export interface PaymentConfig {
  /** Asked from server to server. */
  readonly url: string;
  /** Where the payer's browser posts the form. */
  readonly pageUrl: string;
  /** The office's name there, and the secret shared with it. */
  readonly code: string;
  readonly secret: string;
}

/** What is wrong with the environment, all of it at once. */
export class ConfigurationError extends ExplainedError {
  constructor(readonly problems: readonly string[]) {
    super(
      `The gateway cannot start with this configuration:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const count = (usual: number) => z.coerce.number().int().min(1).max(1_000_000).default(usual);
const environmentSchema = z.object({
  REGISTRAR_MODE: z.enum(['embedded', 'production']).default('embedded'),
  REGISTRAR_DATA: z.string().default('.data'),
  GATEWAY_HOST: z.string().default('127.0.0.1'),
  GATEWAY_PORT: z.coerce.number().int().min(0).max(65_535).default(8082),
  PORTAL_URL: z.url().default('http://localhost:8080'),
  DATABASE_URL: optionalText,
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_DIRECT_URL: optionalText,
  DATABASE_READ_URL: optionalText,
  DATABASE_READ_BEHIND: z.coerce.number().int().min(1).max(30).default(5),
  BUS: z.enum(['local', 'pg', 'amqp']).optional(),
  AMQP_URL: optionalText,
  SANDBOX_URL: optionalText,
  SMTP_URL: optionalText,
  MAIL_FROM: optionalText,
  SMS_URL: optionalText,
  SMS_TOKEN: optionalText,
  SMS_SENDER: optionalText,
  PAYMENT_URL: optionalText,
  PAYMENT_PAGE_URL: optionalText,
  PAYMENT_CODE: optionalText,
  PAYMENT_SECRET: optionalText,
  TOKEN_PRIVATE_KEY: optionalText,
  OTP_PEPPER: optionalText,
  CAPTCHA_KEY: optionalText,
  INTERNAL_KEY: optionalText,
  METRICS_TOKEN: optionalText,
  SANDBOX_KEY: optionalText,
  CLIENT_ID: optionalText,
  CLIENT_SECRET: optionalText,
  SIGNING_P12: optionalText,
  SIGNING_P12_PASSPHRASE: optionalText,
  SIGNING_PAST_CERTIFICATES: optionalText,
  SIGNING_PKCS11_MODULE: optionalText,
  SIGNING_PKCS11_TOKEN: optionalText,
  SIGNING_PKCS11_KEY: optionalText,
  SIGNING_PKCS11_PIN: optionalText,
  SIGNING_PKCS11_CERTIFICATES: optionalText,
  TIMESTAMP_URL: optionalText,
  TIMESTAMP_CERTIFICATES: optionalText,
  ...storageEnvironment,
  WEBHOOK_ADDRESSES: optionalText,
  DEMO_DATA: z.enum(['0', '1']).optional(),
  SOCKETS_WAITING_OF_ADDRESS: count(100),
  SOCKETS_WAITING: count(1000),
  SOCKETS_OF_ADDRESS: count(1000),
  SOCKETS: count(10_000),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  TRUSTED_PROXIES: optionalText,
  ATTACK_TARGET: z.enum(['0', '1']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});
type Environment = z.infer<typeof environmentSchema>;

export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success)
    throw new ConfigurationError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  return parsed.data.REGISTRAR_MODE === 'production' ? productionConfig(parsed.data) : embeddedConfig(parsed.data);
}

/** What the embedded mode would pass over or invent anew. */
const ONLY_IN_PRODUCTION = [
  'TOKEN_PRIVATE_KEY',
  'OTP_PEPPER',
  'CAPTCHA_KEY',
  'SMS_URL',
  'SMS_TOKEN',
  'SMS_SENDER',
] as const satisfies readonly (keyof Environment)[];

/** Everything from one folder; nothing to configure. */
function embeddedConfig(env: Environment): Config {
  const dataDirectory = path.resolve(env.REGISTRAR_DATA);
  const problems: string[] = [];
  const ofProduction = ONLY_IN_PRODUCTION.filter((name) => env[name] !== undefined);
  if (ofProduction.length > 0)
    problems.push(
      `${ofProduction.join(', ')}: only the production mode reads this, and this is the embedded one. ` +
        'Set REGISTRAR_MODE=production, or leave it out of the environment',
    );
  const storage = storageOf(env, problems);
  const trustedProxies = proxiesOf(env.TRUSTED_PROXIES, problems);
  const timestamps = timestampsOf(env, problems);
  const token = tokenOf(env, problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  const secret = (name: string, make = randomSecret): string => readOrCreateSecret(dataDirectory, name, make);
  const internalKey = env.INTERNAL_KEY ?? secret('internal-key');
  const [clientId = '', clientSecret = ''] = secret('client-credentials', () => `portal:${randomSecret()}`).split(':');
  return {
    mode: 'embedded',
    host: env.GATEWAY_HOST,
    port: env.GATEWAY_PORT,
    portalUrl: env.PORTAL_URL,
    dataDirectory,
    database: env.DATABASE_URL
      ? serverOf(env, env.DATABASE_URL)
      : { kind: 'directory', directory: path.join(dataDirectory, 'database') },
    bus: busOf(env),
    mail: env.SMTP_URL
      ? { kind: 'smtp', url: env.SMTP_URL, from: env.MAIL_FROM ?? 'no-reply@localhost' }
      : { kind: 'sandbox' },
    sms: { kind: 'sandbox' },
    storage,
    sandbox: { url: env.SANDBOX_URL ?? 'http://127.0.0.1:8081', key: env.SANDBOX_KEY ?? secret('sandbox-key') },
    payment: {
      url: env.PAYMENT_URL ?? 'http://127.0.0.1:8083',
      pageUrl: env.PAYMENT_PAGE_URL ?? 'http://localhost:8083/checkout',
      code: env.PAYMENT_CODE ?? 'REGISTRAR',
      secret: env.PAYMENT_SECRET ?? secret('payment-secret'),
    },
    secrets: {
      tokenKey: secret('token-key.pem', newTokenKey),
      otpPepper: secret('otp-pepper'),
      captchaKey: secret('captcha-key'),
      internalKey,
      metricsToken: env.METRICS_TOKEN ?? null,
      clientId: env.CLIENT_ID ?? clientId,
      clientSecret: env.CLIENT_SECRET ?? clientSecret,
    },
    signing: {
      ...(token ??
        (env.SIGNING_P12
          ? { kind: 'p12', file: path.resolve(env.SIGNING_P12), passphrase: env.SIGNING_P12_PASSPHRASE ?? '' }
          : { kind: 'demonstration', dataDirectory })),
      pastCertificates: env.SIGNING_PAST_CERTIFICATES,
    },
    timestamps,
    webhookAddresses: addressesOf(env.WEBHOOK_ADDRESSES),
    demoData: env.DEMO_DATA !== '0',
    logLevel: env.LOG_LEVEL,
    limitFactor: 100,
    requestsPerMinute: 60_000,
    sockets: socketLimits(env),
    drainSeconds: env.DRAIN_SECONDS ?? 0,
    trustedProxies,
    attackKey: attackKeyOf(env, internalKey),
  };
}

/**
 * Everything from the environment; whatever is missing or meant for a demonstration is named, and the gateway does not
 * start.
 */
function productionConfig(env: Environment): Config {
  const problems: string[] = [];
  const required = (name: keyof Environment, what: string): string => {
    const value = env[name];
    if (typeof value === 'string' && value) return value;
    problems.push(`${name} is missing: ${what}`);
    return '';
  };
  const secret = (name: keyof Environment, what: string): string => {
    const value = required(name, what);
    if (value && value.length < 32) problems.push(`${name} is too short: at least 32 characters`);
    return value;
  };

  const config: Config = {
    mode: 'production',
    host: env.GATEWAY_HOST,
    port: env.GATEWAY_PORT,
    portalUrl: env.PORTAL_URL,
    dataDirectory: path.resolve(env.REGISTRAR_DATA),
    database: serverOf(env, required('DATABASE_URL', 'the address of the PostgreSQL server')),
    bus: busOf(env),
    mail: {
      kind: 'smtp',
      url: required('SMTP_URL', 'the mail server'),
      from: required('MAIL_FROM', "the sender's address of every mail"),
    },
    sms: {
      kind: 'http',
      url: required('SMS_URL', "the SMS provider's address"),
      token: required('SMS_TOKEN', "the SMS provider's token"),
      sender: required('SMS_SENDER', 'the sender shown on every SMS'),
    },
    storage: storageOf(env, problems),
    sandbox: null,
    payment: paymentOf(env, required, secret),
    secrets: {
      tokenKey: required('TOKEN_PRIVATE_KEY', 'an Ed25519 private key in PKCS#8 PEM, which signs the access tokens'),
      otpPepper: secret('OTP_PEPPER', 'the key under which one-time passwords are hashed'),
      captchaKey: secret('CAPTCHA_KEY', 'the key that signs captcha challenges'),
      internalKey: secret('INTERNAL_KEY', 'the key shared with the portal host'),
      metricsToken:
        env.METRICS_TOKEN === undefined ? null : secret('METRICS_TOKEN', 'the token of whoever reads the metrics'),
      clientId: required('CLIENT_ID', 'the name of the client program'),
      clientSecret: required('CLIENT_SECRET', "the client program's credentials"),
    },
    signing: {
      ...(tokenOf(env, problems) ?? {
        kind: 'p12',
        file: path.resolve(
          required(
            'SIGNING_P12',
            'the PKCS#12 file whose key signs certificates; a demonstration key is refused in production',
          ),
        ),
        passphrase: required('SIGNING_P12_PASSPHRASE', 'the passphrase of the signing key'),
      }),
      pastCertificates: env.SIGNING_PAST_CERTIFICATES,
    },
    timestamps: timestampsOf(env, problems),
    webhookAddresses: addressesOf(env.WEBHOOK_ADDRESSES),
    demoData: false,
    logLevel: env.LOG_LEVEL,
    limitFactor: 1,
    requestsPerMinute: 1200,
    sockets: socketLimits(env),
    drainSeconds: env.DRAIN_SECONDS ?? 5,
    trustedProxies: proxiesOf(env.TRUSTED_PROXIES, problems),
    attackKey: attackKeyOf(env, env.INTERNAL_KEY ?? ''),
  };

  if (config.secrets.tokenKey && !config.secrets.tokenKey.includes('BEGIN PRIVATE KEY'))
    problems.push('TOKEN_PRIVATE_KEY is not a PKCS#8 PEM key');
  if (env.DEMO_DATA === '1')
    problems.push('DEMO_DATA is set: demonstration accounts and companies are refused in production');
  if (env.SANDBOX_URL || env.SANDBOX_KEY)
    problems.push('SANDBOX_URL or SANDBOX_KEY is set: the sandbox is refused in production');
  if (!env.PORTAL_URL.startsWith('https://')) problems.push('PORTAL_URL must be the https address of the portal');
  // a mail server on this machine is usual, and the sandbox takes no mail by SMTP
  for (const name of ['PORTAL_URL', 'SMS_URL', 'PAYMENT_URL', 'PAYMENT_PAGE_URL'] as const) {
    if (isSandboxAddress(env[name]))
      problems.push(`${name} points at this machine (${env[name]}): sandbox addresses are refused in production`);
  }
  if (env.BUS === 'amqp') required('AMQP_URL', 'the address of the RabbitMQ server');
  if (env.BUS === 'local')
    problems.push(
      'BUS is local: with several gateways a notification would reach only some of the sockets; use pg or amqp',
    );
  if (problems.length > 0) throw new ConfigurationError(problems);
  return config;
}

type Need = (name: keyof Environment, what: string) => string;

/** An office without a contract with a payment gateway takes vouchers; half a contract is a mistake. */
function paymentOf(env: Environment, required: Need, secret: Need): PaymentConfig | null {
  if (
    [env.PAYMENT_URL, env.PAYMENT_PAGE_URL, env.PAYMENT_CODE, env.PAYMENT_SECRET].every((value) => value === undefined)
  )
    return null;
  return {
    url: required('PAYMENT_URL', 'the address at which the payment gateway is asked'),
    pageUrl: required('PAYMENT_PAGE_URL', 'the page of the payment gateway that the payer is sent to'),
    code: required('PAYMENT_CODE', 'the office’s name at the payment gateway'),
    secret: secret('PAYMENT_SECRET', 'the secret shared with the payment gateway'),
  };
}

const socketLimits = (env: Environment): SocketLimits => ({
  waitingOfAddress: env.SOCKETS_WAITING_OF_ADDRESS,
  waiting: env.SOCKETS_WAITING,
  ofAddress: env.SOCKETS_OF_ADDRESS,
  all: env.SOCKETS,
});

function serverOf(env: Environment, url: string): DatabasePlace {
  const {
    DATABASE_POOL: poolSize,
    DATABASE_DIRECT_URL: direct,
    DATABASE_READ_URL: read,
    DATABASE_READ_BEHIND: secondsBehind,
  } = env;
  return { kind: 'server', url, poolSize, direct, replica: read ? { url: read, secondsBehind } : undefined };
}

function busOf(env: Environment): Config['bus'] {
  if (env.BUS === 'amqp') return { kind: 'amqp', url: env.AMQP_URL ?? 'amqp://127.0.0.1' };
  if (env.DATABASE_URL && env.BUS !== 'local') return { kind: 'pg', url: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL };
  return { kind: 'local' };
}

function isSandboxAddress(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  return /^(localhost|127\.|0\.0\.0\.0|\[::1\])/.test(new URL(address).hostname);
}

function timestampsOf(
  { TIMESTAMP_URL: url, TIMESTAMP_CERTIFICATES: certificates }: Environment,
  problems: string[],
): TimestampPlace | null {
  if (url === undefined && certificates === undefined) return null;
  if (url === undefined || certificates === undefined) {
    problems.push('TIMESTAMP_URL and TIMESTAMP_CERTIFICATES go together: an authority, and whom to believe');
    return null;
  }
  if (!/^https?:\/\//.test(url)) problems.push('TIMESTAMP_URL must be an http or https address');
  return { url, certificates: path.resolve(certificates) };
}

const addressesOf = (list: string | undefined): readonly string[] =>
  (list ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
