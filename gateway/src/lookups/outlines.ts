import { positionsAround, type MapPoint } from '@registrar/domain/map-point';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import outlinesFile from '../../data/nepal-outlines.json' with { type: 'json' };

interface OfBody {
  readonly id: number;
  readonly districtId: number;
}
interface OfDistrict {
  readonly districtId: number;
}
type Outlined<Properties> = Feature<Polygon | MultiPolygon, Properties>;

interface Outlines {
  /** By id of the local body. */
  readonly bodies: ReadonlyMap<number, Outlined<OfBody>>;
  /** By id of the district. */
  readonly districts: ReadonlyMap<number, Outlined<OfDistrict>>;
}

let read: Outlines | undefined;

/** Unpacked when the first of them is asked for. */
export function outlines(): Outlines {
  // the file is made by its own tool, and its types of JSON are wider than those of the format
  const topology = outlinesFile as unknown as Topology<{
    localBodies: GeometryCollection<OfBody>;
    districts: GeometryCollection<OfDistrict>;
  }>;
  const unpack = <Properties extends object>(packed: GeometryCollection<Properties>): Outlined<Properties>[] =>
    feature(topology, packed).features.flatMap(({ geometry, ...one }) =>
      geometry.type === 'Polygon' || geometry.type === 'MultiPolygon' ? [{ ...one, geometry }] : [],
    );
  read ??= {
    bodies: new Map(unpack(topology.objects.localBodies).map((one) => [one.properties.id, one])),
    districts: new Map(unpack(topology.objects.districts).map((one) => [one.properties.districtId, one])),
  };
  return read;
}

/**
 * Whether a point lies in a local body, or so near that the outlines cannot tell. Good for a caution, never for a
 * decision: of a body without an outline nothing is said.
 */
export function mayLieIn(point: MapPoint, localBodyId: number): boolean {
  const outline = outlines().bodies.get(localBodyId);
  return outline === undefined || positionsAround(point).some((position) => booleanPointInPolygon(position, outline));
}
