import { z } from 'zod';
import type { Bilingual, Language } from '../bilingual';
import type { ValidationCode } from '../messages/validation';
import { requiredText } from '../messages/fields';
import { field } from '../schedules/term-field';

const code = (value: ValidationCode): ValidationCode => value;
const TITLE_MAXIMUM = 200;
export const FORM_TEXT_MAXIMUM = 20_000;

/**
 * What a form may say of the company and, where it is filled in from a filing, of what was answered, as {{name}} in its
 * text; what is not known is a gap. The places are listed in docs/configuration.md.
 */
export const formFields = [
  'companyName',
  'companyType',
  'registrationNumber',
  'registeredOn',
  'registrarOffice',
  'address',
  'authorizedCapital',
  'issuedCapital',
  'paidUpCapital',
  'shareRate',
  'decidedBy',
  'decidedOn',
  'decisionText',
  'decisionReason',
  'presencePercent',
  'fiscalYear',
  'personName',
  'personAddress',
  'personIdentity',
  'personDesignation',
  'personPhone',
  'personEmail',
  'licenceNumber',
  'panNumber',
  'appointedOn',
  'termFrom',
  'termTo',
  'leftOn',
  'leavingReason',
  'assets',
  'debts',
  'solventOn',
  'letterSubject',
  'letterText',
  'statement',
] as const;
export type FormField = (typeof formFields)[number];

/** What takes a line of its own: rows to be signed, the clauses of a paper, or rows of what a filing answers. */
export const formLists = [
  'clauses',
  'founders',
  'witnesses',
  'directors',
  'shareholders',
  'changes',
  'disclosures',
  'representatives',
] as const;
export type FormList = (typeof formLists)[number];

export type FormValues = Readonly<Partial<Record<FormField, Bilingual>>>;

/**
 * A part of a form. Nothing in its text is markup: a line that begins with `|` is a row of a table, the first one of
 * which names the columns; `{{directors}}` and its like stand alone on a line.
 */
export type FormBlock =
  | { readonly kind: 'TEXT'; readonly text: string }
  | { readonly kind: 'GAP' }
  | { readonly kind: 'TABLE'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'LIST'; readonly list: FormList };

const PLACE = /\{\{\s*([^{}]*?)\s*\}\}/g;
/** To be filled in by hand. */
export const TO_FILL = '……………………';
const LINE_TO_FILL = '…………………………………………';
/** Whole sentences are written there. */
const LONG: ReadonlySet<FormField> = new Set([
  'decisionText',
  'decisionReason',
  'leavingReason',
  'letterText',
  'statement',
]);
const gapOf = (name: string): string => (isField(name) && LONG.has(name) ? LINE_TO_FILL : TO_FILL);

const isField = (name: string): name is FormField => formFields.some((known) => known === name);
const listOf = (line: string): FormList | undefined => formLists.find((list) => line.trim() === `{{${list}}}`);

/** The lists that a text has. */
export const formListsOf = (text: string): ReadonlySet<FormList> =>
  new Set(text.split('\n').flatMap((line) => listOf(line) ?? []));

/** The places of a text that no form knows, each once. */
export function unknownPlaces(text: string): string[] {
  const lines = text.split('\n').filter((line) => listOf(line) === undefined);
  const named = lines.flatMap((line) => [...line.matchAll(PLACE)].map(([, name = '']) => name));
  return [...new Set(named.filter((name) => !isField(name)))];
}

/** The parts of a text with what is known put in. Values are put in last: what they hold is never read as a part. */
export function formBlocks(text: string, values: FormValues, language: Language): FormBlock[] {
  const fill = (part: string): string =>
    part.replaceAll(PLACE, (_, name: string) => (isField(name) && values[name]?.[language]) || gapOf(name));
  const blocks: FormBlock[] = [];
  let rows: string[][] | undefined;
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('|')) {
      if (rows === undefined) blocks.push({ kind: 'TABLE', rows: (rows = []) });
      rows.push(cellsOf(line).map(fill));
      continue;
    }
    rows = undefined;
    const list = listOf(line);
    if (list) blocks.push({ kind: 'LIST', list });
    else if (line === '') blocks.push({ kind: 'GAP' });
    // an answer of several lines is as many paragraphs
    else for (const text of fill(line).split('\n')) blocks.push(text.trim() ? { kind: 'TEXT', text } : { kind: 'GAP' });
  }
  return blocks;
}

/** `| a | b |`: the last sign may be left out. */
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .map((cell) => cell.trim());

const title = (ne: string, en: string) =>
  field(requiredText('MODEL_FORM_TITLE').max(TITLE_MAXIMUM, { error: code('TOO_LONG') }), { kind: 'CODE' }, ne, en);
const text = (ne: string, en: string) =>
  field(
    requiredText('MODEL_FORM_TEXT')
      .max(FORM_TEXT_MAXIMUM, { error: code('TOO_LONG') })
      .superRefine((value, context) => {
        const [place] = unknownPlaces(value);
        if (place !== undefined)
          context.addIssue({ code: 'custom', message: code('MODEL_FORM_PLACE'), params: { place } });
      }),
    { kind: 'TEXT' },
    ne,
    en,
  );

/** A version of a model form, in both languages. */
export const modelFormSchema = z.looseObject({
  titleNepali: title('शीर्षक (नेपाली)', 'Title (Nepali)'),
  titleEnglish: title('शीर्षक (अङ्ग्रेजी)', 'Title (English)'),
  textNepali: text('व्यहोरा (नेपाली)', 'Text (Nepali)'),
  textEnglish: text('व्यहोरा (अङ्ग्रेजी)', 'Text (English)'),
});
export type ModelFormText = z.infer<typeof modelFormSchema>;
