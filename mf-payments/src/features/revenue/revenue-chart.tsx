import { useTranslation } from 'react-i18next';
import { addDays, adToBs } from '@registrar/domain/calendar';
import type { Revenue } from '@registrar/domain/calls/revenue';
import { palette, useFormats } from '@registrar/ui';
import styles from './revenue.module.css';

const WIDTH = 720;
const HEIGHT = 200;
const BASE = 170;
const LEFT = 8;

interface Bar {
  readonly day: string;
  readonly card: number;
  readonly voucher: number;
}

/** Each day's receipts as a bar: below by voucher, above it electronically. The same numbers stand in the table. */
export function RevenueChart({ revenue }: { readonly revenue: Revenue }) {
  const { t } = useTranslation();
  const { money, digits } = useFormats();
  const bars = daysOf(revenue);
  const highest = Math.max(1, ...bars.map(({ card, voucher }) => card + voucher));
  const step = (WIDTH - 2 * LEFT) / Math.max(1, bars.length);
  const width = Math.max(1, Math.min(28, step * 0.7));
  const height = (paisa: number) => (paisa / highest) * (BASE - 24);
  const day = (text: string) => {
    const bs = adToBs(text);
    return bs ? digits(`${bs.month}/${bs.day}`) : digits(text);
  };
  const every = Math.max(1, Math.ceil(bars.length / 8));
  return (
    <figure className={styles['figure']}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t('revenue.chart', { highest: money(highest), days: digits(String(bars.length)) })} className={styles['chart']}>
        <line x1={LEFT} x2={WIDTH - LEFT} y1={BASE} y2={BASE} stroke={palette.line} />
        {bars.map(({ day: on, card, voucher }, at) => {
          const x = LEFT + at * step + (step - width) / 2;
          return (
            <g key={on}>
              <rect x={x} width={width} y={BASE - height(voucher)} height={height(voucher)} fill={palette.blue} />
              <rect x={x} width={width} y={BASE - height(voucher) - height(card)} height={height(card)} fill={palette.green} />
              {at % every === 0 ? <text x={x + width / 2} y={BASE + 18} textAnchor="middle" fontSize="13" fill={palette.inkSoft}>{day(on)}</text> : null}
            </g>
          );
        })}
        <text x={LEFT} y={14} fontSize="13" fill={palette.inkSoft}>{money(highest)}</text>
      </svg>
      <figcaption className={styles['legend']}>
        <span><span className={styles['mark']} style={{ background: palette.green }} aria-hidden />{t('revenue.card')}</span>
        <span><span className={styles['mark']} style={{ background: palette.blue }} aria-hidden />{t('revenue.voucher')}</span>
      </figcaption>
    </figure>
  );
}

/** Also the days without any receipt, so that a gap is seen. */
function daysOf({ from, to, rows }: Revenue): readonly Bar[] {
  const bars: Bar[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const own = rows.filter((row) => row.day === day);
    bars.push({ day, card: own.reduce((sum, row) => sum + row.cardPaisa, 0), voucher: own.reduce((sum, row) => sum + row.voucherPaisa, 0) });
  }
  return bars;
}
