import { expect, test } from '@jest/globals';
import { checkName } from './check-name';
import { NOTHING_LEARNED, type NameKnowledge } from './knowledge';

const isMismatch = (english: string, nepali: string, knowledge: NameKnowledge = NOTHING_LEARNED): boolean =>
  checkName({ english, nepali }, { names: [], blacklist: [], knowledge }).outcome === 'NAME_MISMATCH';

test.each([
  ['Shanti Foods', 'शक्ति फुड्स'],
  ['Lumbini Foods', 'लुम्बिका फुड्स'],
  ['Genii Group', 'जेनि गरुडा'],
  ['Sathi International', 'साथी इन्टरनल'],
])('a word that differs from its counterpart by what tells words apart is another one: %s, %s', (english, nepali) => {
  expect(isMismatch(english, nepali)).toBe(true);
});

test.each([
  ['Champagne Energy', 'स्याम्पेन इनर्जी'],
  ['Daughters Cargo', 'डटर्स कार्गो'],
  ['Breakthrough Printers', 'ब्रेकथ्रु प्रिन्टर्स'],
  ['Wonders Adventure', 'वन्डर्स एडभेन्चर'],
  ['Resources Nepal', 'रिसोर्सेज नेपाल'],
  ['Machhapuchhre Foods', 'माछापुच्छ्रे फुड्स'],
  ['Gyanodaya School', 'ज्ञानोदय स्कुल'],
  ['Sworgadwari Foods', 'स्वर्गद्वारी फुड्स'],
  // the a between two letters is silent, and two of one letter are said once
  ['Hizofafa Software', 'हीजोफफा सफ्टवेयर'],
])('a word is the same however English spells its sound: %s, %s', (english, nepali) => {
  expect(isMismatch(english, nepali)).toBe(false);
});

test('two words that the register has often, and never one for the other, are two', () => {
  const register = (names: number, together: number): NameKnowledge => ({
    frequencies: { names: 100_000, count: () => names },
    together: (english) => (english === 'traders' ? 50 : together),
  });
  const mismatch = (names: number, together: number): boolean =>
    isMismatch('Secret Traders', 'सेक्रेड ट्रेडर्स', register(names, together));
  expect(mismatch(5, 0)).toBe(true);
  expect(mismatch(5, 2)).toBe(false);
  // a rare word may be anybody's spelling
  expect(mismatch(4, 0)).toBe(false);
});
