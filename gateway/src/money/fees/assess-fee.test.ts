import { describe, expect, test } from '@jest/globals';
import { stepWorth } from '@registrar/domain/calls/money';
import type { CompanyType } from '@registrar/domain/enumerations';
import { feeRuleSchema, type FeeRule } from '@registrar/domain/schedules/fee-rule';
import { incorporationScheduleOf } from '@registrar/domain/schedules';
import fc from 'fast-check';
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import { assessFee, type FeeFacts } from './assess-fee';

const ruleOf = (key: string): FeeRule => feeRuleSchema.parse(configurationFile.find((row) => row.key === key)?.value);
const paisa = (rupees: number): number => Math.round(rupees * 100);
const fee = (key: string, facts: FeeFacts): number | undefined => assessFee(ruleOf(key), facts)?.feePaisa;

const LAKH = 100_000;
const CRORE = 10_000_000;
const privately = ruleOf(incorporationScheduleOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI'));
const publicly = ruleOf(incorporationScheduleOf('PUBLIC_NON_GOVERNMENT_ALL_NEPALI'));

describe('raising the capital', () => {
  test.each([
    [privately, LAKH, LAKH, 0],
    [privately, LAKH, LAKH + 0.01, 3500],
    [privately, LAKH, 5 * LAKH, 3500],
    [privately, 5 * LAKH, 5 * LAKH + 0.01, 5000],
    [privately, 25 * LAKH, CRORE, 6500],
    [privately, CRORE, CRORE + 0.01, 3000],
    [privately, 10 * CRORE, 10 * CRORE + LAKH, 30],
    [privately, 10 * CRORE, 10 * CRORE + LAKH + 0.01, 60],
    [publicly, CRORE, CRORE + 0.01, 25_000],
    [publicly, 50 * CRORE, 50 * CRORE + 0.01, 3000],
    [publicly, 50 * CRORE + 0.01, 51 * CRORE, 0],
  ])('%# costs the difference of the two fees', (incorporation, from, to, expected) => {
    expect(
      fee('FEE_CAPITAL_INCREASE', { incorporation, formerCapitalPaisa: paisa(from), capitalPaisa: paisa(to) }),
    ).toBe(paisa(expected));
  });

  test('returns nothing when the capital falls', () => {
    expect(
      assessFee(ruleOf('FEE_CAPITAL_INCREASE'), {
        incorporation: privately,
        formerCapitalPaisa: paisa(CRORE),
        capitalPaisa: paisa(LAKH),
      }),
    ).toEqual({
      feePaisa: 0,
      working: [
        { kind: 'TIER', overPaisa: 0, upToPaisa: paisa(LAKH), feePaisa: paisa(1000) },
        { kind: 'FORMER_CAPITAL', capitalPaisa: paisa(CRORE), feePaisa: paisa(16_000) },
        { kind: 'FLOOR', floorPaisa: 0, raisedByPaisa: paisa(15_000) },
      ],
    });
  });

  test('is unknown without both capitals', () => {
    expect(fee('FEE_CAPITAL_INCREASE', { incorporation: privately, capitalPaisa: paisa(LAKH) })).toBeUndefined();
    expect(fee('FEE_CAPITAL_INCREASE', { incorporation: privately, formerCapitalPaisa: paisa(LAKH) })).toBeUndefined();
  });
});

describe('changing the name', () => {
  test.each([
    [privately, LAKH, 250],
    [privately, LAKH + 0.01, 1125],
    [privately, 25 * LAKH, 2375],
    [privately, CRORE, 4000],
    [privately, 2 * CRORE, 4750],
    [privately, 2 * CRORE + 0.01, 5000], // 25 percent of 22,000 is 5,500
    [publicly, CRORE, 3750],
    [publicly, CRORE + 0.01, 5000],
  ])('%# costs a quarter of the incorporation fee, and never more than the cap', (incorporation, capital, expected) => {
    expect(fee('FEE_NAME_CHANGE', { incorporation, capitalPaisa: paisa(capital) })).toBe(paisa(expected));
  });

  test('shows this in the working', () => {
    expect(
      assessFee(ruleOf('FEE_NAME_CHANGE'), { incorporation: privately, capitalPaisa: paisa(3 * CRORE) })?.working.slice(
        1,
      ),
    ).toEqual([
      { kind: 'PERCENT', percent: 25, ofPaisa: paisa(22_000), partPaisa: paisa(5500) },
      { kind: 'CAP', capPaisa: paisa(5000), loweredByPaisa: paisa(500) },
    ]);
  });

  test('half a paisa is rounded up', () => {
    const rule: FeeRule = { basis: 'PERCENT_OF_INCORPORATION_FEE', percent: 25, capPaisa: 1e13 };
    expect(assessFee(rule, { incorporation: { basis: 'FLAT', feePaisa: 2 } })?.feePaisa).toBe(1);
    expect(assessFee(rule, { incorporation: { basis: 'FLAT', feePaisa: 1 } })?.feePaisa).toBe(0);
  });
});

test.each([
  [0, 1000],
  [10 * LAKH - 0.01, 1000],
  [10 * LAKH, 5000],
  [10 * LAKH + 0.01, 5000],
  [100 * CRORE, 5000],
])('asking for liquidation with NPR %d paid up costs NPR %d', (paidUp, expected) => {
  expect(fee('FEE_LIQUIDATION', { capitalPaisa: paisa(paidUp) })).toBe(paisa(expected));
});

test.each([
  ['FEE_NAME_RESERVATION', 1, 0],
  ['FEE_COPY_PER_PAGE', 1, 5],
  ['FEE_COPY_PER_PAGE', 12, 60],
  ['FEE_CERTIFIED_COPY', 3, 300],
  ['FEE_CONSTITUTION_AMENDMENT', 1, 1000],
  ['FEE_REGISTERED_OFFICE_CHANGE', 1, 500],
  ['FEE_CONVERSION_TO_PUBLIC', 1, 20_000],
  ['FEE_CONVERSION_TO_PRIVATE', 1, 20_000],
  ['FEE_SHARE_TRANSFER_RECORD', 1, 0],
  ['FEE_MERGER', 1, 25_000],
  ['FEE_SOLE_SHAREHOLDER_HEIR', 1, 1000],
  ['FEE_DEREGISTRATION', 1, 1000],
])('%s for %d costs NPR %d', (key, quantity, expected) => {
  expect(fee(key, { quantity })).toBe(paisa(expected));
});

test.each([0, -1, 1.5, NaN])('refuses %d pieces', (quantity) => {
  expect(() => assessFee(ruleOf('FEE_COPY_PER_PAGE'), { quantity })).toThrow(RangeError);
});

test('the engine knows every fee of the schedule', () => {
  for (const row of configurationFile.filter(({ key }) => key.startsWith('FEE_')))
    expect(() => feeRuleSchema.parse(row.value)).not.toThrow();
});

describe('every fee', () => {
  const keys = configurationFile.map(({ key }) => key).filter((key) => key.startsWith('FEE_'));
  const types: CompanyType[] = [
    'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
    'PUBLIC_NON_GOVERNMENT_ALL_NEPALI',
    'NON_PROFIT',
  ];

  test('is whole paisa, never negative, and the sum of its working', () => {
    const money = fc.integer({ min: 0, max: 1e13 });
    fc.assert(
      fc.property(
        fc.constantFrom(...keys),
        fc.constantFrom(...types),
        money,
        money,
        fc.integer({ min: 1, max: 500 }),
        (key, type, capitalPaisa, formerCapitalPaisa, quantity) => {
          const found = assessFee(ruleOf(key), {
            capitalPaisa,
            formerCapitalPaisa,
            quantity,
            incorporation: ruleOf(incorporationScheduleOf(type)),
          });
          expect(Number.isSafeInteger(found?.feePaisa)).toBe(true);
          expect(found?.feePaisa).toBeGreaterThanOrEqual(0);
          expect(found?.working.reduce((sum, step) => sum + stepWorth(step), 0)).toBe(found?.feePaisa);
        },
      ),
    );
  });

  test('raised in two steps never costs less than in one', () => {
    const money = fc.integer({ min: 0, max: 1e12 });
    fc.assert(
      fc.property(money, money, money, (from, first, second) => {
        const raise = (formerCapitalPaisa: number, capitalPaisa: number): number =>
          fee('FEE_CAPITAL_INCREASE', { incorporation: privately, formerCapitalPaisa, capitalPaisa }) ?? NaN;
        expect(raise(from, from + first) + raise(from + first, from + first + second)).toBeGreaterThanOrEqual(
          raise(from, from + first + second),
        );
      }),
    );
  });
});

test.each([
  [
    {
      basis: 'AUTHORIZED_CAPITAL',
      tiers: [
        { upToPaisa: 200, feePaisa: 1 },
        { upToPaisa: 200, feePaisa: 2 },
      ],
      above: { basePaisa: 2, perUnitPaisa: 0, unitPaisa: 1, rounding: 'CEIL' },
    },
  ],
  [
    {
      basis: 'AUTHORIZED_CAPITAL',
      tiers: [],
      above: { basePaisa: 2, perUnitPaisa: 0, unitPaisa: 1, rounding: 'CEIL' },
    },
  ],
  [
    {
      basis: 'AUTHORIZED_CAPITAL',
      tiers: [{ upToPaisa: 200, feePaisa: 1 }],
      above: { basePaisa: 2, perUnitPaisa: 0, unitPaisa: 0, rounding: 'CEIL' },
    },
  ],
  [{ basis: 'FLAT', feePaisa: -1 }],
  [{ basis: 'FLAT', feePaisa: 0.5 }],
  [{ basis: 'PERCENT_OF_INCORPORATION_FEE', percent: 101, capPaisa: 0 }],
])('%j is no rule', (value) => {
  expect(feeRuleSchema.safeParse(value).success).toBe(false);
});
