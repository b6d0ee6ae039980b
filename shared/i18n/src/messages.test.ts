import { expect, test } from '@jest/globals';
import { createPortalI18n } from './create-i18n';
import { commonMessages } from './messages';

const { ne, en } = commonMessages;
const placeholders = (text = ''): string[] => [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort();

test('both languages have the same keys', () => {
  expect(Object.keys(ne).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.keys(ne))('%s says the same in both languages', (key) => {
  expect(ne[key]?.trim()).toBeTruthy();
  expect(en[key]?.trim()).toBeTruthy();
  expect(placeholders(ne[key])).toEqual(placeholders(en[key]));
});

test('Nepali sentences are written in Devanagari', () => {
  const foreign = Object.entries(ne).filter(
    ([key, text]) =>
      key !== 'language.en' &&
      !/[\u0900-\u097F]/.test(text.replace(/\{\{.*?\}\}/g, '')) &&
      /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
  );
  expect(foreign).toEqual([]);
});

test('counts read right in both languages and follow a switch', async () => {
  const i18n = createPortalI18n({ language: 'ne', messages: { ne: { common: ne }, en: { common: en } } });
  expect(i18n.t('days.left', { count: 90 })).toBe('९० दिन बाँकी');
  await i18n.changeLanguage('en');
  expect(i18n.t('days.left', { count: 1 })).toBe('1 day left');
  expect(i18n.t('days.left', { count: 123456 })).toBe('1,23,456 days left');
});

test('a number without a format is written in the digits of the language, and a text stays as it is', () => {
  const common = { all: 'सबै ({{count}})', at: '{{place}} · {{paid, money}}' };
  const i18n = createPortalI18n({ language: 'ne', messages: { ne: { common } } });
  expect(i18n.t('all', { count: 1234567 })).toBe('सबै (१२,३४,५६७)');
  expect(i18n.t('at', { place: 'KTM-12', paid: 123456705 })).toBe('KTM-12 · रु. १२,३४,५६७.०५');
});

test('a word that English lacks is shown in Nepali', () => {
  const i18n = createPortalI18n({ language: 'en', messages: { ne: { common: ne }, en: { common: {} } } });
  expect(i18n.t('action.save')).toBe(ne['action.save']);
});
