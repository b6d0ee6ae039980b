import type { Bilingual } from '../../bilingual';
import type { ValidationCode } from '../../messages/validation';
import type { FieldDefinition } from '../definition/field-definition';
import { optional, text, type Finding } from './answer';
import { always, bothScripts, type When } from './ask';

/**
 * What an address says in words, once for English and once for Nepali papers. The Nepali words came later: the register
 * and applications of that time lack them, so the shape does not require them and `streetFindings` asks for them.
 */
export const streetAnswers = { toleStreet: text('TOLE_REQUIRED'), toleStreetNepali: optional() };
export const addressDetailAnswers = { addressLine1: optional(), addressLine1Nepali: optional() };

/** The words of an address in Nepal, as a draft keeps them. */
interface StreetWords {
  readonly toleStreet?: string | undefined;
  readonly toleStreetNepali?: string | undefined;
  readonly addressLine1?: string | undefined;
  readonly addressLine1Nepali?: string | undefined;
}

/** The paths of an address that only spell another answer in Nepali: a change of them alone moves nothing. */
export const NEPALI_SPELLINGS: ReadonlySet<string> = new Set(['toleStreetNepali', 'addressLine1Nepali']);

/** What is found out about the scripts alone; an application handed in before it was asked is not held up by it. */
export const SCRIPT_CODES = [
  'TOLE_LATIN',
  'TOLE_NEPALI_REQUIRED',
  'TOLE_DEVANAGARI',
  'ADDRESS_LINE_1_REQUIRED',
  'ADDRESS_LINE_1_LATIN',
  'ADDRESS_LINE_1_NEPALI_REQUIRED',
  'ADDRESS_LINE_1_DEVANAGARI',
] as const satisfies readonly ValidationCode[];
type ScriptCode = (typeof SCRIPT_CODES)[number];

const LATIN_LETTER = /\p{Script=Latin}/u;
const DEVANAGARI_LETTER = /\p{Script=Devanagari}/u;

/** Each of the words in its own script; the Nepali ones where there are English ones, and the other way round. */
export function streetFindings(path: readonly string[], address: StreetWords | undefined): Finding[] {
  const { toleStreet, toleStreetNepali, addressLine1, addressLine1Nepali } = address ?? {};
  const hasDetail = Boolean(addressLine1 ?? addressLine1Nepali);
  const found: readonly (readonly [string, ScriptCode | undefined])[] = [
    ['toleStreet', wrongScript(toleStreet, DEVANAGARI_LETTER, 'TOLE_LATIN')],
    [
      'toleStreetNepali',
      toleStreetNepali ? wrongScript(toleStreetNepali, LATIN_LETTER, 'TOLE_DEVANAGARI') : 'TOLE_NEPALI_REQUIRED',
    ],
    [
      'addressLine1',
      hasDetail && !addressLine1
        ? 'ADDRESS_LINE_1_REQUIRED'
        : wrongScript(addressLine1, DEVANAGARI_LETTER, 'ADDRESS_LINE_1_LATIN'),
    ],
    [
      'addressLine1Nepali',
      hasDetail && !addressLine1Nepali
        ? 'ADDRESS_LINE_1_NEPALI_REQUIRED'
        : wrongScript(addressLine1Nepali, LATIN_LETTER, 'ADDRESS_LINE_1_DEVANAGARI'),
    ],
  ];
  return found.flatMap(([field, code]) => (code === undefined ? [] : [{ path: [...path, field], code }]));
}

const wrongScript = (words: string | undefined, wrong: RegExp, code: ScriptCode): ScriptCode | undefined =>
  words !== undefined && wrong.test(words) ? code : undefined;

/** Tole and street in both scripts; each is offered in the other one while only one is answered. */
export const streetFields = (path: string, group: Bilingual, when?: When): FieldDefinition[] =>
  spelledFields(`${path}.toleStreet`, 'टोल/सडक', 'Tole/street', { group, required: always, ...(when && { when }) });

/** More about the place of an office, e.g. its floor; either script asks for the other. */
export const addressDetailFields = (path: string, group: Bilingual): FieldDefinition[] =>
  spelledFields(`${path}.addressLine1`, 'ठेगानाको थप विवरण', 'Address line 1', { group });

/** The English words keep the path that the specification names; the Nepali ones stand beside them. */
function spelledFields(
  path: string,
  ne: string,
  en: string,
  more: Pick<FieldDefinition, 'group' | 'required' | 'when'>,
): FieldDefinition[] {
  const [nepali, english] = bothScripts(path, ne, en, { ...more, nepali: 200, english: 200, offersOtherScript: true });
  return [
    { ...nepali, pair: path },
    { ...english, path },
  ];
}
