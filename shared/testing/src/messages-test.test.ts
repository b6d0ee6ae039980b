import { expect, test } from '@jest/globals';
import en from '../../gateway-client/src/locales/en.json';
import ne from '../../gateway-client/src/locales/ne.json';
import runtimeEn from '../../runtime/src/locales/en.json';
import runtimeNe from '../../runtime/src/locales/ne.json';
import { flatten, keysIn, latinWords, testMessages } from './messages-test';

testMessages({ ne, en });
testMessages({ ne: runtimeNe, en: runtimeEn });

test('nested and flat keys read the same', () => {
  expect([...flatten({ a: { b: 'x' }, 'c.d': 'y' })]).toEqual([
    ['a.b', 'x'],
    ['c.d', 'y'],
  ]);
});

test.each([
  ['नाम {{name}} राख्नुहोस्', []],
  ['PDF वा JPG', []],
  ['<bold>नाम</bold>', []],
  ['<day/> देखि', []],
  ['Name राख्नुहोस्', ['Name']],
])('Latin words of "%s"', (text, expected) => {
  expect(latinWords(text, ['PDF', 'JPG'])).toEqual(expected);
});

test('finds the keys a source asks for', () => {
  const source = `t('a.b'); show({ messageKey: "c" }); <Trans i18nKey="d" />; t(\`e.\${f}\`); part('g')`;
  expect(keysIn(source)).toEqual(['a.b', 'c', 'd']);
});
