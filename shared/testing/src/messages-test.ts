import { describe, expect, test } from '@jest/globals';
import type { Messages } from '@registrar/contract/remote-app';
import { commonMessages } from '@registrar/i18n/messages';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MessagesTestOptions {
  readonly ne: Messages;
  readonly en: Messages;
  /** Folders whose sources are searched for keys that no language has, mostly `join(__dirname, '..')`. */
  readonly sources?: string | readonly string[];
  /** Latin words a Nepali sentence may keep, beside those everybody knows. */
  readonly allowedLatin?: readonly string[];
}

/** Abbreviations that Nepali offices themselves write in Latin letters. */
const KNOWN_LATIN = ['PDF', 'JPG', 'JPEG', 'PNG', 'CSV', 'MB', 'KB', 'OTP', 'SMS', 'NSIC', 'PAN', 'EBP', 'QR'];

/** `{ a: { b: 'x' } }` and `{ 'a.b': 'x' }` are the same to a reader. */
export function flatten(messages: Messages, prefix = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const withoutPlaceholders = (text: string): string => text.replaceAll(/\{\{.*?\}\}|<\/?\w+\/?>/g, ' ');
const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = '']) => name).sort();

/** Words in Latin letters that are not on the list. */
export function latinWords(text: string, allowed: readonly string[]): string[] {
  const words = withoutPlaceholders(text).match(/[A-Za-z][A-Za-z0-9@./-]*/g) ?? [];
  return words.filter((word) => !allowed.includes(word.replace(/[./-]+$/, '')));
}

function sourceFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** Keys written out in a source: `t('a.b')`, `messageKey: 'a.b'`, `i18nKey="a.b"`. Composed keys cannot be seen. */
export function keysIn(source: string): string[] {
  const found = source.matchAll(/(?:\bt\(\s*|\bmessageKey:\s*|\bi18nKey=\{?)(['"])([^'"\n]+)\1/g);
  return [...found].map(([, , key = '']) => key);
}

/** A count adds its own endings to a key. */
function isKnown(key: string, known: ReadonlySet<string>): boolean {
  const bare = key.replace(/^common:/, '');
  return ['', '_zero', '_one', '_two', '_few', '_many', '_other'].some((ending) => known.has(bare + ending));
}

/** Registers the tests that every pair of message files must pass. */
export function testMessages({ ne, en, sources, allowedLatin = [] }: MessagesTestOptions): void {
  const nepali = flatten(ne);
  const english = flatten(en);
  describe('messages', () => {
    test('both languages have the same keys', () => {
      expect([...nepali.keys()].sort()).toEqual([...english.keys()].sort());
    });

    test('nothing is empty', () => {
      const empty = [...nepali, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
      expect(empty).toEqual([]);
    });

    test('both languages fill in the same values', () => {
      const different = [...nepali].filter(
        ([key, text]) => placeholdersOf(text).join() !== placeholdersOf(english.get(key) ?? '').join(),
      );
      expect(different.map(([key]) => key)).toEqual([]);
    });

    test('Nepali is written in Devanagari', () => {
      const allowed = [...KNOWN_LATIN, ...allowedLatin];
      const foreign = [...nepali].flatMap(([key, text]) => latinWords(text, allowed).map((word) => `${key}: ${word}`));
      expect(foreign).toEqual([]);
    });

    if (sources === undefined) return;
    test('every key a source asks for exists', () => {
      const known = new Set([...nepali.keys(), ...Object.keys(commonMessages.ne)]);
      const missing = [sources]
        .flat()
        .flatMap(sourceFiles)
        .flatMap((file) =>
          keysIn(readFileSync(file, 'utf8'))
            .filter((key) => !isKnown(key, known))
            .map((key) => `${file}: ${key}`),
        );
      expect(missing).toEqual([]);
    });
  });
}
