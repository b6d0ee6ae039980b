import { z } from 'zod';
import type { Bilingual } from '../bilingual';
import type { ValidationCode } from '../messages/validation';

/** What a figure counts. */
export type TermUnit =
  | 'DAYS'
  | 'WORKING_DAYS'
  | 'WORKING_HOURS'
  | 'MINUTES'
  | 'SECONDS'
  | 'MONTHS'
  | 'YEARS'
  | 'TIMES'
  | 'PERCENT'
  | 'CHARACTERS'
  | 'PERSONS';

export interface TermOption {
  readonly value: string;
  readonly name: Bilingual;
}

/** How one value of a term is entered and read. */
export type TermFieldKind =
  | { readonly kind: 'NUMBER'; readonly unit: TermUnit; readonly minimum: number; readonly maximum: number }
  | { readonly kind: 'AMOUNT' }
  | { readonly kind: 'DAY_LIST' }
  | { readonly kind: 'FLAG' }
  | { readonly kind: 'TIME' }
  | { readonly kind: 'WEEKDAYS' }
  | { readonly kind: 'CODE' }
  | { readonly kind: 'TEXT' }
  | { readonly kind: 'CHOICE'; readonly options: readonly TermOption[] }
  | { readonly kind: 'DATES' }
  | { readonly kind: 'DOCUMENTS' };

type Described = TermFieldKind & { readonly name: Bilingual };
export type TermField = Described & { readonly path: readonly string[] };

const code = (value: ValidationCode): ValidationCode => value;
const described = new WeakMap<object, Described>();

/**
 * Marks a part of a value with what the page shows and asks of it. The schema that decides and the form come from one
 * place.
 */
export function field<Schema extends z.ZodType>(schema: Schema, kind: TermFieldKind, ne: string, en: string): Schema {
  described.set(schema, { ...kind, name: { ne, en } });
  return schema;
}

/** A whole number between two limits; outside of them the sentence says which. */
export function count(
  unit: TermUnit,
  [minimum, maximum]: readonly [minimum: number, maximum: number],
  ne: string,
  en: string,
) {
  const schema = z
    .number({ error: code('NUMBER_INVALID') })
    .int({ error: code('NUMBER_INVALID'), abort: true })
    .superRefine((value, context) => {
      if (value < minimum || value > maximum)
        context.addIssue({ code: 'custom', message: code('NUMBER_BETWEEN'), params: { minimum, maximum } });
    });
  return field(schema, { kind: 'NUMBER', unit, minimum, maximum }, ne, en);
}

const LONGEST_LIST = 10;
const LONGEST_DAY = 366;

/** Days before or after something, e.g. of reminders: each once. */
export function dayList(ne: string, en: string) {
  const schema = z
    .array(z.number({ error: code('NUMBER_INVALID') }).int({ error: code('NUMBER_INVALID') }))
    .max(LONGEST_LIST, { error: code('DAY_LIST_INVALID') })
    .superRefine((days, context) => {
      const wrong = days.some((day) => day < 0 || day > LONGEST_DAY) || new Set(days).size < days.length;
      if (wrong)
        context.addIssue({ code: 'custom', message: code('DAY_LIST_INVALID'), params: { maximum: LONGEST_DAY } });
    });
  return field(schema, { kind: 'DAY_LIST' }, ne, en);
}

export function flag(ne: string, en: string) {
  return field(z.boolean({ error: code('INVALID') }), { kind: 'FLAG' }, ne, en);
}

/** One of a few. */
export function choice<const Values extends readonly [string, ...string[]]>(
  values: Values,
  names: Readonly<Record<Values[number], readonly [ne: string, en: string]>>,
  ne: string,
  en: string,
) {
  const options = values.map((value: Values[number]): TermOption => ({
    value,
    name: { ne: names[value][0], en: names[value][1] },
  }));
  return field(z.enum(values, { error: code('REQUIRED') }), { kind: 'CHOICE', options }, ne, en);
}

/** Paisa. */
export function amount(ne: string, en: string) {
  const wrong = { error: code('NUMBER_INVALID') };
  return field(z.number(wrong).int(wrong).positive(wrong).max(1e13, wrong), { kind: 'AMOUNT' }, ne, en);
}

/** The parts of a value that can be changed, in the order of the schema; `path` leads to each. */
export function termFields(schema: object, path: readonly string[] = []): TermField[] {
  const own = described.get(schema);
  if (own) return [{ ...own, path }];
  return 'shape' in schema && isRecord(schema.shape)
    ? Object.entries(schema.shape).flatMap(([key, part]) => (isRecord(part) ? termFields(part, [...path, key]) : []))
    : [];
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
