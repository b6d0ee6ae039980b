import { expect, test } from '@jest/globals';
import { searchedName } from './searched-name';

test('what is no part of a name is not looked for', () => {
  for (const written of [
    'Karnali Agro',
    'M/S Karnali Agro',
    'm/s. Karnali Agro',
    'Messrs Karnali Agro',
    'Karnali Agro Pvt. Ltd.',
    'Karnali Agro Private Limited',
    '“Karnali Agro”',
    'Karnali  Agro',
    "Karnali Agro's",
    'Karnali Agro’s',
  ])
    expect([written, searchedName(written).text]).toEqual([written, 'Karnali Agro']);
  for (const written of ['कर्णाली एग्रो', 'मेसर्स कर्णाली एग्रो', 'मे. कर्णाली एग्रो', 'कर्णाली एग्रो प्रा. लि.'])
    expect([written, searchedName(written).text]).toEqual([written, 'कर्णाली एग्रो']);
});

test('each word is looked for in its own script', () => {
  const { words, typed, script } = searchedName('कर्णाली Agro');
  expect(typed).toEqual([
    { script: 'nepali', text: 'कर्णाली' },
    { script: 'english', text: 'agro' },
  ]);
  expect(words).toHaveLength(2);
  expect(script).toBe('nepali');
});

test('a legal form alone is taken as it stands', () => {
  expect(searchedName('Limited').text).toBe('Limited');
  expect(searchedName('M/S').text).toBe('M/S');
});
