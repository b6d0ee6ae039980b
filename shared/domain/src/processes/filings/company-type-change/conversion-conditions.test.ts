import { expect, test } from '@jest/globals';
import { companyTypes, type CompanyType } from '../../../enumerations/company-types';
import { rupees } from '../../../money';
import { conversionKind, conversionLaw, conversionsOf, nameAfterConversion } from '../../../registration/conversions';
import { judgeConversion, mayConvert, type ConversionFacts } from './conversion-conditions';
import { conditionWords } from './conversion-words';

const PRIVATE: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';
const PUBLIC: CompanyType = 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI';
const SOLE: CompanyType = 'PRIVATE_SOLE_PROPRIETOR';
const facts = (more: Partial<ConversionFacts> = {}): ConversionFacts => ({
  holders: 7,
  residence: { nepali: 7, foreign: 0 },
  governmentHolders: 0,
  directors: 3,
  paidUp: rupees(10_000_000),
  faceValue: rupees(100),
  missingReports: [],
  ...more,
});
const unmet = (from: CompanyType, to: CompanyType, more: Partial<ConversionFacts> = {}) =>
  judgeConversion(from, to, facts(more))
    .filter(({ state }) => state === 'UNMET')
    .map(({ condition }) => condition);

test.each<[string, CompanyType, CompanyType, Partial<ConversionFacts>, readonly string[]]>([
  ['a private company that has all of it becomes public', PRIVATE, PUBLIC, {}, []],
  ['six holders are too few', PRIVATE, PUBLIC, { holders: 6 }, ['HOLDERS']],
  ['two directors are too few', PRIVATE, PUBLIC, { directors: 2 }, ['DIRECTORS']],
  ['a rupee less than a crore', PRIVATE, PUBLIC, { paidUp: rupees(9_999_999) }, ['PAID_UP']],
  ['a share of 40', PRIVATE, PUBLIC, { faceValue: rupees(40) }, ['FACE_VALUE']],
  ['a share of 55 is not divisible by ten', PRIVATE, PUBLIC, { faceValue: rupees(55) }, ['FACE_VALUE']],
  ['reports are missing', PRIVATE, PUBLIC, { missingReports: ['2081/82'] }, ['ACCOUNTS']],
  ['a foreign holder in a company of Nepali', PRIVATE, PUBLIC, { residence: { nepali: 6, foreign: 1 } }, ['RESIDENCE']],
  ['101 holders are as many as a private company has', PUBLIC, PRIVATE, { holders: 101 }, []],
  ['102 are too many', PUBLIC, PRIVATE, { holders: 102 }, ['HOLDERS']],
  [
    'a private company has no least capital and no face value',
    PUBLIC,
    PRIVATE,
    { paidUp: rupees(1), faceValue: rupees(1) },
    [],
  ],
  ['a sole holder is exactly one', PRIVATE, SOLE, { holders: 2, residence: { nepali: 2, foreign: 0 } }, ['HOLDERS']],
  ['and one is enough', PRIVATE, SOLE, { holders: 1, residence: { nepali: 1, foreign: 0 }, directors: 1 }, []],
])('%s', (_name, from, to, more, expected) => {
  expect(unmet(from, to, more)).toEqual(expected);
  expect(mayConvert(judgeConversion(from, to, facts(more)))).toBe(expected.length === 0);
});

test('a condition that the register does not know blocks nothing, and is shown', () => {
  const unknown = facts({ holders: null, residence: null, directors: null, paidUp: null, faceValue: null });
  const judged = judgeConversion(PRIVATE, PUBLIC, unknown);
  expect(judged.filter(({ state }) => state === 'UNKNOWN').map(({ condition }) => condition)).toEqual([
    'HOLDERS',
    'RESIDENCE',
    'DIRECTORS',
    'PAID_UP',
    'FACE_VALUE',
  ]);
  expect(mayConvert(judged)).toBe(true);
});

test('every condition has its text in both languages, with the present and the required value', () => {
  expect(conditionWords('HOLDERS', PUBLIC, facts({ holders: 3 }))).toEqual({
    label: { ne: 'शेयरधनी', en: 'Shareholders' },
    has: { ne: '३ जना', en: '3' },
    needs: { ne: 'कम्तीमा ७ जना', en: 'at least 7' },
  });
  expect(conditionWords('FACE_VALUE', PUBLIC, facts()).needs.en).toContain('divisible by');
});

test('the possible conversions, their sections, and the remaining name', () => {
  for (const type of companyTypes.keys) for (const to of conversionsOf(type)) expect(to).not.toBe(type);
  expect(conversionsOf('NON_PROFIT')).toEqual([]);
  expect(conversionsOf(PRIVATE)).toContain(PUBLIC);
  expect([conversionKind(PRIVATE, PUBLIC), conversionKind(PUBLIC, PRIVATE), conversionKind(PRIVATE, SOLE)]).toEqual([
    'TO_PUBLIC',
    'TO_PRIVATE',
    'WITHIN',
  ]);
  expect([conversionLaw(PRIVATE, PUBLIC), conversionLaw(PUBLIC, PRIVATE), conversionLaw(PRIVATE, SOLE)]).toEqual([
    '13',
    '14',
    '9',
  ]);
  expect(nameAfterConversion({ ne: 'सगर ट्रेडर्स प्राइभेट लिमिटेड', en: 'Sagar Traders Private Limited' }, PUBLIC)).toEqual({
    ne: 'सगर ट्रेडर्स लिमिटेड',
    en: 'Sagar Traders Limited',
  });
  expect(nameAfterConversion({ ne: 'सगर ट्रेडर्स प्रा. लि.', en: 'Sagar Traders Pvt. Ltd.' }, PUBLIC)).toEqual({
    ne: 'सगर ट्रेडर्स लिमिटेड',
    en: 'Sagar Traders Limited',
  });
  expect(nameAfterConversion({ ne: 'सगर ट्रेडर्स लिमिटेड', en: 'Sagar Traders Limited' }, PRIVATE)).toEqual({
    ne: 'सगर ट्रेडर्स प्राइभेट लिमिटेड',
    en: 'Sagar Traders Private Limited',
  });
});
