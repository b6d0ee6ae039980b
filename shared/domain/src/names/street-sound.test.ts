import { expect, test } from '@jest/globals';
import { streetInEnglish, streetInNepali } from './street-sound';

test.each([
  ['Baneshwor', 'बानेश्वर'],
  ['Jawalakhel Marg', 'जावलाखेल मार्ग'],
  ['New Road 12', 'न्यु रोड १२'],
  ['Putalisadak', 'पुतलीसडक'],
  ['Naya Baneshwor', 'नयाँ बानेश्वर'],
  ['Lakeside 3, Pokhara', 'लेकसाइड ३, पोखरा'],
])('the street %s is offered in Nepali as %s', (english, nepali) => expect(streetInNepali(english)).toBe(nepali));

test.each([
  ['ठमेल', 'Thamel'],
  ['जावलाखेल मार्ग', 'Jawalakhel Marg'],
  ['पुतलीसडक १२', 'Putalisadak 12'],
  ['महादेव टोल-४', 'Mahadew Tole-4'],
  ['बुद्ध चोक', 'Buddha Chowk'],
])('the street %s is offered in English as %s', (nepali, english) => expect(streetInEnglish(nepali)).toBe(english));

test('what is offered has only letters of its script, also of words that no list has', () => {
  expect(streetInNepali('Xyzzy Qwerty Path')).not.toMatch(/\p{Script=Latin}/u);
  expect(streetInEnglish('झ्याउरे घुम्ती')).not.toMatch(/\p{Script=Devanagari}/u);
});
