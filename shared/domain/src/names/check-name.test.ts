import { expect, test } from '@jest/globals';
import { checkName } from './check-name';
import { toLatin } from './devanagari';
import type { KnownName, NameWorld } from './name-check-types';
import { nameKeys } from './name-keys';
import { suggestNepali } from './to-devanagari';
import { suggestEnglish } from './to-english';

const company = (english: string, nepali: string): KnownName => ({
  id: english || nepali,
  english,
  nepali,
  kind: 'COMPANY',
});
const world = (...names: KnownName[]): NameWorld => ({
  names,
  blacklist: [
    { english: 'Parliament', nepali: 'संसद' },
    { english: 'Stock Exchange', nepali: 'स्टक एक्सचेन्ज' },
  ],
});
const outcome = (english: string, nepali: string, ...names: KnownName[]): string =>
  checkName({ english, nepali }, world(...names)).outcome;

test('a name nobody holds is available', () => {
  expect(checkName({ english: 'Suryodaya Traders', nepali: 'सूर्योदय ट्रेडर्स' }, world())).toEqual({
    outcome: 'AVAILABLE',
    findings: [],
    similar: [],
    score: 0,
  });
});

test('spellings of one sound are similar', () => {
  const spellings = ['Bishwokarma', 'Biswokarma', 'Biswakarma', 'Viswokarma'];
  for (const spelling of spellings)
    for (const other of spellings) {
      if (spelling === other) continue;
      expect([spelling, other, outcome(`${spelling} Traders`, '', company(`${other} Traders`, ''))]).toEqual([
        spelling,
        other,
        'SIMILAR_EXISTS',
      ]);
    }
});

test('Himal Tech and Himalaya Tech are similar, not the same', () => {
  expect(outcome('Himal Tech', 'हिमाल टेक', company('Himalaya Tech', 'हिमालय टेक'))).toBe('SIMILAR_EXISTS');
});

test('case, punctuation and legal form make no other name', () => {
  const known = company('Sagarmatha Foods Pvt. Ltd.', 'सगरमाथा फुड्स प्रा.लि.');
  expect(outcome('SAGARMATHA FOODS', '', known)).toBe('ALREADY_REGISTERED');
  expect(outcome('', 'सगरमाथा फुड्स प्राइभेट लिमिटेड', known)).toBe('ALREADY_REGISTERED');
  expect(outcome('A.B.C. Motors', '', company('ABC Motors', ''))).toBe('ALREADY_REGISTERED');
});

test('another word makes another company', () => {
  expect(outcome('Sita Bakery', 'सीता बेकरी', company('Gita Bakery', 'गीता बेकरी'))).toBe('AVAILABLE');
  expect(outcome('Kalinchok Motors', '', company('Langtang Motors', ''))).toBe('AVAILABLE');
});

test('a name known in one script is found from the other', () => {
  expect(outcome('Makalu Dairy', 'मकालु डेरी', company('', 'मकालू डेयरी'))).toBe('SIMILAR_EXISTS');
});

test('the worst outcome wins', () => {
  const known = company('Parliament Foods', 'संसद फुड्स');
  expect(outcome('Parliament Foods', 'संसद फुड्स', known)).toBe('BLACKLIST_EXACT');
  expect(outcome('Parliaments Foods', 'अन्नपूर्ण फुड्स', company('Parliaments Foods', ''))).toBe('ALREADY_REGISTERED');
  expect(outcome('Parliamant Foods', 'पहाड फुड्स')).toBe('BLACKLIST_SIMILAR');
  expect(outcome('Machhapuchhre Foods', 'लाङटाङ फुड्स', company('Machapuchre Foods', ''))).toBe('NAME_MISMATCH');
});

test('a word of the blacklist is heard in the other script', () => {
  const blacklist = [{ english: 'Government', nepali: 'सरकार' }];
  const among = (english: string, nepali: string) => checkName({ english, nepali }, { names: [], blacklist }).outcome;
  expect(among('Himal Sarkar Traders', '')).toBe('BLACKLIST_SIMILAR');
  expect(checkName({ english: '', nepali: 'हिमाल पार्लियामेन्ट ट्रेडर्स' }, world()).outcome).toBe('BLACKLIST_SIMILAR');
  expect(among('Himal Sagar Traders', '')).toBe('AVAILABLE');
});

test('a mismatch names the words that have no counterpart', () => {
  const result = checkName({ english: 'Makalu Trading', nepali: 'मकालु निर्माण' }, world());
  expect(result.outcome).toBe('NAME_MISMATCH');
  expect(result.findings.map((finding) => finding.token)).toEqual(['trading', 'निर्माण']);
  expect(outcome('Makalu Trading', 'मकालु व्यापार')).toBe('AVAILABLE');
});

test('form findings stand beside the outcome', () => {
  const kinds = (english: string, nepali: string): string[] =>
    checkName({ english, nepali }, world()).findings.map((finding) => finding.kind);
  expect(kinds('Shree Makalu', 'श्री मकालु')).toEqual(['NAME_FORBIDDEN_WORD', 'NAME_FORBIDDEN_WORD']);
  expect(kinds('Nepalgunj Bakery', 'नेपालगञ्ज बेकरी')).toEqual([]);
  expect(kinds('makalu', '')).toEqual(['NAME_CAPITALS']);
  expect(kinds('Makalu 7', 'मकालु ७')).toEqual(expect.arrayContaining(['NAME_DIGITS']));
  expect(kinds('My Makalu', 'मेरो मकालु')).toEqual(expect.arrayContaining(['NAME_PRONOUN']));
  expect(kinds('Makalu.com', '')).toEqual(['NAME_DOT_COM']);
  expect(kinds('', 'मकालु डटकम')).toEqual(['NAME_DOT_COM']);
  expect(kinds('Makalu मकालु', '')).toContain('NAME_SCRIPT_ENGLISH');
  expect(kinds('', 'मकालु Tech')).toContain('NAME_SCRIPT_NEPALI');
  expect(kinds('Makalu & Sons', '')).toEqual(['NAME_SPECIAL_CHARACTERS']);
  expect(kinds('A'.repeat(101), '')).toEqual(['NAME_ENGLISH_TOO_LONG']);
});

test('words are suggested in the other script', () => {
  expect(toLatin('हिमाल')).toBe('himal');
  expect(toLatin('ट्रेडर्स')).toBe('tredars');
  expect(toLatin('ज्ञान')).toBe('gyan');
  expect(suggestNepali('Himal Traders')).toBe('हिमाल ट्रेडर्स');
  expect(suggestEnglish('हिमाल ट्रेडर्स')).toBe('Himal Traders');
  expect(suggestEnglish('सगरमाथा सर्भिसेज')).toBe('Sagarmatha Services');
  // what is translated, and not the same word in English, keeps its sound
  expect(suggestEnglish('दिन तारा हिमाली')).toBe('Din Tara Himali');
});

test('names that are too near share a key', () => {
  for (const [a, b] of [
    ['Viswokarma', 'Bishwokarma'],
    ['Triveni Pharma', 'Triweni Pharma'],
    ['Metesmo Moonlight', 'Metesmomoonlight'],
  ] as const) {
    const keys = new Set(nameKeys({ english: a, nepali: '' }));
    expect(nameKeys({ english: b, nepali: '' }).some((key) => keys.has(key))).toBe(true);
  }
});

test.each([
  ['SOUNDS_ALIKE', 'Karnalee Agro', '', company('Karnali Agro', '')],
  ['ONE_LETTER', 'Karmali Agro', '', company('Karnali Agro', '')],
  ['OTHER_ORDER', 'Agro Karnali', '', company('Karnali Agro', '')],
  ['EXTRA_WORD', 'Karnali Traders', '', company('Karnali', '')],
  ['WRITTEN_TOGETHER', 'Metesmo Moonlight', '', company('Metesmomoonlight', '')],
  ['SAME_MEANING', 'Machhapuchhre Trading', '', company('Machhapuchhre Byapar', '')],
  ['SOUNDS_ALIKE', 'Karnalee Furnitures', '', company('Karnali Furniture', '')],
  ['OTHER_SCRIPT', 'Karnali Agro', '', company('', 'कर्नाली एग्रो')],
  // it has an English name as well, and that one says more
  ['SOUNDS_ALIKE', 'Karnalee Agro Furniture', '', company('Karnali Agro Furniture', 'कर्णाली एग्रो फर्निचर')],
] as const)('a name that is near says why: %s', (reason, english, nepali, known) => {
  expect(checkName({ english, nepali }, world(known)).similar[0]).toMatchObject({ reason });
});

test('an odd word is told as it was written; a blacklisted one agrees with what it is listed with', () => {
  expect(checkName({ english: 'Makalu Trading', nepali: 'मकालु निर्माण' }, world()).findings[0]?.why.en).toContain(
    '“Trading”',
  );
  expect(
    checkName({ english: 'Makalu Parliament', nepali: 'मकालु संसद' }, world()).findings.map(({ kind }) => kind),
  ).toEqual(['BLACKLIST_EXACT']);
});
