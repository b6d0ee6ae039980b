import { beforeEach, expect, test } from '@jest/globals';
import { createTabDetails } from './tab-details';
import { createStore } from './value-store';

beforeEach(() => sessionStorage.clear());

test('what a page keeps is there after a reload, for that remote alone', () => {
  const signedIn = createStore(false);
  createTabDetails(sessionStorage, signedIn).of('mf-a').write('name', { english: 'Himal' });
  const reloaded = createTabDetails(sessionStorage, signedIn);
  expect(reloaded.of('mf-a').read('name')).toEqual({ english: 'Himal' });
  expect(reloaded.of('mf-b').read('name')).toBeUndefined();
});

test('it outlives the sign-in, and ends with the session, which leaves everything else alone', () => {
  sessionStorage.setItem('session', '{}');
  const signedIn = createStore(false);
  const details = createTabDetails(sessionStorage, signedIn).of('mf-a');
  details.write('name', 'Himal');
  signedIn.set(true);
  expect(details.read('name')).toBe('Himal');
  signedIn.set(false);
  expect([details.read('name'), Object.keys(sessionStorage)]).toEqual([undefined, ['session']]);
});

test('nothing is what remains of a value taken back, and of one that is no JSON', () => {
  const details = createTabDetails(sessionStorage, createStore(true)).of('mf-a');
  details.write('name', 'Himal');
  details.write('name', undefined);
  sessionStorage.setItem('tab:mf-a:other', '{');
  expect([details.read('name'), details.read('other')]).toEqual([undefined, undefined]);
});
