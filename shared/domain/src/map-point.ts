/** A position in decimal degrees, WGS 84. */
export interface MapPoint {
  readonly latitude: number;
  readonly longitude: number;
}

/** Between the outermost points of the country. */
export const NEPAL_DEGREES = {
  latitude: { from: 26.3, to: 30.5 },
  longitude: { from: 80, to: 88.3 },
} as const;

export const isInNepal = (point: MapPoint): boolean =>
  (['latitude', 'longitude'] as const).every(
    (part) => point[part] >= NEPAL_DEGREES[part].from && point[part] <= NEPAL_DEGREES[part].to,
  );

/** The outlines are right to some hundred metres: a point so near to an area may lie in it (docs/outlines.md). */
const OUTLINE_TOLERANCE_DEGREES = 0.01;

const steps = [0, -1, 1].map((step) => step * OUTLINE_TOLERANCE_DEGREES);

/** The point and eight around it: one of them lies in the area that the point may lie in. Longitude first. */
export const positionsAround = ({ latitude, longitude }: MapPoint): readonly [number, number][] =>
  steps.flatMap((north) => steps.map((east): [number, number] => [longitude + east, latitude + north]));
