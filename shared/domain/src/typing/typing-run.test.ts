import { expect, test } from '@jest/globals';
import { afterErasing, afterTyping, restoreLatin, type Typed } from './index';

const options = { digits: true };
const empty: Typed = { value: '', caret: 0, run: null };
const typed = (keys: string, before: Typed = empty): Typed => afterTyping(before, keys, options);
/** As a browser deletes: one code unit before the caret. */
const back = (before: Typed): Typed =>
  afterErasing(before, {
    value: before.value.slice(0, before.caret - 1) + before.value.slice(before.caret),
    caret: before.caret - 1,
  });

test('every key works on the whole word so far', () => {
  const seen = [...'namaste'].map((_, index) => typed('namaste'.slice(0, index + 1)).value);
  expect(seen).toEqual(['न', 'न', 'नाम', 'नमा', 'नमस', 'नमस्त', 'नमस्ते']);
});

test('keys one by one come to the same as keys at once', () => {
  const keys = 'mero naam krishna| ';
  const oneByOne = [...keys].reduce((state, key) => typed(key, state), empty);
  expect(oneByOne).toEqual(typed(keys));
  expect(oneByOne.value).toBe('मेरो नाम कृष्ण। ');
});

test('in the middle of a text only the word that is typed changes', () => {
  const state = typed('ra', { value: 'सीता  गीता', caret: 5, run: null });
  expect(state).toMatchObject({ value: 'सीता र गीता', caret: 6 });
  expect(typed('m', state)).toMatchObject({ value: 'सीता राम गीता', caret: 8 });
});

test('what is typed onto Devanagari goes on from it and leaves it as it is', () => {
  expect(typed('a', { value: 'नेप', caret: 3, run: null }).value).toBe('नेपा');
  expect(typed('i', { value: 'कव', caret: 2, run: null }).value).toBe('कवि');
  expect(typed('ko', { value: 'नेपाल', caret: 5, run: null }).value).toBe('नेपालको');
});

test('one step back takes a letter with its halant, and the word goes on', () => {
  const state = back(typed('bishm'));
  expect(state.value).toBe('बिश');
  expect(typed('wa', state).value).toBe('बिश्व');
});

test('a listed word is taken back letter by letter as it stands there', () => {
  expect(back(typed('nepal')).value).toBe('नेपा');
});

test('steps back end with nothing, each one taking something', () => {
  let state = typed('sanskriti namaste chhetri bhayo');
  for (let steps = 0; state.value !== ''; steps += 1) {
    const next = back(state);
    expect(next.value.length).toBeLessThan(state.value.length);
    expect(state.value.startsWith(next.value)).toBe(true);
    expect(steps).toBeLessThan(60);
    state = next;
  }
});

test('a caret that was moved away begins a new word', () => {
  const state = { ...typed('namaste'), caret: 0 };
  expect(typed('k', state).value).toBe('कनमस्ते');
});

test('the word can be had in Latin letters once, and stays so to its end', () => {
  const restored = restoreLatin(typed('ghar abc'));
  expect(restored?.value).toBe('घर abc');
  if (restored === null) throw new Error('nothing restored');
  expect(restoreLatin(restored)).toBeNull();
  expect(typed('d ma', restored).value).toBe('घर abcd म');
  expect(back(restored).value).toBe('घर ab');
});

test('letters added to a word left in Latin stay Latin', () => {
  expect(typed('x', { value: 'abc', caret: 3, run: null }).value).toBe('abcx');
});

test('Devanagari keys are taken as they are and end the word', () => {
  expect(typed('नेपाल १')).toEqual({ value: 'नेपाल १', caret: 7, run: null });
});

test('digits, danda and the point of an abbreviation', () => {
  expect(typed('2083 || pvt. ltd.').value).toBe('२०८३ ॥ प्रा. लि.');
  expect(afterTyping(empty, '12|', { digits: false }).value).toBe('12।');
});
