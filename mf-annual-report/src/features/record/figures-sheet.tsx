import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportFigures } from '@registrar/domain/calls/annual-report';
import { Sheet, useFormats } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import styles from './record.module.css';

/** Few open the page, and the chart is the largest part of it. */
const FiguresChart = lazy(async () => ({ default: (await import('./figures-chart')).FiguresChart }));
const TOTALS = ['assets', 'income', 'expense', 'result'] as const;

/** What the company came to in every recorded year. */
export function FiguresSheet({ years }: Pick<ReportFigures, 'years'>) {
  const { t } = useTranslation();
  const { digits, money } = useFormats();
  const title = t('record.overYears');
  return (
    <Sheet as="section" aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      <Suspense fallback={<div style={{ height: 280 }} />}>
        <FiguresChart years={years} />
      </Suspense>
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={title}>
        <table className={styles['figures']}>
          <thead>
            <tr>
              <th scope="col">{t('notFiled.year')}</th>
              {TOTALS.map((key) => (
                <th key={key} scope="col">
                  {t(`record.total.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {years.map(({ fiscalYear, dormant, totals }) => (
              <tr key={fiscalYear}>
                <th scope="row">
                  {digits(fiscalYear)}
                  {dormant ? (
                    <>
                      {' '}
                      <Tag>{t('record.dormant')}</Tag>
                    </>
                  ) : null}
                </th>
                {TOTALS.map((key) => (
                  <td key={key}>{money(totals[key])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
