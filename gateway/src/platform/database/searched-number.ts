import { comparedCode } from '@registrar/domain/plain-text';
import { sql, type RawBuilder } from 'kysely';
import { containing } from './like-pattern';

/** What people put between the parts of a number, and leave out when they look for it. */
const BETWEEN_PARTS = ' -/.,()';

/** What a number may be written with; a text with other signs is none. */
const WRITTEN = /^[\p{L}\p{M}\p{N}\p{Cf}\p{Pd}\s.,/()]+$/u;

/** What a letterhead calls the number, copied with it. */
const LABEL =
  /^\s*(?:(?:regd|reg|registration|company|application|pan|vat|दर्ता|कम्पनी|निवेदन|प्यान)[.\s]*)*(?:(?:no|number|नं|नम्बर)(?=[\s.:#-])|#)[\s.:#-]*/iu;

const withoutLabel = (text: string): string => text.replace(/\p{Cf}/gu, '').replace(LABEL, '');

/** The number that stands in a column as it is compared, see `comparedCode`. */
const compared = (column: string): RawBuilder<string> =>
  sql<string>`translate(upper(${sql.ref(column)}), ${sql.lit(BETWEEN_PARTS)}, '')`;

/**
 * Whether one of the columns holds the number that somebody looks for, in whichever script and with whatever signs it
 * was written: the same for every box in which a number is looked for.
 */
export function holdsNumber(columns: readonly string[], searched: string): RawBuilder<boolean> {
  const number = withoutLabel(searched);
  const key = comparedCode(number);
  if (key === '' || !WRITTEN.test(number)) return sql<boolean>`false`;
  const pattern = containing(key);
  return sql<boolean>`(${sql.join(
    columns.map((column) => sql`${compared(column)} like ${pattern}`),
    sql` or `,
  )})`;
}

/** Whether the column is the number that somebody means. */
export function isNumber(column: string, given: string): RawBuilder<boolean> {
  return sql<boolean>`${compared(column)} = ${comparedCode(withoutLabel(given))}`;
}

/** Whether the column is one of these numbers. */
export function isOneOfNumbers(column: string, given: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${compared(column)} = any(${given.map(comparedCode)}::text[])`;
}

const DIGITS = { devanagari: '०१२३४५६७८९', latin: '0123456789' };

/** Whether a text within a document, kept as somebody once wrote it, is the number that is meant. */
export function isNumberIn(text: RawBuilder<string | null>, given: string): RawBuilder<boolean> {
  const from = sql.lit(`${DIGITS.devanagari}${BETWEEN_PARTS}`);
  return sql<boolean>`translate(upper(${text}), ${from}, ${sql.lit(DIGITS.latin)}) = ${comparedCode(given)}`;
}
