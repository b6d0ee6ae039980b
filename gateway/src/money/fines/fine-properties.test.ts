import { expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { companyTypes } from '@registrar/domain/enumerations';
import fc from 'fast-check';
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import { assessFine, payableOn, type FineFacts } from './assess-fine';
import { fineRuleSchema, type FineTerms } from './fine-rules';

const event = { eventId: 'E', section: '80', nameNepali: 'क', nameEnglish: 'E' };
const ruleOf = (key: string) => fineRuleSchema.parse(configurationFile.find((row) => row.key === key)?.value);
const RULES = { FINE_S81_2: ruleOf('FINE_S81_2'), FINE_S81_6: ruleOf('FINE_S81_6') };
const day = fc.integer({ min: 0, max: 5100 }).map((days) => addDays('2010-01-01', days));
const periods = fc.array(fc.tuple(fc.integer({ min: -30, max: 1000 }), fc.integer({ min: 0, max: 150 })), { maxLength: 4 });
const cases = fc.record({ key: fc.constantFrom('FINE_S81_2', 'FINE_S81_6'), companyType: fc.constantFrom(...companyTypes.keys), paidUpPaisa: fc.integer({ min: 0, max: 1e12 }), dueOn: day, after: fc.nat(900), graceDays: fc.nat(40), periods, percent: fc.option(fc.integer({ min: 1, max: 100 })) });
type Case = typeof cases extends fc.Arbitrary<infer T> ? T : never;

function setting({ key, companyType, paidUpPaisa, dueOn, after, graceDays, periods: some, percent }: Case): { facts: FineFacts; terms: FineTerms } {
  const noFinePeriods = some.map(([from, length]) => ({ from: addDays(dueOn, from), to: addDays(dueOn, from + length), nameNepali: 'क', nameEnglish: 'K', reference: 'R', referenceNepali: 'र' }));
  const campaigns = percent === null ? [] : [{ key: 'C', percent, from: '2000-01-01', to: null, lawReference: 'R', lawReferenceNepali: 'र' }];
  const rule = key === 'FINE_S81_2' ? RULES.FINE_S81_2 : RULES.FINE_S81_6;
  return { facts: { event, companyType, paidUpPaisa, dueOn, filedOn: addDays(dueOn, after) }, terms: { schedule: { key, rule, validFrom: '2006-11-03', lawReference: 'R', lawReferenceNepali: 'र', certainty: 'A' }, graceDays, noFinePeriods, campaigns } };
}

test('a fine is never negative, its steps add up to it, and it is whole rupees', () => {
  fc.assert(fc.property(cases, (some) => {
    const { facts, terms } = setting(some);
    const result = assessFine(facts, terms);
    if (!result.ok) throw new Error(result.code);
    const { finePaisa, payablePaisa, steps, discount } = result.fine;
    expect(payablePaisa).toBeGreaterThanOrEqual(0);
    expect(payablePaisa).toBe(finePaisa - (discount?.amountPaisa ?? 0));
    expect(steps.reduce((sum, step) => sum + step.amountPaisa, 0)).toBe(finePaisa);
    expect([finePaisa % 100, payablePaisa % 100]).toEqual([0, 0]);
  }), { numRuns: 300 });
});

test('it never falls with time, whatever days do not count', () => {
  fc.assert(fc.property(cases, fc.nat(300), (some, later) => {
    const { facts, terms } = setting(some);
    expect(payableOn(facts, terms, addDays(facts.filedOn, later))).toBeGreaterThanOrEqual(payableOn(facts, terms, facts.filedOn));
  }), { numRuns: 400 });
});

test('the day on which it grows is the first one with more to pay', () => {
  fc.assert(fc.property(cases, (some) => {
    const { facts, terms } = setting({ ...some, after: some.after % 400 });
    const result = assessFine(facts, terms);
    if (!result.ok || result.fine.grows === null) return;
    const { payablePaisa, grows } = result.fine;
    expect(grows.payablePaisa).toBeGreaterThan(payablePaisa);
    expect(payableOn(facts, terms, addDays(grows.on.ad, -1))).toBe(payablePaisa);
  }), { numRuns: 400 });
});

test('it is the same wherever the machine stands', () => {
  const days = ['2024-01-15', '2025-07-16', '2025-07-17', '2026-01-14', '2026-01-15', '1986-01-01'];
  const all = (): string => JSON.stringify(days.map((filedOn) => Object.values(RULES).map((rule) => assessFine(
    { event, companyType: 'PRIVATE_SOLE_PROPRIETOR', paidUpPaisa: 100, dueOn: '1985-12-31', filedOn },
    { schedule: { key: 'K', rule, validFrom: '2006-11-03', lawReference: 'R', lawReferenceNepali: 'र', certainty: 'A' }, graceDays: 3, noFinePeriods: [], campaigns: [] },
  ))));
  const zone = process.env.TZ;
  try {
    const answers = ['Asia/Kathmandu', 'Pacific/Kiritimati', 'America/Los_Angeles', 'UTC'].map((TZ) => {
      process.env.TZ = TZ;
      return all();
    });
    expect(new Set(answers).size).toBe(1);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  }
});
