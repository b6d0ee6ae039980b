import { expect, test } from '@jest/globals';
import type { z } from 'zod';
import {
  checkPassword,
  DEFAULT_PASSWORD_POLICY,
  emailSchema,
  firstPasswordForm,
  longUsernameSchema,
  mobileNumberSchema,
  newPassword,
  otpSchema,
  phoneSchema,
  signUpUsernameSchema,
} from './index';

function codes(schema: z.ZodType, value: unknown): string[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map((issue) => issue.message);
}

test('a username is 4 to 16 lowercase characters and begins with a letter', () => {
  expect(codes(signUpUsernameSchema, 'ram.applicant')).toEqual([]);
  expect(codes(signUpUsernameSchema, undefined)).toEqual(['USERNAME_REQUIRED']);
  expect(codes(signUpUsernameSchema, '')).toEqual(['USERNAME_REQUIRED']);
  expect(codes(signUpUsernameSchema, ' ram1')).toEqual(['USERNAME_NO_SURROUNDING_SPACES']);
  expect(codes(signUpUsernameSchema, 'ram')).toEqual(['USERNAME_TOO_SHORT']);
  expect(codes(signUpUsernameSchema, 'r'.repeat(17))).toEqual(['USERNAME_TOO_LONG']);
  expect(codes(longUsernameSchema, 'r'.repeat(40))).toEqual([]);
  expect(codes(signUpUsernameSchema, '1rama')).toEqual(['USERNAME_NOT_STARTING_WITH_NUMBER']);
  expect(codes(signUpUsernameSchema, 'RamBahadur')).toEqual(['USERNAME_LOWERCASE']);
  expect(codes(signUpUsernameSchema, 'राम बहादुर')).toEqual(['USERNAME_CHARACTERS']);
});

test('numbers and addresses are read as people type them', () => {
  expect(mobileNumberSchema.parse('९८४१-२३४५६७')).toBe('9841234567');
  expect(mobileNumberSchema.parse('+977 9841234567')).toBe('9841234567');
  expect(codes(mobileNumberSchema, '984123456')).toEqual(['MOBILE_NUMBER_INVALID']);
  expect(phoneSchema.parse('०१-४२६३०८९')).toBe('014263089');
  expect(emailSchema.parse(' Ram@Example.com ')).toBe('ram@example.com');
  expect(codes(emailSchema, 'ram@')).toEqual(['EMAIL_INVALID']);
  expect(otpSchema.parse('१२३ ४५६')).toBe('123456');
  expect(codes(otpSchema, '12345')).toEqual(['OTP_SIX_DIGITS']);
});

test('each rule of the policy is shown met or not', () => {
  const unmet = (password: string): string[] =>
    checkPassword(password, DEFAULT_PASSWORD_POLICY)
      .filter((result) => !result.met)
      .map((result) => result.rule);
  expect(unmet('abc')).toEqual(['minimumLength', 'uppercase', 'digitOrSpecial']);
  expect(unmet('Abcdefg1')).toEqual([]);
  expect(unmet('Abcdefg@')).toEqual([]);
  expect(unmet(`A1${'a'.repeat(99)}`)).toEqual(['maximumLength']);
  expect(codes(newPassword(DEFAULT_PASSWORD_POLICY), 'abcdefgh')).toEqual([
    'PASSWORD_UPPERCASE',
    'PASSWORD_DIGIT_OR_SPECIAL',
  ]);
});

test('the confirmation has to match', () => {
  expect(
    codes(firstPasswordForm(DEFAULT_PASSWORD_POLICY), {
      otp: '123456',
      newPassword: 'Abcdefg1',
      confirmPassword: 'Abcdefg2',
    }),
  ).toEqual(['PASSWORDS_DO_NOT_MATCH']);
});
