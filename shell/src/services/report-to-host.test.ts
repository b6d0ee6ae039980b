import { expect, test } from '@jest/globals';
import { reportLanguage, reportSignedIn } from './report-to-host';
import { createStore } from './value-store';

const written = (known: string) => {
  const all: string[] = [];
  return {
    all,
    cookies: {
      get cookie() {
        return known;
      },
      set cookie(value: string) {
        all.push(value);
      },
    },
  };
};

test('F5: the language is told once, and again where the host knows another', () => {
  const fresh = written('a=b');
  reportLanguage(fresh.cookies, 'en');
  expect(fresh.all).toEqual(['registrar_lang=en; Path=/; SameSite=Lax; Max-Age=31536000']);
  const known = written('a=b; registrar_lang=en');
  reportLanguage(known.cookies, 'en');
  expect(known.all).toEqual([]);
});

test('F5: that somebody is signed in is told as long as they are', () => {
  const { all, cookies } = written('');
  const signedIn = createStore(false);
  reportSignedIn(cookies, signedIn);
  expect(all).toEqual([]);
  signedIn.set(true);
  expect(all).toEqual(['registrar_in=1; Path=/; SameSite=Lax']);
  const after = written('registrar_in=1');
  reportSignedIn(after.cookies, createStore(false));
  expect(after.all).toEqual(['registrar_in=1; Path=/; SameSite=Lax; Max-Age=0']);
});
