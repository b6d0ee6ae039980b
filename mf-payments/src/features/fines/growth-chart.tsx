import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { GrowthPoint } from '@registrar/domain/calls/fines';
import { addDays, daysBetween, nepalToday } from '@registrar/domain/calendar';
import { useFormats, palette } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import styles from './fines.module.css';

const WIDTH = 600;
const HEIGHT = 160;
/** Shown after the last step, so that it can be seen to last. */
const TAIL_DAYS = 60;
/** How much of the picture the largest amount fills. */
const PART_OF_HEIGHT = 0.95;

export interface GrowthChartProps {
  readonly growth: readonly GrowthPoint[];
  /** The day that was asked about. */
  readonly on: string;
}

/** How a fine grows: a picture for the eye, and every step of it in a table for everybody. */
export function GrowthChart({ growth, on }: GrowthChartProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const [heading, caption] = [useId(), useId()];
  const first = growth[0];
  const last = growth.at(-1);
  if (!first || !last || growth.length < 2) return null;
  const end = addDays(last.from, TAIL_DAYS);
  const most = Math.max(1, ...growth.map(({ payablePaisa }) => payablePaisa));
  const at = Math.min(100, Math.max(0, (daysBetween(first.from, on) / daysBetween(first.from, end)) * 100));
  const onIsToday = on === nepalToday(new Date());
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles['heading']}>
        {t('fines.growth')}
      </h2>
      <div className={styles['growth']}>
        <figure className={styles['chart']} aria-hidden>
          <div className={styles['nowRow']}>
            <span
              className={styles['nowMark']}
              style={{ insetInlineStart: `${at}%`, translate: at > 50 ? '-100%' : undefined }}
            >
              {t(onIsToday ? 'fines.now' : 'fines.thatDay')}:{' '}
              {money(growth.findLast(({ from }) => from <= on)?.payablePaisa ?? 0)}
            </span>
          </div>
          <div className={styles['plot']}>
            {[1, 0.5].map((part) => (
              <span
                key={part}
                className={styles['grid']}
                style={{ insetBlockStart: `${(1 - part * PART_OF_HEIGHT) * 100}%` }}
              >
                <span className={styles['gridText']}>{money(Math.round(most * part))}</span>
              </span>
            ))}
            <Steps growth={growth} on={on} end={end} />
          </div>
          <figcaption className={styles['axis']}>
            <DatePair day={first.from} />
            <DatePair day={end} />
          </figcaption>
        </figure>
        <div className={styles['tableBox']} role="region" aria-labelledby={caption} tabIndex={0}>
          <table className={styles['table']}>
            <caption id={caption} className={styles['caption']}>
              {t('fines.growthTable')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('fines.fromDay')}</th>
                <th scope="col">{t('fines.payable')}</th>
              </tr>
            </thead>
            <tbody>
              {growth.map((point, index) => (
                <tr key={point.from} className={isNow(growth, index, on) ? styles['now'] : undefined}>
                  <th scope="row">
                    <DatePair day={point.from} inline />
                    {isNow(growth, index, on) ? (
                      <strong className={styles['mark']}> {t(onIsToday ? 'fines.now' : 'fines.thatDay')}</strong>
                    ) : null}
                  </th>
                  <td>{money(point.payablePaisa)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </section>
  );
}

function isNow(growth: readonly GrowthPoint[], index: number, on: string): boolean {
  const [point, next] = [growth[index], growth[index + 1]];
  return point !== undefined && point.from <= on && (next === undefined || on < next.from);
}

/** Only shapes: figures would shrink with the picture on a phone. */
function Steps({
  growth,
  on,
  end,
}: {
  readonly growth: readonly GrowthPoint[];
  readonly on: string;
  readonly end: string;
}) {
  const begin = growth[0]?.from ?? on;
  const most = Math.max(1, ...growth.map(({ payablePaisa }) => payablePaisa));
  const days = Math.max(1, daysBetween(begin, end));
  const x = (day: string): number => (Math.min(Math.max(0, daysBetween(begin, day)), days) / days) * WIDTH;
  const y = (paisa: number): number => HEIGHT - (paisa / most) * HEIGHT * PART_OF_HEIGHT;
  const line = growth
    .map(
      ({ from, payablePaisa }, index) =>
        `${index === 0 ? 'M' : 'H'}${x(from)}${index === 0 ? `,${y(payablePaisa)}` : ` V${y(payablePaisa)}`}`,
    )
    .join(' ');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" className={styles['steps']} focusable="false">
      <path d={`${line} H${WIDTH} V${HEIGHT} H0 Z`} fill={palette.blueWash} />
      <path
        d={`${line} H${WIDTH}`}
        fill="none"
        stroke={palette.blue}
        strokeWidth={2}
        vectorEffect="non-scaling-stroke"
      />
      <line
        x1={x(on)}
        x2={x(on)}
        y1={0}
        y2={HEIGHT}
        stroke={palette.crimson}
        strokeWidth={2}
        strokeDasharray="4 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
