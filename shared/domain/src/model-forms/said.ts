import type { Bilingual } from '../bilingual';
import { inBothCalendars } from '../calendar/names';
import { toNepaliDigits } from '../digits';
import { formatMoney, groupDigits } from '../money';
import type { FieldDefinition } from '../processes';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** What was written there; undefined: nothing. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** An answer in words, by how its question is asked; undefined: it is not answered. */
export function saidOf(field: FieldDefinition | undefined, value: unknown): Bilingual | undefined {
  if (field === undefined) return undefined;
  if (typeof value === 'number') return numberOf(field, value);
  const text = textOf(value);
  if (text === undefined) return undefined;
  const option = field.options?.items.find(({ key }) => key === text);
  if (option) return { ne: option.nameNepali, en: option.nameEnglish };
  if (field.widget === 'date') return DAY.test(text) ? inBothCalendars(text) : undefined;
  return { ne: text, en: text };
}

function numberOf({ widget }: FieldDefinition, value: number): Bilingual {
  if (widget === 'amount') return { ne: formatMoney(value, 'ne'), en: formatMoney(value, 'en') };
  const written = widget === 'percent' ? `${value}%` : groupDigits(String(value));
  return { ne: toNepaliDigits(written), en: written };
}
