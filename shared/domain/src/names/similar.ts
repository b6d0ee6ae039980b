import type { AnalysedName } from './analysed-name';
import { editDistance } from './edit-distance';
import { acrossScripts, withinScript, type AnalysedWord } from './word';

/** From here on a name is too near. */
export const TOO_NEAR = 0.8;
const WORD_AGREES = 0.8;
const OTHER_ORDER = 0.97;
const SAME_MEANING = 0.95;
/** Shorter than this, letters written together say nothing. */
const LONG_ENOUGH_TO_JOIN = 8;

export type SimilarReason =
  | 'SAME_ENGLISH'
  | 'SAME_NEPALI'
  | 'SOUNDS_ALIKE'
  | 'ONE_LETTER'
  | 'WRITTEN_TOGETHER'
  | 'OTHER_ORDER'
  | 'SAME_MEANING'
  | 'EXTRA_WORD'
  | 'OTHER_SCRIPT';

export interface Nearness {
  readonly score: number;
  readonly reason: SimilarReason;
}

const NOTHING: Nearness = { score: 0, reason: 'SOUNDS_ALIKE' };

type CompareWords = (a: AnalysedWord, b: AnalysedWord) => number;

interface Agreement {
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

/**
 * One side of many comparisons: the words of the proposed name in one script. What it worked out of a word is kept,
 * because the names it is held against are made of the same few words.
 */
class Comparison {
  readonly #words: readonly AnalysedWord[];
  readonly #compare: CompareWords;
  readonly #scores: readonly Map<AnalysedWord, number>[];
  readonly #weight: number;
  readonly #heaviest: number;
  readonly #joined: string;
  readonly #hasAcronym: boolean;

  constructor(words: readonly AnalysedWord[], compare: CompareWords) {
    this.#words = words;
    this.#compare = compare;
    this.#scores = words.map(() => new Map<AnalysedWord, number>());
    this.#weight = weightOf(words);
    this.#heaviest = Math.min(1, Math.max(0, ...words.map((word) => word.weight)));
    this.#joined = joinedSound(words);
    this.#hasAcronym = words.some((word) => word.acronym);
  }

  with(others: readonly AnalysedWord[]): Nearness {
    if (this.#words.length === 0 || others.length === 0) return NOTHING;
    const pairs = this.#agreements(others);
    // Activity words alone never make two names alike: a word that tells the companies apart has to agree.
    if (!pairs.some((pair) => (this.#words[pair.left]?.weight ?? 0) >= this.#heaviest))
      return this.#writtenTogether(others);
    let agreeing = 0;
    for (const pair of pairs)
      agreeing += pair.score * ((this.#words[pair.left]?.weight ?? 0) + (others[pair.right]?.weight ?? 0));
    const inOrder = pairs.every((pair, index) =>
      pairs.slice(index + 1).every((other) => (pair.left - other.left) * (pair.right - other.right) > 0),
    );
    const score = (agreeing / (this.#weight + weightOf(others))) * (inOrder ? 1 : OTHER_ORDER);
    const joined = this.#writtenTogether(others);
    if (joined.score > score) return joined;
    const reason = !inOrder
      ? 'OTHER_ORDER'
      : this.#words.length !== others.length
        ? 'EXTRA_WORD'
        : this.#reasonOf(pairs, others);
    return { score, reason };
  }

  /** What the words that agree without being the same have in common; of several, what weighs most. */
  #reasonOf(pairs: readonly Agreement[], others: readonly AnalysedWord[]): SimilarReason {
    const apart = pairs.flatMap(({ left, right, score }) => {
      const [own, other] = [this.#words[left], others[right]];
      return !own || !other || own.text === other.text ? [] : [{ own, other, score }];
    });
    const [first] = apart;
    if (first === undefined) return 'SOUNDS_ALIKE';
    if (first.own.script !== first.other.script) return 'OTHER_SCRIPT';
    const byMeaning = apart.filter(
      ({ own, other, score }) => score === SAME_MEANING && editDistance(own.text, other.text) > 2,
    );
    if (byMeaning.length > 0) return 'SAME_MEANING';
    const [slip] = apart.filter(({ own, other }) => own.sound !== other.sound);
    return apart.length === 1 && slip !== undefined && editDistance(slip.own.text, slip.other.text) === 1
      ? 'ONE_LETTER'
      : 'SOUNDS_ALIKE';
  }

  /** Which words agree, best ones first, each once; of equal ones the pair that keeps the order. */
  #agreements(others: readonly AnalysedWord[]): Agreement[] {
    const all: Agreement[] = [];
    for (let left = 0; left < this.#words.length; left += 1) {
      for (let right = 0; right < others.length; right += 1) {
        const score = this.#score(left, others[right]);
        if (score >= WORD_AGREES) all.push({ left, right, score });
      }
    }
    if (all.length < 2) return all;
    all.sort((a, b) => b.score - a.score || Math.abs(a.left - a.right) - Math.abs(b.left - b.right));
    const chosen: Agreement[] = [];
    for (const pair of all)
      if (!chosen.some((other) => other.left === pair.left || other.right === pair.right)) chosen.push(pair);
    return chosen;
  }

  #score(left: number, other: AnalysedWord | undefined): number {
    const [word, scores] = [this.#words[left], this.#scores[left]];
    if (!word || !scores || !other) return 0;
    let score = scores.get(other);
    if (score === undefined) scores.set(other, (score = this.#compare(word, other)));
    return score;
  }

  /** The same letters with the spaces elsewhere: Metesmomoonlight, Metesmo Moonlight. */
  #writtenTogether(others: readonly AnalysedWord[]): Nearness {
    if (this.#words.length === others.length || this.#hasAcronym || this.#joined.length < LONG_ENOUGH_TO_JOIN - 1)
      return NOTHING;
    if (others.some((word) => word.acronym)) return NOTHING;
    const joined = joinedSound(others);
    const longest = Math.max(this.#joined.length, joined.length);
    if (longest < LONG_ENOUGH_TO_JOIN || editDistance(this.#joined, joined, 1) > 1) return NOTHING;
    return { score: 0.95, reason: 'WRITTEN_TOGETHER' };
  }
}

function weightOf(words: readonly AnalysedWord[]): number {
  let sum = 0;
  for (const word of words) sum += word.weight;
  return sum;
}

function joinedSound(words: readonly AnalysedWord[]): string {
  let sound = '';
  for (const word of words) if (word.weight >= 0.1) sound += word.sound;
  return sound;
}

/** How near a proposed name comes to known ones, in the script where it comes nearest. */
export function nearnessTo(proposed: AnalysedName): (known: AnalysedName) => Nearness {
  const inEnglish = new Comparison(proposed.english, withinScript);
  const inNepali = new Comparison(proposed.nepali, withinScript);
  const englishToNepali = new Comparison(proposed.english, (english, nepali) =>
    acrossScripts(english, nepali, undefined, WORD_AGREES),
  );
  const nepaliToEnglish = new Comparison(proposed.nepali, (nepali, english) =>
    acrossScripts(english, nepali, undefined, WORD_AGREES),
  );
  return (known) => {
    const within = better(inEnglish.with(known.english), inNepali.with(known.nepali));
    let best = within;
    // A name known in one script only is held against the other one.
    if (known.english.length === 0 || proposed.nepali.length === 0)
      best = better(best, englishToNepali.with(known.nepali));
    if (known.nepali.length === 0 || proposed.english.length === 0)
      best = better(best, nepaliToEnglish.with(known.english));
    // What the names share in one script says more than that one of them is written in the other.
    return within.score >= TOO_NEAR ? { score: best.score, reason: within.reason } : best;
  };
}

const better = (a: Nearness, b: Nearness): Nearness => (b.score > a.score ? b : a);

/** The same name but for case, punctuation and legal form, in either script. */
export function sameName(proposed: AnalysedName, known: AnalysedName): 'SAME_ENGLISH' | 'SAME_NEPALI' | undefined {
  if (sameWords(proposed.english, known.english)) return 'SAME_ENGLISH';
  if (sameWords(proposed.nepali, known.nepali)) return 'SAME_NEPALI';
  return undefined;
}

const sameWords = (proposed: readonly AnalysedWord[], known: readonly AnalysedWord[]): boolean =>
  proposed.length > 0 &&
  proposed.length === known.length &&
  proposed.every((word, index) => word.text === known[index]?.text);
