import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { z } from 'zod';
import type { ProceedingFacts } from './phases-of';

/** What the four zones are asked with: everything else has come. */
const ZONED: ProceedingFacts = {
  isEnded: false,
  filings: [],
  notices: [],
  objections: [],
  opened: [],
  opinions: [
    { body: 'TAX_OFFICE', status: 'APPROVED', dueOn: '2026-12-10', answeredOn: '2026-12-01', judgedOn: '2026-12-05' },
  ],
  paidOn: '2026-11-29',
};
const zonedSchema = z.object({
  hour: z.number(),
  open: z.array(z.array(z.array(z.boolean()))),
  days: z.array(z.string()),
});

test('whatever the time zone of the machine: the same phases are open on the same days', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { addDays, nepalToday } from './src/calendar';
        import { phasesOf, proceedingKinds } from './src/proceedings';
        const facts = ${JSON.stringify(ZONED)};
        const open = proceedingKinds().filter(({ closing }) => closing !== undefined).map((kind) => {
          const filings = kind.phases.flatMap(({ forms }) => forms).map((process) => ({ process, status: 'APPROVED', decidedOn: '2026-11-28' }));
          const notices = kind.notices.map(({ key }) => ({ kind: key, publishedOn: '2026-11-29', endsOn: '2026-12-31' }));
          const days = Array.from({ length: 50 }, (_, day) => addDays('2026-11-20', day));
          return days.map((day) => phasesOf(kind, { ...facts, filings, notices }, day).map(({ isOpen }) => isOpen));
        });
        const days = ['2026-12-31T18:14:59Z', '2026-12-31T18:15:00Z'].map((at) => nepalToday(new Date(at)));
        console.log(JSON.stringify({ hour: new Date('2026-01-15T00:00:00Z').getHours(), open, days }));`,
      resolveDir: join(import.meta.dirname, '../..'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const answers = ['Asia/Kathmandu', 'UTC', 'America/New_York', 'Pacific/Kiritimati'].map((TZ) => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], {
      input: outputFiles[0]?.contents,
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    return zonedSchema.parse(JSON.parse(stdout));
  });
  expect(answers.map(({ hour }) => hour)).toEqual([5, 0, 19, 14]);
  expect(new Set(answers.map(({ open }) => JSON.stringify(open))).size).toBe(1);
  // in all of them the day after the last one begins at a quarter past six in the evening of UTC
  expect(answers.map(({ days }) => days)).toEqual(answers.map(() => ['2026-12-31', '2027-01-01']));
  expect(answers[0]?.open.every((days) => days.some((phases) => phases.every(Boolean)))).toBe(true);
});
