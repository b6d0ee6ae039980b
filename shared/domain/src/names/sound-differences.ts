import type { AnalysedWord } from './word';

/**
 * How much each kind of difference between two sounds speaks for two words, in logarithms of the odds; `start` is where
 * two words stand that differ in nothing, `bar` what two words have to reach together to be two.
 */
export interface SoundWeights {
  readonly start: number;
  readonly bar: number;
  readonly of: Readonly<Record<string, number>>;
}

const VOWELS = new Set('aeiouy');
const NONE = '-';
const isVowel = (letter: string): boolean => VOWELS.has(letter);

/** What lays two sounds beside each other so that vowels meet vowels; the weights then say what a difference means. */
function costOf(english: string, nepali: string): number {
  if (english === nepali) return 0;
  if (english === NONE || nepali === NONE) return isVowel(english) || isVowel(nepali) ? 0.35 : 0.8;
  if (isVowel(english) && isVowel(nepali)) return 0.4;
  return isVowel(english) || isVowel(nepali) ? 1.3 : 1;
}

interface Laid {
  readonly cost: number;
  /** Letter beside letter, a dash where the other sound has none. */
  readonly steps: readonly (readonly [string, string])[];
}

function layBeside(english: string, nepali: string): Laid {
  const width = nepali.length + 1;
  const costs = new Float64Array((english.length + 1) * width);
  const moves = new Uint8Array(costs.length);
  for (let row = 0; row <= english.length; row += 1) {
    for (let column = row === 0 ? 1 : 0; column < width; column += 1) {
      const at = row * width + column;
      const [a, b] = [english.charAt(row - 1), nepali.charAt(column - 1)];
      const ways = [
        row > 0 ? (costs[at - width] ?? 0) + costOf(a, NONE) : Infinity,
        column > 0 ? (costs[at - 1] ?? 0) + costOf(NONE, b) : Infinity,
        row > 0 && column > 0 ? (costs[at - width - 1] ?? 0) + costOf(a, b) : Infinity,
      ];
      costs[at] = Math.min(...ways);
      moves[at] = ways.indexOf(costs[at] ?? 0);
    }
  }
  const steps: (readonly [string, string])[] = [];
  let [row, column] = [english.length, nepali.length];
  while (row > 0 || column > 0) {
    const move = moves[row * width + column];
    const a = move === 1 ? NONE : english.charAt(row - 1);
    const b = move === 0 ? NONE : nepali.charAt(column - 1);
    if (move !== 1) row -= 1;
    if (move !== 0) column -= 1;
    steps.push([a, b]);
  }
  return { cost: costs.at(-1) ?? 0, steps: steps.reverse() };
}

/** A letter said twice with an a between them is written once in Nepali, where that a is silent: फफा, fafa. */
const withoutEchoes = (sound: string): string => sound.replace(/([^aeiouy])a(?=\1)/g, '');

const kindOf = (letter: string): string => (letter === NONE ? NONE : isVowel(letter) ? 'V' : 'C');

/** The names of all differences between an English word as it is said and a Nepali one, repeated where they are. */
export function soundDifferences(english: AnalysedWord, nepali: AnalysedWord): string[] {
  const laid = english.readings
    .map(({ sound }) => layBeside(withoutEchoes(sound), withoutEchoes(nepali.sound)))
    .reduce((best, one) => (one.cost < best.cost ? one : best));
  const last = laid.steps.length - 1;
  const found: string[] = laid.steps.length <= 4 ? ['short'] : [];
  let consonants = 0;
  for (const [index, [a, b]] of laid.steps.entries()) {
    if (a === b) {
      found.push(isVowel(a) ? 'same:V' : 'same:C');
      continue;
    }
    const kind = `${kindOf(a)}>${kindOf(b)}`;
    found.push(`${a}>${b}`, kind);
    if (index === 0) found.push(`first:${kind}`);
    if (index === last) found.push(`last:${kind}`, `last:${a}>${b}`);
    if (kind.includes('C') && (consonants += 1) > 1) found.push('more');
  }
  return found;
}

/** Above the bar of the weights the two are not one word in two scripts. */
export function distanceInSound(english: AnalysedWord, nepali: AnalysedWord, weights: SoundWeights): number {
  return soundDifferences(english, nepali).reduce((sum, name) => sum + (weights.of[name] ?? 0), weights.start);
}
