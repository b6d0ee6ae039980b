import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import outlinesFile from '../../data/nepal-outlines.json' with { type: 'json' };

/** A position in decimal degrees, WGS 84. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

type Outline = Feature<Polygon | MultiPolygon>;
interface Named {
  readonly id: number;
}

/** The outlines are right to some hundred metres: a point so near to a local body may lie in it. */
const TOLERANCE_DEGREES = 0.01;
const AROUND = [-1, 0, 1].flatMap((north) => [-1, 0, 1].map((east) => [east, north] as const));

let read: ReadonlyMap<number, Outline> | undefined;

/** By id of the local body; unpacked when the first point is asked for. */
function outlines(): ReadonlyMap<number, Outline> {
  // the file is made by its own tool, and its types of JSON are wider than those of the format
  const topology = outlinesFile as unknown as Topology<{ localBodies: GeometryCollection<Named> }>;
  read ??= new Map(
    feature(topology, topology.objects.localBodies).features.flatMap((one): [number, Outline][] => {
      const { geometry, properties } = one;
      return geometry.type === 'Polygon' || geometry.type === 'MultiPolygon'
        ? [[properties.id, { ...one, geometry }]]
        : [];
    }),
  );
  return read;
}

/**
 * Whether a point lies in a local body, or so near that the outlines cannot tell. Good for a caution, never for a
 * decision: of a body without an outline nothing is said.
 */
export function mayLieIn({ latitude, longitude }: Point, localBodyId: number): boolean {
  const outline = outlines().get(localBodyId);
  return (
    outline === undefined ||
    AROUND.some(([east, north]) =>
      booleanPointInPolygon([longitude + east * TOLERANCE_DEGREES, latitude + north * TOLERANCE_DEGREES], outline),
    )
  );
}
