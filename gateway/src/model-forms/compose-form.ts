import { createHash } from 'node:crypto';
import type { Bilingual, Language } from '@registrar/domain/bilingual';
import { bothCalendars } from '@registrar/domain/calendar';
import { toNepaliDigits } from '@registrar/domain/digits';
import {
  formBlocks,
  rulesOfForm,
  TO_FILL,
  type FormList,
  type FormValues,
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
  detail: { ne: 'दफा वा विवरण', en: 'Clause or detail' },
  before: { ne: 'साबिक', en: 'Present' },
  after: { ne: 'संशोधित', en: 'As amended' },
  none: { ne: '—', en: '—' },
  matter: { ne: 'जानकारी', en: 'Matter' },
  answer: { ne: 'जवाफ र विवरण', en: 'Answer and details' },
  designation: { ne: 'नाम र पद', en: 'Name and designation' },
  identity: { ne: 'परिचयपत्र', en: 'Identification' },
  contact: { ne: 'फोन र इमेल', en: 'Telephone and email' },
  specimen: { ne: 'नमुना सहीछाप', en: 'Specimen signature' },
  model: { ne: 'नमुना फाराम', en: 'Model form' },
  version: { ne: 'व्यहोराको संस्करण', en: 'version of the text' },
  since: { ne: 'देखि लागू', en: 'in force since' },
} as const satisfies Record<string, Bilingual>;

const VERSION_LENGTH = 12;

type SignedList = Extract<FormList, 'founders' | 'witnesses' | 'directors' | 'shareholders'>;
/** Rows to write on where a filing says nothing yet. */
const EMPTY_ROWS = 3;

/** Lines to sign where nobody is known. */
const EMPTY_LINES: Readonly<Record<SignedList, number>> = {
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
  const title = nepali ? text.titleNepali : text.titleEnglish;
  const parts = blocks.flatMap((block): DrawnPart[] => {
    if (block.kind === 'TABLE') return [{ ...block, signed: false }];
    return block.kind === 'LIST' ? listOf(form, block.list, facts, language) : [block];
  });
  const model = nepali ? `${WORDS.model.ne} · ${day} ${WORDS.since.ne}` : `${WORDS.model.en}, ${WORDS.since.en} ${day}`;
  const filled = facts.filing && [
    facts.filing.number ?? [],
    `${WORDS.version[language]} ${versionOf({ title, parts })}`,
  ];
  return { language, title, parts, version: [model, ...(filled ?? []).flat()].join(' · ') };
}

/** Which answers were signed: the same words have the same version, other words another one. */
const versionOf = (content: Pick<DrawnForm, 'title' | 'parts'>): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, VERSION_LENGTH);

function listOf(form: ModelForm, list: FormList, facts: FormFacts, language: Language): DrawnPart[] {
  switch (list) {
    case 'clauses':
      return clausesOf(form, facts, language);
    case 'changes':
      return changesOf(form, facts, language);
    case 'disclosures':
      return [disclosuresOf(facts, language)];
    case 'representatives':
      return [representativesOf(facts, language)];
    case 'founders':
    case 'witnesses':
    case 'directors':
    case 'shareholders':
      return [linesToSign(list, facts, language)];
  }
}

/** Old and new words; a resolution that changes none has no table, the table itself has lines to write on. */
function changesOf(form: ModelForm, { changes }: FormFacts, language: Language): DrawnPart[] {
  if (changes.length === 0 && form !== 'OLD_NEW_TABLE') return [];
  const told = changes.map(({ part, field, before, after }) => [
    field === null || field.en === part.en ? part[language] : `${part[language]}\n${field[language]}`,
    (before ?? WORDS.none)[language],
    (after ?? WORDS.none)[language],
  ]);
  const empty = Array.from({ length: EMPTY_ROWS }, () => [TO_FILL, TO_FILL, TO_FILL]);
  const head = [WORDS.detail, WORDS.before, WORDS.after].map((word) => word[language]);
  return [{ kind: 'TABLE', signed: false, rows: [head, ...(told.length > 0 ? told : empty)] }];
}

function disclosuresOf({ disclosures }: FormFacts, language: Language): DrawnPart {
  const rows = disclosures.map(({ matter, answer, remark }) => [
    matter[language],
    [answer?.[language], remark].filter(Boolean).join('\n') || TO_FILL,
  ]);
  return { kind: 'TABLE', signed: false, rows: [[WORDS.matter[language], WORDS.answer[language]], ...rows] };
}

function representativesOf({ representatives }: FormFacts, language: Language): DrawnPart {
  const said = (...texts: readonly (Bilingual | undefined)[]): string =>
    texts.flatMap((text) => text?.[language] || []).join('\n') || TO_FILL;
  const head = [WORDS.number, WORDS.designation, WORDS.identity, WORDS.contact, WORDS.specimen];
  const people = representatives.length > 0 ? representatives : [{}];
  return {
    kind: 'TABLE',
    signed: true,
    rows: [
      head.map((word) => word[language]),
      ...people.map((person: FormValues, at) => [
        counted(at + 1, language),
        said(person.personName, person.personDesignation),
        said(person.personIdentity),
        said(person.personPhone, person.personEmail),
        '',
      ]),
    ],
  };
}

const counted = (value: number, language: Language): string => {
  const grouped = groupDigits(String(value));
  return language === 'ne' ? toNepaliDigits(grouped) : grouped;
};

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

function linesToSign(list: SignedList, facts: FormFacts, language: Language): DrawnPart {
  const say = (word: Bilingual): string => word[language];
  const { founders, witnesses } = facts.founding;
  const people = { founders, witnesses, directors: facts.directors, shareholders: facts.shareholders }[list];
  const withShares = list === 'founders' || list === 'shareholders';
  const row = (person: FormPerson | undefined, at: number): string[] => [
    counted(at + 1, language),
    person ? [say(person.name), say(person.address)].filter(Boolean).join('\n') : TO_FILL,
    ...(withShares ? [person?.quantity ? counted(person.quantity, language) : ''] : []),
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
