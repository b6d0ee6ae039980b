import { KEYS_VERSION } from '@registrar/domain/names';
import { sql } from 'kysely';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { indexed } from '../../names/name-index';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { yearsAfter } from '../register-companies';
import { changeStatuses, type ChangedStatus } from './change-statuses';
import { companyTypeOf, isDead, type NameLine } from './name-line';

/** A line with all its register data, prepared before the database is used. */
export interface PreparedName {
  readonly line: number;
  readonly value: NameLine;
  readonly index: ReturnType<typeof indexed>;
}

export function prepareName(line: number, value: NameLine): PreparedName {
  return { line, value, index: indexed({ english: value.name_english, nepali: value.name_nepali }) };
}

export interface WriteContext {
  readonly officeId: number;
  readonly barredYears: number;
}

export interface Written {
  readonly added: number;
  /** Companies that existed with another status or day. */
  readonly changed: number;
  readonly unchanged: number;
}

interface StandingCompany {
  readonly key: string;
  readonly id: string;
  readonly status: string;
  readonly registered_on: string | null;
  readonly deregistered_on: string | null;
}

/**
 * Writes companies and their names with one statement per table, because single rows would cost more than everything
 * else. A company that exists already, by number and names, keeps all data except the status and the day of the file.
 */
export async function writeNames(
  unit: UnitOfWork,
  names: readonly PreparedName[],
  context: WriteContext,
): Promise<Written> {
  const { rows: there } = await sql<StandingCompany>`
    select registration_number || chr(10) || lower(name_english) || chr(10) || name_nepali as key, id, status, registered_on::text, deregistered_on::text from company
     where registration_number = any(${[...new Set(names.map(({ value }) => value.registration_number))]}::text[])`.execute(
    unit.tx,
  );
  const standing = new Map(there.map((company) => [company.key, company]));
  const fresh = new Map<string, PreparedName & { id: string }>();
  const changed = new Map<string, ChangedStatus>();
  let unchanged = 0;
  for (const name of names) {
    const key = keyOf(name.value);
    const company = standing.get(key);
    const before = fresh.get(key);
    // of two lines for one company the later one counts, in the same batch or not
    if (!company)
      fresh.set(key, {
        ...name,
        value: before && name.value.status === undefined ? before.value : name.value,
        id: before?.id ?? unit.newId(),
      });
    else if (differs(company, name.value)) changed.set(company.id, { id: company.id, line: name.value });
    else changed.delete(company.id);
    if (before || (company && !changed.has(company.id))) unchanged += 1;
  }
  await changeStatuses(unit, [...changed.values()], context);
  await addNames(unit, [...fresh.values()], context);
  return { added: fresh.size, changed: changed.size, unchanged };
}

async function addNames(
  unit: UnitOfWork,
  fresh: readonly (PreparedName & { readonly id: string })[],
  { officeId, barredYears }: WriteContext,
): Promise<void> {
  if (fresh.length === 0) return;
  const ids = fresh.map(({ id }) => id);
  const values = fresh.map(({ value }) => value);
  const english = values.map((value) => value.name_english);
  const nepali = values.map((value) => value.name_nepali);
  await sql`
    insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, registered_on, deregistered_on, email_verified_at, created_at)
    select id, number, type, ${officeId}, english, nepali, status, registered_on, deregistered_on, null, ${unit.now}
      from unnest(${ids}::uuid[], ${values.map((value) => value.registration_number)}::text[], ${values.map((value) => companyTypeIdOf(companyTypeOf(value)))}::integer[], ${english}::text[], ${nepali}::text[],
                  ${values.map((value) => value.status ?? 'ACTIVE')}::text[], ${values.map((value) => (isDead(value.status) ? null : (value.date ?? null)))}::date[], ${values.map((value) => (isDead(value.status) ? (value.date ?? null) : null))}::date[])
        as line (id, number, type, english, nepali, status, registered_on, deregistered_on)`.execute(unit.tx);
  await sql`
    insert into name_entry (kind, holder_id, name_english, name_nepali, lookup_keys, words_english, words_nepali, keys_version, held_until)
    select kind, id, english, nepali, keys::integer[], words_english, words_nepali, ${sql.lit(KEYS_VERSION)}, held_until
      from unnest(${values.map((value) => (isDead(value.status) ? 'DEREGISTERED' : 'COMPANY'))}::text[], ${ids}::uuid[], ${english}::text[], ${nepali}::text[],
                  ${fresh.map(({ index }) => `{${index.lookup_keys.join(',')}}`)}::text[], ${fresh.map(({ index }) => index.words_english)}::text[], ${fresh.map(({ index }) => index.words_nepali)}::text[],
                  ${values.map((value) => (isDead(value.status) && value.date !== undefined ? yearsAfter(value.date, barredYears) : null))}::date[])
        as line (kind, id, english, nepali, keys, words_english, words_nepali, held_until)`.execute(unit.tx);
}

function differs(company: StandingCompany, { status, date }: NameLine): boolean {
  if (status !== undefined && status !== company.status) return true;
  const given = isDead(status) ? company.deregistered_on : company.registered_on;
  return status !== undefined && date !== undefined && date !== given;
}

const keyOf = (value: NameLine): string =>
  `${value.registration_number}\n${value.name_english.toLowerCase()}\n${value.name_nepali}`;
