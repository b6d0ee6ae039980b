import { terms, type ScheduleKey, type TermKey, type TermOf } from '@registrar/domain/schedules';
import type { Kysely, Selectable } from 'kysely';
import type { z } from 'zod';
import type { ConfigurationTable, DB } from './database/schema.generated';
import { referenceData } from './reference-data';

const schemas: { readonly [Key in TermKey]: z.ZodType<TermOf<Key>> } = terms;

export type ConfigurationRow = Pick<
  Selectable<ConfigurationTable>,
  'key' | 'valid_from' | 'valid_to' | 'value' | 'reference' | 'reference_nepali' | 'certainty'
>;

const configuration = referenceData((db): Promise<readonly ConfigurationRow[]> =>
  db
    .selectFrom('configuration')
    .select(['key', 'valid_from', 'valid_to', 'value', 'reference', 'reference_nepali', 'certainty'])
    .orderBy('valid_from', 'desc')
    .execute(),
);

/** Every row of the keys that a rule is interested in, the latest first. */
export async function rowsOfKeys(db: Kysely<DB>, isWanted: (key: string) => boolean): Promise<ConfigurationRow[]> {
  return (await configuration(db)).filter(({ key }) => isWanted(key));
}

/** Every row of a key, the latest first. */
export function rowsOfKey(db: Kysely<DB>, key: string): Promise<ConfigurationRow[]> {
  return rowsOfKeys(db, (other) => other === key);
}

/** The row in force on a day of Nepal. A later row supersedes an earlier one. */
export async function rowInForce(db: Kysely<DB>, key: string, day: string): Promise<ConfigurationRow | undefined> {
  return (await rowsOfKey(db, key)).find(
    ({ valid_from, valid_to }) => valid_from <= day && (valid_to === null || valid_to >= day),
  );
}

/** The term in force on a day of Nepal. */
export async function readTerm<Key extends TermKey>(db: Kysely<DB>, key: Key, day: string): Promise<TermOf<Key>> {
  return schemas[key].parse(await readInForce(db, key, day));
}

/** What a row in force on a day says, not yet read. */
export async function readInForce(db: Kysely<DB>, key: ScheduleKey, day: string): Promise<unknown> {
  const row = await rowInForce(db, key, day);
  if (!row) throw new Error(`No ${key} is in force on ${day}`);
  return row.value;
}
