import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@registrar/ui';
import { ShareStrip, shareTone, type StripPiece } from '@registrar/ui/components';
import type { DraftRange, Holding } from './holding';
import { freePieces, sizeOf } from './range-edits';
import styles from './share-ranges.module.css';

interface RangeStripProps {
  readonly holdings: readonly Holding[];
  readonly ranges: readonly DraftRange[];
  /** Places of the ranges that a rule objects to. */
  readonly faulty: ReadonlySet<number>;
  readonly total: number;
  /** Whose ranges are drawn in front. */
  readonly currentHolder?: string;
}

const FREE_SHOWN = 4;

/** All shares from the first to the last as one strip, what nobody has yet in words below it. */
export function RangeStrip({ holdings, ranges, faulty, total, currentHolder }: RangeStripProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const places = useMemo(() => new Map(holdings.map(({ id, name }, place) => [id, { name, place }])), [holdings]);
  const free = freePieces(ranges, total);
  const assigned = total - free.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const pieces = ranges.flatMap((range, index): StripPiece[] => {
    const { from, to, holderItemId } = range;
    if (from === undefined || to === undefined || sizeOf(range) === 0) return [];
    const holder = places.get(holderItemId);
    return [
      {
        key: String(index),
        from,
        to,
        colour: shareTone(holder?.place ?? 0),
        faulty: faulty.has(index),
        current: holderItemId === currentHolder,
        title: t('ranges.piece', { name: holder?.name ?? '', from, to }),
      },
    ];
  });
  // drawn last, so that its edge lies over its neighbours
  pieces.sort((a, b) => Number(a.current === true) - Number(b.current === true));
  const freeText = free
    .slice(0, FREE_SHOWN)
    .map(({ from, to }) => (from === to ? number(from) : t('ranges.fromTo', { from, to })))
    .join(', ');
  return (
    <div className={styles['strip']}>
      <ShareStrip
        total={total}
        pieces={pieces}
        label={t('ranges.stripLabel', { total, assigned, free: total - assigned })}
      />
      <div className={styles['scale']} aria-hidden>
        <span>{number(1)}</span>
        <span>{number(total)}</span>
      </div>
      <p className={styles['free']} role="status">
        {free.length === 0
          ? t('ranges.nothingFree')
          : t('ranges.free', { count: total - assigned, ranges: `${freeText}${free.length > FREE_SHOWN ? ' …' : ''}` })}
      </p>
    </div>
  );
}
