import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ConfigurationError, readConfig } from './config';

const complete = {
  REGISTRAR_MODE: 'production',
  PORTAL_URL: 'https://portal.example.gov.np',
  DATABASE_URL: 'postgresql://registrar@db.internal/registrar',
  SMTP_URL: 'smtps://mail.example.gov.np',
  MAIL_FROM: 'registrar@example.gov.np',
  SMS_URL: 'https://sms.example.com/send',
  SMS_TOKEN: 'token-of-the-provider',
  SMS_SENDER: 'REGISTRAR',
  TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  OTP_PEPPER: 'p'.repeat(40),
  SIGNING_P12: '/etc/registrar/signing.p12',
  SIGNING_P12_PASSPHRASE: 'passphrase',
  CAPTCHA_KEY: 'c'.repeat(40),
  INTERNAL_KEY: 'i'.repeat(40),
  CLIENT_ID: 'portal',
  CLIENT_SECRET: 'portal-secret',
};

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigurationError) return error.problems;
    throw error;
  }
}

test('a complete production environment is accepted and notifies over PostgreSQL', () => {
  expect(problemsOf(complete)).toEqual([]);
  expect(readConfig(complete).bus).toEqual({ kind: 'pg', url: complete.DATABASE_URL });
  const [direct, read] = ['postgres://db:5432/registrar', 'postgres://db2/registrar'];
  const between = readConfig({ ...complete, DATABASE_DIRECT_URL: direct, DATABASE_READ_URL: read });
  expect(between.bus).toEqual({ kind: 'pg', url: direct });
  expect(between.database).toEqual({
    kind: 'server',
    url: complete.DATABASE_URL,
    poolSize: 10,
    direct,
    replica: { url: read, secondsBehind: 5 },
  });
});

test('everything that is missing is named at once', () => {
  const problems = problemsOf({ REGISTRAR_MODE: 'production' });
  for (const name of [
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'SMS_URL',
    'SMS_TOKEN',
    'SMS_SENDER',
    'TOKEN_PRIVATE_KEY',
    'OTP_PEPPER',
    'CAPTCHA_KEY',
    'INTERNAL_KEY',
    'CLIENT_ID',
    'CLIENT_SECRET',
    'SIGNING_P12',
    'SIGNING_P12_PASSPHRASE',
    'PORTAL_URL',
  ]) {
    expect(problems.some((problem) => problem.startsWith(name))).toBe(true);
  }
});

test('demonstration data, the sandbox, local addresses, short secrets and a bus of one are refused', () => {
  const problems = problemsOf({
    ...complete,
    DEMO_DATA: '1',
    SANDBOX_URL: 'http://127.0.0.1:8081',
    SMS_URL: 'http://127.0.0.1:8081/sms',
    OTP_PEPPER: 'short',
    BUS: 'local',
    TOKEN_PRIVATE_KEY: 'no key',
  });
  expect(problems).toHaveLength(6);
  // T29: Postfix beside the gateway
  expect(problemsOf({ ...complete, SMTP_URL: 'smtp://localhost:25' })).toEqual([]);
});

test('T20: what only production reads is refused without its mode, so that no command invents another secret', () => {
  const { REGISTRAR_MODE: _mode, ...withoutMode } = complete;
  const ofProduction = [
    'TOKEN_PRIVATE_KEY',
    'OTP_PEPPER',
    'CAPTCHA_KEY',
    'SMS_URL',
    'SMS_TOKEN',
    'SMS_SENDER',
  ] as const;
  expect(problemsOf(withoutMode)).toEqual([
    expect.stringMatching(
      /TOKEN_PRIVATE_KEY, OTP_PEPPER, CAPTCHA_KEY, SMS_URL, SMS_TOKEN, SMS_SENDER.*REGISTRAR_MODE=production/,
    ),
  ]);
  for (const mode of [undefined, 'embedded'])
    for (const name of ofProduction) {
      const environment = { [name]: complete[name], ...(mode ? { REGISTRAR_MODE: mode } : {}) };
      expect(problemsOf(environment)).toEqual([expect.stringContaining(name)]);
    }
});

test('a payment gateway is named whole or not at all, and not on this machine', () => {
  const gateway = {
    PAYMENT_URL: 'https://pay.example.gov.np',
    PAYMENT_PAGE_URL: 'https://pay.example.gov.np/checkout',
    PAYMENT_CODE: 'OCR',
    PAYMENT_SECRET: 's'.repeat(40),
  };
  expect(readConfig(complete).payment).toBeNull();
  expect(readConfig({ ...complete, ...gateway }).payment).toMatchObject({ code: 'OCR' });
  expect(problemsOf({ ...complete, PAYMENT_CODE: 'OCR' })).toHaveLength(3);
  expect(problemsOf({ ...complete, ...gateway, PAYMENT_SECRET: 'short' })).toEqual([
    expect.stringContaining('PAYMENT_SECRET'),
  ]);
  expect(problemsOf({ ...complete, ...gateway, PAYMENT_URL: 'http://127.0.0.1:8083' })).toEqual([
    expect.stringContaining('PAYMENT_URL'),
  ]);
});

test('the embedded default makes its secrets once, for nobody else to read', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-test-'));
  const first = readConfig({ REGISTRAR_DATA: folder });
  expect(readConfig({ REGISTRAR_DATA: folder }).secrets).toEqual(first.secrets);
  for (const name of fs.readdirSync(path.join(folder, 'secrets'))) {
    expect(fs.statSync(path.join(folder, 'secrets', name)).mode & 0o777).toBe(0o600);
  }
  fs.rmSync(folder, { recursive: true });
});

test('a value of the wrong kind is named', () => {
  expect(problemsOf({ GATEWAY_PORT: 'eighty' })).toEqual([expect.stringContaining('GATEWAY_PORT')]);
});

test('the token of whoever reads the metrics may be left out, and is no short one', () => {
  expect(readConfig(complete).secrets.metricsToken).toBeNull();
  expect(readConfig({ ...complete, METRICS_TOKEN: 'm'.repeat(40) }).secrets.metricsToken).toBe('m'.repeat(40));
  expect(problemsOf({ ...complete, METRICS_TOKEN: 'short' })).toEqual([
    'METRICS_TOKEN is too short: at least 32 characters',
  ]);
});

test('whose word about the caller’s address is believed: this machine, or the networks that are named', () => {
  expect(readConfig(complete).trustedProxies).toEqual(['loopback']);
  expect(
    readConfig({ ...complete, TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,fd00::/8, 192.0.2.7' }).trustedProxies,
  ).toEqual(['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.7']);
  for (const wrong of ['nginx', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '10.0.0/8', ','])
    expect(problemsOf({ ...complete, TRUSTED_PROXIES: wrong })).toContainEqual(
      expect.stringContaining('TRUSTED_PROXIES'),
    );
});

test('a gateway that is asked to stop answers on for five seconds in production, and not at all in the embedded default', () => {
  expect(readConfig(complete).drainSeconds).toBe(5);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'config-'));
  expect(readConfig({ REGISTRAR_DATA: folder }).drainSeconds).toBe(0);
  fs.rmSync(folder, { recursive: true, force: true });
});

test('browsers reach the bucket where it is said, over https in production; without a bucket there is nothing to reach', () => {
  const bucket = { S3_BUCKET: 'documents', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const placeOf = (more: Record<string, string>) => readConfig({ ...complete, ...bucket, ...more }).storage;
  expect(placeOf({})).toMatchObject({ kind: 's3', place: { publicEndpoint: undefined } });
  expect(placeOf({ S3_PUBLIC_ENDPOINT: 'https://documents.example.gov.np' })).toMatchObject({
    place: { endpoint: undefined, publicEndpoint: 'https://documents.example.gov.np' },
  });
  expect(problemsOf({ ...complete, ...bucket, S3_PUBLIC_ENDPOINT: 'http://documents.example.gov.np' })).toEqual([
    'S3_PUBLIC_ENDPOINT must be the https address at which browsers reach the bucket',
  ]);
  for (const wrong of [
    'documents.example',
    'ftp://documents.example',
    'https://key:secret@documents.example',
    'https://documents.example/?a=b',
  ])
    expect(problemsOf({ ...complete, ...bucket, S3_PUBLIC_ENDPOINT: wrong })).toEqual([
      'S3_PUBLIC_ENDPOINT is no web address',
    ]);
  expect(readConfig({ ...complete, S3_PUBLIC_ENDPOINT: 'https://documents.example.gov.np' }).storage).toEqual({
    kind: 'folder',
  });
});

test('the key of the attack is made only where it was asked for, and all gateways of a portal have the same', () => {
  expect(readConfig(complete).attackKey).toBeNull();
  expect(readConfig({ ...complete, ATTACK_TARGET: '0' }).attackKey).toBeNull();
  const { attackKey } = readConfig({ ...complete, ATTACK_TARGET: '1' });
  expect(attackKey).toMatch(/^[\w-]{43}$/);
  expect(readConfig({ ...complete, ATTACK_TARGET: '1', GATEWAY_PORT: '8083' }).attackKey).toBe(attackKey);
  expect(readConfig({ ...complete, ATTACK_TARGET: '1', INTERNAL_KEY: 'j'.repeat(40) }).attackKey).not.toBe(attackKey);
  expect(problemsOf({ ...complete, ATTACK_TARGET: 'yes' })).toEqual([expect.stringContaining('ATTACK_TARGET')]);
});
