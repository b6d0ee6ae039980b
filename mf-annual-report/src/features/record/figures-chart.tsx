import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ReportFigures } from '@registrar/domain/calls/annual-report';
import { palette, useFormats } from '@registrar/ui';

const SERIES = [
  ['assets', palette.blue],
  ['income', palette.green],
  ['result', palette.amber],
] as const;
const PAISA = 100;
const LABEL = { fill: palette.inkSoft };
/** Recharts measures its labels in the element of this id; without one it would leave its own below the body. */
const MEASURING = 'recharts_measurement_span';

/** Assets, income and result of each recorded year side by side; the table below it says the same. */
export function FiguresChart({ years }: Pick<ReportFigures, 'years'>) {
  const { t } = useTranslation();
  const { digits, money, number } = useFormats();
  const rows = years.map(({ fiscalYear, totals }) => ({ year: digits(fiscalYear), ...totals }));
  return (
    <div aria-hidden="true">
      <span id={MEASURING} />
      <ResponsiveContainer width="100%" height={280}>
        <BarChart data={rows} accessibilityLayer={false} margin={{ top: 8, right: 8, bottom: 8, left: 8 }}>
          <CartesianGrid stroke={palette.lineSoft} strokeDasharray="3 3" vertical={false} />
          <XAxis dataKey="year" tickLine={false} stroke={palette.line} tick={LABEL} />
          <YAxis
            width={96}
            tickLine={false}
            stroke={palette.line}
            tick={LABEL}
            tickFormatter={(paisa: number) => number(Math.round(paisa / PAISA))}
          />
          <Tooltip formatter={(paisa) => money(Number(paisa))} />
          <Legend itemSorter={null} />
          {SERIES.map(([key, colour]) => (
            <Bar
              key={key}
              dataKey={key}
              name={t(`record.total.${key}`)}
              fill={colour}
              isAnimationActive={false}
              maxBarSize={40}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
