import { expect, test } from '@jest/globals';
import { twoOwners } from '../../../testing/registration-examples';
import { filedAnswers, type FilingFrame } from '../../definition/filing-frame';
import { fundCautions } from './capital-structure';

const frame = twoOwners();
const withFund = (amount: number): FilingFrame => ({
  ...frame,
  answers: {
    ...frame.answers,
    CAPITAL_STRUCTURE: {
      ...filedAnswers(frame, 'CAPITAL_STRUCTURE'),
      sourcesOfFund: [{ source: 'OWN_INCOME', amount }],
    },
  },
});

test('sources of fund that differ from what is paid are said to both, in both languages', () => {
  expect(fundCautions(withFund(1_000 * 100_00))).toEqual([]);
  expect(fundCautions(withFund(60_000_00))).toEqual([
    {
      key: 'FUND_DIFFERS_FROM_PAID',
      text: {
        ne: 'पुँजीको स्रोतको जम्मा रु. ६०,०००.०० र चुक्ता रकम रु. १,००,०००.०० फरक छन्।',
        en: 'The sources of fund come to Rs. 60,000.00, and what is paid to Rs. 1,00,000.00.',
      },
    },
  ]);
});
