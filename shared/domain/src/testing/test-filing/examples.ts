import { toNepaliDigits } from '../../digits';
import type { Answers } from '../../processes/definition/filing-frame';

/** A finished first form, as one page may send it; decided on the day that is given. */
export const filledMatter = (decidedOn: string, more: Answers = {}): Answers => ({
  addressNepali: 'परीक्षण मार्ग १',
  addressEnglish: 'Test Road 1',
  scope: 'OFFICE',
  decidedOn,
  ...more,
});

/** A finished entry of the list; by another number it is another place. */
export const filledPlace = (number: number, more: Answers = {}): Answers => ({
  addressNepali: `शाखा मार्ग ${toNepaliDigits(String(number))}`,
  addressEnglish: `Branch Road ${number}`,
  phoneNo: '014440000',
  ...more,
});
