import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
import type { Outline, OutlinedArea } from '@registrar/domain/calls/lookups';
import { positionsAround, type MapPoint } from '@registrar/domain/map-point';

const holds = ({ polygons }: OutlinedArea, position: readonly [number, number]): boolean =>
  booleanPointInPolygon([...position], { type: 'MultiPolygon', coordinates: polygons });

/**
 * The area that a point lies in. The chosen one where it may be that one, by the same tolerance as the caution of the
 * gateway; undefined where it is none of the outline.
 */
export function areaOfPoint(
  point: MapPoint,
  { areas }: Outline,
  chosen: OutlinedArea | undefined,
): OutlinedArea | undefined {
  if (chosen && positionsAround(point).some((position) => holds(chosen, position))) return chosen;
  return areas.find((area) => holds(area, [point.longitude, point.latitude]));
}
