import type { NameFinding } from '@registrar/domain/calls/names';
import { hasDigit } from '@registrar/domain/digits';
import { isOfOtherName } from '@registrar/domain/names';
import styles from './findings.module.css';

type Severity = NameFinding['severity'];
const weight: Readonly<Record<Severity, number>> = { refuse: 3, warn: 2, info: 1 };

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\uFEFF]/gu, '')
    .toLowerCase();

/** Which words of a name a finding speaks of; a phrase counts where its words follow each other. */
function wordsOf(words: readonly string[], token: string): number[] {
  const wanted = plain(token).split(/\s+/u).filter(Boolean);
  if (wanted.length === 0) return [];
  const own = words.map(plain);
  const holds = (at: number): boolean =>
    wanted.every(
      (word, index) =>
        own[at + index] === word || (wanted.length === 1 && own[at]?.includes(word) === true && word.length > 2),
    );
  return own.flatMap((_, at) => (holds(at) ? wanted.map((_word, index) => at + index) : []));
}

/** The words that break a rule of form, where the finding speaks of the whole name. */
const breaks: Readonly<Record<string, Readonly<Record<keyof BothScripts, (word: string) => boolean>>>> = {
  NAME_DIGITS: { nepali: hasDigit, english: hasDigit },
  NAME_DOT_COM: { nepali: (word) => word.includes('.'), english: (word) => word.includes('.') },
  NAME_SPECIAL_CHARACTERS: {
    nepali: (word) => /[^\p{L}\p{M}\p{Nd}\u200B-\u200D\uFEFF]/u.test(word),
    english: (word) => /[^\p{L}\p{M}\p{Nd}]/u.test(word),
  },
  NAME_SCRIPT_ENGLISH: {
    nepali: () => false,
    english: (word) => /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(word),
  },
  NAME_SCRIPT_NEPALI: {
    nepali: (word) => /\p{L}/u.test(word.replace(/\p{Script=Devanagari}/gu, '')),
    english: () => false,
  },
};

export interface Marks {
  readonly nepali: ReadonlyMap<number, Severity>;
  readonly english: ReadonlyMap<number, Severity>;
}

export interface BothScripts {
  readonly nepali: string;
  readonly english: string;
}

const split = (name: string): string[] => name.split(/\s+/u).filter(Boolean);

/** Where the words of a finding stand in each script, and whether a place in one is the same place in the other. */
export function placesOf(
  { nepali, english }: BothScripts,
  token: string | undefined,
): { readonly nepali: readonly number[]; readonly english: readonly number[]; readonly asManyWords: boolean } {
  const [ne, en] = [split(nepali), split(english)];
  return { nepali: wordsOf(ne, token ?? ''), english: wordsOf(en, token ?? ''), asManyWords: ne.length === en.length };
}

/**
 * The words of a name that findings speak of, in both scripts. A word that is found in one script only also marks the
 * word in its place in the other one, where both have as many words.
 */
export function marksOf(name: BothScripts, findings: readonly NameFinding[]): Marks {
  const marks = { nepali: new Map<number, Severity>(), english: new Map<number, Severity>() };
  const mark = (script: keyof Marks, at: number, severity: Severity): void => {
    const before = marks[script].get(at);
    if (before === undefined || weight[severity] > weight[before]) marks[script].set(at, severity);
  };
  for (const finding of findings) {
    const { token, severity, kind } = finding;
    const broken = breaks[kind];
    if (broken !== undefined) {
      for (const [at, word] of split(name.nepali).entries()) if (broken.nepali(word)) mark('nepali', at, severity);
      for (const [at, word] of split(name.english).entries()) if (broken.english(word)) mark('english', at, severity);
    }
    if (token === undefined || isOfOtherName(finding)) continue;
    const { nepali, english, asManyWords } = placesOf(name, token);
    // A small letter is the English name's own fault; what a word means is of both.
    if (kind === 'NAME_CAPITALS') {
      for (const at of english) mark('english', at, severity);
      continue;
    }
    for (const at of nepali.length > 0 || !asManyWords ? nepali : english) mark('nepali', at, severity);
    for (const at of english.length > 0 || !asManyWords ? english : nepali) mark('english', at, severity);
  }
  return marks;
}

/** The word of a finding with its capitals, as it stands in the name. */
export function asWritten(token: string, { nepali, english }: BothScripts): string {
  for (const name of [nepali, english]) {
    const words = split(name);
    const at = wordsOf(words, token);
    if (at.length > 0)
      return at
        .slice(0, token.trim().split(/\s+/u).length)
        .map((index) => words[index])
        .join(' ');
  }
  return token;
}

/** A name with the words that findings speak of marked; the mark is a line under the word as well as a colour. */
export function MarkedName({
  name,
  marks,
  language,
}: {
  readonly name: string;
  readonly marks: ReadonlyMap<number, Severity>;
  readonly language: 'ne' | 'en';
}) {
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
