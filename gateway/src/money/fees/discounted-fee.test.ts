import { expect, test } from '@jest/globals';
import { stepWorth } from '@registrar/domain/calls/money';
import fc from 'fast-check';
import { discountedFee } from './discounted-fee';

const flat = (feePaisa: number) => ({ feePaisa, working: [{ kind: 'FLAT' as const, feePaisa }] });
const off = (percent: number) => ({ percent, lawReference: 'Decision', lawReferenceNepali: 'निर्णय' });

test.each([
  [950_000, 25, 712_500],
  [100_00, 12.5, 88_00],
  [1_00, 50, 1_00],
  [950_000, 100, 0],
  [0, 50, 0],
])('of %d paisa with %d percent off %d remain, in whole rupees', (fee, percent, left) => {
  expect(discountedFee(flat(fee), off(percent)).feePaisa).toBe(left);
});

test('without a discount, and with a discount of zero, the fee and its working are unchanged', () => {
  expect(discountedFee(flat(500_00), null)).toEqual(flat(500_00));
  expect(discountedFee(flat(1_00), off(50))).toEqual(flat(1_00));
});

test('for any fee and percent: never negative, never above the fee, and the steps add up to it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), fc.integer({ min: 1, max: 10_000 }), (fee, hundredths) => {
      const { feePaisa, working } = discountedFee(flat(fee), off(hundredths / 100));
      expect(feePaisa).toBeGreaterThanOrEqual(0);
      expect(feePaisa).toBeLessThanOrEqual(fee);
      expect(working.reduce((sum, step) => sum + stepWorth(step), 0)).toBe(feePaisa);
    }),
  );
});
