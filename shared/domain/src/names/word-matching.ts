import type { RuleWord, WordMode } from './name-rules';

export type Script = 'english' | 'nepali';

/** The words of a name as its writer set them apart. */
export const ruleWordsOf = (text: string): string[] => text.split(/[\s,.&/()-]+/u).filter((word) => word !== '');

const NUKTA = '\u093C';
export const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036F]/gu, '');

/**
 * As words of the lists are kept: small letters, without accents and dots below, one way to write each sign, one space.
 */
export function plainWord(text: string): string {
  return withoutAccents(text)
    .replace(/[\u093C\u200B-\u200D\uFEFF]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
}

export interface FoundWord<Word> {
  readonly word: Word;
  /** As it stands in the name. */
  readonly text: string;
  /** Which word of the name it begins in. */
  readonly at: number;
}

/** Where a name holds words of a list; a phrase counts where its words follow each other. */
export function findWords<Word extends RuleWord & { readonly mode?: WordMode }>(
  words: readonly string[],
  script: Script,
  list: readonly Word[],
): FoundWord<Word>[] {
  if (words.length === 0) return [];
  const plain = ` ${words.map(plainWord).join(' ')} `;
  const found: FoundWord<Word>[] = [];
  for (const word of list) {
    const written = word[script];
    const wanted = written.includes(NUKTA) ? plainWord(written) : written;
    if (wanted === '' || !plain.includes(wanted)) continue;
    for (const { at, count } of places(plain, wanted, word.mode ?? 'STANDALONE'))
      found.push({ word, text: words.slice(at, at + count).join(' '), at });
  }
  return found;
}

function* places(plain: string, wanted: string, mode: WordMode): Generator<{ at: number; count: number }> {
  const searched = mode === 'ANYWHERE' ? wanted : ` ${wanted} `;
  let last = -1;
  for (let from = plain.indexOf(searched); from >= 0; from = plain.indexOf(searched, from + 1)) {
    if (mode === 'FIRST' && from > 0) return;
    // a blank stands before every word: as many as there are up to here, so many words have begun
    const at = plain.slice(0, mode === 'ANYWHERE' ? from : from + 1).split(' ').length - 2;
    if (at === last) continue;
    last = at;
    yield { at, count: wanted.split(' ').length };
  }
}

const LETTER = '[\\p{L}\\p{M}]';
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const expressions = new WeakMap<readonly RuleWord[], Record<Script, RegExp>>();

/** Whether a name holds a web address or says it in words, however it is spaced. */
export function holdsWebAddress(name: string, script: Script, list: readonly RuleWord[]): boolean {
  let compiled = expressions.get(list);
  if (!compiled)
    expressions.set(
      list,
      (compiled = { english: expressionOf(list, 'english'), nepali: expressionOf(list, 'nepali') }),
    );
  return compiled[script].test(plainWord(name));
}

function expressionOf(list: readonly RuleWord[], script: Script): RegExp {
  const parts = list.flatMap((word) => {
    const text = word[script];
    if (text === '') return [];
    const spaced = text.split(' ').map(escaped).join('\\s*').replace(/^\\\./, '\\.\\s*');
    // In Devanagari it is written on to the word before it: मकालुडटकम.
    return [script === 'english' && !text.startsWith('.') ? `(?<!${LETTER})${spaced}` : spaced];
  });
  return parts.length === 0 ? /(?!)/ : new RegExp(`(?:${parts.join('|')})(?!${LETTER})`, 'u');
}
