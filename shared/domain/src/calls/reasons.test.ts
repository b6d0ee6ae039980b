import { readdirSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { z } from 'zod';

const REASONS = new Set(['remark', 'remarks', 'reason', 'note', 'answer']);
/** What the gateway answers of requests for a refund. */
const TAKES_NO_REASON = new Set([
  ...['refundRequestSchema', 'refundRequestStateSchema', 'refundRequestPageSchema'].map(
    (name) => `refund-requests.ts:${name}`,
  ),
]);
const folder = new URL('.', import.meta.url);

/**
 * What one property of a request takes at most, wherever it stands; undefined where it takes any length. One that
 * chooses among words is no text.
 */
function lengthsIn(schema: unknown, path: string): [path: string, maxLength: unknown][] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const here = `${path}.${key}`;
    const own: [string, unknown][] =
      REASONS.has(key) &&
      typeof value === 'object' &&
      value !== null &&
      'type' in value &&
      value.type === 'string' &&
      !('enum' in value) &&
      !('const' in value)
        ? [[here, 'maxLength' in value ? value.maxLength : undefined]]
        : [];
    return [...own, ...lengthsIn(value, here)];
  });
}

test('every reason, remark, note and answer that a call takes is under 1000 characters', async () => {
  const lengths: [string, unknown][] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))) {
    const calls: Record<string, unknown> = await import(new URL(file, folder).href);
    for (const [name, schema] of Object.entries(calls)) {
      if (
        !(schema instanceof z.ZodType) ||
        !/Request(?!ed)|decision|dismiss|askFor|override/i.test(name) ||
        TAKES_NO_REASON.has(`${file}:${name}`)
      )
        continue;
      lengths.push(...lengthsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), `${file}:${name}`));
    }
  }
  expect(lengths.length).toBeGreaterThan(20);
  expect(lengths.filter(([, maximum]) => maximum !== 999)).toEqual([]);
});
