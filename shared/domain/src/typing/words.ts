import { BUSINESS_WORDS } from './words-business';
import { EVERYDAY_WORDS } from './words-everyday';
import { NAMES } from './words-names';
import { PLACES } from './words-places';
import { STREETS } from './words-streets';

/** A list is lines of "latin other=देवनागरी": every spelling on the left writes the word on the right. */
function rowsOf(list: string): [string, string][] {
  return list.split('\n').flatMap((line) => {
    const [spellings = '', nepali = ''] = line.trim().split('=');
    return nepali === '' ? [] : spellings.split(' ').map((spelling): [string, string] => [spelling, nepali]);
  });
}

/** Words whose spelling cannot be heard from their Latin letters, mostly because a stands for अ and for आ. */
export const WORDS: ReadonlyMap<string, string> = new Map(
  [STREETS, BUSINESS_WORDS, PLACES, NAMES, EVERYDAY_WORDS].flatMap(rowsOf),
);

interface Suffix {
  readonly ending: string;
  readonly text: string;
  /** Also after a word that is not listed; the others are too often the end of a word. */
  readonly ofAnyWord: boolean;
}

/** Postpositions, which Nepali writes onto the word. Longer ones first. */
export const SUFFIXES: readonly Suffix[] = [
  { ending: 'harulai', text: 'हरूलाई', ofAnyWord: true },
  { ending: 'haruko', text: 'हरूको', ofAnyWord: true },
  { ending: 'harule', text: 'हरूले', ofAnyWord: true },
  { ending: 'haru', text: 'हरू', ofAnyWord: true },
  { ending: 'samma', text: 'सम्म', ofAnyWord: true },
  { ending: 'dekhi', text: 'देखि', ofAnyWord: true },
  { ending: 'sanga', text: 'सँग', ofAnyWord: true },
  { ending: 'bhitra', text: 'भित्र', ofAnyWord: true },
  { ending: 'bata', text: 'बाट', ofAnyWord: true },
  { ending: 'lai', text: 'लाई', ofAnyWord: true },
  { ending: 'le', text: 'ले', ofAnyWord: true },
  { ending: 'ko', text: 'को', ofAnyWord: true },
  { ending: 'ka', text: 'का', ofAnyWord: false },
  { ending: 'ki', text: 'की', ofAnyWord: false },
  { ending: 'maa', text: 'मा', ofAnyWord: false },
  { ending: 'ma', text: 'मा', ofAnyWord: false },
];
