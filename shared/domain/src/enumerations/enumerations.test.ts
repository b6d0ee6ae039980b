import { expect, test } from '@jest/globals';
import { validationMessages } from '../messages/validation';
import { guardReasons } from '../transitions/guards';
import * as enumerations from './index';

const DEVANAGARI = /[\u0900-\u097F]/;

test('every value of every server enumeration has a name in both languages', () => {
  expect(enumerations.serverEnums.size).toBeGreaterThanOrEqual(15);
  for (const [name, items] of enumerations.serverEnums) {
    expect([name, new Set(items.map((item) => item.key)).size]).toEqual([name, items.length]);
    for (const item of items) {
      expect([name, item.key, DEVANAGARI.test(item.nameNepali)]).toEqual([name, item.key, true]);
      expect([name, item.key, /[A-Za-z]/.test(item.nameEnglish) && !DEVANAGARI.test(item.nameEnglish)]).toEqual([
        name,
        item.key,
        true,
      ]);
    }
  }
});

test('the server keeps its own spelling of SPSA, and nobody else does', () => {
  expect(enumerations.serverEnum('SPAS_TYPE')).toBe(enumerations.spsaTypes.items);
  expect(enumerations.serverEnum('SPSA_TYPE')).toBeUndefined();
});

test('the specification’s lists are whole', () => {
  expect(
    [enumerations.processTypes, enumerations.amendmentTypes, enumerations.companyTypes, enumerations.countTypes].map(
      (list) => list.keys.length,
    ),
  ).toEqual([22, 23, 12, 6]);
});

test('a status has a colour and somebody whose turn it is', () => {
  expect([
    enumerations.badgeColour('SUBMITTED'),
    enumerations.badgeColour('VERIFY'),
    enumerations.badgeColour('IN_PROCESS'),
  ]).toEqual(['primary', 'info', 'draft']);
  expect([
    enumerations.whoseTurn('DRAFT'),
    enumerations.whoseTurn('VERIFY'),
    enumerations.whoseTurn('APPROVED'),
  ]).toEqual(['APPLICANT', 'APPROVER', 'NOBODY']);
});

test('a full name ends with its legal form', () => {
  expect(
    enumerations.fullCompanyName({ ne: 'मकालु', en: 'Makalu' }, enumerations.suffixOf('PRIVATE_SOLE_PROPRIETOR')),
  ).toEqual({ ne: 'मकालु प्राइभेट लिमिटेड', en: 'Makalu Private Limited' });
  expect(enumerations.fullCompanyName({ ne: 'मकालु', en: 'Makalu' }, 'NONE').en).toBe('Makalu');
});

test('every sentence is Nepali in Nepali and names the same parameters in both languages', () => {
  /** A value that is written otherwise in each language is named for it: `dayNepali`, `dayEnglish`. */
  const parameters = (text: string): string[] =>
    (text.match(/\{\{\w+\}\}/g) ?? []).sort().map((name) => name.replace(/(Nepali|English)\}\}$/, '}}'));
  for (const [code, sentence] of [...Object.entries(validationMessages), ...Object.entries(guardReasons)]) {
    expect([code, DEVANAGARI.test(sentence.ne), DEVANAGARI.test(sentence.en)]).toEqual([code, true, false]);
    expect([code, parameters(sentence.ne)]).toEqual([code, parameters(sentence.en)]);
  }
});
