import { align } from './alignment';
import { analyseName } from './analysed-name';
import { acrossScripts } from './word';

export interface LearnedWords {
  readonly names: number;
  readonly english: ReadonlyMap<string, number>;
  readonly nepali: ReadonlyMap<string, number>;
  /** Key: the English word, a tab, the Nepali word. */
  readonly pairs: ReadonlyMap<string, number>;
}

const bump = (counts: Map<string, number>, key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/**
 * Reads names that stand in both scripts and counts their words and which stand for which. Where both names have as
 * many words they are taken place by place; two that do not sound alike count as well, because that is how translations
 * are learned, and a pair that is met once only is believed by nobody.
 */
export function learnWords(names: Iterable<{ readonly english: string; readonly nepali: string }>): LearnedWords {
  const english = new Map<string, number>();
  const nepali = new Map<string, number>();
  const pairs = new Map<string, number>();
  let count = 0;
  for (const name of names) {
    const words = analyseName(name);
    count += 1;
    for (const text of new Set(words.english.map((word) => word.text))) bump(english, text);
    for (const text of new Set(words.nepali.map((word) => word.text))) bump(nepali, text);
    const sameNumber = words.english.length === words.nepali.length;
    const aligned = sameNumber
      ? words.english.map((_, index) => ({ left: index, right: index }))
      : align(words.english, words.nepali, acrossScripts).filter((pair) => pair.score >= 0.62);
    for (const { left, right } of aligned) {
      const [a, b] = [words.english[left], words.nepali[right]];
      if (a && b && !a.acronym && !b.acronym) bump(pairs, `${a.text}\t${b.text}`);
    }
  }
  return { names: count, english, nepali, pairs };
}
