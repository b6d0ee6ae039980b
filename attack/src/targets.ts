import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DEPLOY_TOKEN, freePort, startHost, type RunningHost } from '../../gateway/test/host-kit';
import { startNginx } from '../../gateway/test/nginx-kit';
import { LOOKOUT } from './turns';

const ROOT = process.cwd();
const PORTAL_URL = 'https://registrar.example';
const USAGE = 'npm run attack:targets -- two-gateways|production [--keep | options of the attack]';
const secret = (): string => randomBytes(32).toString('base64url');
const folder = mkdtempSync(join(tmpdir(), 'attack-'));
const ending: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

/** Runs what was begun backwards. */
async function end(): Promise<void> {
  for (const step of ending.splice(0).toReversed()) await step();
}

async function emptyDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined) throw new Error('TEST_DATABASE_URL has to name a PostgreSQL server.');
  const name = `attack_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  ending.push(async () => {
    await client.query(`drop database ${name} with (force)`);
    await client.end();
  });
  return Object.assign(new URL(server), { pathname: `/${name}` }).href;
}

/** A key that signs papers, as a certificate authority would hand it out. */
function signingKey(): { SIGNING_P12: string; SIGNING_P12_PASSPHRASE: string } {
  const file = (name: string): string => join(folder, name);
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=registrar.example'];
  const openssl = (args: readonly string[]) => execFileSync('openssl', [...args], { stdio: 'ignore' });
  openssl([...words, '-keyout', file('sign.pem'), '-out', file('sign.crt')]);
  openssl([
    ...['pkcs12', '-export', '-inkey', file('sign.pem'), '-in', file('sign.crt'), '-out', file('sign.p12')],
    ...['-passout', 'pass:passphrase'],
  ]);
  return { SIGNING_P12: file('sign.p12'), SIGNING_P12_PASSPHRASE: 'passphrase' };
}

const common = { INTERNAL_KEY: secret(), CLIENT_ID: 'portal', CLIENT_SECRET: secret() };
const ofProduction = () => ({
  REGISTRAR_MODE: 'production',
  PORTAL_URL,
  // nothing is sent: it is tried what one may ask for
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'registrar@registrar.example',
  SMS_URL: 'https://sms.registrar.invalid/send',
  SMS_TOKEN: secret(),
  SMS_SENDER: 'REGISTRAR',
  TOKEN_PRIVATE_KEY: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  OTP_PEPPER: secret(),
  CAPTCHA_KEY: secret(),
  ...signingKey(),
});

/** Resolves with the key of the attack, once it answers. */
async function startGateway(environment: Readonly<Record<string, string>>): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, [join(ROOT, 'gateway/dist/main.mjs')], {
    env: { PATH: process.env['PATH'], REGISTRAR_DATA: folder, ATTACK_TARGET: '1', ...common, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  ending.push(async () => {
    child.kill('SIGTERM');
    await gone;
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString('utf8')).slice(-20_000);
      const key = /^attack key: (\S+)$/m.exec(said)?.[1];
      if (key !== undefined && said.includes('the gateway is ready')) resolve(key);
    });
    child.once('exit', () => reject(new Error(`The gateway ended: ${said}`)));
  });
}

/** One remote is published, so that something can be said of its versions. */
async function publish({ address }: RunningHost, name: string): Promise<void> {
  const dist = join(ROOT, name, 'dist');
  const { version } = JSON.parse(readFileSync(join(dist, 'meta.json'), 'utf8')) as { version: string };
  const put = async (path: string, type: string, body: Buffer | string): Promise<void> => {
    const headers = { authorization: `Bearer ${DEPLOY_TOKEN}`, 'content-type': type };
    const answer = await fetch(`${address}${path}`, {
      method: 'PUT',
      headers,
      body: new Uint8Array(Buffer.from(body)),
    });
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`);
  };
  const names = readdirSync(dist).filter((file) => !file.startsWith('.') && file !== 'meta.json');
  for (const file of [...names, 'meta.json'])
    await put(`/remotes/${name}/${version}/${file}`, 'application/octet-stream', readFileSync(join(dist, file)));
  const { revision } = (await (await fetch(`${address}/registry`)).json()) as { revision: number };
  await put(`/registry/${name}`, 'application/json', JSON.stringify({ version, expectedRevision: revision }));
}

interface Target {
  readonly origin: string;
  readonly key: string;
  readonly more: readonly string[];
}

async function start(setting: string, turns: Readonly<Record<string, string>>): Promise<Target> {
  const DATABASE_URL = await emptyDatabase();
  const [first, second] = [String(await freePort()), String(await freePort())];
  const isProduction = setting === 'production';
  const environment = {
    DATABASE_URL,
    DRAIN_SECONDS: '0',
    ...(isProduction ? ofProduction() : { SANDBOX_URL: 'http://127.0.0.1:9' }),
    ...turns,
  };
  const key = await startGateway({ ...environment, GATEWAY_PORT: first });
  if (!isProduction) {
    const other = await startGateway({ ...environment, GATEWAY_PORT: second });
    if (other !== key) throw new Error('The two gateways have two keys.');
  }
  const host = await startHost(`http://127.0.0.1:${first}`, {
    REGISTRAR_MODE: 'production',
    PORTAL_URL,
    SHELL_FOLDER: join(ROOT, 'shell/dist'),
    ...common,
    ...turns,
  });
  ending.push(() => host.close());
  await publish(host, 'mf-auth');
  if (isProduction) return { origin: host.address, key, more: [] };
  const nginx = await startNginx({
    hostPort: new URL(host.address).port,
    gatewayPorts: [first, second],
    portalFolder: join(host.data, 'portal'),
    socketsOfAddress: 1000,
  });
  ending.push(() => nginx.close());
  writeFileSync(join(folder, 'ca.pem'), nginx.certificate);
  return { origin: nginx.base.slice(0, -1), key, more: ['--ca', join(folder, 'ca.pem')] };
}

/** Gateway and host say how long their turns are, where that is asked for. */
function turnsOf(isMeasured: boolean): Readonly<Record<string, string>> {
  if (!isMeasured) return {};
  const [lookout, turns] = [join(folder, 'lookout.mjs'), join(folder, 'turns')];
  mkdirSync(turns);
  writeFileSync(lookout, LOOKOUT);
  return { NODE_OPTIONS: `--import ${lookout}`, ATTACK_TURNS: turns };
}

async function main([setting = '', ...options]: readonly string[]): Promise<number> {
  if (setting !== 'two-gateways' && setting !== 'production') throw new Error(USAGE);
  const turns = turnsOf(options.includes('--measure'));
  const { origin, key, more } = await start(setting, turns);
  const args = [origin, '--setting', setting, ...more];
  if (options.includes('--keep')) {
    console.log(`ATTACK_KEY=${key} npm run attack -- ${args.join(' ')}`);
    await once(process, 'SIGTERM');
    return 0;
  }
  const attack = spawn(process.execPath, [join(import.meta.dirname, 'main.mjs'), ...args, ...options], {
    env: { ...process.env, ATTACK_KEY: key, ...turns, NODE_OPTIONS: '' },
    stdio: 'inherit',
  });
  ending.push(() => attack.kill('SIGTERM'));
  await once(attack, 'exit');
  return attack.exitCode === 0 ? 0 : 1;
}

process.once('SIGINT', () => process.emit('SIGTERM'));
process.once('SIGTERM', () => void end().then(() => process.exit(1)));
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await end();
}
