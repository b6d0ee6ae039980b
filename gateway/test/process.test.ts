import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { builtGateway, startProcess, type TestProcess } from './process-kit';

const data = fs.mkdtempSync(path.join(os.tmpdir(), 'gateway-process-'));
const started: TestProcess[] = [];
let program = '';

beforeAll(() => {
  program = builtGateway();
}, 600_000);
afterAll(() => {
  for (const { child } of started) child.kill('SIGKILL');
  fs.rmSync(data, { recursive: true, force: true });
});

function start(environment: Record<string, string>): TestProcess {
  const one = startProcess(program, {
    env: { REGISTRAR_DATA: data, GATEWAY_PORT: '0', DEMO_DATA: '0', ...environment },
  });
  started.push(one);
  return one;
}
const ADDRESS = /"address":"(http[^"]+)"/;

test('production without its environment says everything that is missing and does not start', async () => {
  const { child, ended, said } = start({
    REGISTRAR_MODE: 'production',
    DEMO_DATA: '1',
    SANDBOX_URL: 'http://127.0.0.1:1',
  });
  await ended;
  expect(child.exitCode).toBe(1);
  for (const words of [
    'DATABASE_URL is missing',
    'OTP_PEPPER is missing',
    'demonstration accounts',
    'the sandbox is refused',
  ])
    expect(said()).toContain(words);
  expect(said()).not.toContain('    at '); // a list, not a stack
});

test('one folder, one gateway; killed it starts again on what it had; asked to stop it leaves cleanly', async () => {
  const first = start({});
  await first.says(ADDRESS);
  const second = start({});
  await second.ended;
  expect([second.child.exitCode, second.said()]).toEqual([
    1,
    expect.stringMatching(/^Another gateway \(process \d+\) is using .*\n$/),
  ]);

  await first.end('SIGKILL');
  const third = start({});
  const [, address] = await third.says(ADDRESS);
  expect((await fetch(`${address}/gateway/readyz`)).status).toBe(200);
  await third.end('SIGTERM');
  expect(third.child.exitCode).toBe(0);
  expect(fs.existsSync(path.join(data, 'database/gateway.lock'))).toBe(false);
}, 600_000);
