import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';
import { englishWords, nepaliWords, type NameWord } from './normalise';
import { analyse, withinScript } from './word';
import type { WordPair, WordRelation } from './word-relations';

interface WrittenWord {
  readonly written: string;
  readonly word: NameWord | undefined;
}

const AGREES = 0.8;
const SOUND = 0.96;
/** What `withinScript` gives two words of one concept. */
const SAME_CONCEPT = 0.95;

/**
 * Two names of one script word by word, for a person to compare: the words that agree beside each other in the order of
 * the proposed name, what only the existing name has where it stands there. Legal forms are left out. Empty where one
 * of the names is not known in this script.
 */
export function wordByWord(proposed: string, existing: string, script: 'english' | 'nepali'): WordPair[] {
  const left = wordsAsWritten(proposed, script);
  const right = wordsAsWritten(existing, script);
  if (left.length === 0 || right.length === 0) return [];
  const score = (a: WrittenWord, b: WrittenWord): number => {
    if (a.written.toLowerCase() === b.written.toLowerCase()) return 1;
    return a.word && b.word ? withinScript(analyse(a.word), analyse(b.word)) : 0;
  };
  const pairs = agreeing(left, right, score);
  const partner = new Map(pairs.map((pair) => [pair.left, pair]));
  const taken = new Set(pairs.map((pair) => pair.right));

  const lines: WordPair[] = [];
  const rest = right.map((word, index) => ({ ...word, index })).filter(({ index }) => !taken.has(index));
  for (const [index, { written }] of left.entries()) {
    const pair = partner.get(index);
    if (pair) {
      // what stands before its partner in the other name comes before it here, too
      while (rest[0] && rest[0].index < pair.right)
        lines.push({ proposed: null, existing: rest.shift()?.written ?? null, relation: 'ONLY_EXISTING' });
      lines.push({
        proposed: written,
        existing: right[pair.right]?.written ?? null,
        relation: relationOf(written, right[pair.right]?.written ?? '', pair.score),
      });
      continue;
    }
    const other = rest[0];
    const nextAgreeing = pairs.filter((candidate) => candidate.left > index).map((candidate) => candidate.right);
    if (other && nextAgreeing.every((next) => other.index < next)) {
      rest.shift();
      lines.push({ proposed: written, existing: other.written, relation: 'DIFFERENT' });
    } else lines.push({ proposed: written, existing: null, relation: 'ONLY_PROPOSED' });
  }
  for (const { written } of rest) lines.push({ proposed: null, existing: written, relation: 'ONLY_EXISTING' });
  return lines;
}

function wordsAsWritten(name: string, script: 'english' | 'nepali'): WrittenWord[] {
  const core = script === 'english' ? withoutEnglishForm(name) : withoutNepaliForm(name);
  return core
    .split(/\s+/u)
    .filter((written) => written !== '')
    .map((written) => ({ written, word: (script === 'english' ? englishWords(written) : nepaliWords(written))[0] }));
}

interface Agreeing {
  readonly left: number;
  readonly right: number;
  readonly score: number;
}

/** The words that agree, best pairs first and each word once; of equal ones the pair that keeps the order. */
function agreeing(
  left: readonly WrittenWord[],
  right: readonly WrittenWord[],
  score: (a: WrittenWord, b: WrittenWord) => number,
): Agreeing[] {
  const all = left
    .flatMap((a, i) => right.map((b, j) => ({ left: i, right: j, score: score(a, b) })))
    .filter((pair) => pair.score >= AGREES)
    .sort((x, y) => y.score - x.score || Math.abs(x.left - x.right) - Math.abs(y.left - y.right));
  const chosen: Agreeing[] = [];
  for (const pair of all)
    if (!chosen.some((other) => other.left === pair.left || other.right === pair.right)) chosen.push(pair);
  return chosen;
}

function relationOf(proposed: string, existing: string, score: number): WordRelation {
  if (proposed.toLowerCase() === existing.toLowerCase()) return 'SAME';
  if (score >= SOUND) return 'SOUNDS_ALIKE';
  return score === SAME_CONCEPT ? 'SAME_MEANING' : 'NEARLY_SAME';
}
