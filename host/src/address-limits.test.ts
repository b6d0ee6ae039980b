import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createHost } from './server';
import { testConfiguration } from './test-configuration';

let folder: string;
let time = Date.parse('2026-11-21T04:00:00Z');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'host-limits-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>portal</title>');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('X22: one address is told to wait, in both languages; another, and the files of a version, are not', async () => {
  const host = createHost({
    configuration: testConfiguration(folder, { mode: 'production' }),
    now: () => new Date(time),
    logger: false,
  });
  const ask = (url: string, remoteAddress: string) => host.inject({ url, remoteAddress });
  try {
    const statuses = new Map<number, number>();
    for (let asked = 0; asked < 1_300; asked++) {
      const { statusCode } = await ask(asked % 2 === 0 ? '/registry' : '/registry?pins=a@b', '203.0.113.7');
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 1_200, 429: 100 });
    const refused = await ask('/login', '203.0.113.7');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.json()).toMatchObject({
      success: false,
      code: 'RATE',
      message: expect.stringMatching(/प्रयास.*again/),
    });
    expect((await ask('/remotes/mf-auth/1.0.0-aa/entry.js', '203.0.113.7')).statusCode).toBe(404);
    expect((await ask('/registry', '203.0.113.8')).statusCode).toBe(200);
    time += 60_000;
    expect((await ask('/registry', '203.0.113.7')).statusCode).toBe(200);
  } finally {
    await host.close();
  }
});

test('the limit is the one that is configured', async () => {
  const host = createHost({
    configuration: testConfiguration(folder, { pagesPerMinute: 3 }),
    now: () => new Date(time),
    logger: false,
  });
  try {
    const statuses: number[] = [];
    for (let asked = 0; asked < 5; asked++) statuses.push((await host.inject('/registry')).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  } finally {
    await host.close();
  }
});

test('what a stranger has pins for is sent unpacked, what all get packed', async () => {
  const host = createHost({ configuration: testConfiguration(folder), now: () => new Date(time), logger: false });
  const encoding = async (url: string) =>
    (await host.inject({ url, headers: { 'accept-encoding': 'br' } })).headers['content-encoding'];
  try {
    expect([await encoding('/registry'), await encoding('/registry?pins=a@b')]).toEqual(['br', undefined]);
  } finally {
    await host.close();
  }
});
