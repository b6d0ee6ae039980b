import { letterOf, lettersOf } from './letter-names';
import { withoutEnglishForm, withoutNepaliForm } from './legal-forms';

/** A word of a name, ready to be compared; an acronym is compared letter by letter and never by its sound. */
export interface NameWord {
  readonly text: string;
  readonly script: 'english' | 'nepali';
  readonly acronym: boolean;
}

const JOINING_WORDS = new Set(['and', 'tatha', 'evam', 'एण्ड', 'एन्ड', 'एन्‍ड', 'एवं', 'तथा', 'र']);

function joinLetters(
  words: readonly string[],
  script: NameWord['script'],
  letter: (word: string) => string | undefined,
): NameWord[] {
  const joined: NameWord[] = [];
  let letters = '';
  let run: string[] = [];
  const endRun = (): void => {
    const [only] = run;
    // One Nepali letter name alone may be a word as well: टी is T or tea.
    if (run.length === 1 && only !== undefined && script === 'nepali')
      joined.push({ text: only, script, acronym: false });
    else if (letters !== '') joined.push({ text: letters, script, acronym: true });
    letters = '';
    run = [];
  };
  for (const word of words) {
    const found = letter(word);
    if (found !== undefined) {
      letters += found;
      run.push(word);
    } else {
      endRun();
      joined.push({ text: word, script, acronym: false });
    }
  }
  endRun();
  return joined;
}

export function englishWords(name: string): NameWord[] {
  const bare = name.normalize('NFKD').replace(/\p{M}/gu, '');
  // of a name that is nothing but a form its form is the name
  const plain = (withoutEnglishForm(bare) || bare).toLowerCase();
  const words = plain
    .replace(/&/g, ' and ')
    .replace(/['’`]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '' && !JOINING_WORDS.has(word));
  return joinLetters(words, 'english', (word) => (word.length === 1 ? word : undefined));
}

export function nepaliWords(name: string): NameWord[] {
  // A Devanagari zero is often typed for the dot of an abbreviation: वि० is वि.
  const written = name
    .normalize('NFC')
    .replace(/[\u093C\u200B-\u200D\uFEFF]/gu, '')
    .replace(/(?<=[\p{L}\p{M}])[०॰](?!\p{N})/gu, '.');
  const plain = withoutNepaliForm(written) || written;
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '' && !JOINING_WORDS.has(word));
  return joinLetters(words, 'nepali', letterOf).map(asAcronym);
}

/** Two names with one canonical form are the same name. */
export function canonicalForm(words: readonly NameWord[]): string {
  return words.map((word) => word.text).join(' ');
}

/** Three letter names and more written as one word are an acronym; two may be a word (इजी is easy as well as EG). */
function asAcronym(word: NameWord): NameWord {
  const letters = word.acronym ? undefined : lettersOf(word.text);
  return letters !== undefined && letters.length > 2 ? { text: letters, script: word.script, acronym: true } : word;
}
