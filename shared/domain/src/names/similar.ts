import { align } from './alignment';
import type { AnalysedName } from './analysed-name';
import { editDistance } from './edit-distance';
import { acrossScripts, withinScript, type AnalysedWord } from './word';

/** From here on a name is too near. */
export const TOO_NEAR = 0.8;
const WORD_AGREES = 0.8;

export type SimilarReason = 'SAME_ENGLISH' | 'SAME_NEPALI' | 'SOUNDS_ALIKE' | 'WRITTEN_TOGETHER' | 'OTHER_ORDER' | 'SAME_MEANING' | 'EXTRA_WORD';

export interface Nearness {
  readonly score: number;
  readonly reason: SimilarReason;
}

const NOTHING: Nearness = { score: 0, reason: 'SOUNDS_ALIKE' };

function joinedSound(words: readonly AnalysedWord[]): string {
  return words.filter((word) => word.weight >= 0.1).map((word) => word.sound).join('');
}

function compareWords(left: readonly AnalysedWord[], right: readonly AnalysedWord[], score: (a: AnalysedWord, b: AnalysedWord) => number): Nearness {
  if (left.length === 0 || right.length === 0) return NOTHING;
  const pairs = align(left, right, score).filter((pair) => pair.score >= WORD_AGREES);
  const total = [...left, ...right].reduce((sum, word) => sum + word.weight, 0);
  const agreeing = pairs.reduce((sum, pair) => sum + pair.score * ((left[pair.left]?.weight ?? 0) + (right[pair.right]?.weight ?? 0)), 0);
  const heaviest = Math.max(...left.map((word) => word.weight));
  // Activity words alone never make two names alike: a word that tells the companies apart has to agree.
  if (!pairs.some((pair) => (left[pair.left]?.weight ?? 0) >= Math.min(heaviest, 1))) return joinedNearness(left, right);
  const inOrder = pairs.every((pair, index) => pairs.slice(index + 1).every((other) => (pair.left - other.left) * (pair.right - other.right) > 0));
  const nearness: Nearness = {
    score: (agreeing / total) * (inOrder ? 1 : 0.97),
    reason: !inOrder ? 'OTHER_ORDER' : left.length !== right.length ? 'EXTRA_WORD' : pairs.some((pair) => pair.score === 0.95) ? 'SAME_MEANING' : 'SOUNDS_ALIKE',
  };
  const joined = joinedNearness(left, right);
  return joined.score > nearness.score ? joined : nearness;
}

/** The same letters with the spaces elsewhere: Metesmomoonlight, Metesmo Moonlight. */
function joinedNearness(left: readonly AnalysedWord[], right: readonly AnalysedWord[]): Nearness {
  if (left.length === right.length || [...left, ...right].some((word) => word.acronym)) return NOTHING;
  const [a, b] = [joinedSound(left), joinedSound(right)];
  const longest = Math.max(a.length, b.length);
  if (longest < 8 || Math.abs(a.length - b.length) > 1 || editDistance(a, b) > 1) return NOTHING;
  return { score: 0.95, reason: 'WRITTEN_TOGETHER' };
}

/** How near a proposed name comes to a known one, in the script where it comes nearest. */
export function nearness(proposed: AnalysedName, known: AnalysedName): Nearness {
  const inEnglish = compareWords(proposed.english, known.english, withinScript);
  const inNepali = compareWords(proposed.nepali, known.nepali, withinScript);
  let best = inNepali.score > inEnglish.score ? inNepali : inEnglish;
  // A name known in one script only is held against the other one.
  if (known.english.length === 0 || proposed.nepali.length === 0) {
    const across = compareWords(proposed.english, known.nepali, acrossScripts);
    if (across.score > best.score) best = across;
  }
  if (known.nepali.length === 0 || proposed.english.length === 0) {
    const across = compareWords(known.english, proposed.nepali, acrossScripts);
    if (across.score > best.score) best = across;
  }
  return best;
}

/** The same name but for case, punctuation and legal form, in either script. */
export function sameName(proposed: AnalysedName, known: AnalysedName): 'SAME_ENGLISH' | 'SAME_NEPALI' | undefined {
  if (proposed.canonicalEnglish !== '' && proposed.canonicalEnglish === known.canonicalEnglish) return 'SAME_ENGLISH';
  if (proposed.canonicalNepali !== '' && proposed.canonicalNepali === known.canonicalNepali) return 'SAME_NEPALI';
  return undefined;
}
