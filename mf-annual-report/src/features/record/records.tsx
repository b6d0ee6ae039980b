import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert, Button, CardsSkeleton, palette, Sheet, useFormats } from '@registrar/ui';
import { Select } from '@registrar/ui/antd';
import { FiguresSheet } from './figures-sheet';
import { useReportFigures } from './report-records';
import { YearRecord } from './year-record';
import styles from './record.module.css';

const colours: CSSProperties & Record<`--${string}`, string> = {
  '--line-soft': palette.lineSoft,
  '--ink-soft': palette.inkSoft,
  '--blue-wash': palette.blueWash,
};

interface RecordsProps {
  readonly companyId: string;
  readonly filingAddress: (id: string) => string;
}

/** The recorded years of a company: what they came to, and one of them whole; the last where the address names none. */
export function Records({ companyId, filingAddress }: RecordsProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const [address, setAddress] = useSearchParams();
  const figures = useReportFigures(companyId);
  if (figures.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('record.failed')}
        action={<Button onClick={() => void figures.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (figures.data === undefined) return <CardsSkeleton />;
  const { years } = figures.data;
  const chosen =
    years.find(({ fiscalYear }) => fiscalYear === address.get('year'))?.fiscalYear ?? years.at(-1)?.fiscalYear;
  if (chosen === undefined) return <Sheet>{t('record.none')}</Sheet>;
  const choose = (year: string) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), year }), { replace: true });
  return (
    <div className={styles['page']} style={colours}>
      <FiguresSheet years={years} />
      <Sheet as="section" aria-label={t('common:list.filters')}>
        <Select
          value={chosen}
          onChange={choose}
          aria-label={t('notFiled.year')}
          style={{ minWidth: 220 }}
          options={years.map(({ fiscalYear }) => ({
            value: fiscalYear,
            label: t('years.year', { year: digits(fiscalYear) }),
          }))}
        />
      </Sheet>
      <YearRecord key={chosen} companyId={companyId} fiscalYear={chosen} filingAddress={filingAddress} />
    </div>
  );
}
