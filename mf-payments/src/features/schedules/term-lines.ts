import { addDays, bothCalendars, WEEKDAYS } from '@registrar/domain/calendar';
import {
  documentListSchema,
  scheduleValueSchema,
  termFields,
  terms,
  type ScheduleKey,
  type TermField,
} from '@registrar/domain/schedules';
import type { RuleLine, Words } from './rule-lines';

/** What lies at a place of a value that is not known to have it. */
export function valueAt(value: unknown, path: readonly (string | number)[]): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  return typeof value === 'object' && value !== null
    ? valueAt(new Map(Object.entries(value)).get(String(first)), rest)
    : undefined;
}

/** A term, a deadline, a list or a calendar in words: one line for each thing that it says. */
export function termLines(key: ScheduleKey, value: Readonly<Record<string, unknown>>, words: Words): RuleLine[] {
  return termFields(scheduleValueSchema(key)).flatMap((field) => linesOf(field, value, words));
}

function linesOf(field: TermField, value: Readonly<Record<string, unknown>>, words: Words): RuleLine[] {
  const {
    formats: { language },
  } = words;
  if (field.kind === 'DOCUMENTS') return documentLines(value, words);
  if (field.kind === 'DATES') return holidayLines(value, words);
  const text = textOf(field, valueAt(value, field.path), words);
  return text === null ? [] : [{ term: field.name[language], text }];
}

function textOf(
  field: TermField,
  value: unknown,
  { t, formats: { language, money, number, digits } }: Words,
): string | null {
  switch (field.kind) {
    case 'NUMBER':
      return typeof value !== 'number'
        ? null
        : value < 0
          ? t('schedules.unit.daysBefore', { value: number(-value) })
          : t(`schedules.unit.${field.unit}`, { value: number(value) });
    case 'AMOUNT':
      return typeof value === 'number' ? money(value) : null;
    case 'DAY_LIST':
      return Array.isArray(value)
        ? value.map((day) => number(Number(day))).join(', ') || t('schedules.unit.none')
        : null;
    case 'FLAG':
      return typeof value === 'boolean' ? t(value ? 'schedules.unit.yes' : 'schedules.unit.no') : null;
    case 'WEEKDAYS':
      return Array.isArray(value)
        ? value.map((day) => WEEKDAYS[Number(day)]?.[language]).join(', ') || t('schedules.unit.none')
        : null;
    case 'CHOICE':
      return field.options.find((option) => option.value === value)?.name[language] ?? null;
    // the digits of a text are those that were written
    case 'TEXT':
      return typeof value === 'string' ? value : null;
    case 'TIME':
    case 'CODE':
      return typeof value === 'string' ? digits(value) : null;
    default:
      return null;
  }
}

function documentLines(value: unknown, { t, formats: { language, number } }: Words): RuleLine[] {
  const documents = documentListSchema.safeParse(value).data?.documents ?? [];
  return documents.map(({ nameNepali, nameEnglish, need, maximumMegabytes, extensions }) => ({
    term: language === 'ne' ? nameNepali : nameEnglish,
    text: t('schedules.documents.summary', {
      need: t(`schedules.need.${need}`),
      megabytes: number(maximumMegabytes),
      extensions: extensions.join(', '),
    }),
  }));
}

function holidayLines(value: unknown, { formats: { language } }: Words): RuleLine[] {
  const days = terms.PUBLIC_HOLIDAYS.safeParse(value).data?.days ?? [];
  return days.map(({ day, nameNepali, nameEnglish }) => ({
    term: bothCalendars(day, language),
    text: language === 'ne' ? nameNepali : nameEnglish,
  }));
}

/** Of a term in days the last one, counted from the first day of the rule; of everything else nothing. */
export function exampleOf(
  key: ScheduleKey,
  at: number,
  { value, validFrom }: { readonly value: unknown; readonly validFrom: string },
  { t, formats: { language } }: Words,
): string | null {
  const field = termFields(scheduleValueSchema(key))[at];
  const days = field?.kind === 'NUMBER' && field.unit === 'DAYS' ? valueAt(value, field.path) : undefined;
  return typeof days === 'number'
    ? t('schedules.changes.until', {
        from: bothCalendars(validFrom, language),
        until: bothCalendars(addDays(validFrom, days), language),
      })
    : null;
}
