import { plainCode } from '../plain-text';

/** 31 characters, none of which is taken for another; the number is prime, so that the check finds every swap. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZU';
const LENGTH = 12;
const SHAPE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`, 'u');

/** How often each character counts; 1 to 12 are all different and none of them is a multiple of 31. */
const sumOf = (characters: string): number =>
  [...characters].reduce((sum, character, index) => sum + ALPHABET.indexOf(character) * (index + 1), 0);

/** The twelfth character brings the sum to a multiple of 31: one wrong character or two swapped ones never do. */
function checkCharacterOf(first: string): string {
  const wanted = [...ALPHABET].find((last) => sumOf(first + last) % ALPHABET.length === 0);
  if (wanted === undefined) throw new Error('A prime modulus has an answer for every sum');
  return wanted;
}

/**
 * A new verification code: twelve characters, the last of which checks the others.
 *
 * @param randomBelow an unpredictable whole number from 0 up to, but not including, the given one
 */
export function newVerificationCode(randomBelow: (limit: number) => number): string {
  const first = Array.from({ length: LENGTH - 1 }, () => ALPHABET.charAt(randomBelow(ALPHABET.length))).join('');
  return first + checkCharacterOf(first);
}

/** A code as a person wrote it, in small letters, with spaces or in Nepali digits; undefined if it cannot be one. */
export function readVerificationCode(text: string): string | undefined {
  const code = plainCode(text).toUpperCase().replace(/[\s-]/gu, '');
  return SHAPE.test(code) && sumOf(code) % ALPHABET.length === 0 ? code : undefined;
}

/** As it is printed: in groups of four. */
export function printedVerificationCode(code: string): string {
  return code.match(/.{1,4}/gu)?.join('-') ?? code;
}
