import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Words that a guesser of this portal tries first; names of people and common passwords are in the library's lists. */
const PLACE_WORDS = ['nepal', 'kathmandu', 'pokhara', 'company', 'registrar', 'registry', 'portal', 'darta'];
/** Fewer guesses than these are made in a day at a stolen hash, whatever it costs. */
const GUESSES_AT_LEAST = 5_000_000;
/** What is longer is judged by its beginning: the time of a judgement grows with the square of the length. */
const JUDGED_CHARACTERS = 32;

let judge: ZxcvbnFactory | undefined;

/**
 * Whether a password is one that many have, or is made of words about its owner (OWASP ASVS 2.1.7). Letters that are
 * written as digits, years, rows of the keyboard and repetitions are known.
 */
export function isGuessable(password: string, aboutOwner: readonly string[]): boolean {
  judge ??= new ZxcvbnFactory({ dictionary: { ...dictionary, place: PLACE_WORDS }, graphs: adjacencyGraphs });
  const words = aboutOwner
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .filter((word) => word.length > 2);
  return judge.check([...password].slice(0, JUDGED_CHARACTERS).join(''), words).guesses < GUESSES_AT_LEAST;
}
