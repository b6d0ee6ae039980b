import type { ShareRange, ShareTable } from '@registrar/domain/share-ledger';
import { quantityOf } from '@registrar/domain/share-ledger';
import { useFormats } from '../../base/language/use-formats';
import { palette } from '../../base/theme/palette';
import { ShareStrip, type StripPiece } from './share-strip';
import { shareTone } from './share-tones';
import { useShareWords } from './share-words';

/** How owners of shares are called and drawn, in every picture of one table alike. */
export interface ShareOwners {
  /** By the id of a holder or the key of a bucket. */
  readonly nameOf: (owner: string) => string;
  /** Null: no holder, it stays hatched. */
  readonly colourOf: (owner: string) => string | null;
}

export const ownerKey = ({ holderId, bucket }: Pick<ShareRange, 'holderId' | 'bucket'>): string => holderId ?? bucket;

/** Holders by their place in these tables, the largest of the first one first; buckets have no colour. */
export function coloursOf(...tables: readonly ShareTable[]): ShareOwners['colourOf'] {
  const held = new Map<string, number>();
  for (const range of tables.flat())
    if (range.holderId !== null) held.set(range.holderId, (held.get(range.holderId) ?? 0) + quantityOf(range));
  const places = new Map([...held].sort(([, a], [, b]) => b - a).map(([owner], place) => [owner, place]));
  return (owner) => {
    const place = places.get(owner);
    return place === undefined ? null : shareTone(place);
  };
}

interface ShareBarProps {
  readonly caption: string;
  readonly table: ShareTable;
  readonly owners: ShareOwners;
  /** How much of the whole width these shares take, from 0 to 1: beside a bar of more shares this one is shorter. */
  readonly part?: number;
}

/** The ranges of a table from the first share to the last as one bar, under it the numbers of its ends. */
export function ShareBar({ caption, table, owners, part = 1 }: ShareBarProps) {
  const words = useShareWords();
  const { number } = useFormats();
  const total = table.reduce((most, { to }) => Math.max(most, to), 0);
  const told = table.map((range) => {
    const owner = ownerKey(range);
    return { range, owner, title: `${owners.nameOf(owner)} ${number(range.from)}–${number(range.to)}` };
  });
  const pieces = told.flatMap(({ range: { from, to }, owner, title }): StripPiece[] => {
    const colour = owners.colourOf(owner);
    return colour === null ? [] : [{ key: String(from), from, to, colour, title }];
  });
  const spoken = told.slice(0, SPOKEN).map(({ title }) => title);
  return (
    <div style={{ marginBlockEnd: 12 }}>
      <div style={{ fontWeight: 600 }}>{caption}</div>
      <div style={{ width: `${Math.max(part * 100, 4)}%` }}>
        <ShareStrip
          total={total}
          pieces={pieces}
          height={28}
          label={`${caption}: ${spoken.join(', ')}${told.length > SPOKEN ? ` … ${words.inTable}` : ''}`}
        />
        <div
          aria-hidden
          style={{ display: 'flex', justifyContent: 'space-between', fontSize: 14, color: palette.inkSoft }}
        >
          <span>{number(1)}</span>
          <span>{number(total)}</span>
        </div>
      </div>
    </div>
  );
}

/** So many ranges are named in the sentence of the picture; all of them stand in its table. */
const SPOKEN = 12;
