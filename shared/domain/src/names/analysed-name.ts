import { NO_FREQUENCIES, type WordFrequencies } from './knowledge';
import { englishWords, nepaliWords } from './normalise';
import { unpackWords, type PackedWords } from './packed-words';
import { analyse, type AnalysedWord } from './word';

/** A name taken apart in both scripts; a script that was not given is an empty list. */
export interface AnalysedName {
  readonly english: readonly AnalysedWord[];
  readonly nepali: readonly AnalysedWord[];
}

export function analyseName(
  name: { readonly english: string; readonly nepali: string },
  frequencies: WordFrequencies = NO_FREQUENCIES,
): AnalysedName {
  return {
    english: englishWords(name.english).map((word) => analyse(word, frequencies)),
    nepali: nepaliWords(name.nepali).map((word) => analyse(word, frequencies)),
  };
}

/** The same from the words an index has kept, which costs a fraction. */
export function analysePacked(words: PackedWords, frequencies: WordFrequencies = NO_FREQUENCIES): AnalysedName {
  return {
    english: unpackWords(words.english, 'english', frequencies),
    nepali: unpackWords(words.nepali, 'nepali', frequencies),
  };
}
