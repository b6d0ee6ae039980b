import type { OutlinedArea } from '@registrar/domain/calls/lookups';
import type { MapPoint } from '@registrar/domain/map-point';

type Polygons = OutlinedArea['polygons'];

/** In units of the picture; the page shows it as wide as it likes. */
export const PICTURE = { width: 600, height: 400 } as const;

interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Which part of the earth a picture shows. A district is small enough to be drawn as if the earth were flat. */
interface MapView {
  readonly west: number;
  readonly north: number;
  readonly perLongitude: number;
  readonly perLatitude: number;
}

const nowhere: Box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
const including = (box: Box, [longitude, latitude]: readonly [number, number]): Box => ({
  west: Math.min(box.west, longitude),
  south: Math.min(box.south, latitude),
  east: Math.max(box.east, longitude),
  north: Math.max(box.north, latitude),
});

/**
 * The picture of these polygons with a margin, which is a part of their size; it reaches to the point where that is
 * outside.
 */
export function viewOf(polygons: Polygons, margin: number, point: MapPoint | undefined): MapView {
  const tight = polygons.flat(2).reduce(including, nowhere);
  const [sideways, upwards] = [(tight.east - tight.west) * margin, (tight.north - tight.south) * margin];
  const wide = withRoom(tight, [tight.west, tight.south], [tight.east, tight.north]);
  const box =
    point && isOutside(wide, point)
      ? withRoom(wide, [point.longitude, point.latitude], [point.longitude, point.latitude])
      : wide;
  function withRoom(
    inner: Box,
    [west, south]: readonly [number, number],
    [east, north]: readonly [number, number],
  ): Box {
    return including(including(inner, [west - sideways, south - upwards]), [east + sideways, north + upwards]);
  }
  // a degree of longitude is shorter, the farther it is from the equator
  const narrowing = Math.cos((((box.south + box.north) / 2) * Math.PI) / 180);
  const perLatitude = Math.min(
    PICTURE.width / ((box.east - box.west) * narrowing),
    PICTURE.height / (box.north - box.south),
  );
  const perLongitude = perLatitude * narrowing;
  return {
    west: (box.west + box.east - PICTURE.width / perLongitude) / 2,
    north: (box.south + box.north + PICTURE.height / perLatitude) / 2,
    perLongitude,
    perLatitude,
  };
}

const isOutside = (box: Box, { latitude, longitude }: MapPoint): boolean =>
  longitude < box.west || longitude > box.east || latitude < box.south || latitude > box.north;

/** Where a point is, in parts of the picture from its upper left corner. */
export const placeIn = (view: MapView, { latitude, longitude }: MapPoint) => ({
  x: ((longitude - view.west) * view.perLongitude) / PICTURE.width,
  y: ((view.north - latitude) * view.perLatitude) / PICTURE.height,
});

/** The point at a place of the picture. */
export const pointAt = (view: MapView, { x, y }: { readonly x: number; readonly y: number }): MapPoint => ({
  latitude: view.north - (y * PICTURE.height) / view.perLatitude,
  longitude: view.west + (x * PICTURE.width) / view.perLongitude,
});

/** For the `d` of an SVG path. */
export const pathOf = (view: MapView, polygons: Polygons): string =>
  polygons
    .flat()
    .map(
      (ring) =>
        `M${ring
          .map(
            ([longitude, latitude]) =>
              `${((longitude - view.west) * view.perLongitude).toFixed(1)} ` +
              ((view.north - latitude) * view.perLatitude).toFixed(1),
          )
          .join('L')}Z`,
    )
    .join('');
