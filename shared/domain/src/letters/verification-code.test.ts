import { expect, test } from '@jest/globals';
import { newVerificationCode, printedVerificationCode, readVerificationCode } from './verification-code';

const code = newVerificationCode((limit) => (limit * 7) % 13);

test('a code has twelve characters without look-alikes', () => {
  expect(code).toMatch(/^[2-9A-HJKMNP-Z]{12}$/);
  expect(readVerificationCode(code)).toBe(code);
});

test('is read as a person writes it', () => {
  expect(readVerificationCode(` ${printedVerificationCode(code).toLowerCase()} `)).toBe(code);
  expect(readVerificationCode(code.replace(/[2-9]/g, (digit) => String.fromCharCode(0x966 + Number(digit))))).toBe(
    code,
  );
});

test('one wrong character is never another code', () => {
  let other = 0;
  for (let index = 0; index < 12; index += 1) {
    for (const character of '23456789ABCDEFGHJKMNPQRSTUVWXYZ') {
      if (character === code.charAt(index)) continue;
      if (readVerificationCode(code.slice(0, index) + character + code.slice(index + 1)) !== undefined) other += 1;
    }
  }
  expect(other).toBe(0);
});

test('two swapped characters are never another code', () => {
  let seed = 7;
  const random = (limit: number): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  for (let round = 0; round < 50; round += 1) {
    const made = [...newVerificationCode(random)];
    for (let index = 0; index + 1 < made.length; index += 1) {
      const swapped = [...made];
      [swapped[index], swapped[index + 1]] = [made[index + 1] ?? '', made[index] ?? ''];
      if (made[index] !== made[index + 1]) expect(readVerificationCode(swapped.join(''))).toBeUndefined();
    }
  }
});

test('what cannot be a code is none', () => {
  for (const text of ['', 'ABCD', `${code}2`, 'IIIIIIIIIIII', '000000000000', "' or 1=1 --"])
    expect(readVerificationCode(text)).toBeUndefined();
});
