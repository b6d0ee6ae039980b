import { execFile, execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { openDatabase } from '../src/platform/database/open-database';
import { createServerDatabase } from './harness';
import { commandsOf, formsOf } from './page-commands';
import { builtGateway, startProcess } from './process-kit';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SERVER = process.env.TEST_DATABASE_URL || undefined;
const PAGES = ['operations', 'data', 'office'].map((page) =>
  fs.readFileSync(path.join(ROOT, `docs/${page}.md`), 'utf8'),
);
const commands = commandsOf(PAGES.join('\n'));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'operations-'));
const inFolder = (name: string): string => path.join(folder, name);

/** Commands of the page that are not typed here, each with the reason. */
const NOT_HERE: Readonly<Record<string, string>> = {
  'npm start': 'every browser test starts the portal so',
  'npm run dev': 'for development; needs no operator',
  'npm run tokens': 'names the command; its lines are in the block of the same page',
  'npm run start:production':
    'builds and starts the whole portal behind TLS; its two programs are started in process.test.ts',
  'REGISTRAR_DATA=/tmp/drill PORT=9080 npm start': 'as npm start; the restored data is opened by the move below',
  'systemctl enable --now registrar-backup.timer': 'needs systemd as the first process',
  'systemctl --failed': 'needs systemd as the first process',
  'systemctl restart registrar-gateway@8082': 'needs systemd; rolling-update.test.ts does it by signals',
  'kill -9': 'names a signal',
  'age -r age1… -o FILE.age FILE': 'a program and a key of the operator',
  'gpg --encrypt -r … FILE': 'a program and a key of the operator',
  "create database registrar owner registrar encoding 'UTF8' template template0":
    'needs the account registrar on the server; the databases below are made as empty',
  'pdfsig paper.pdf': 'needs a signed paper; the tests of papers run it on theirs',
  'base64 -d': 'a part of the line of openssl',
  'openssl dgst -sha256 -verify <(openssl x509 -in certificate.pem -pubkey -noout) -signature signature.bin head.txt':
    'needs a head, which is signed an hour after the first record',
  'pg_basebackup -R': 'needs a server of its own: read-replica.test.ts',
  'apt-get install pgbouncer': 'changes the machine',
  'apt-get install softhsm2 opensc': 'changes the machine; the tests of papers sign by SoftHSM where it is there',
  'npm run release -w shell': 'needs a portal that runs: e2e/release',
  'npm run rollback -w shell': 'needs a portal that runs: e2e/release',
  'npm run rollback -w <remote>': 'needs a portal that runs: e2e/release',
  'npm run release -w <remote> -- --disable --notice notice.json': 'needs a portal that runs: e2e/release',
  'npm ci --omit=dev --omit=peer': 'would take the tools away from under the tests',
  'npm run build': 'the browser tests run on what it makes',
};

interface Step {
  readonly text: string;
  /** Placeholders of the page, and what stands for them here; asked when the step is run. */
  readonly fill?: () => Readonly<Record<string, string>>;
  readonly by: 'gateway' | 'host' | 'nobody' | 'database';
  readonly says?: RegExp;
  readonly typed?: string;
}

const urls: string[] = [];
let issued: string[] = [];
const BACKUP = inFolder('registrar.backup');
const names = inFolder('names.csv');
const old = inFolder('old.csv');
const report = inFolder('report.csv');

/** In the order in which they are typed; together with NOT_HERE it is the whole page. */
const STEPS: readonly Step[] = [
  {
    text: 'npm run import:names -- FILE.csv [--office KTM] [--report REPORT.csv]',
    by: 'gateway',
    fill: () => ({ 'REPORT.csv': report, 'FILE.csv': names }),
  },
  { text: 'npm run names:learn', by: 'gateway', says: /learned from [1-9]\d* names/ },
  {
    text: 'npm run import:old-system -- FILE.csv [--report REPORT.csv]',
    by: 'gateway',
    fill: () => ({ 'REPORT.csv': report, 'FILE.csv': old }),
  },
  { text: 'select count(*) filter (where admitted_at is null) from waiting_place', by: 'database' },
  {
    text: "update session set ended_at = now(), end_reason = 'DISABLED' where ended_at is null",
    by: 'database',
  },
  { text: 'npm run backup -- FILE', by: 'gateway', fill: () => ({ FILE: BACKUP }), says: /documents/ },
  {
    text: 'DATABASE_URL=postgres://… REGISTRAR_DATA=… npm run restore -- FILE',
    by: 'gateway',
    fill: () => ({ 'postgres://…': urls[1] ?? '', '…': inFolder('restored'), FILE: BACKUP }),
    says: /The audit chain is intact/,
  },
  {
    text: 'REGISTRAR_DATA=/srv/new npm run restore -- FILE',
    by: 'nobody',
    fill: () => ({ '/srv/new': inFolder('new'), FILE: BACKUP }),
    says: /The audit chain is intact/,
  },
  {
    text: 'REGISTRAR_DATA=/tmp/drill npm run restore -- FILE',
    by: 'nobody',
    fill: () => ({ '/tmp/drill': inFolder('drill'), FILE: BACKUP }),
    says: /The audit chain is intact/,
  },
  {
    text: 'npm run move-data -- --to postgres://user:password@server:5432/database [--documents FOLDER | --documents bucket]',
    by: 'nobody',
    // each form needs an empty database
    fill: () => ({ 'postgres://user:password@server:5432/database': urls.pop() ?? '', FOLDER: inFolder('moved') }),
    says: /The audit chain is intact/,
  },
  { text: 'npm run reset', by: 'nobody', typed: 'y\n', says: /The data was deleted/ },
  {
    text: 'npm run tokens -- issue --team payments --remotes mf-payments [--until 2027-02-28]',
    by: 'host',
    fill: () => ({ '2027-02-28': new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10) }),
  },
  { text: 'npm run tokens -- list', by: 'host', says: /payments/ },
  { text: 'npm run tokens -- revoke 3f9a01bc', by: 'host', fill: () => ({ '3f9a01bc': issued[0] ?? '' }) },
  { text: 'npm run tokens -- revoke ID', by: 'host', fill: () => ({ ID: issued[1] ?? '' }) },
];
/** Says by itself what has to be typed. */
const ASKED = 'npm run create-officer -w gateway';

test('every command of docs/operations.md, data.md and office.md is typed below, or stands there with the reason why it is not', () => {
  const known = [...STEPS.map(({ text }) => text), ...Object.keys(NOT_HERE), ASKED];
  const unknown = commands.filter(({ text }) => !known.includes(text));
  expect(unknown).toEqual([]);
  expect(known.filter((text) => !commands.some((written) => written.text === text))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

/** The example of deploy/environment with its gaps filled: nothing is set that is not in it. */
function filledExample(name: string, values: Readonly<Record<string, string>>): Record<string, string> {
  let text = fs.readFileSync(path.join(ROOT, `deploy/environment/${name}.example`), 'utf8');
  for (const [key, value] of Object.entries(values)) {
    const gap = new RegExp(`^${key}=.*$`, 'm');
    if (!gap.test(text)) throw new Error(`${name}.example has no ${key}`);
    text = text.replace(gap, () => `${key}="${value}"`);
  }
  const file = inFolder(name);
  fs.writeFileSync(file, text, { mode: 0o600 });
  const said = execFileSync('bash', ['-c', `set -a; . ${file}; env -0`], { env: plain() }).toString();
  return Object.fromEntries(
    said
      .split('\0')
      .filter(Boolean)
      .map((entry): [string, string] => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)]),
  );
}
const plain = (): Record<string, string> => ({ PATH: process.env.PATH ?? '', HOME: folder });

function type(
  command: string,
  env: Readonly<Record<string, string>>,
  typed = '',
): Promise<{ code: unknown; said: string }> {
  return new Promise((resolve) => {
    const child = execFile('bash', ['-c', command], { cwd: ROOT, env: { ...env } }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: `${out}${err}` }),
    );
    child.stdin?.end(typed);
  });
}

function signingKey(): string {
  const [key, certificate, both] = [inFolder('key.pem'), inFolder('certificate.pem'), inFolder('signing.p12')];
  const subject = ['-subj', '/CN=Office of the Company Registrar', '-days', '30'];
  const silent = { stdio: 'ignore' } as const;
  const made = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', ...made, ...subject], silent);
  const out = ['-inkey', key, '-in', certificate, '-out', both, '-passout', 'pass:passphrase'];
  execFileSync('openssl', ['pkcs12', '-export', ...out], silent);
  return both;
}

const environments: Record<'gateway' | 'host' | 'nobody', Record<string, string>> = {
  gateway: {},
  host: {},
  nobody: { ...plain(), REGISTRAR_DATA: inFolder('new') },
};
const drops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  fs.writeFileSync(names, 'registration_number,name_english,name_nepali\n77,Makalu Vastra Udyam,मकालु वस्त्र उद्यम\n');
  fs.writeFileSync(
    old,
    'kind,old_id,username,password_hash,name_english,name_nepali,email,mobile_number,office\n' +
      `user,U1,hari,sha256$salt$${'ab'.repeat(32)},Hari Old,हरि पुराना,hari@old.example,,KTM\n`,
  );
  if (SERVER === undefined) return;
  for (let made = 0; made < 4; made++) {
    const { place, drop } = await createServerDatabase(SERVER);
    drops.push(drop);
    urls.push(place.url);
  }
  const secret = (name: string): string => `${name}-`.repeat(8);
  const shared = { INTERNAL_KEY: secret('internal'), CLIENT_SECRET: secret('client') };
  environments.gateway = filledExample('gateway.env', {
    ...shared,
    REGISTRAR_DATA: inFolder('data'),
    DATABASE_URL: urls[0] ?? '',
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'office@registrar.example',
    SMS_URL: 'https://sms.registrar.example/send',
    SMS_TOKEN: secret('sms'),
    SMS_SENDER: 'OCR',
    TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    OTP_PEPPER: secret('pepper'),
    CAPTCHA_KEY: secret('captcha'),
    SIGNING_P12: signingKey(),
    SIGNING_P12_PASSPHRASE: 'passphrase',
  });
  fs.writeFileSync(inFolder('deploy-tokens.json'), '[]', { mode: 0o600 });
  environments.host = filledExample('host.env', {
    ...shared,
    REGISTRAR_DATA: inFolder('host'),
    DEPLOY_TOKENS_FILE: inFolder('deploy-tokens.json'),
  });
}, 600_000);
afterAll(async () => {
  for (const drop of drops) await drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function inDatabase(statement: string): Promise<void> {
  const database = await openDatabase({ kind: 'server', url: urls[0] ?? '', poolSize: 2 });
  try {
    await sql.raw(statement).execute(database.db);
  } finally {
    await database.close();
  }
}

const onServer = SERVER === undefined ? test.skip : test;

onServer(
  'typed in an order, with the example environment, each does what the page says',
  async () => {
    const portal = startProcess(builtGateway(), { env: { ...environments.gateway, GATEWAY_PORT: '0' } });
    await portal.says(/"address":"http/);
    await portal.end('SIGTERM');

    const asked = await type(ASKED, environments.gateway);
    const [shown = ''] = /npm run create-officer[^\n]*\\\n[^\n]*/.exec(asked.said) ?? [];
    expect(await type(shown, environments.gateway)).toMatchObject({
      code: 0,
      said: expect.stringContaining('is OFFICE_'),
    });

    for (const { text, fill, by, says = /./, typed } of STEPS)
      for (const form of formsOf(text)) {
        if (by === 'database') {
          await inDatabase(form);
          continue;
        }
        let command = form;
        for (const [written, here] of Object.entries(fill?.() ?? {})) command = command.replace(written, () => here);
        const { code, said } = await type(command, environments[by], typed);
        expect({ form, code, said }).toEqual({ form, code: 0, said: expect.stringMatching(says) });
        issued = [...issued, ...(/ issue /.test(form) ? (said.match(/\b[0-9a-f]{8}\b/g)?.slice(0, 1) ?? []) : [])];
      }
    expect(issued.length).toBe(2);
    expect(JSON.parse(fs.readFileSync(inFolder('deploy-tokens.json'), 'utf8'))).toEqual(
      issued.map(() => expect.objectContaining({ revokedAt: expect.any(String) })),
    );
  },
  900_000,
);
