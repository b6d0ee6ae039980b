import 'leaflet/dist/leaflet.css';
import L from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NEPAL_DEGREES, type MapPoint } from '@registrar/domain/map-point';
import { palette } from '../../base/theme/palette';
import { useSectionWords } from '../section/section-words';

export interface PlaceMapProps {
  readonly tiles: string;
  readonly attribution: string;
  readonly point: MapPoint | undefined;
  /** The point is a proposal that nobody has confirmed. */
  readonly proposed: boolean;
  readonly disabled: boolean;
  readonly onChoose: (point: MapPoint) => void;
}

/** The whole of Nepal, for whoever has chosen nothing yet. */
const NEPAL: L.LatLngBoundsLiteral = [
  [NEPAL_DEGREES.latitude.from, NEPAL_DEGREES.longitude.from],
  [NEPAL_DEGREES.latitude.to, NEPAL_DEGREES.longitude.to],
];
const NEAR = 16;
/** The map of the office's choice: a click, or the middle by a button, is the place. */
export function PlaceMap({ tiles, attribution, point, proposed, disabled, onChoose }: PlaceMapProps) {
  const say = useSectionWords();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<L.Map>(undefined);
  const marker = useRef<L.CircleMarker>(undefined);
  const choose = ({ lat, lng }: L.LatLng) => {
    if (!disabled) onChoose({ latitude: lat, longitude: lng });
  };
  const chooseClicked = useEffectEvent(choose);

  useEffect(() => {
    if (box.current === null) return undefined;
    const made = L.map(box.current, { attributionControl: true }).fitBounds(NEPAL);
    made.attributionControl.setPrefix(false);
    L.tileLayer(tiles, { attribution, maxZoom: 19 }).addTo(made);
    made.on('click', (event) => chooseClicked(event.latlng));
    map.current = made;
    return () => {
      map.current = undefined;
      marker.current = undefined;
      made.remove();
    };
  }, [tiles, attribution]);

  useEffect(() => {
    const shown = map.current;
    if (shown === undefined) return;
    marker.current?.remove();
    marker.current = undefined;
    if (point === undefined) return;
    const at: L.LatLngTuple = [point.latitude, point.longitude];
    marker.current = L.circleMarker(at, {
      radius: 9,
      color: palette.crimson,
      weight: 3,
      fillOpacity: proposed ? 0 : 0.5,
      ...(proposed && { dashArray: '4 3' }),
    }).addTo(shown);
    if (!shown.getBounds().contains(at) || shown.getZoom() < NEAR - 3) shown.setView(at, NEAR, { animate: false });
  }, [point, proposed, tiles, attribution]);

  return (
    <>
      <div
        ref={box}
        role="application"
        aria-label={say('map.label')}
        style={{ height: 320, borderRadius: 6, border: `1px solid ${palette.line}`, zIndex: 0, position: 'relative' }}
      />
      <p style={{ marginBlock: '8px 0' }}>
        <button
          type="button"
          disabled={disabled}
          style={{
            minHeight: 32,
            font: 'inherit',
            color: palette.blue,
            background: palette.white,
            border: `1px solid ${palette.blue}`,
            borderRadius: 6,
            padding: '4px 12px',
            cursor: 'pointer',
          }}
          onClick={() => map.current && choose(map.current.getCenter())}
        >
          {say('map.takeMiddle')}
        </button>
      </p>
    </>
  );
}
