import { beforeEach, expect, test } from '@jest/globals';
import { createLanguage } from './language';

beforeEach(() => localStorage.clear());
const words = { ne: { hello: 'नमस्ते' }, en: { hello: 'Hello' } };

test.each([
  [null, 'ne'],
  ['ne', 'ne'],
  ['en', 'en'],
  ['de', 'ne'],
] as const)('a stored %p means %s', (stored, language) => {
  if (stored !== null) localStorage.setItem('lang', stored);
  const root = document.createElement('html');
  expect(createLanguage({ storage: localStorage, cookies: document, root }).language.get()).toBe(language);
  expect(root.lang).toBe(language);
});

test('the words are there before anything on screen changes', async () => {
  const root = document.createElement('html');
  const service = createLanguage({ storage: localStorage, cookies: document, root });
  await service.addMessages('mf-names', async (language) => words[language]);
  const seen: string[] = [];
  service.language.subscribe(() => seen.push(`${root.lang} ${service.i18n.t('hello', { ns: 'mf-names' })}`));
  await service.switchTo('en');
  expect(seen).toEqual(['en Hello']);
  expect(localStorage.getItem('lang')).toBe('en');
});

test('words that cannot be fetched leave everything as it was', async () => {
  const root = document.createElement('html');
  const service = createLanguage({ storage: localStorage, cookies: document, root });
  await service.addMessages('mf-names', async (language) => {
    if (language === 'en') throw new Error('gone');
    return words[language];
  });
  await expect(service.switchTo('en')).rejects.toThrow('gone');
  expect([service.language.get(), root.lang, localStorage.getItem('lang')]).toEqual(['ne', 'ne', null]);
  expect(service.i18n.t('hello', { ns: 'mf-names' })).toBe('नमस्ते');
});

test('words of a remote that is not shown hold nobody up', async () => {
  const service = createLanguage({
    storage: localStorage,
    cookies: document,
    root: document.createElement('html'),
    isOnScreen: (namespace) => namespace === 'shell',
  });
  await service.addMessages('shell', async (language) => words[language]);
  await service.addMessages('mf-names', async (language) => {
    if (language === 'en') throw new Error('gone');
    return words[language];
  });
  await service.switchTo('en');
  expect(service.i18n.t('hello', { ns: 'shell' })).toBe('Hello');
});

test('a newer version of a remote brings its own words, in both languages', async () => {
  const service = createLanguage({ storage: localStorage, cookies: document, root: document.createElement('html') });
  await service.addMessages('mf-names', async (language) => words[language]);
  await service.switchTo('en');
  await service.addMessages('mf-names', async (language) => ({ hello: `${words[language].hello}!` }));
  expect(service.i18n.t('hello', { ns: 'mf-names' })).toBe('Hello!');
  await service.switchTo('ne');
  expect(service.i18n.t('hello', { ns: 'mf-names' })).toBe('नमस्ते!');
});

test('F5: the host is told the language of the next page, and again when it changes', async () => {
  const cookies = { cookie: '' };
  const service = createLanguage({ storage: localStorage, cookies, root: document.createElement('html') });
  expect(cookies.cookie).toMatch(/^registrar_lang=(ne|en); /);
  const next = service.language.get() === 'ne' ? 'en' : 'ne';
  await service.switchTo(next);
  expect(cookies.cookie).toContain(`registrar_lang=${next};`);
});
