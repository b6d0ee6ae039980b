import { describe, expect, test } from '@jest/globals';
import { fieldIssues } from '../messages';
import { personPhone, phoneFindings } from '../processes/questions/address';
import { mobileNumberSchema, phoneSchema } from './contact';
import { plainPhone } from './phone-number';

const NEPAL = 524;

test.each([
  ['9841234567', '9841234567'],
  ['९८४१२३४५६७', '9841234567'],
  ['+9779841234567', '9841234567'],
  ['+977 984-1234567', '9841234567'],
  ['009779841234567', '9841234567'],
  ['00977-984-123-4567', '9841234567'],
  ['977 9841234567', '9841234567'],
  ['(+977) 9841234567', '9841234567'],
  ['984.123.4567', '9841234567'],
  ['984/1234567', '9841234567'],
  ['tel:+977-9841234567', '9841234567'],
  ['\u2068+977 984\u20111234567\u2069', '9841234567'],
  ['9841–234567', '9841234567'],
])('%s is the mobile number %s', (written, number) => {
  expect(mobileNumberSchema.parse(written)).toBe(number);
});

test.each([
  ['01-4112233', '014112233'],
  ['(01) 4112233', '014112233'],
  ['०१-४११२२३३', '014112233'],
  ['+977-1-4112233', '014112233'],
  ['+977-01-4112233', '014112233'],
  ['+977 (0)1 4112233', '014112233'],
  ['977-14112233', '014112233'],
  ['00977 1 4112233', '014112233'],
  ['+977-21-523456', '021523456'],
  ['4112233', '4112233'],
  ['+977 4112233', '4112233'],
])('%s is the office number %s', (written, number) => {
  expect(phoneSchema.parse(written)).toBe(number);
  expect(personPhone.complete.parse(written)).toBe(number);
});

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+91-98765-43210', '+919876543210'],
  ['+1 (415) 555-2671', '+14155552671'],
  ['+65 8123 4567', '+6581234567'],
])('%s is a number of another country, wherever its owner lives', (written, number) => {
  expect(personPhone.complete.parse(written)).toBe(number);
  expect(phoneFindings(['phoneNo'], written, NEPAL)).toEqual([]);
  expect(phoneFindings(['phoneNo'], written, 356)).toEqual([]);
  expect(phoneSchema.safeParse(written).success).toBe(false);
});

test.each(['98412345678', '984123', '+9779841', '+44', 'ninety', '9841 234 567x', '+', '+00', '++447911123456'])(
  '%j is no number of somebody in Nepal, and that is said once',
  (written) => {
    const parsed = personPhone.complete.safeParse(written);
    const said = [
      ...(parsed.error?.issues.map(({ message }) => message) ?? []),
      ...phoneFindings(['phoneNo'], written, NEPAL).map(({ code }) => code),
    ];
    expect(said).toEqual(['PHONE_INVALID']);
  },
);

test('a number abroad may be written without a plus where the address is abroad', () => {
  expect(personPhone.complete.parse('913322445566')).toBe('913322445566');
  expect(phoneFindings(['phoneNo'], '913322445566', 356)).toEqual([]);
});

test('a number that is plain stays as it is', () => {
  for (const number of ['9841234567', '014112233', '+442079460958', '4112233', '913322445566'])
    expect(plainPhone(number)).toBe(number);
});

describe('an answer', () => {
  test('names one mistake of a field once', () => {
    const issue = { code: 'custom' as const, path: ['phoneNo'], message: 'PHONE_INVALID', input: undefined };
    expect(fieldIssues({ issues: [issue, issue] }, 'en')).toHaveLength(1);
  });
});
