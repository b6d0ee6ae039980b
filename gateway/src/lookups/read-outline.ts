import type { Bilingual } from '@registrar/domain/bilingual';
import type { Outline, OutlinedArea } from '@registrar/domain/calls/lookups';
import type { MapPoint } from '@registrar/domain/map-point';
import type { MultiPolygon, Polygon } from 'geojson';
import type { Kysely } from 'kysely';
import polylabel from 'polylabel';
import type { DB } from '../platform/database/schema.generated';
import { outlines } from './outlines';
import { readPlaces } from './places';

type Polygons = Outline['border'];
type Ring = Polygons[number][number];

/** About eleven metres: finer than the outlines are. */
const OF_DISTRICT = 4;
/** About a kilometre, less than a point of a screen on which all of Nepal is drawn. */
const OF_COUNTRY = 2;
/** The middle is looked for to about a hundred metres. */
const PRECISION_DEGREES = 0.001;
/** A ring of three positions and the first again; of what is smaller nothing would be seen. */
const LEAST_POSITIONS = 4;

/** The local bodies of a district, or the districts of the country; undefined where there is no such district. */
export async function readOutline(db: Kysely<DB>, districtId: number | undefined): Promise<Outline | undefined> {
  const places = [...(await readPlaces(db))];
  const { bodies, districts } = outlines();
  const area = (id: number, { ne, en }: Bilingual, { geometry }: { readonly geometry: Polygon | MultiPolygon }) => ({
    id,
    nameNepali: ne,
    nameEnglish: en,
    ...drawn(geometry, districtId === undefined ? OF_COUNTRY : OF_DISTRICT),
  });
  if (districtId === undefined) {
    const names = new Map(places.map(([, { district }]) => [district.id, district.name]));
    return {
      border: [],
      areas: [...names].flatMap(([id, name]) => {
        const outline = districts.get(id);
        return outline ? [area(id, name, outline)] : [];
      }),
    };
  }
  const border = districts.get(districtId);
  return (
    border && {
      border: rounded(border.geometry, OF_DISTRICT),
      areas: places.flatMap(([id, { name, district }]) => {
        const outline = district.id === districtId ? bodies.get(id) : undefined;
        return outline ? [area(id, name, outline)] : [];
      }),
    }
  );
}

type Drawn = Pick<OutlinedArea, 'polygons' | 'middle'>;
const known = new WeakMap<object, Drawn>();

/** The same for everybody, and a moment's work for all districts; an outline is drawn to one precision only. */
function drawn(geometry: Polygon | MultiPolygon, decimals: number): Drawn {
  const before = known.get(geometry);
  if (before) return before;
  const now = { polygons: rounded(geometry, decimals), middle: middleOf(geometry) };
  known.set(geometry, now);
  return now;
}

/**
 * The point of an area that is farthest from its outline. The centre of gravity of a bent area lies outside it, and a
 * point at the outline may, because the outlines are simplified.
 */
function middleOf(geometry: Polygon | MultiPolygon): MapPoint {
  const [first, ...others] = polygonsOf(geometry).map((polygon) => polylabel(polygon, PRECISION_DEGREES));
  if (first === undefined) throw new Error('An outline without a polygon');
  const [longitude, latitude] = others.reduce((best, one) => (one.distance > best.distance ? one : best), first);
  return { latitude: toDecimals(latitude, OF_DISTRICT), longitude: toDecimals(longitude, OF_DISTRICT) };
}

function polygonsOf(geometry: Polygon | MultiPolygon): Polygons {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.map((rings) => rings.map((ring) => ring.map(([x = 0, y = 0]): [number, number] => [x, y])));
}

const rounded = (geometry: Polygon | MultiPolygon, decimals: number): Polygons =>
  polygonsOf(geometry)
    .map((rings) => rings.map((ring) => roundedRing(ring, decimals)).filter(({ length }) => length >= LEAST_POSITIONS))
    .filter(({ length }) => length > 0);

const roundedRing = (ring: Ring, decimals: number): Ring =>
  ring
    .map(([x, y]): [number, number] => [toDecimals(x, decimals), toDecimals(y, decimals)])
    .filter(([x, y], index, all) => index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1]);

const toDecimals = (degrees: number, decimals: number): number => Number(degrees.toFixed(decimals));
