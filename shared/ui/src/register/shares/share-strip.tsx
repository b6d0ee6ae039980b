import { useId } from 'react';
import { palette } from '../../base/theme/palette';

/** Some consecutive shares, first and last included, counted from 1. */
export interface StripPiece {
  readonly key: string;
  readonly from: number;
  readonly to: number;
  readonly colour: string;
  /** What is wrong with the piece is drawn across it: two holders have the same share, or it is not there at all. */
  readonly faulty?: boolean;
  /** The one the reader is at. */
  readonly current?: boolean;
  /** Told when the pointer rests on it. */
  readonly title?: string;
}

interface ShareStripProps {
  /** Shares that there are; the strip runs from 1 to this. */
  readonly total: number;
  readonly pieces: readonly StripPiece[];
  /** The whole picture in one sentence, for whoever does not see it. */
  readonly label: string;
  readonly height?: number;
}

/** The strip's own units: fine enough that one share of ten thousand is still a line. */
const WIDTH = 10_000;

/** All shares of a company as one strip; what no piece covers stays hatched. Its numbers stand in a table beside it. */
export function ShareStrip({ total, pieces, label, height = 36 }: ShareStripProps) {
  const id = useId().replace(/[^\w-]/g, '');
  const at = (share: number): number => (total > 0 ? (share / total) * WIDTH : 0);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} 100`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      style={{ display: 'block', borderRadius: 6 }}
    >
      <defs>
        <Hatching id={`${id}-free`} ground={palette.greyWash} line={palette.line} />
        <Hatching id={`${id}-faulty`} ground={palette.crimsonWash} line={palette.crimson} />
      </defs>
      <rect x={0} y={0} width={WIDTH} height={100} fill={`url(#${id}-free)`} />
      {pieces.map(({ key, from, to, colour, faulty, current, title }) => {
        const x = Math.max(0, Math.min(WIDTH, at(from - 1)));
        const end = Math.max(0, Math.min(WIDTH, at(to)));
        if (end <= x) return null;
        return (
          <rect
            key={key}
            x={x}
            y={current ? 0 : 8}
            width={Math.max(end - x, 4)}
            height={current ? 100 : 84}
            fill={faulty ? `url(#${id}-faulty)` : colour}
            stroke={current ? palette.ink : palette.white}
            strokeWidth={current ? 2 : 1}
            vectorEffect="non-scaling-stroke"
          >
            {title === undefined ? null : <title>{title}</title>}
          </rect>
        );
      })}
    </svg>
  );
}

function Hatching({ id, ground, line }: { readonly id: string; readonly ground: string; readonly line: string }) {
  return (
    <pattern id={id} patternUnits="userSpaceOnUse" width={120} height={100}>
      <rect width={120} height={100} fill={ground} />
      <line x1={0} y1={100} x2={120} y2={0} stroke={line} strokeWidth={1} vectorEffect="non-scaling-stroke" />
    </pattern>
  );
}
