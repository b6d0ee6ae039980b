import { KEYS_VERSION, packWords, type KnownName } from '@registrar/domain/names';
import { companyNameProcesses } from '@registrar/domain/processes/tables/definitions';
import { sql, type Expression, type Kysely } from 'kysely';
import type { DB, NameEntryTable } from '../platform/database/schema.generated';
import { lookupKeys } from './lookup-keys';
import type { ProposedName } from './same-keys';

export interface NameEntry extends ProposedName {
  readonly kind: NameEntryTable['kind'];
  /** The company, or the application that asks for the name. */
  readonly holderId: string;
  /** The last day on which it stands in the way; without one it does as long as it is here. */
  readonly heldUntil?: string;
}

export async function addNameEntries(db: Kysely<DB>, entries: readonly NameEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    kind: entry.kind,
    holder_id: entry.holderId,
    name_english: entry.english,
    name_nepali: entry.nepali,
    held_until: entry.heldUntil ?? null,
    ...indexed(entry),
  }));
  await db.insertInto('name_entry').values(rows).execute();
}

/** The name that an application asks for; handed in again, it is still one entry, by the newest words. */
export async function fileNameEntry(
  db: Kysely<DB>,
  applicationId: string,
  { english, nepali }: ProposedName,
): Promise<void> {
  await removeNameEntries(db, applicationId);
  await addNameEntries(db, [{ kind: 'APPLICATION', holderId: applicationId, english, nepali }]);
}

/** What the index keeps of a name. */
export function indexed(name: ProposedName) {
  const words = packWords(name);
  return {
    lookup_keys: [...lookupKeys(name).all],
    words_english: words.english,
    words_nepali: words.nepali,
    keys_version: KEYS_VERSION,
  };
}

/** The application's name becomes a reservation with a last day. */
export async function reserveNameEntry(db: Kysely<DB>, applicationId: string, heldUntil: string): Promise<void> {
  await db
    .updateTable('name_entry')
    .set({ kind: 'RESERVATION', held_until: heldUntil })
    .where('holder_id', '=', applicationId)
    .execute();
}

export async function removeNameEntries(db: Kysely<DB>, holderId: string): Promise<void> {
  await db.deleteFrom('name_entry').where('holder_id', '=', holderId).execute();
}

interface CandidateRow {
  readonly id: string;
  readonly kind: KnownName['kind'];
  readonly english: string;
  readonly nepali: string;
  readonly words_english: string;
  readonly words_nepali: string;
}

/**
 * The names that share one of these keys and stand in the way on this day. Expired reservations, those that have
 * become a company, and names dead for longer than the law bars them are left out, whether or not anybody has tidied
 * them up.
 */
export async function readCandidates(
  db: Kysely<DB>,
  keys: readonly number[],
  at: { today: string; most: number; exceptHolder?: string },
): Promise<KnownName[]> {
  const { rows } = await sql<CandidateRow>`
    select * from name_candidates(${[...keys]}::integer[], ${at.today}::date, ${at.exceptHolder === undefined ? sql`'{}'` : itsOwn(at.exceptHolder)}, ${at.most}) as candidate
     where not (kind = 'RESERVATION' and exists (select from name_reservation where application_id = candidate.id and consumed_on is not null))`.execute(
    db,
  );
  return rows.map(({ words_english, words_nepali, ...name }) => ({
    ...name,
    words: { english: words_english, nepali: words_nepali },
  }));
}

/**
 * The application itself, the reservation whose name it takes and, where it is about what a company is called, the
 * company: the names it bears and bore are its own.
 */
function itsOwn(applicationId: string): Expression<unknown> {
  return sql`array(
    select ${applicationId}::uuid union all
    select reserved.application_id from application join name_reservation reserved on reserved.id = application.reservation_id where application.id = ${applicationId} union all
    select company_id from application where id = ${applicationId} and process_name = any(${[...companyNameProcesses]}::text[]) and company_id is not null)`;
}
