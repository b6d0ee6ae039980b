import { NO_FREQUENCIES, type WordFrequencies } from './knowledge';
import { englishWords, nepaliWords, type NameWord } from './normalise';
import { AnalysedWord, soundOfWord } from './word';

/** The words of a name as the index keeps them: one text a script, with the sound of each, an acronym marked. */
export interface PackedWords {
  readonly english: string;
  readonly nepali: string;
}

const ACRONYM = '!';
const SOUND = '|';

const packed = (word: NameWord): string =>
  word.acronym ? ACRONYM + word.text : `${word.text}${SOUND}${soundOfWord(word)}`;

export function packWords(name: { readonly english: string; readonly nepali: string }): PackedWords {
  return {
    english: englishWords(name.english).map(packed).join(' '),
    nepali: nepaliWords(name.nepali).map(packed).join(' '),
  };
}

// Names are made of few words, used over and over: what was worked out once is kept, up to a bound.
const REMEMBERED = 10_000;
type Memory = Readonly<Record<NameWord['script'], Map<string, AnalysedWord>>>;
const remembered = new WeakMap<WordFrequencies, Memory>();

/** The words of a name out of the index, ready to be compared. */
export function unpackWords(
  words: string,
  script: NameWord['script'],
  frequencies: WordFrequencies = NO_FREQUENCIES,
): AnalysedWord[] {
  if (words === '') return [];
  let memory = remembered.get(frequencies);
  if (memory === undefined) remembered.set(frequencies, (memory = { english: new Map(), nepali: new Map() }));
  const known = memory[script];
  return words.split(' ').map((word) => {
    let analysed = known.get(word);
    if (analysed === undefined) {
      if (known.size >= REMEMBERED) known.clear();
      known.set(word, (analysed = unpack(word, script, frequencies)));
    }
    return analysed;
  });
}

function unpack(word: string, script: NameWord['script'], frequencies: WordFrequencies): AnalysedWord {
  if (word.startsWith(ACRONYM))
    return new AnalysedWord(
      { text: word.slice(ACRONYM.length), script, acronym: true },
      word.slice(ACRONYM.length),
      frequencies,
    );
  const at = word.indexOf(SOUND);
  return new AnalysedWord(
    { text: word.slice(0, at), script, acronym: false },
    word.slice(at + SOUND.length),
    frequencies,
  );
}
