import { useTranslation } from 'react-i18next';
import { addDays, adToBs, BS_MONTHS } from '@registrar/domain/calendar';
import type { Revenue } from '@registrar/domain/calls/revenue';
import { useLanguage } from '@registrar/runtime';
import { narrowQuery, palette, useFormats, useMediaQuery } from '@registrar/ui';
import styles from './revenue.module.css';

const HEIGHT = 190;
/** Room above for the highest amount, below for the days. */
const ABOVE = 26;
const BELOW = 30;
const SIDE = 4;

interface Bar {
  readonly day: string;
  readonly card: number;
  readonly voucher: number;
  readonly refunded: number;
}

/**
 * Each day as a bar: receipts stand on the line, by voucher below and electronically above; what was given back hangs
 * under it. The same numbers stand in the table. On a telephone it is drawn narrower, so that its words keep their
 * size.
 */
export function RevenueChart({ revenue }: { readonly revenue: Revenue }) {
  const { t } = useTranslation();
  const { money, digits } = useFormats();
  const narrow = useMediaQuery(narrowQuery);
  const day = useDayLabel();
  const width = narrow ? 310 : 900;
  const bars = daysOf(revenue);
  const highest = Math.max(0, ...bars.map(({ card, voucher }) => card + voucher));
  const lowest = Math.max(0, ...bars.map(({ refunded }) => refunded));
  const scale = (HEIGHT - ABOVE - BELOW) / Math.max(1, highest + lowest);
  const line = ABOVE + highest * scale;
  const step = (width - 2 * SIDE) / Math.max(1, bars.length);
  const thickness = Math.max(1, Math.min(28, step * 0.7));
  const every = Math.max(1, Math.ceil(bars.length / (narrow ? 3 : 8)));
  return (
    <figure className={styles['figure']}>
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={t('revenue.chart', { highest: money(highest), days: digits(String(bars.length)) })}
        className={styles['chart']}
      >
        <line x1={SIDE} x2={width - SIDE} y1={ABOVE} y2={ABOVE} stroke={palette.lineSoft} strokeDasharray="4 4" />
        <text x={SIDE} y={ABOVE - 8} fontSize="14" fill={palette.inkSoft}>
          {t('revenue.highest', { amount: money(highest) })}
        </text>
        {bars.map(({ day: on, card, voucher, refunded }, at) => {
          const x = SIDE + at * step + (step - thickness) / 2;
          return (
            <g key={on}>
              <rect x={x} width={thickness} y={line - voucher * scale} height={voucher * scale} fill={palette.blue} />
              <rect
                x={x}
                width={thickness}
                y={line - (voucher + card) * scale}
                height={card * scale}
                fill={palette.green}
              />
              <rect x={x} width={thickness} y={line} height={refunded * scale} fill={palette.crimson} />
              {at % every === 0 && at * step < width - 60 ? (
                <text x={SIDE + at * step} y={HEIGHT - 8} fontSize="14" fill={palette.inkSoft}>
                  {day(on)}
                </text>
              ) : null}
            </g>
          );
        })}
        <line x1={SIDE} x2={width - SIDE} y1={line} y2={line} stroke={palette.line} />
      </svg>
      <figcaption className={styles['legend']}>
        <Mark colour={palette.green} name={t('revenue.card')} />
        <Mark colour={palette.blue} name={t('revenue.voucher')} />
        {lowest === 0 ? null : <Mark colour={palette.crimson} name={t('revenue.refunded')} />}
      </figcaption>
    </figure>
  );
}

function Mark({ colour, name }: { readonly colour: string; readonly name: string }) {
  return (
    <span>
      <span className={styles['mark']} style={{ background: colour }} aria-hidden />
      {name}
    </span>
  );
}

/** "मंसिर ६". */
function useDayLabel(): (day: string) => string {
  const language = useLanguage();
  const { digits } = useFormats();
  return (day) => {
    const bs = adToBs(day);
    return bs ? `${BS_MONTHS[bs.month - 1]?.[language] ?? ''} ${digits(String(bs.day))}` : digits(day);
  };
}

/** Also the days without any receipt, so that a gap is seen. */
function daysOf({ from, to, rows }: Revenue): readonly Bar[] {
  const bars: Bar[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const own = rows.filter((row) => row.day === day);
    const sum = (of: 'cardPaisa' | 'voucherPaisa' | 'refundedPaisa') => own.reduce((total, row) => total + row[of], 0);
    bars.push({ day, card: sum('cardPaisa'), voucher: sum('voucherPaisa'), refunded: sum('refundedPaisa') });
  }
  return bars;
}
