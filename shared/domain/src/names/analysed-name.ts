import { NO_FREQUENCIES, type WordFrequencies } from './knowledge';
import { canonicalForm, englishWords, nepaliWords, type NameWord } from './normalise';
import { unpackWords, type PackedWords, type SoundedWord } from './packed-words';
import { analyse, type AnalysedWord } from './word';

/** A name taken apart in both scripts; a script that was not given is an empty list. */
export interface AnalysedName {
  readonly english: readonly AnalysedWord[];
  readonly nepali: readonly AnalysedWord[];
  readonly canonicalEnglish: string;
  readonly canonicalNepali: string;
}

function analyseWords(english: readonly (NameWord | SoundedWord)[], nepali: readonly (NameWord | SoundedWord)[], frequencies: WordFrequencies): AnalysedName {
  const takeApart = (word: NameWord | SoundedWord): AnalysedWord => analyse(word, frequencies, 'sound' in word ? word.sound : undefined);
  return { english: english.map(takeApart), nepali: nepali.map(takeApart), canonicalEnglish: canonicalForm(english), canonicalNepali: canonicalForm(nepali) };
}

export function analyseName(name: { readonly english: string; readonly nepali: string }, frequencies: WordFrequencies = NO_FREQUENCIES): AnalysedName {
  return analyseWords(englishWords(name.english), nepaliWords(name.nepali), frequencies);
}

/** The same from the words an index has kept, which costs a fraction. */
export function analysePacked(words: PackedWords, frequencies: WordFrequencies = NO_FREQUENCIES): AnalysedName {
  return analyseWords(unpackWords(words.english, 'english'), unpackWords(words.nepali, 'nepali'), frequencies);
}
