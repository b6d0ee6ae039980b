import { sql, type Kysely } from 'kysely';
import type { KnownName } from '@registrar/domain/names';
import type { DB, NameEntryTable } from '../platform/database/schema.generated';
import { lookupKeys, wholeNameKeys } from './lookup-keys';
import type { ProposedName } from './same-keys';

/** More rows than this cannot all be similar: the same name comes first, then those with most keys in common. */
const CANDIDATES_MAXIMUM = 300;

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
    kind: entry.kind, holder_id: entry.holderId, name_english: entry.english, name_nepali: entry.nepali, lookup_keys: lookupKeys(entry), held_until: entry.heldUntil ?? null,
  }));
  await db.insertInto('name_entry').values(rows).execute();
}

/** The application's name becomes a reservation with a last day. */
export async function reserveNameEntry(db: Kysely<DB>, applicationId: string, heldUntil: string): Promise<void> {
  await db.updateTable('name_entry').set({ kind: 'RESERVATION', held_until: heldUntil }).where('holder_id', '=', applicationId).execute();
}

export async function removeNameEntries(db: Kysely<DB>, holderId: string): Promise<void> {
  await db.deleteFrom('name_entry').where('holder_id', '=', holderId).execute();
}

/**
 * The names that could stand in the way of these, on this day: those that share a key, which is a sound or the whole name.
 * Expired reservations and names dead for longer than the law bars them are left out, whether or not anybody has tidied
 * them up.
 */
export async function findCandidates(db: Kysely<DB>, proposed: readonly ProposedName[], today: string, exceptHolder?: string): Promise<KnownName[]> {
  const keys = [...new Set(proposed.flatMap(lookupKeys))];
  const wholeNames = proposed.flatMap(wholeNameKeys);
  const { rows } = await sql<KnownName>`
    select holder_id as id, kind, name_english as english, name_nepali as nepali
      from name_entries_with_key(${keys}::integer[])
     where (held_until is null or held_until >= ${today})
       ${exceptHolder === undefined ? sql`` : sql`and holder_id <> ${exceptHolder}`}
     order by lookup_keys && ${wholeNames}::integer[] desc,
              (select count(*) from unnest(lookup_keys) as key where key = any(${keys}::integer[])) desc, id
     limit ${CANDIDATES_MAXIMUM}`.execute(db);
  return rows;
}
