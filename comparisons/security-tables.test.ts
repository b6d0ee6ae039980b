import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const DOCUMENT = readFileSync('docs/security.md', 'utf8');
/** They carry what the others send, or count it. */
const CARRIERS: ReadonlySet<string> = new Set([
  'gateway/src/platform/metrics.ts',
  'gateway/src/platform/outbound/message-jobs.ts',
  'gateway/src/platform/platform.ts',
  'gateway/src/public-home/service-states.ts',
]);

test('every module that sends mail or SMS says in docs/security.md how often it can be made to', () => {
  const senders = readdirSync('gateway/src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `gateway/src/${name}`)
    .filter((file) => !CARRIERS.has(file) && /\b(mailJob|smsJob)\b/.test(readFileSync(file, 'utf8')));
  const rows = [...DOCUMENT.matchAll(/^\| `(gateway\/src\/[^`]+)` \|/gm)].map(([, file]) => file);
  expect(senders.length).toBeGreaterThan(15);
  expect(rows.toSorted()).toEqual(senders.toSorted());
});

test('what docs/security.md names as proof is there', () => {
  const named = [...DOCUMENT.matchAll(/`([a-z-]+\/[\w./-]+\.ts)`/g)].map(([, file]) => file ?? '');
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
