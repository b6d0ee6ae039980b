import type { NameFinding } from '@registrar/domain/calls/names';
import styles from './findings.module.css';

type Severity = NameFinding['severity'];
const weight: Readonly<Record<Severity, number>> = { refuse: 3, warn: 2, info: 1 };

const plain = (text: string): string => text.normalize('NFC').replace(/[\u200B-\u200D\uFEFF]/gu, '').toLowerCase();

/** Which words of a name a finding speaks of; a phrase counts where its words follow each other. */
function wordsOf(words: readonly string[], token: string): number[] {
  const wanted = plain(token).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = words.map(plain);
  const holds = (at: number): boolean => wanted.every((word, index) => own[at + index] === word || (wanted.length === 1 && own[at]?.includes(word) === true && word.length > 2));
  return own.flatMap((_, at) => (holds(at) ? wanted.map((_word, index) => at + index) : []));
}

export interface Marks {
  readonly nepali: ReadonlyMap<number, Severity>;
  readonly english: ReadonlyMap<number, Severity>;
}

export interface BothScripts {
  readonly nepali: string;
  readonly english: string;
}

const split = (name: string): string[] => name.split(/\s+/u).filter(Boolean);

/**
 * The words of a name that findings speak of, in both scripts. A word that is found in one script only also marks the
 * word in its place in the other one, where both have as many words.
 */
export function marksOf({ nepali, english }: BothScripts, findings: readonly NameFinding[]): Marks {
  const [ne, en] = [split(nepali), split(english)];
  const marks = { nepali: new Map<number, Severity>(), english: new Map<number, Severity>() };
  const mark = (script: keyof Marks, at: number, severity: Severity): void => {
    const before = marks[script].get(at);
    if (before === undefined || weight[severity] > weight[before]) marks[script].set(at, severity);
  };
  for (const { token, severity, kind } of findings) {
    if (token === undefined || kind === 'SIMILAR_EXISTS' || kind === 'ALREADY_REGISTERED') continue;
    const [inNepali, inEnglish] = [wordsOf(ne, token), wordsOf(en, token)];
    const inBoth = ne.length === en.length;
    for (const at of inNepali.length > 0 || !inBoth ? inNepali : inEnglish) mark('nepali', at, severity);
    for (const at of inEnglish.length > 0 || !inBoth ? inEnglish : inNepali) mark('english', at, severity);
  }
  return marks;
}

/** A name with the words that findings speak of marked; the mark is a line under the word as well as a colour. */
export function MarkedName({ name, marks, language }: { readonly name: string; readonly marks: ReadonlyMap<number, Severity>; readonly language: 'ne' | 'en' }) {
  return (
    <span lang={language}>
      {split(name).map((word, index) => {
        const severity = marks.get(index);
        return (
          <span key={`${word}-${index}`}>
            {index === 0 ? null : ' '}
            {severity === undefined ? word : <mark className={styles[severity]}>{word}</mark>}
          </span>
        );
      })}
    </span>
  );
}
