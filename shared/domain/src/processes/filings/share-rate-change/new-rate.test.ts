import { expect, test } from '@jest/globals';
import { validationMessage } from '../../../messages';
import { codesOfForm, PUBLIC, RATE, type Filed } from '../../../testing/filed-agreement';
import { NEW_SHARE_RATE } from './new-rate';

const rateOf = (ratePerShare: unknown, filed: Filed = {}): string[] =>
  codesOfForm(NEW_SHARE_RATE, { ...filed, sections: { NEW_SHARE_RATE: { ratePerShare } } });

test.each<[string, unknown, string]>([
  ['that of today', RATE, 'ratePerShare SHARE_RATE_UNCHANGED'],
  ['of nothing', 0, 'ratePerShare ABOVE_ZERO'],
  ['with a part of a paisa', 10.5, 'ratePerShare NUMBER_INVALID'],
  ['that leaves a part of a share', 30_00, 'ratePerShare SHARES_NOT_DIVISIBLE'],
  ['that is not answered', undefined, 'ratePerShare SHARE_RATE_REQUIRED'],
])('a face value %s is refused at its field', (_name, ratePerShare, error) => {
  expect(rateOf(ratePerShare)).toContain(error);
});

test('a public company has a face value of fifty rupees or more that ten divides, a private one has any', () => {
  const refusal = ['ratePerShare SHARE_RATE_OF_PUBLIC_COMPANY'];
  for (const rate of [20_00, 125_00]) {
    expect(rateOf(rate, { type: PUBLIC })).toEqual(refusal);
    expect(rateOf(rate)).toEqual([]);
  }
  for (const rate of [50_00, 200_00]) expect(rateOf(rate, { type: PUBLIC })).toEqual([]);
  for (const language of ['ne', 'en'] as const)
    expect(validationMessage('SHARE_RATE_OF_PUBLIC_COMPANY', language)).toMatch(language === 'ne' ? /५०/ : /50/);
});
