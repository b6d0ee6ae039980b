import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations';
import { feeRuleSchema, type FeeRule } from '@registrar/domain/schedules/fee-rule';
import configurationFile from '../../../data/configuration.json' with { type: 'json' };
import { needsCounterSign } from '../assess';
import { ebpCodeOf } from '../issue-invoice';
import { incorporationScheduleOf } from '@registrar/domain/schedules';
import { assessIncorporation } from './assess-incorporation';
import type { WorkedFee } from './worked-fee';

const ruleOf = (companyType: CompanyType): FeeRule =>
  feeRuleSchema.parse(configurationFile.find(({ key }) => key === incorporationScheduleOf(companyType))?.value);
const fee = (companyType: CompanyType, rupees: number | null): WorkedFee | null =>
  assessIncorporation(ruleOf(companyType), { authorizedCapital: rupees === null ? null : Math.round(rupees * 100) });

const LAKH = 100_000;
const CRORE = 10_000_000;
const PRIVATE = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
const PUBLIC = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';

/** Domain law 4.4, each tier at its limit and one paisa beyond it. Rupees. */
const EDGES: [CompanyType, number, number][] = [
  [PRIVATE, 0, 1000],
  [PRIVATE, LAKH, 1000],
  [PRIVATE, LAKH + 0.01, 4500],
  [PRIVATE, 5 * LAKH, 4500],
  [PRIVATE, 5 * LAKH + 0.01, 9500],
  [PRIVATE, 25 * LAKH, 9500],
  [PRIVATE, 25 * LAKH + 0.01, 16_000],
  [PRIVATE, CRORE, 16_000],
  [PRIVATE, CRORE + 0.01, 19_000],
  [PRIVATE, 2 * CRORE, 19_000],
  [PRIVATE, 2 * CRORE + 0.01, 22_000],
  [PRIVATE, 3 * CRORE, 22_000],
  [PRIVATE, 3 * CRORE + 0.01, 25_000],
  [PRIVATE, 4 * CRORE, 25_000],
  [PRIVATE, 5 * CRORE, 28_000],
  [PRIVATE, 6 * CRORE, 31_000],
  [PRIVATE, 7 * CRORE, 34_000],
  [PRIVATE, 8 * CRORE, 37_000],
  [PRIVATE, 9 * CRORE, 40_000],
  [PRIVATE, 9 * CRORE + 0.01, 43_000],
  [PRIVATE, 10 * CRORE, 43_000],
  [PRIVATE, 10 * CRORE + 0.01, 43_030],
  [PRIVATE, 10 * CRORE + LAKH, 43_030],
  [PRIVATE, 10 * CRORE + LAKH + 0.01, 43_060],
  [PRIVATE, 11 * CRORE, 46_000],
  [PRIVATE, 1000 * CRORE, 43_000 + 99_000 * 30],
  [PUBLIC, CRORE, 15_000],
  [PUBLIC, CRORE + 0.01, 40_000],
  [PUBLIC, 10 * CRORE, 40_000],
  [PUBLIC, 10 * CRORE + 0.01, 70_000],
  [PUBLIC, 20 * CRORE, 70_000],
  [PUBLIC, 20 * CRORE + 0.01, 100_000],
  [PUBLIC, 30 * CRORE, 100_000],
  [PUBLIC, 40 * CRORE, 130_000],
  [PUBLIC, 50 * CRORE, 160_000],
  [PUBLIC, 50 * CRORE + 0.01, 163_000],
  [PUBLIC, 51 * CRORE, 163_000],
  [PUBLIC, 51 * CRORE + 0.01, 166_000],
  ['FOREIGN_BRANCH', CRORE, 15_000],
  ['FOREIGN_BRANCH', 10 * CRORE + 0.01, 70_000],
  ['FOREIGN_BRANCH', 51 * CRORE, 163_000],
];

describe('the fee for incorporating a company', () => {
  test.each(EDGES)('%s with a capital of NPR %d costs NPR %d', (companyType, capital, expected) => {
    expect(fee(companyType, capital)?.feePaisa).toBe(expected * 100);
  });

  test('is flat for companies without shares and for liaison offices', () => {
    expect(fee('NON_PROFIT', null)).toEqual({ feePaisa: 1_500_000, working: [{ kind: 'FLAT', feePaisa: 1_500_000 }] });
    expect(fee('FOREIGN_LIAISON', null)?.feePaisa).toBe(5_000_000);
  });

  test('is unknown while the capital is', () => {
    expect(fee(PRIVATE, null)).toBeNull();
  });

  test('shows its working: the tier, or the units above the last one', () => {
    expect(fee(PRIVATE, 3 * LAKH)?.working).toEqual([
      { kind: 'TIER', overPaisa: LAKH * 100, upToPaisa: 5 * LAKH * 100, feePaisa: 450_000 },
    ]);
    expect(fee(PRIVATE, 10 * CRORE + 2 * LAKH + 1)?.working).toEqual([
      {
        kind: 'ABOVE',
        overPaisa: 10 * CRORE * 100,
        basePaisa: 4_300_000,
        units: 3,
        unitPaisa: LAKH * 100,
        perUnitPaisa: 3000,
      },
    ]);
  });

  test('has a schedule for every company type, and all private and all public ones pay the same', () => {
    for (const companyType of companyTypes.keys) {
      const group = companyType.startsWith('PRIVATE')
        ? PRIVATE
        : companyType.startsWith('PUBLIC')
          ? PUBLIC
          : companyType;
      expect(fee(companyType, 3 * CRORE)).toEqual(fee(group, 3 * CRORE));
    }
  });

  test('never falls as the capital grows, and is whole paisa', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<CompanyType>(PRIVATE, PUBLIC, 'FOREIGN_BRANCH'),
        fc.integer({ min: 0, max: 1e13 }),
        fc.integer({ min: 0, max: 1e12 }),
        (companyType, capital, more) => {
          const lower = assessIncorporation(ruleOf(companyType), { authorizedCapital: capital })?.feePaisa ?? NaN;
          const higher =
            assessIncorporation(ruleOf(companyType), { authorizedCapital: capital + more })?.feePaisa ?? NaN;
          expect(Number.isSafeInteger(lower)).toBe(true);
          expect(higher).toBeGreaterThanOrEqual(lower);
        },
      ),
    );
  });

  test.each([-1, 0.5, NaN, 2 ** 53])('refuses %d as an amount of paisa', (authorizedCapital) => {
    expect(() => assessIncorporation(ruleOf(PRIVATE), { authorizedCapital })).toThrow(RangeError);
  });
});

test.each([
  [950_000, 950_000, false],
  [5_000_000, 5_999_999, false],
  [5_000_000, 6_000_000, false], // exactly 20 percent and exactly NPR 10,000
  [5_000_000, 6_000_001, true],
  [5_000_000, 3_999_999, true],
  [450_000, 360_000, false],
  [450_000, 359_999, true], // a small amount, but more than a fifth
  [100_000_000, 101_000_001, true], // one percent, but more than NPR 10,000
  [0, 1, true],
])('proposed %d paisa, set to %d: a second officer has to agree: %s', (proposed, amount, expected) => {
  expect(needsCounterSign(proposed, amount, { differencePaisa: 1_000_000, differencePercent: 20 })).toBe(expected);
});

test('the check digit of the bank code detects a wrong digit', () => {
  const code = ebpCodeOf('2083/84', 9001, 12);
  expect(code).toMatch(/^83090010000012\d$/);
  for (let place = 0; place < 14; place++) {
    const digits = [...code.slice(0, 14)];
    digits[place] = String((Number(digits[place]) + 1) % 10);
    expect(ebpCodeWith(digits.join(''))).not.toBe(code.slice(-1));
  }
});

/** The check digit for fourteen other digits. */
function ebpCodeWith(body: string): string {
  return ebpCodeOf(`20${body.slice(0, 2)}/00`, Number(body.slice(2, 7)), Number(body.slice(7))).slice(-1);
}
