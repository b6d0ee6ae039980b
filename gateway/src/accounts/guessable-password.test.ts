import { expect, test } from '@jest/globals';
import { isGuessable } from './guessable-password';

const PUJA = ['puja.gurung', 'puja.gurung@example.com', '9841000001', 'Puja Gurung'];

test.each([
  'Password1',
  'Qwerty123',
  'Nepal@123',
  'Aaaaaaa1',
  'P@ssw0rd1',
  'Puja.gurung1A',
  'Gurung2081',
  '9841000001Aa',
  'Ab1'.repeat(33),
])('%s is refused', (password) => {
  expect(isGuessable(password, PUJA)).toBe(true);
});

test.each(['Himal@2083', 'Machhapuchhre@6993', 'xK9$mfa2', 'Teen rato dhoka 7', 'पासवर्ड-तीन-रातो-7A'])(
  '%s is taken',
  (password) => {
    expect(isGuessable(password, PUJA)).toBe(false);
  },
);
