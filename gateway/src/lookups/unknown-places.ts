import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';

const REQUIRED = { provinceId: 'PROVINCE_REQUIRED', districtId: 'DISTRICT_REQUIRED', localBodyId: 'LOCAL_BODY_REQUIRED', wardNo: 'WARD_REQUIRED' } as const;

interface Place {
  readonly provinceId?: number;
  readonly districtId?: number;
  readonly localBodyId?: number;
  readonly wardNo?: number;
}
type PlaceName = keyof Place;

/** `path` leads to the part that is wrong; `code` is the complaint at it. */
interface UnknownPlace {
  readonly path: string;
  readonly code: (typeof REQUIRED)[PlaceName];
}

/** Which parts of addresses in Nepal there are not, or do not belong to the part above them: a district of another province, a ward beyond the last one. */
export async function unknownPlaces(db: Kysely<DB>, addresses: readonly { readonly path: string; readonly address: Place }[]): Promise<UnknownPlace[]> {
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
  return addresses.flatMap(({ path, address }): UnknownPlace[] => {
    const wrong = (place: PlaceName): UnknownPlace[] => [{ path: `${path}.${place}`, code: REQUIRED[place] }];
    const body = bodies.get(address.localBodyId ?? 0);
    if (!body) return wrong('localBodyId');
    if (body.district_id !== address.districtId) return wrong('districtId');
    if (body.province_id !== address.provinceId) return wrong('provinceId');
    return address.wardNo === undefined || address.wardNo > body.wards ? wrong('wardNo') : [];
  });
}
