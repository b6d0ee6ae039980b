import { align } from './alignment';
import { closeness } from './edit-distance';
import { acrossScripts, type AnalysedWord } from './word';

/** Below this two words are not the same word in two scripts. */
const SAME_WORD = 0.62;

export interface Mismatch {
  /** The words that have no counterpart, in the order in which they stand. */
  readonly odd: readonly AnalysedWord[];
  /** 1: every word has its counterpart. */
  readonly score: number;
}

/** Two words in one script are often one word in the other: Blue Sky, ब्लुस्काई. */
function joinedCounterpart(single: AnalysedWord, others: readonly AnalysedWord[], free: ReadonlySet<number>): readonly number[] | undefined {
  for (let index = 0; index + 1 < others.length; index += 1) {
    const [first, second] = [others[index], others[index + 1]];
    if (first === undefined || second === undefined || !free.has(index) && !free.has(index + 1)) continue;
    if (closeness(single.bare, first.bare + second.bare) >= 0.75) return [index, index + 1];
  }
  return undefined;
}

/** Whether the English and the Nepali name say the same, word by word and whatever the order. */
export function findMismatch(english: readonly AnalysedWord[], nepali: readonly AnalysedWord[]): Mismatch {
  if (english.length === 0 || nepali.length === 0) return { odd: [], score: 1 };
  const pairs = align(english, nepali, acrossScripts).filter((pair) => pair.score >= SAME_WORD);
  const freeEnglish = new Set(english.keys());
  const freeNepali = new Set(nepali.keys());
  for (const pair of pairs) {
    freeEnglish.delete(pair.left);
    freeNepali.delete(pair.right);
  }
  for (const [words, free, others, otherFree] of [[english, freeEnglish, nepali, freeNepali], [nepali, freeNepali, english, freeEnglish]] as const) {
    for (const [index, word] of words.entries()) {
      const joined = otherFree.size > 0 ? joinedCounterpart(word, others, otherFree) : undefined;
      if (joined === undefined) continue;
      free.delete(index);
      for (const other of joined) otherFree.delete(other);
    }
  }
  // "The", "New" and the like are often left out of one script in older names; they alone make no mismatch.
  const telling = (word: AnalysedWord): boolean => word.concept?.kind !== 'legacy';
  const odd = [...english.filter((_, index) => freeEnglish.has(index)), ...nepali.filter((_, index) => freeNepali.has(index))].filter(telling);
  const total = english.length + nepali.length;
  return { odd, score: (total - odd.length) / total };
}
