import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';

const gateway = fileURLToPath(new URL('..', import.meta.url));
const main = path.join(gateway, 'dist/main.mjs');
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-process-'));
const started: ChildProcess[] = [];

beforeAll(() => {
  execFileSync(process.execPath, [path.join(gateway, '../scripts/build.mjs'), 'gateway'], { env: { ...process.env, NODE_OPTIONS: '' } });
}, 60_000);
afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

function start(environment: Record<string, string>): { child: ChildProcess; said: () => string } {
  const child = spawn(process.execPath, [main], { env: { PATH: process.env.PATH, REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '0', ...environment } });
  started.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString('utf8')));
  return { child, said: () => output };
}

async function ready(said: () => string): Promise<string> {
  for (let tries = 0; tries < 600; tries++) {
    const address = /"address":"(http[^"]+)"/.exec(said())?.[1];
    if (address) return address;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the gateway did not start: ${said()}`);
}

test('production without its environment says everything that is missing and does not start', async () => {
  const { child, said } = start({ REGISTRAR_MODE: 'production', DEMO_DATA: '1', SANDBOX_URL: 'http://127.0.0.1:1' });
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  for (const words of ['DATABASE_URL is missing', 'OTP_PEPPER is missing', 'demonstration accounts', 'the sandbox is refused']) expect(said()).toContain(words);
  expect(said()).not.toContain('    at '); // a list, not a stack
}, 60_000);

test('one folder, one gateway; killed it starts again on what it had; asked to stop it leaves cleanly', async () => {
  const first = start({});
  await ready(first.said);
  const second = start({});
  const [code] = await once(second.child, 'exit');
  expect([code, second.said()]).toEqual([1, expect.stringMatching(/^Another gateway \(process \d+\) is using .*\n$/)]);

  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  const third = start({});
  const address = await ready(third.said);
  expect((await fetch(`${address}/gateway/readyz`)).status).toBe(200);
  third.child.kill('SIGTERM');
  const [stopped] = await once(third.child, 'exit');
  expect(stopped).toBe(0);
  expect(fs.existsSync(path.join(data, 'database/gateway.lock'))).toBe(false);
}, 120_000);
