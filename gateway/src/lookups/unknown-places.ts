import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

interface Place {
  readonly provinceId?: number;
  readonly districtId?: number;
  readonly localBodyId?: number;
  readonly wardNo?: number;
}
type PlaceName = keyof Place;

/** Which parts of addresses in Nepal there are not, or do not belong to the part above them: a district of another province, a ward beyond the last one. */
export async function unknownPlaces(db: Kysely<DB>, addresses: readonly { readonly path: string; readonly address: Place }[]): Promise<{ path: string; place: PlaceName }[]> {
  const localBodies = [...new Set(addresses.flatMap(({ address }) => address.localBodyId ?? []))];
  const rows =
    localBodies.length === 0
      ? []
      : await db
          .selectFrom('local_body')
          .innerJoin('district', 'district.id', 'local_body.district_id')
          .select(['local_body.id', 'local_body.district_id', 'local_body.wards', 'district.province_id'])
          .where('local_body.id', 'in', localBodies)
          .execute();
  const bodies = new Map(rows.map((row) => [row.id, row]));
  return addresses.flatMap(({ path, address }): { path: string; place: PlaceName }[] => {
    const body = bodies.get(address.localBodyId ?? 0);
    if (!body) return [{ path, place: 'localBodyId' }];
    if (body.district_id !== address.districtId) return [{ path, place: 'districtId' }];
    if (body.province_id !== address.provinceId) return [{ path, place: 'provinceId' }];
    return address.wardNo === undefined || address.wardNo > body.wards ? [{ path, place: 'wardNo' }] : [];
  });
}
