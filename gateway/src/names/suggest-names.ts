import {
  checkName,
  suggestEnglish,
  suggestNepali,
  withoutEnglishForm,
  withoutNepaliForm,
  type NameCheckResult,
  type NameFinding,
} from '@registrar/domain/names';
import { hasDigit } from '@registrar/domain/digits';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { viewRegister } from './name-register';
import type { ProposedName } from './same-keys';

/** Words of good omen and of the land, which set a name apart when they come before it. */
const LEADING_WORDS: readonly ProposedName[] = [
  { english: 'Himchuli', nepali: 'हिमचुली' },
  { english: 'Sunaulo', nepali: 'सुनौलो' },
  { english: 'Tribeni', nepali: 'त्रिवेणी' },
  { english: 'Aarohan', nepali: 'आरोहण' },
  { english: 'Milansar', nepali: 'मिलनसार' },
  { english: 'Pragati', nepali: 'प्रगति' },
  { english: 'Samriddha', nepali: 'समृद्ध' },
  { english: 'Unnati', nepali: 'उन्नति' },
  { english: 'Sirjana', nepali: 'सिर्जना' },
  { english: 'Sagarmatha', nepali: 'सगरमाथा' },
  { english: 'Dhaulagiri', nepali: 'धौलागिरी' },
  { english: 'Bishwas', nepali: 'विश्वास' },
];
const SUGGESTIONS_MAXIMUM = 3;
const TRIED = 7;
/** A name of more words is none that one more makes better, and each variant of it costs a long check. */
const MOST_WORDS = 8;
/** Their word is another name, or is right but for its first letter. */
const WORD_STAYS: readonly string[] = ['ALREADY_REGISTERED', 'SIMILAR_EXISTS', 'NAME_CAPITALS'];

/** Variants of a name that could not be had as it is, or only with doubts; each is free today and follows the rules. */
export async function suggestNames(
  db: Kysely<DB>,
  name: ProposedName,
  judged: NameCheckResult,
  today: string,
): Promise<ProposedName[]> {
  if ([name.english, name.nepali].some((text) => text.split(/\s+/u).length > MOST_WORDS)) return [];
  const free: ProposedName[] = [];
  let tried = 0;
  for (const variant of variantsOf(name, judged)) {
    if (free.length === SUGGESTIONS_MAXIMUM || tried === TRIED) break;
    tried += 1;
    const { outcome, findings } = checkName(variant, await viewRegister(db, variant, { today }));
    if (outcome === 'AVAILABLE' && findings.every(({ severity }) => severity === 'info')) free.push(variant);
  }
  return free;
}

function* variantsOf(name: ProposedName, { outcome, findings }: NameCheckResult): Generator<ProposedName> {
  const base = mended(name, findings);
  if (base.english === '' || base.nepali === '') return;
  const odd = findings.flatMap(({ kind, token }) => (kind === 'NAME_MISMATCH' && token !== undefined ? [token] : []));
  if (odd.length > 0) {
    yield* agreeing(base, odd);
    return;
  }
  const changed = base.english !== withoutEnglishForm(name.english) || base.nepali !== withoutNepaliForm(name.nepali);
  if (changed && findings.length > 0) yield base;
  if (outcome === 'AVAILABLE') return;
  // Where among the words one begins depends on the name, so that not everybody is offered the same.
  const first = [...base.english].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  for (let turn = 0; turn < LEADING_WORDS.length; turn += 1) {
    const word = LEADING_WORDS[(first + turn) % LEADING_WORDS.length];
    if (word) yield { english: `${word.english} ${base.english}`, nepali: `${word.nepali} ${base.nepali}` };
  }
}

/** Either script followed by the other one: only in the words that disagree, where each has its place in both. */
function* agreeing({ english, nepali }: ProposedName, odd: readonly string[]): Generator<ProposedName> {
  const [latin, devanagari] = [english.split(' '), nepali.split(' ')];
  const everywhere = latin.length !== devanagari.length;
  const differs = (at: number): boolean =>
    everywhere || odd.includes(latin[at]?.toLowerCase() ?? '') || odd.includes(devanagari[at] ?? '');
  yield {
    english: everywhere
      ? suggestEnglish(nepali)
      : latin.map((word, at) => (differs(at) ? suggestEnglish(devanagari[at] ?? '') : word)).join(' '),
    nepali,
  };
  yield {
    english,
    nepali: everywhere
      ? suggestNepali(english)
      : devanagari.map((word, at) => (differs(at) ? suggestNepali(latin[at] ?? '') : word)).join(' '),
  };
}

/** The name without the words that stop it, in both scripts; a missing script is written by its sound. */
function mended(name: ProposedName, findings: readonly NameFinding[]): ProposedName {
  const unwanted = new Set(
    findings
      .filter(
        ({ kind, severity }) => (severity === 'refuse' || kind === 'BLACKLIST_SIMILAR') && !WORD_STAYS.includes(kind),
      )
      .flatMap(({ token = '' }) => token.toLowerCase().split(' ')),
  );
  const english = withoutEnglishForm(name.english)
    .replace(/\.\p{L}+/gu, '')
    .split(/\s+/u)
    .filter(Boolean);
  const nepali = withoutNepaliForm(name.nepali).split(/\s+/u).filter(Boolean);
  const stopped = (words: readonly string[]): number[] =>
    words.flatMap((word, at) => (unwanted.has(word.toLowerCase()) || hasDigit(word) ? [at] : []));
  const [inEnglish, inNepali] = [stopped(english), stopped(nepali)];
  // Where both have as many words, a word goes with the one in its place.
  const both = english.length === nepali.length ? [...inEnglish, ...inNepali] : [];
  const rest = (words: readonly string[], gone: readonly number[]): string =>
    words
      .filter((_, at) => !gone.includes(at) && !both.includes(at))
      .join(' ')
      .replace(/[^\p{L}\p{M}\s\u200C\u200D]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim();
  const [latin, devanagari] = [
    rest(english, inEnglish).replace(/(?<=^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase()),
    rest(nepali, inNepali),
  ];
  return {
    english: latin === '' ? suggestEnglish(devanagari) : latin,
    nepali: devanagari === '' ? suggestNepali(latin) : devanagari,
  };
}
