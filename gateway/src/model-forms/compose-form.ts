import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import {
  formBlocks,
  rulesOfForm,
  TO_FILL,
  type FormList,
  type ModelForm,
  type ModelFormText,
} from '@registrar/domain/model-forms';
import { groupDigits } from '@registrar/domain/money';
import { composeClauses } from '@registrar/domain/papers';
import { clauseValues } from '../papers/founding/clause-values';
import type { FormFacts, FormPerson } from './form-facts';

/** A part of a form as both files draw it. */
export type DrawnPart =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'GAP' }
  | {
      readonly kind: 'CLAUSE';
      readonly number: string;
      readonly heading: string;
      readonly paragraphs: readonly string[];
      readonly law: string | null;
    }
  /** The first row names the columns; `signed`: its last column is for signatures, and its rows are high. */
  | { readonly kind: 'TABLE'; readonly rows: readonly (readonly string[])[]; readonly signed: boolean };

/** A form in one language with all that is known put in: text, never markup. */
export interface DrawnForm {
  readonly language: Language;
  readonly title: string;
  readonly parts: readonly DrawnPart[];
  /** Which version it is, at the foot of each page. */
  readonly version: string;
}

const WORDS = {
  number: { ne: 'क्र.सं.', en: 'No.' },
  name: { ne: 'नाम र ठेगाना', en: 'Name and address' },
  shares: { ne: 'शेयर', en: 'Shares' },
  signature: { ne: 'सहीछाप', en: 'Signature' },
  model: { ne: 'नमुना फाराम', en: 'Model form' },
  since: { ne: 'देखि लागू', en: 'in force since' },
} as const satisfies Record<string, Bilingual>;

/** Lines to sign where nobody is known. */
const EMPTY_LINES: Readonly<Record<Exclude<FormList, 'clauses'>, number>> = {
  founders: 3,
  witnesses: 2,
  directors: 3,
  shareholders: 5,
};

/** A version of a form with what is known of whom it is for. */
export function composeForm(
  form: ModelForm,
  { text, validFrom }: { readonly text: ModelFormText; readonly validFrom: string },
  facts: FormFacts,
  language: Language,
): DrawnForm {
  const nepali = language === 'ne';
  const day = bothCalendars(validFrom, language);
  const blocks = formBlocks(nepali ? text.textNepali : text.textEnglish, facts.values, language);
  return {
    language,
    title: nepali ? text.titleNepali : text.titleEnglish,
    parts: blocks.flatMap((block): DrawnPart[] => {
      if (block.kind === 'TABLE') return [{ ...block, signed: false }];
      if (block.kind !== 'LIST') return [block];
      return block.list === 'clauses' ? clausesOf(form, facts, language) : [linesToSign(block.list, facts, language)];
    }),
    version: nepali ? `${WORDS.model.ne} · ${day} ${WORDS.since.ne}` : `${WORDS.model.en}, ${WORDS.since.en} ${day}`,
  };
}

/** The clauses of the paper for this type of company; of a form without clauses, nothing. */
function clausesOf(form: ModelForm, { founding }: FormFacts, language: Language): DrawnPart[] {
  const { clauses: paper } = rulesOfForm(form);
  if (paper === undefined) return [];
  return composeClauses(founding.companyType, paper, founding.generation.clauses, clauseValues(founding)).map(
    ({ number, heading, text, law }) => ({
      kind: 'CLAUSE',
      number: number[language],
      heading: heading[language],
      paragraphs: text[language].split('\n'),
      law: law?.[language] ?? null,
    }),
  );
}

function linesToSign(list: Exclude<FormList, 'clauses'>, facts: FormFacts, language: Language): DrawnPart {
  const say = (word: Bilingual): string => word[language];
  const { founders, witnesses } = facts.founding;
  const people = { founders, witnesses, directors: facts.directors, shareholders: facts.shareholders }[list];
  const withShares = list === 'founders' || list === 'shareholders';
  const counted = (value: number): string => {
    const grouped = groupDigits(String(value));
    return language === 'ne' ? toNepaliDigits(grouped) : grouped;
  };
  const row = (person: FormPerson | undefined, at: number): string[] => [
    counted(at + 1),
    person ? [say(person.name), say(person.address)].filter(Boolean).join('\n') : TO_FILL,
    ...(withShares ? [person?.quantity ? counted(person.quantity) : ''] : []),
    '',
  ];
  const lines: readonly (FormPerson | undefined)[] =
    people.length > 0 ? people : Array.from({ length: EMPTY_LINES[list] }, () => undefined);
  return {
    kind: 'TABLE',
    signed: true,
    rows: [
      [say(WORDS.number), say(WORDS.name), ...(withShares ? [say(WORDS.shares)] : []), say(WORDS.signature)],
      ...lines.map(row),
    ],
  };
}
