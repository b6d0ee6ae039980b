import { KEYS_VERSION } from '@registrar/domain/names';
import { sql } from 'kysely';
import { companyTypeIdOf } from '../../lookups/seed/company-types';
import { indexed } from '../../names/name-index';
import type { Deed } from '../../platform/deed';
import { yearsAfter } from '../register-companies';
import { companyTypeOf, isDead, type NameLine } from './name-line';

/** A line with all that the register keeps of it, worked out before the database is asked. */
export interface PreparedName {
  readonly line: number;
  readonly value: NameLine;
  readonly index: ReturnType<typeof indexed>;
}

export function prepareName(line: number, value: NameLine): PreparedName {
  return { line, value, index: indexed({ english: value.name_english, nepali: value.name_nepali }) };
}

export interface Written {
  readonly added: number;
  /** Lines whose company is there already: the same number and the same names. */
  readonly known: readonly number[];
}

/**
 * Writes companies and the names they hold, all with one statement a table: a row at a time would cost more than all the
 * rest. A company that is there already is left alone.
 */
export async function writeNames(deed: Deed, names: readonly PreparedName[], context: { officeId: number; barredYears: number }): Promise<Written> {
  const { rows: there } = await sql<{ key: string }>`
    select registration_number || chr(10) || lower(name_english) || chr(10) || name_nepali as key from company
     where registration_number = any(${[...new Set(names.map(({ value }) => value.registration_number))]}::text[])`.execute(deed.tx);
  const taken = new Set(there.map(({ key }) => key));
  const fresh: (PreparedName & { id: string })[] = [];
  const known: number[] = [];
  for (const name of names) {
    const key = keyOf(name.value);
    if (taken.has(key)) known.push(name.line);
    else fresh.push({ ...name, id: deed.newId() });
    taken.add(key);
  }
  if (fresh.length === 0) return { added: 0, known };
  const ids = fresh.map(({ id }) => id);
  const values = fresh.map(({ value }) => value);
  const english = values.map((value) => value.name_english);
  const nepali = values.map((value) => value.name_nepali);
  await sql`
    insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, registered_on, deregistered_on, email_verified_at, created_at)
    select id, number, type, ${context.officeId}, english, nepali, status, registered_on, deregistered_on, null, ${deed.now}
      from unnest(${ids}::uuid[], ${values.map((value) => value.registration_number)}::text[], ${values.map((value) => companyTypeIdOf(companyTypeOf(value)))}::integer[], ${english}::text[], ${nepali}::text[],
                  ${values.map((value) => value.status)}::text[], ${values.map((value) => (isDead(value.status) ? null : (value.date ?? null)))}::date[], ${values.map((value) => (isDead(value.status) ? (value.date ?? null) : null))}::date[])
        as line (id, number, type, english, nepali, status, registered_on, deregistered_on)`.execute(deed.tx);
  await sql`
    insert into name_entry (kind, holder_id, name_english, name_nepali, lookup_keys, words_english, words_nepali, keys_version, held_until)
    select kind, id, english, nepali, keys::integer[], words_english, words_nepali, ${sql.lit(KEYS_VERSION)}, held_until
      from unnest(${values.map((value) => (isDead(value.status) ? 'DEREGISTERED' : 'COMPANY'))}::text[], ${ids}::uuid[], ${english}::text[], ${nepali}::text[],
                  ${fresh.map(({ index }) => `{${index.lookup_keys.join(',')}}`)}::text[], ${fresh.map(({ index }) => index.words_english)}::text[], ${fresh.map(({ index }) => index.words_nepali)}::text[],
                  ${values.map((value) => (isDead(value.status) && value.date !== undefined ? yearsAfter(value.date, context.barredYears) : null))}::date[])
        as line (kind, id, english, nepali, keys, words_english, words_nepali, held_until)`.execute(deed.tx);
  return { added: fresh.length, known };
}

const keyOf = (value: NameLine): string => `${value.registration_number}\n${value.name_english.toLowerCase()}\n${value.name_nepali}`;
