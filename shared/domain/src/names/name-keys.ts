import { analyseName } from './analysed-name';
import type { NameCheckInput } from './name-check-types';
import { canonicalForm } from './normalise';
import { skeletonOf } from './phonetics';
import type { AnalysedWord } from './word';

/** Raised with every change of the rules below: what an index has kept is made anew then. */
export const KEYS_VERSION = 3;

/** A shorter word with a letter less is any word. */
const LONG_ENOUGH_FOR_SLIPS = 5;

/** By sound, or by meaning where the word is a common one that may be translated. */
function themeOf(word: AnalysedWord): string {
  return word.acronym ? `!${word.text}` : word.concept ? `#${word.concept.name}` : word.skeleton;
}

/** Of two words that differ by one slip, one's letters less one are the other, or both have such a rest in common. */
function* slipsOf(kind: string, letters: string, shortest: number): Generator<string> {
  if (letters.length >= shortest - 1) yield `${kind}:${letters}`;
  if (letters.length < shortest) return;
  for (let at = 0; at < letters.length; at += 1) yield `${kind}:${letters.slice(0, at)}${letters.slice(at + 1)}`;
}

const tellsApart = ({ concept }: AnalysedWord): boolean =>
  concept === undefined || concept.kind === 'common' || concept.kind === 'place';

function* keysOfWords(words: readonly AnalysedWord[]): Generator<string> {
  for (const [index, word] of words.entries()) {
    if (word.acronym) yield `a:${word.text}`;
    else {
      for (const reading of word.readings) yield `s:${reading.skeleton}`;
      // What a company does is found by its meaning, and no name begins with it.
      if (tellsApart(word)) {
        yield* slipsOf('d', word.bare, LONG_ENOUGH_FOR_SLIPS);
        // A slip of the finger may change a sound by two letters: Exodus, Eodus.
        if (word.script === 'english') yield* slipsOf('l', word.text, LONG_ENOUGH_FOR_SLIPS + 1);
      }
    }
    const next = words[index + 1];
    if (next && !word.acronym && !next.acronym) yield `s:${skeletonOf(word.sound + next.sound)}`;
    // Where every word is common, two of them together still are not.
    for (const other of words.slice(index + 1)) yield `p:${[themeOf(word), themeOf(other)].sort().join('+')}`;
  }
}

/**
 * The keys a name is indexed and looked up by: names that share none of them are never too near. Both scripts give
 * keys of one space. Many names share the keys of a common word; whoever looks up begins with the rarest.
 */
export function nameKeys(name: NameCheckInput): readonly string[] {
  const analysed = analyseName(name);
  const keys = new Set<string>();
  if (analysed.english.length > 0) keys.add(`e:${canonicalForm(analysed.english)}`);
  if (analysed.nepali.length > 0) keys.add(`n:${canonicalForm(analysed.nepali)}`);
  for (const words of [analysed.english, analysed.nepali]) for (const key of keysOfWords(words)) keys.add(key);
  return [...keys];
}

/** The keys of each word alone, in its order: a name that holds the word, however it is spelt, has one of them. */
export function wordKeys(text: string, script: 'english' | 'nepali'): readonly (readonly string[])[] {
  const words =
    script === 'english'
      ? analyseName({ english: text, nepali: '' }).english
      : analyseName({ english: '', nepali: text }).nepali;
  return words.map((word) =>
    word.acronym ? [`a:${word.text}`] : [...new Set(word.readings.map((reading) => `s:${reading.skeleton}`))],
  );
}

/** Who shares one of these has the same name in one script. */
export function isWholeNameKey(key: string): boolean {
  return key.startsWith('e:') || key.startsWith('n:');
}
