import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { z } from 'zod';
import { emailSchema, fullNameEnglishSchema, fullNameNepaliSchema, otpSchema, signUpUsernameSchema } from './accounts';
import { mobileNumberSchema, phoneSchema } from './accounts';
import { companyFinderQuerySchema } from './calls/companies';
import { readVerificationCode } from './letters/verification-code';
import { optionalText, requiredText } from './messages';
import { plainCode, plainName, plainText, plainTexts } from './plain-text';
import { identification, identificationFindings } from './processes/questions/identification';

const codes = (schema: z.ZodType, value: unknown): string[] => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
};

/** What a clipboard brings along and nobody sees: around the value, and inside it. */
const UNSEEN = [
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u180E',
  '\u200B',
  '\u200C',
  '\u200D',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2060',
  '\u2061',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\u206A',
  '\uFE0E',
  '\uFEFF',
  '\u{E0020}',
  '\u0001',
  '\u007F',
  '\u0090',
];
const named = (signs: readonly string[]) =>
  signs.map((sign) => [`U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`, sign] as const);

/** Every reader of a text that people paste into: what it makes of the value as it should be. */
const READERS: readonly (readonly [string, string, (text: string) => unknown])[] = [
  ['a mobile number', '9841234567', (text) => mobileNumberSchema.parse(text)],
  ['another phone', '014263089', (text) => phoneSchema.parse(text)],
  ['an email', 'ram@example.com', (text) => emailSchema.parse(text)],
  ['a username', 'ram.applicant', (text) => signUpUsernameSchema.parse(text)],
  ['an OTP', '123456', (text) => otpSchema.parse(text)],
  ['an English name', 'Ram Bahadur', (text) => fullNameEnglishSchema.parse(text)],
  ['a Nepali name', 'राम बहादुर', (text) => fullNameNepaliSchema.parse(text)],
  ['a required text', 'Baneshwor', (text) => requiredText('TOLE_REQUIRED').parse(text)],
  ['a text that may be left out', 'Baneshwor', (text) => optionalText(20).parse(text)],
  ['a number of a paper', '27-01-70-01234', (text) => identification.draft.parse({ number: text })?.number],
  ['a company’s number', '100000', (text) => companyFinderQuerySchema.parse({ number: text }).number],
  ['the code of a paper', '222222222222', (text) => readVerificationCode(text)],
];

describe.each(READERS)('%s', (_what, value, read) => {
  test.each(named(UNSEEN))('is read past %s before, behind and within it', (_name, sign) => {
    const middle = Math.floor(value.length / 2);
    for (const pasted of [
      `${sign}${value}`,
      `${value}${sign}`,
      `${sign}${value}${sign}`,
      // between two letters of Devanagari a joiner says how they meet
      ...(/\p{Script=Devanagari}/u.test(value) && /[\u200C\u200D]/.test(sign)
        ? []
        : [`${value.slice(0, middle)}${sign}${value.slice(middle)}`]),
    ])
      expect(read(pasted)).toBe(value);
  });
});

const BLANKS = named([
  '\u00A0',
  '\u1680',
  '\u2000',
  '\u2002',
  '\u2003',
  '\u2007',
  '\u2009',
  '\u200A',
  '\u202F',
  '\u205F',
  '\u3000',
]);
test.each(BLANKS)('the blank %s is a blank', (_name, blank) => {
  expect(plainText(`a${blank}b`)).toBe('a b');
  expect(fullNameNepaliSchema.parse(`राम${blank}बहादुर${blank}`)).toBe('राम बहादुर');
  expect(mobileNumberSchema.parse(`9841${blank}234567`)).toBe('9841234567');
});

const DASHES = named([
  '\u2010',
  '\u2011',
  '\u2012',
  '\u2013',
  '\u2014',
  '\u2015',
  '\u2212',
  '\uFE58',
  '\uFE63',
  '\uFF0D',
]);
test.each(DASHES)('%s is a hyphen where a number, a code or a name is asked', (_name, dash) => {
  expect(plainName(`a${dash}b`)).toBe('a-b');
  expect(phoneSchema.parse(`01${dash}4263089`)).toBe('014263089');
  expect(fullNameEnglishSchema.parse(`Ram${dash}Krishna`)).toBe('Ram-Krishna');
  const pasted = `27${dash}01${dash}70${dash}01234`;
  expect(identification.draft.parse({ number: pasted })?.number).toBe('27-01-70-01234');
  expect(
    identificationFindings([], identification.draft.parse({ type: 'CITIZENSHIP', number: pasted }), '2026-01-01'),
  ).toEqual([]);
  expect(readVerificationCode(`2222${dash}2222${dash}2222`)).toBe('222222222222');
});

test('a sentence keeps its dashes, its line ends and every letter', () => {
  const text = 'Two years – or three — are enough.\n\tकारण: “गर्‍यो” र श्रीमान् 10−2';
  expect(plainText(text)).toBe(text);
  expect(plainText('one\u2028two\vthree')).toBe('one\ntwo\nthree');
});

test('a joiner stays between two letters of Devanagari and nowhere else', () => {
  expect(plainText('गर\u094D\u200Dयो')).toBe('गर\u094D\u200Dयो');
  expect(plainText('ट्\u200Cरे')).toBe('ट्\u200Cरे');
  expect(plainText('ट्\u200D\u200C\u200Dरे')).toBe('ट्\u200Dरे');
  expect(plainText('Mach\u200Dhindra')).toBe('Machhindra');
  expect(plainText('\u200Dराम\u200C')).toBe('राम');
  expect(plainText('राम\u200D १\u200D२')).toBe('राम १२');
});

test('letters are composed as Devanagari and Latin are written', () => {
  expect(plainText('e\u0301')).toBe('é');
  expect(plainText('\u0958')).toBe('\u0915\u093C');
});

test('a code is read in either script and width', () => {
  expect(plainCode(' १२३–ＡＢ７ ')).toBe('123-AB7');
});

test('a plain text is plain already', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const plain = plainText(text);
      expect(plainText(plain)).toBe(plain);
    }),
  );
});

test('everything that was sent is made plain, but for passwords; what is plain stays the same object', () => {
  const sent = {
    nameEnglish: 'Ram\u200B',
    list: ['a\u00A0b', { deep: '\u202Ac\u202C' }],
    password: 'p\u00A0\u200Bq',
    confirmPassword: 'p\u00A0\u200Bq',
    count: 3,
    nothing: null,
    file: new Uint8Array([1]),
  };
  const plain = plainTexts(sent);
  expect(plain).toEqual({
    nameEnglish: 'Ram',
    list: ['a b', { deep: 'c' }],
    password: 'p\u00A0\u200Bq',
    confirmPassword: 'p\u00A0\u200Bq',
    count: 3,
    nothing: null,
    file: sent.file,
  });
  expect(Object.keys(Object(plain))).toEqual(Object.keys(sent));
  const same = { a: ['b', { c: 'd' }] };
  expect(plainTexts(same)).toBe(same);
});

test('what is nested without end is walked', () => {
  const depth = 100_000;
  expect(() => plainTexts(JSON.parse(`${'['.repeat(depth)}"a\u200B"${']'.repeat(depth)}`))).not.toThrow();
});

test.each(['', ' ', '\u00A0', '\u200B', '\u200D\u200C', '\u3164', '\u2800', '...', '-', '—', '(।)', '\u0301'])(
  'a required text that shows nothing to read is missing: %j',
  (text) => {
    expect(codes(requiredText('TOLE_REQUIRED'), text)).toEqual(['TOLE_REQUIRED']);
  },
);

test.each([
  '\u200D\u200C',
  '...',
  'राम १२३',
  'राम 123',
  '\u093Eरम',
  'राम \u093Eम',
  'राा\u0902\u0902म',
  'र\u094D\u093Eम',
  '\u0902',
  '।',
  'राम-',
  'Ram',
])('%j is no Nepali name of a person', (name) => {
  expect(codes(fullNameNepaliSchema, name)).not.toEqual([]);
});

test.each(['राम', 'रा.ब. थापा', 'के.सी.', 'गर\u094D\u200Dमा', 'ज्ञान बहादुर', 'सङ्गीता', 'दुःख नारायण', 'कुँवर', 'के॰सी॰'])(
  '%j is a Nepali name of a person',
  (name) => {
    expect(codes(fullNameNepaliSchema, name)).toEqual([]);
  },
);
