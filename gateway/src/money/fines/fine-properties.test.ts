import { spawnSync } from 'node:child_process';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { fineWorkingSchema } from '@registrar/domain/calls/fine-working';
import { addDays } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations';
import { build } from 'esbuild';
import fc from 'fast-check';
import { z } from 'zod';
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import { assessFine, payableOn, type FineFacts } from './assess-fine';
import { fineRuleSchema, type FineTerms } from './fine-rules';

const event = { eventId: 'E', section: '80', nameNepali: 'क', nameEnglish: 'E' };
const ruleOf = (key: string) => fineRuleSchema.parse(configurationFile.find((row) => row.key === key)?.value);
const RULES = { FINE_S81_2: ruleOf('FINE_S81_2'), FINE_S81_6: ruleOf('FINE_S81_6') };
const day = fc.integer({ min: 0, max: 5100 }).map((days) => addDays('2010-01-01', days));
const periods = fc.array(fc.tuple(fc.integer({ min: -30, max: 1000 }), fc.integer({ min: 0, max: 150 })), {
  maxLength: 4,
});
const cases = fc.record({
  key: fc.constantFrom('FINE_S81_2', 'FINE_S81_6'),
  companyType: fc.constantFrom(...companyTypes.keys),
  paidUpPaisa: fc.integer({ min: 0, max: 1e12 }),
  dueOn: day,
  after: fc.nat(900),
  graceDays: fc.nat(40),
  periods,
  percent: fc.option(fc.integer({ min: 1, max: 100 })),
});
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function setting({ key, companyType, paidUpPaisa, dueOn, after, graceDays, periods: some, percent }: Case): {
  facts: FineFacts;
  terms: FineTerms;
} {
  const noFinePeriods = some.map(([from, length]) => ({
    from: addDays(dueOn, from),
    to: addDays(dueOn, from + length),
    nameNepali: 'क',
    nameEnglish: 'K',
    reference: 'R',
    referenceNepali: 'र',
  }));
  const campaigns =
    percent === null
      ? []
      : [{ key: 'C', percent, from: '2000-01-01', to: null, lawReference: 'R', lawReferenceNepali: 'र' }];
  const rule = key === 'FINE_S81_2' ? RULES.FINE_S81_2 : RULES.FINE_S81_6;
  return {
    facts: { event, companyType, paidUpPaisa, dueOn, filedOn: addDays(dueOn, after) },
    terms: {
      schedule: { key, rule, validFrom: '2006-11-03', lawReference: 'R', lawReferenceNepali: 'र', certainty: 'A' },
      graceDays,
      noFinePeriods,
      campaigns,
    },
  };
}

test('a fine is never negative, its steps add up to it, and it is whole rupees', () => {
  fc.assert(
    fc.property(cases, (some) => {
      const { facts, terms } = setting(some);
      const result = assessFine(facts, terms);
      if (!result.ok) throw new Error(result.code);
      const { finePaisa, payablePaisa, steps, discount } = result.fine;
      expect(payablePaisa).toBeGreaterThanOrEqual(0);
      expect(payablePaisa).toBe(finePaisa - (discount?.amountPaisa ?? 0));
      expect(steps.reduce((sum, step) => sum + step.amountPaisa, 0)).toBe(finePaisa);
      expect([finePaisa % 100, payablePaisa % 100]).toEqual([0, 0]);
    }),
    { numRuns: 300 },
  );
});

test('it never falls with time, whatever days do not count', () => {
  fc.assert(
    fc.property(cases, fc.nat(300), (some, later) => {
      const { facts, terms } = setting(some);
      expect(payableOn(facts, terms, addDays(facts.filedOn, later))).toBeGreaterThanOrEqual(
        payableOn(facts, terms, facts.filedOn),
      );
    }),
    { numRuns: 400 },
  );
});

test('the day of the next increase is the first one with a higher amount', () => {
  fc.assert(
    fc.property(cases, (some) => {
      const { facts, terms } = setting({ ...some, after: some.after % 400 });
      const result = assessFine(facts, terms);
      if (!result.ok || result.fine.grows === null) return;
      const { payablePaisa, grows } = result.fine;
      expect(grows.payablePaisa).toBeGreaterThan(payablePaisa);
      expect(payableOn(facts, terms, addDays(grows.on.ad, -1))).toBe(payablePaisa);
    }),
    { numRuns: 400 },
  );
});

const QUESTIONS = `
import { assessFine } from './assess-fine';
import { fineRuleSchema } from './fine-rules';
import configuration from '../../../data/configuration.json' with { type: 'json' };
const event = { eventId: 'E', section: '80', nameNepali: 'क', nameEnglish: 'E' };
const days = ['1986-01-01', '2024-01-15', '2025-07-16', '2025-07-17', '2026-01-14', '2026-01-15'];
const fines = ['FINE_S81_2', 'FINE_S81_6'].flatMap((key) => {
  const rule = fineRuleSchema.parse(configuration.find((row) => row.key === key).value);
  const terms = { schedule: { key, rule, validFrom: '2006-11-03', lawReference: 'R', lawReferenceNepali: 'र', certainty: 'A' }, graceDays: 3, noFinePeriods: [], campaigns: [] };
  return days.flatMap((filedOn) => ['1985-12-31', '2023-07-16', '2025-01-13'].map((dueOn) => assessFine({ event, companyType: 'PRIVATE_SOLE_PROPRIETOR', paidUpPaisa: 100, dueOn, filedOn }, terms)));
});
console.log(JSON.stringify({ hour: new Date('2026-01-15T00:00:00Z').getHours(), fines }));
`;

test('it is the same in every time zone of the machine', async () => {
  // A process reads its time zone once, so each zone has its own process.
  const { outputFiles } = await build({
    stdin: { contents: QUESTIONS, resolveDir: dirname(fileURLToPath(import.meta.url)), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const answers = ['Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map((TZ) => {
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-'], {
      input: outputFiles[0]?.contents,
      env: { ...process.env, TZ, NODE_OPTIONS: '' },
      encoding: 'utf8',
    });
    return z
      .object({ hour: z.number(), fines: z.array(z.object({ ok: z.literal(true), fine: fineWorkingSchema })) })
      .parse(JSON.parse(stdout));
  });
  expect(answers.map(({ hour }) => hour)).toEqual([5, 14, 16, 0]);
  expect(new Set(answers.map(({ fines }) => JSON.stringify(fines))).size).toBe(1);
  expect(answers[0]?.fines).toHaveLength(36);
});
