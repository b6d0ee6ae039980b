import { wordKeys } from '@registrar/domain/names';
import { keyNumber } from '../../names/lookup-keys';

/** For each word that was asked for, the keys of the index of which a name must have one. */
export function searchedWords(text: string): readonly (readonly number[])[] {
  const script = /\p{Script=Devanagari}/u.test(text) ? 'nepali' : 'english';
  return wordKeys(text, script).map((keys) => keys.map(keyNumber));
}
