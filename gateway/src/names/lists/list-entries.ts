import { wordEntrySchema, type WordEntry, type WordList } from '@registrar/domain/names/word-entries';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

export interface EntryRow {
  readonly id: string;
  readonly english: string;
  readonly nepali: string;
  readonly mode: string | null;
  readonly overridable: boolean | null;
  readonly body: string | null;
  readonly nsic_prefixes: readonly string[] | null;
  readonly type: string | null;
  readonly reason_english: string | null;
  readonly reason_nepali: string | null;
  readonly added_at: Date;
  readonly retired_at: Date | null;
}

/** The entries of a list, whichever table holds them. */
export function entriesOf(list: WordList): RawBuilder<unknown> {
  if (list === 'BLACKLIST') {
    return sql`(select id::text as id, word_english as english, word_nepali as nepali, null::text as mode, null::boolean as overridable, null::text as body,
      null::text[] as nsic_prefixes, type, reason_english, reason_nepali, added_at, retired_at from blacklist_word)`;
  }
  return sql`(select id::text as id, word_english as english, word_nepali as nepali, case when list in ('FORBIDDEN', 'CONSENT') then mode end as mode,
    case when list = 'FORBIDDEN' then overridable end as overridable, body, case when list in ('ACTIVITY', 'OBJECTIVE') then nsic_prefixes end as nsic_prefixes,
    null::text as type, null::text as reason_english, null::text as reason_nepali, added_at, retired_at from name_rule_word where list = ${list})`;
}

/** An entry as the calls carry it; what its list does not know is left out. */
export function describeEntry(row: EntryRow): WordEntry {
  const { english, nepali, mode, overridable, body, nsic_prefixes, type, reason_english, reason_nepali } = row;
  const kept = {
    english,
    nepali,
    mode,
    overridable,
    body,
    nsicPrefixes: nsic_prefixes,
    type,
    reasonEnglish: reason_english,
    reasonNepali: reason_nepali,
  };
  return wordEntrySchema.parse(Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== null)));
}

export async function findEntry(db: Kysely<DB>, list: WordList, id: string): Promise<EntryRow | undefined> {
  return (await sql<EntryRow>`select * from ${entriesOf(list)} as entry where id = ${id}`.execute(db)).rows[0];
}

/** Entries that hold one of these words today, whatever else they say. */
export async function entriesWith(db: Kysely<DB>, list: WordList, entries: readonly WordEntry[]): Promise<EntryRow[]> {
  const english = entries.map((entry) => entry.english.toLowerCase()).filter((word) => word !== '');
  const nepali = entries.map((entry) => entry.nepali).filter((word) => word !== '');
  return (
    await sql<EntryRow>`select * from ${entriesOf(list)} as entry where retired_at is null and (lower(english) = any(${english}::text[]) or nepali = any(${nepali}::text[]))`.execute(
      db,
    )
  ).rows;
}

/** Adds an entry, or brings a retired one back; undefined where it is there already. */
export async function addEntry(
  db: Kysely<DB>,
  list: WordList,
  entry: WordEntry,
  now: Date,
  newId: () => string,
): Promise<string | undefined> {
  const {
    english,
    nepali,
    mode = 'STANDALONE',
    overridable = false,
    body = null,
    nsicPrefixes = [],
    type = null,
    reasonEnglish = '',
    reasonNepali = '',
  } = entry;
  const { rows } =
    list === 'BLACKLIST'
      ? await sql<{ id: string }>`
          insert into blacklist_word (word_english, word_nepali, type, reason_english, reason_nepali, added_at) values (${english}, ${nepali}, ${type}, ${reasonEnglish}, ${reasonNepali}, ${now})
          on conflict (word_english, word_nepali) do update set type = excluded.type, reason_english = excluded.reason_english, reason_nepali = excluded.reason_nepali, added_at = excluded.added_at, retired_at = null
          where blacklist_word.retired_at is not null returning id::text`.execute(db)
      : await sql<{ id: string }>`
          insert into name_rule_word (id, list, word_english, word_nepali, mode, overridable, body, nsic_prefixes, added_at)
          values (${newId()}, ${list}, ${english}, ${nepali}, ${mode}, ${overridable}, ${body}, ${[...nsicPrefixes]}::text[], ${now})
          on conflict (list, word_english, word_nepali) do update set mode = excluded.mode, overridable = excluded.overridable, body = excluded.body, nsic_prefixes = excluded.nsic_prefixes,
            added_at = excluded.added_at, retired_at = null
          where name_rule_word.retired_at is not null returning id::text`.execute(db);
  return rows[0]?.id;
}

export async function changeEntry(db: Kysely<DB>, list: WordList, id: string, entry: WordEntry): Promise<void> {
  const {
    english,
    nepali,
    mode = 'STANDALONE',
    overridable = false,
    body = null,
    nsicPrefixes = [],
    type = null,
    reasonEnglish = '',
    reasonNepali = '',
  } = entry;
  await (
    list === 'BLACKLIST'
      ? sql`update blacklist_word set word_english = ${english}, word_nepali = ${nepali}, type = ${type}, reason_english = ${reasonEnglish}, reason_nepali = ${reasonNepali} where id = ${id}::bigint`
      : sql`update name_rule_word set word_english = ${english}, word_nepali = ${nepali}, mode = ${mode}, overridable = ${overridable}, body = ${body}, nsic_prefixes = ${[...nsicPrefixes]}::text[] where id = ${id}::uuid`
  ).execute(db);
}

/** No name is judged by it any more; the row stays, with its history. */
export async function retireEntry(db: Kysely<DB>, list: WordList, id: string, now: Date): Promise<void> {
  await (
    list === 'BLACKLIST'
      ? sql`update blacklist_word set retired_at = ${now} where id = ${id}::bigint`
      : sql`update name_rule_word set retired_at = ${now} where id = ${id}::uuid`
  ).execute(db);
}
