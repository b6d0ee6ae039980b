import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from './harness';
import { startHost, type RunningHost } from './host-kit';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEY = 'k'.repeat(43);
const LONGEST_MS = 600_000;

let target: { gateway: TestGateway; host: RunningHost };
let other: { gateway: TestGateway; host: RunningHost };

async function portal(attackKey: string | null): Promise<typeof target> {
  const gateway = await startTestGateway({ demoData: true, change: (config) => ({ ...config, attackKey }) });
  const { internalKey, clientId, clientSecret } = gateway.platform.config.secrets;
  const host = await startHost(new URL(gateway.url).origin, {
    INTERNAL_KEY: internalKey,
    CLIENT_ID: clientId,
    CLIENT_SECRET: clientSecret,
  });
  return { gateway, host };
}
beforeAll(async () => {
  target = await portal(KEY);
  other = await portal(null);
}, LONGEST_MS);
afterAll(async () => {
  for (const { gateway, host } of [target, other]) {
    await host?.close();
    await gateway?.close();
  }
});

async function attack(origin: string, key: string): Promise<{ code: unknown; said: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts/attack.mjs'), origin], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', ATTACK_KEY: key },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
  const [code] = await once(child, 'close');
  return { code, said };
}

test('nothing is tried without the key, with another one, or against a portal that did not agree', async () => {
  for (const [origin, key] of [
    [target.host.address, ''],
    [target.host.address, 'j'.repeat(43)],
    [other.host.address, KEY],
  ] as const) {
    const { code, said } = await attack(origin, key);
    expect([code, said]).toEqual([1, expect.stringMatching(/ATTACK_KEY/)]);
    expect(said).not.toMatch(/ ok: | FAILED: /);
  }
});

test(
  'every line that the embedded default decides is ok',
  async () => {
    const { code, said } = await attack(target.host.address, KEY);
    expect(said.match(/^\S+ +FAILED: .*\n.*\n.*$/gm) ?? []).toEqual([]);
    expect([code, said]).toEqual([0, expect.stringMatching(/[34]\d ok, 0 failed, \d+ not decided here\n$/)]);
  },
  LONGEST_MS,
);
