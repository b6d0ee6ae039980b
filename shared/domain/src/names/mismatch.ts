import { align } from './alignment';
import { closeness } from './edit-distance';
import { NOTHING_LEARNED, type NameKnowledge } from './knowledge';
import { areTranslations } from './translation-lookup';
import { distanceInSound } from './sound-differences';
import { SOUND_WEIGHTS } from './sound-weights';
import { acrossScripts, SAME_CONCEPT, type AnalysedWord } from './word';

/** Below this two words are not the same word in two scripts. */
const SAME_WORD = 0.62;
/** Below this they are two words, whatever they differ in. */
const FAR_APART = 0.45;
/** In so many names, and by so much; see the folds in `bench/README.md`. */
const KNOWN = 5;
const SHIFT = 3;
/** A word that is half of another one is not that one: joined words have to fit better than either alone. */
const JOINED = 0.75;

export interface Mismatch {
  /** The words that have no counterpart, in the order in which they stand. */
  readonly odd: readonly AnalysedWord[];
  /** 1: every word has its counterpart. */
  readonly score: number;
}

/** Two words in one script are often one word in the other: Blue Sky, ब्लुस्काई. */
function joinedCounterpart(
  single: AnalysedWord,
  others: readonly AnalysedWord[],
  free: ReadonlySet<number>,
  paired: number,
): readonly number[] | undefined {
  const needed = Math.max(JOINED, paired + 0.05);
  for (let index = 0; index + 1 < others.length; index += 1) {
    const [first, second] = [others[index], others[index + 1]];
    if (first === undefined || second === undefined || (!free.has(index) && !free.has(index + 1))) continue;
    if (saysAsPhrase(single, [first, second])) return [index, index + 1];
    for (const one of single.readings) {
      for (const start of first.readings)
        for (const end of second.readings)
          if (closeness(one.bare, start.bare + end.bare) >= needed) return [index, index + 1];
    }
  }
  return undefined;
}

/** Two words for one of the other script by their meaning: Drinking Water, खानेपानी. */
function saysAsPhrase(single: AnalysedWord, phrase: readonly AnalysedWord[]): boolean {
  const [one, two] = [[single.text], phrase.map((word) => word.text)];
  return single.script === 'english' ? areTranslations(one, two) : areTranslations(two, one);
}

/**
 * Words that are near in sound only may still be two, and one word may be written rather differently: Rice is not राइड.
 * Which differences tell words apart has been learned from a register, see `sound-weights.ts`.
 */
function sameWord(english: AnalysedWord, nepali: AnalysedWord, knowledge: NameKnowledge): number {
  const score = acrossScripts(english, nepali, knowledge);
  const weights = knowledge.sounds === undefined ? SOUND_WEIGHTS : knowledge.sounds;
  if (weights === null || score < FAR_APART || score >= SAME_CONCEPT) return score;
  const bar = weights.bar - (meetNever(english, nepali, knowledge) ? SHIFT : 0);
  const apart = distanceInSound(english, nepali, weights) > bar;
  return apart ? Math.min(score, FAR_APART) : Math.max(score, SAME_WORD);
}

/** The register has both words, and never one for the other: less of a difference makes two of them. */
const meetNever = (english: AnalysedWord, nepali: AnalysedWord, knowledge: NameKnowledge): boolean =>
  english.isKnownFrom(KNOWN) && nepali.isKnownFrom(KNOWN) && knowledge.together(english.text, nepali.text) === 0;

/** Whether the English and the Nepali name say the same, word by word and whatever the order. */
export function findMismatch(
  english: readonly AnalysedWord[],
  nepali: readonly AnalysedWord[],
  knowledge: NameKnowledge = NOTHING_LEARNED,
): Mismatch {
  if (english.length === 0 || nepali.length === 0) return { odd: [], score: 1 };
  const pairs = align(english, nepali, (a, b) => sameWord(a, b, knowledge)).filter((pair) => pair.score >= SAME_WORD);
  const freeEnglish = new Set(english.keys());
  const freeNepali = new Set(nepali.keys());
  for (const pair of pairs) {
    freeEnglish.delete(pair.left);
    freeNepali.delete(pair.right);
  }
  for (const [words, free, others, otherFree] of [
    [english, freeEnglish, nepali, freeNepali],
    [nepali, freeNepali, english, freeEnglish],
  ] as const) {
    for (const [index, word] of words.entries()) {
      const paired = pairs.find((pair) => (words === english ? pair.left : pair.right) === index)?.score ?? 0;
      const joined = otherFree.size > 0 ? joinedCounterpart(word, others, otherFree, paired) : undefined;
      if (joined === undefined) continue;
      free.delete(index);
      for (const other of joined) otherFree.delete(other);
    }
  }
  const telling = (word: AnalysedWord): boolean => word.concept?.kind !== 'filler';
  const odd = [
    ...english.filter((_, index) => freeEnglish.has(index)),
    ...nepali.filter((_, index) => freeNepali.has(index)),
  ].filter(telling);
  const total = english.length + nepali.length;
  return { odd, score: (total - odd.length) / total };
}
