import { afterAll, expect, test } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../../test/harness';

const KEY = 'k'.repeat(43);
const TARGET = 'attack/api/target';
const started: TestGateway[] = [];
afterAll(async () => {
  for (const gateway of started) await gateway.close();
});

async function askedAt(attackKey: string | null): Promise<(key?: string) => Promise<number>> {
  const gateway = await startTestGateway({ change: (config) => ({ ...config, attackKey }) });
  started.push(gateway);
  return async (key) =>
    (await fetch(new URL(TARGET, gateway.url), { headers: key === undefined ? {} : { 'x-attack-key': key } })).status;
}

test('a gateway that is a target says so to whoever has its key, and looks like any other to everybody else', async () => {
  const ask = await askedAt(KEY);
  expect([await ask(KEY), await ask(), await ask(''), await ask(`${KEY}k`), await ask('j'.repeat(43))]).toEqual([
    204, 404, 404, 404, 404,
  ]);
});

test('without ATTACK_TARGET there is no such address', async () => {
  const ask = await askedAt(null);
  expect([await ask(KEY), await ask()]).toEqual([404, 404]);
});
