import { englishWords, nepaliWords, type NameWord } from './normalise';
import { soundOfWord } from './word';

/** The words of a name as the index keeps them: one text a script, with the sound of each, an acronym marked. */
export interface PackedWords {
  readonly english: string;
  readonly nepali: string;
}

export interface SoundedWord extends NameWord {
  readonly sound: string;
}

const ACRONYM = '!';
const SOUND = '|';

const packed = (word: NameWord): string => (word.acronym ? ACRONYM + word.text : `${word.text}${SOUND}${soundOfWord(word)}`);

export function packWords(name: { readonly english: string; readonly nepali: string }): PackedWords {
  return { english: englishWords(name.english).map(packed).join(' '), nepali: nepaliWords(name.nepali).map(packed).join(' ') };
}

export function unpackWords(words: string, script: NameWord['script']): SoundedWord[] {
  if (words === '') return [];
  return words.split(' ').map((word) => {
    if (word.startsWith(ACRONYM)) return { text: word.slice(1), script, acronym: true, sound: word.slice(1) };
    const at = word.indexOf(SOUND);
    return { text: word.slice(0, at), script, acronym: false, sound: word.slice(at + 1) };
  });
}
