import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Outline, OutlinedArea } from '@registrar/domain/calls/lookups';
import type { MapPoint } from '@registrar/domain/map-point';
import { localName } from '../../base/language/local-name';
import { useLanguage } from '../../base/language/use-language';
import { useSectionWords } from '../section/section-words';
import { PICTURE, pathOf, placeIn, pointAt, viewOf } from './map-view';
import styles from './outline-map.module.css';

interface OutlineMapProps {
  readonly outline: Outline;
  readonly chosen: OutlinedArea | undefined;
  readonly pin: MapPoint | undefined;
  /** The pin is a proposal that nobody has confirmed. */
  readonly proposed: boolean;
  readonly label: string;
  /** What tells where the pin is. */
  readonly describedBy: string;
  readonly disabled: boolean;
  readonly onMove: (point: MapPoint) => void;
}

/** About a hundred metres, and about a kilometre with Shift. */
const STEP_DEGREES = 0.001;
const LONG_STEP_DEGREES = 0.01;
const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
};
/** A hand that presses trembles; what moves less is no drag. */
const LEAST_DRAG_PX = 4;

interface Drag {
  readonly from: { readonly x: number; readonly y: number };
  readonly to: MapPoint | undefined;
}

/** The areas by their outlines, without a picture from elsewhere. A press, a drag or the arrow keys move the pin. */
export function OutlineMap({ outline, chosen, pin, proposed, label, describedBy, disabled, onMove }: OutlineMapProps) {
  const say = useSectionWords();
  const language = useLanguage();
  const box = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const view = useMemo(() => {
    const whole = outline.border.length > 0 ? outline.border : outline.areas.flatMap(({ polygons }) => polygons);
    return chosen ? viewOf(chosen.polygons, 0.35, pin) : viewOf(whole, 0.04, pin);
  }, [outline, chosen, pin]);
  const paths = useMemo(
    () => ({
      border: pathOf(view, outline.border),
      // the chosen one last, so that its line lies on those of its neighbours
      areas: [...outline.areas]
        .sort((one, other) => Number(one.id === chosen?.id) - Number(other.id === chosen?.id))
        .map((area) => ({ area, path: pathOf(view, area.polygons) })),
    }),
    [view, outline, chosen],
  );
  const pressedAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }) => {
    const { left, top, width, height } = box.current?.getBoundingClientRect() ?? new DOMRect();
    return pointAt(view, { x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const step = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (way === undefined || pin === undefined) return;
    event.preventDefault();
    const far = event.shiftKey ? LONG_STEP_DEGREES : STEP_DEGREES;
    onMove({ latitude: pin.latitude + way[0] * far, longitude: pin.longitude + way[1] * far });
  };
  const moveDrag = (event: PointerEvent) => {
    if (drag === undefined) return;
    const far = Math.hypot(event.clientX - drag.from.x, event.clientY - drag.from.y) >= LEAST_DRAG_PX;
    if (far || drag.to !== undefined) setDrag({ ...drag, to: pressedAt(event) });
  };
  const endDrag = () => {
    if (drag?.to !== undefined) onMove(drag.to);
    setDrag(undefined);
  };
  const at = drag?.to ?? pin;
  return (
    <div
      ref={box}
      role="application"
      aria-label={label}
      className={disabled ? styles['map'] : `${styles['map']} ${styles['open']}`}
    >
      <svg
        viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
        className={styles['picture']}
        aria-hidden
        onClick={disabled ? undefined : (event) => onMove(pressedAt(event))}
      >
        <path d={paths.border} className={styles['border']} fillRule="evenodd" />
        {paths.areas.map(({ area, path }) => (
          <path
            key={area.id}
            d={path}
            fillRule="evenodd"
            className={area.id === chosen?.id ? styles['chosen'] : styles['area']}
          >
            <title>{localName(area, language)}</title>
          </path>
        ))}
      </svg>
      {chosen === undefined
        ? null
        : outline.areas.map((area) => {
            const { x, y } = placeIn(view, area.middle);
            return isWithin(x, 0.17) && isWithin(y, 0.06) ? (
              <span
                key={area.id}
                aria-hidden
                className={area.id === chosen.id ? `${styles['name']} ${styles['nameOfChosen']}` : styles['name']}
                style={{ left: percent(x), top: percent(y) }}
              >
                {localName(area, language)}
              </span>
            ) : null;
          })}
      {at === undefined ? null : (
        <button
          type="button"
          className={styles['pin']}
          style={{ left: percent(placeIn(view, at).x), top: percent(placeIn(view, at).y) }}
          aria-label={say('map.pin')}
          aria-describedby={describedBy}
          disabled={disabled}
          onKeyDown={step}
          onClick={(event) => {
            // by keyboard; a press that did not move it comes from a hand that looks at it
            if (event.detail === 0 && pin) onMove(pin);
          }}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ from: { x: event.clientX, y: event.clientY }, to: undefined });
          }}
          onPointerMove={moveDrag}
          onPointerUp={endDrag}
          onPointerCancel={() => setDrag(undefined)}
        >
          <svg viewBox="0 0 44 44" aria-hidden>
            <path
              d="M22 43C22 43 9 27 9 17a13 13 0 0 1 26 0C35 27 22 43 22 43Z"
              fill={proposed ? 'white' : 'currentColor'}
              stroke="currentColor"
              strokeWidth={2}
              strokeDasharray={proposed ? '4 3' : undefined}
            />
            <circle cx={22} cy={17} r={5} fill={proposed ? 'currentColor' : 'white'} />
          </svg>
        </button>
      )}
    </div>
  );
}

/** Names at the edge would be cut off, also on a narrow screen. */
const isWithin = (part: number, edge: number): boolean => part > edge && part < 1 - edge;
const percent = (part: number): string => `${(part * 100).toFixed(2)}%`;
