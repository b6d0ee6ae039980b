import type { Bilingual } from '../bilingual';
import { toNepaliDigits } from '../digits';

/** A provision of the Companies Act 2063 in the numbering of the Law Commission's text. */
export interface Provision {
  /** "18"; "136ka" for one that an amendment put in between. */
  readonly section: string;
  /** "1", or "1ka". */
  readonly subsections?: readonly string[];
  /** Latin names of the Nepali letters: "ka". */
  readonly clauses?: readonly string[];
  /** The proviso of it. */
  readonly proviso?: boolean;
}

export const COMPANIES_ACT: Bilingual = { ne: 'कम्पनी ऐन, २०६३', en: 'Companies Act, 2063' };

/**
 * The letters of clauses in the order in which the Act counts with them, each by its Latin name. Plain Latin has one
 * name for the letters of ट and of त; the later ones carry their Nepali letter, so that (tha) is ठ and (tha थ) is थ.
 */
const LETTERS = new Map([
  ['ka', 'क'],
  ['kha', 'ख'],
  ['ga', 'ग'],
  ['gha', 'घ'],
  ['nga', 'ङ'],
  ['cha', 'च'],
  ['chha', 'छ'],
  ['ja', 'ज'],
  ['jha', 'झ'],
  ['nya', 'ञ'],
  ['ta', 'ट'],
  ['tha', 'ठ'],
  ['da', 'ड'],
  ['dha', 'ढ'],
  ['na', 'ण'],
  ['ta त', 'त'],
  ['tha थ', 'थ'],
  ['da द', 'द'],
  ['dha ध', 'ध'],
  ['na न', 'न'],
  ['pa', 'प'],
  ['pha', 'फ'],
  ['ba', 'ब'],
  ['bha', 'भ'],
  ['ma', 'म'],
  ['ya', 'य'],
  ['ra', 'र'],
  ['la', 'ल'],
  ['va', 'व'],
]);

const PROVISO = ' proviso';
const WRITTEN = /^(\d+[a-z]*)((?:\([^()]+\))*)$/;

/**
 * Reads "6(1)", "18(1)(ka)", "20(2)(ka)(kha)", "13(2)(3)", "136ka(4)" and "167(1)(ja) proviso".
 *
 * @throws where it is written otherwise, or names a letter that is none
 */
export function provision(written: string): Provision {
  const proviso = written.endsWith(PROVISO);
  const [, section, rest = ''] = WRITTEN.exec(proviso ? written.slice(0, -PROVISO.length) : written) ?? [];
  if (section === undefined) throw new Error(`“${written}” is no provision`);
  const parts = [...rest.matchAll(/\(([^()]+)\)/g)].map(([, part = '']) => part);
  const subsections = parts.filter((part) => /^\d/.test(part));
  const clauses = parts.filter((part) => !/^\d/.test(part));
  for (const clause of clauses)
    if (!LETTERS.has(clause)) throw new Error(`“${written}”: (${clause}) is no letter of a clause`);
  return {
    section,
    ...(subsections.length > 0 ? { subsections } : {}),
    ...(clauses.length > 0 ? { clauses } : {}),
    ...(proviso ? { proviso } : {}),
  };
}

/** Whether `provision` reads it. */
export function isProvision(written: string): boolean {
  try {
    provision(written);
    return true;
  } catch {
    return false;
  }
}

/** "दफा ६ को उपदफा (१)" and "section 6(1)", where the Act is named beside it. */
export function sections(...written: readonly string[]): Bilingual {
  const provisions = written.map(provision);
  return {
    ne: joined(
      provisions.map((each, at) => inNepali(each, isPlain(each) && at > 0 && isPlain(provisions[at - 1]))),
      ' र ',
    ),
    en: `${provisions.length > 1 ? 'sections' : 'section'} ${joined(provisions.map(inEnglish), ' and ')}`,
  };
}

/** "कम्पनी ऐन, २०६३ को दफा ६ को उपदफा (१)" and "Companies Act, 2063, section 6(1)". */
export function citation(...written: readonly string[]): Bilingual {
  const { ne, en } = sections(...written);
  return { ne: `${COMPANIES_ACT.ne} को ${ne}`, en: `${COMPANIES_ACT.en}, ${en}` };
}

const isPlain = (each: Provision | undefined): boolean =>
  each !== undefined && each.subsections === undefined && each.clauses === undefined && each.proviso !== true;

/** @param goesOn "दफा" was said just before: "दफा ९ र १५३" */
function inNepali({ section, subsections = [], clauses = [], proviso }: Provision, goesOn: boolean): string {
  const within = (word: string, signs: readonly string[]): string[] =>
    signs.length === 0
      ? []
      : [
          `${word} ${joined(
            signs.map((sign) => `(${sign})`),
            ' र ',
          )}`,
        ];
  return [
    `${goesOn ? '' : 'दफा '}${numberInNepali(section)}`,
    ...within('उपदफा', subsections.map(numberInNepali)),
    ...within(
      'खण्ड',
      clauses.map((clause) => LETTERS.get(clause) ?? clause),
    ),
    ...(proviso ? ['प्रतिबन्धात्मक वाक्यांश'] : []),
  ].join(' को ');
}

function inEnglish({ section, subsections = [], clauses = [], proviso }: Provision): string {
  const signs = (all: readonly string[]): string =>
    joined(
      all.map((sign) => `(${sign})`),
      ' and ',
    );
  return `${section}${signs(subsections)}${signs(clauses)}${proviso ? ', proviso' : ''}`;
}

/** "१३६क" of "136ka". */
const numberInNepali = (number: string): string =>
  toNepaliDigits(number).replace(/[a-z]+$/, (letter) => LETTERS.get(letter) ?? letter);

const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`;
