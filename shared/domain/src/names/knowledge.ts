import type { SoundWeights } from './sound-differences';

/** How many names of a register carry a word; read once and kept, for the commonest words only. */
export interface WordFrequencies {
  /** How many names were read. */
  readonly names: number;
  /** 0 for a word that few names carry. */
  count(script: 'english' | 'nepali', text: string): number;
}

/** What a register has taught: how common words are, and which stand for each other in the two scripts. */
export interface NameKnowledge {
  readonly frequencies: WordFrequencies;
  /** In how many names an English word stands where a Nepali one does. */
  together(english: string, nepali: string): number;
  /** What the bench learns instead of the weights that are shipped; `null`: as it was judged before there were any. */
  readonly sounds?: SoundWeights | null;
}

/** Before anything was learned the lexicon alone speaks. */
export const NO_FREQUENCIES: WordFrequencies = { names: 0, count: () => 0 };
export const NOTHING_LEARNED: NameKnowledge = { frequencies: NO_FREQUENCIES, together: () => 0 };

/** In a small register chance makes words common. */
export const ENOUGH_NAMES = 20_000;

/** A word in fewer of a hundred thousand names than this is somebody's own. */
const OWN_WORD = 10;
const LEAST = 0.15;

/**
 * How much a word says about whose name it is, 0 to 1: the commoner, the less. Undefined where too few names were read.
 */
export function learnedWeight(
  frequencies: WordFrequencies,
  script: 'english' | 'nepali',
  text: string,
): number | undefined {
  const count = frequencies.count(script, text);
  if (frequencies.names < ENOUGH_NAMES || count === 0) return undefined;
  const share = (count / frequencies.names) * 100_000;
  if (share <= OWN_WORD) return 1;
  // from 1 at ten in a hundred thousand to the least at two thousand, by the logarithm
  return Math.max(LEAST, 1 - (1 - LEAST) * (Math.log(share / OWN_WORD) / Math.log(2_000 / OWN_WORD)));
}
