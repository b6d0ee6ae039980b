import { toNepaliDigits } from '../digits';
import { HALANT_KEY } from './letters';
import { isListed, transliterateWord } from './transliterate';

/** The word that is being typed: where it stands, the Latin letters behind it and what is shown for them. */
export interface TypingRun {
  readonly start: number;
  readonly latin: string;
  readonly text: string;
  /** Undone once: the word stays in Latin letters until the next begins. */
  readonly left: boolean;
}

/** A field's text, its caret (UTF-16 units), and the word being typed if there is one. */
export interface Typed {
  readonly value: string;
  readonly caret: number;
  readonly run: TypingRun | null;
}

interface TypingOptions {
  readonly digits: boolean;
}

const STARTS_WORD = /[A-Za-z]/u;
const CONTINUES_WORD = new RegExp(`[A-Za-z~^${HALANT_KEY}${HALANT_KEY}]`, 'u');
/** A key that took away more than this was not the word's last letter. */
const LONGEST_SYLLABLE = 4;

/** Whether the word still stands where it was typed and ends at that place; it may have been changed from elsewhere. */
function isAt(run: TypingRun | null, value: string, end: number): run is TypingRun {
  return run !== null && run.start + run.text.length === end && value.slice(run.start, end) === run.text;
}

function replaced(value: string, from: number, to: number, text: string): string {
  return value.slice(0, from) + text + value.slice(to);
}

function mark(letter: string, before: string, digits: boolean): { readonly text: string; readonly overwrites: number } {
  if (letter === '|') return before === '।' ? { text: '॥', overwrites: 1 } : { text: '।', overwrites: 0 };
  return { text: digits ? toNepaliDigits(letter) : letter, overwrites: 0 };
}

function typeOne({ value, caret, run }: Typed, letter: string, { digits }: TypingOptions): Typed {
  const current = isAt(run, value, caret) ? run : null;
  if (current !== null && CONTINUES_WORD.test(letter)) {
    const latin = current.latin + letter;
    const text = current.left ? latin : transliterateWord(latin, value.charAt(current.start - 1));
    return {
      value: replaced(value, current.start, caret, text),
      caret: current.start + text.length,
      run: { ...current, latin, text },
    };
  }
  if (STARTS_WORD.test(letter)) {
    const before = value.charAt(caret - 1);
    // Latin letters that stand there were left so on purpose: what is written onto them belongs to them.
    const left = STARTS_WORD.test(before);
    const text = left ? letter : transliterateWord(letter, before);
    return {
      value: replaced(value, caret, caret, text),
      caret: caret + text.length,
      run: { start: caret, latin: letter, text, left },
    };
  }
  // लि. and प्रा. end with the point that people type after ltd and pvt.
  if (letter === '.' && current?.text.endsWith('.') === true && !current.left) return { value, caret, run: null };
  const { text, overwrites } = mark(letter, value.charAt(caret - 1), digits);
  return {
    value: replaced(value, caret - overwrites, caret, text),
    caret: caret - overwrites + text.length,
    run: null,
  };
}

/**
 * What stands in the field after keys.
 *
 * @param before the field as it was, without what was typed
 * @param keys what was typed; Devanagari is taken as it is
 */
export function afterTyping(before: Typed, keys: string, options: TypingOptions): Typed {
  return [...keys].reduce((typed, key) => typeOne(typed, key, options), before);
}

/** The longest shorter word of which the whole stands at the beginning of what is shown. */
function shorter(run: TypingRun, before: string): TypingRun | null {
  if (!run.left && isListed(run.latin)) return null;
  for (let length = run.latin.length - 1; length >= 0; length -= 1) {
    const latin = run.latin.slice(0, length);
    const text = run.left || latin === '' ? latin : transliterateWord(latin, before);
    if (text.length < run.text.length && run.text.startsWith(text)) return { ...run, latin, text };
  }
  return null;
}

/**
 * What stands in the field after one step back: of the word being typed its last letter is gone, halant and all.
 *
 * @param before the field as it was
 * @param after value and caret as the browser left them, used where there is no word to shorten
 */
export function afterErasing(before: Typed, after: { readonly value: string; readonly caret: number }): Typed {
  const { run } = before;
  if (!isAt(run, before.value, before.caret)) return { ...after, run: null };
  const rest = shorter(run, before.value.charAt(run.start - 1));
  if (rest === null || run.text.length - rest.text.length > LONGEST_SYLLABLE) return { ...after, run: null };
  const value = replaced(before.value, run.start, before.caret, rest.text);
  return { value, caret: run.start + rest.text.length, run: rest.latin === '' ? null : rest };
}

/** The word being typed in its Latin letters, once; null if there is nothing to undo. */
export function restoreLatin({ value, caret, run }: Typed): Typed | null {
  if (!isAt(run, value, caret) || run.left || run.text === run.latin) return null;
  return {
    value: replaced(value, run.start, caret, run.latin),
    caret: run.start + run.latin.length,
    run: { ...run, text: run.latin, left: true },
  };
}
