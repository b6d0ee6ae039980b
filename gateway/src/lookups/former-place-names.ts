import type { Kysely } from 'kysely';
import type { DB, FormerPlaceNameTable } from '../platform/database/schema.generated';

/**
 * Adds to places of one kind whatever else they were or are called: who knows one only by that finds it all the same.
 */
export async function withFormerNames<Row extends { readonly id: number }>(
  db: Kysely<DB>,
  kind: FormerPlaceNameTable['kind'],
  places: readonly Row[],
): Promise<(Row & { formerNames?: string[] })[]> {
  const ids = places.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .selectFrom('former_place_name')
          .select(['place_id', 'name'])
          .where('kind', '=', kind)
          .where('place_id', 'in', ids)
          .orderBy('name')
          .execute();
  const names = new Map<number, string[]>();
  for (const { place_id, name } of rows) names.set(place_id, [...(names.get(place_id) ?? []), name]);
  return places.map((place) => {
    const formerNames = names.get(place.id);
    return formerNames === undefined ? place : { ...place, formerNames };
  });
}
