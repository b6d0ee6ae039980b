import {
  acrossScripts,
  analyse,
  bareSound,
  closeness,
  SAME_CONCEPT,
  soundDifferences,
  soundOf,
  toLatin,
  type AnalysedWord,
  type SoundWeights,
} from '@registrar/domain/names/learning';
import { sequence } from '../../gateway/sequence';
import { withTwoLettersChanged } from './changed-letters';
import type { WordBook } from './word-book';

interface Example {
  readonly two: boolean;
  /** How often the register has the pair, by its logarithm. */
  readonly weight: number;
  readonly differences: readonly string[];
  /** What the check says of the two without weights. */
  readonly nearBefore: boolean;
}

/** The bounds in which the check asks for the weights; see `mismatch.ts`. */
const ASKED = 0.45;
const NEAR_BEFORE = 0.62;
const ROUNDS = 10;
const RATE = 0.1;
const KEEP = 0.4;

const english = (text: string): AnalysedWord => analyse({ text, script: 'english', acronym: false });
const nepali = (text: string): AnalysedWord => analyse({ text, script: 'nepali', acronym: false });

function exampleOf(a: string, b: string, two: boolean, count: number): Example[] {
  const [left, right] = [english(a), nepali(b)];
  const score = acrossScripts(left, right);
  if (score < ASKED || score >= SAME_CONCEPT) return [];
  const weight = Math.min(3, 1 + Math.log(count));
  return [{ two, weight, differences: soundDifferences(left, right), nearBefore: score >= NEAR_BEFORE }];
}

/** Pairs of words that stand for each other in the register, and pairs that certainly do not. */
function examplesOf(book: WordBook): Example[] {
  const draw = sequence(20_831);
  const examples: Example[] = [];
  for (const [pair, count] of book.learned.pairs) {
    const [a = '', b = ''] = pair.split('\t');
    if (a.length < 3 || /\d/.test(pair)) continue;
    const near = closeness(bareSound(soundOf(a)), bareSound(soundOf(toLatin(b))));
    // what stands together once only is a slip as often as a word
    if (near > (count === 1 ? 0.7 : 0.35)) examples.push(...exampleOf(a, b, false, count));
  }
  for (const word of book.words.values()) {
    const other = book.nearest(word.english);
    if (other) examples.push(...exampleOf(word.english, other.nepali, true, 1));
    const changed = withTwoLettersChanged(word.nepali, draw);
    if (changed !== undefined) examples.push(...exampleOf(word.english, changed, true, 1));
  }
  return examples;
}

/** Logistic regression over the differences; steps get smaller for what was often met (Adagrad). */
export function learnSounds(book: WordBook): SoundWeights {
  const examples = examplesOf(book);
  const draw = sequence(7_919);
  const weights = new Map<string, number>();
  const met = new Map<string, number>();
  let start = 0;
  const sum = ({ differences }: Example): number =>
    differences.reduce((total, name) => total + (weights.get(name) ?? 0), start);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let last = examples.length - 1; last > 0; last -= 1) {
      const at = draw(last + 1);
      [examples[last], examples[at]] = [examples[at] as Example, examples[last] as Example];
    }
    for (const example of examples) {
      const said = 1 / (1 + Math.exp(-sum(example)));
      const error = (said - (example.two ? 1 : 0)) * example.weight;
      start -= 0.02 * error;
      for (const name of example.differences) {
        const step = error + 1e-4 * (weights.get(name) ?? 0);
        const all = (met.get(name) ?? 1) + step * step;
        met.set(name, all);
        weights.set(name, (weights.get(name) ?? 0) - (RATE * step) / Math.sqrt(all));
      }
    }
  }
  // what weighs little is left out, so that the table can be read
  for (const [name, weight] of weights) {
    if (Math.abs(weight) < KEEP) weights.delete(name);
    else weights.set(name, Math.round(weight * 10) / 10);
  }
  start = Math.round(start * 10) / 10;
  return { start, bar: barOf(examples, sum), of: Object.fromEntries(weights) };
}

/** The bar at which no more pairs of the register are called two than without weights. */
function barOf(examples: readonly Example[], sum: (example: Example) => number): number {
  const same = examples.filter(({ two }) => !two);
  const sums = same.map((example) => ({ weight: example.weight, sum: sum(example) })).toSorted((a, b) => b.sum - a.sum);
  let left = same.filter(({ nearBefore }) => !nearBefore).reduce((total, { weight }) => total + weight, 0);
  for (const one of sums) {
    left -= one.weight;
    if (left < 0) return Math.ceil(one.sum * 10) / 10;
  }
  return 0;
}
