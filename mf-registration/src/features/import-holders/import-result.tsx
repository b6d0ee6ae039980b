import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportReport } from '@registrar/domain/calls/filing-sections';
import { BYTE_ORDER_MARK, csvLine } from '@registrar/domain/sheets';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, useObjectUrl } from '@registrar/ui';
import type { JudgedRow } from './sheet-rows';
import styles from './import-holders.module.css';

interface ImportResultProps {
  /** All rows of the sheet. */
  readonly judged: readonly JudgedRow[];
  /** Those that were sent, in the order of the report. */
  readonly sent: readonly JudgedRow[];
  readonly report: ImportReport;
  readonly onClose: () => void;
}

/** What became of each row, to be read here and kept as a file. */
export function ImportResult({ judged, sent, report, onClose }: ImportResultProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const outcomes = useMemo(() => new Map(report.rows.map((one) => [sent[one.row - 1]?.row.line, one])), [report, sent]);
  const file = useMemo(() => {
    const lines = judged.map(({ row, name, complaints }) => {
      const outcome = outcomes.get(row.line);
      const said =
        outcome?.errors.map(({ message }) => message) ??
        complaints.map(({ column, message }) =>
          column === undefined ? message : `${column.label[language]}: ${message}`,
        );
      return csvLine([
        row.line,
        name,
        t(outcome === undefined ? 'import.outcome.LEFT_OUT' : `import.outcome.${outcome.outcome}`),
        [...new Set(said)].join('; '),
      ]);
    });
    return new Blob(
      [
        BYTE_ORDER_MARK,
        csvLine([
          t('import.column.line'),
          t('import.column.name'),
          t('import.column.outcome'),
          t('import.column.reasons'),
        ]),
        ...lines,
      ],
      { type: 'text/csv;charset=utf-8' },
    );
  }, [judged, outcomes, language, t]);
  const url = useObjectUrl(file);
  const wanting = report.rows.filter(({ outcome }) => outcome === 'INVALID').length;
  const refused = report.rows.filter(({ outcome }) => outcome === 'REFUSED').length;
  const leftOut = judged.length - sent.length;
  return (
    <>
      <Alert
        role="status"
        type={refused > 0 ? 'warning' : 'success'}
        showIcon
        title={t('import.written', { count: report.written })}
        style={{ marginBlockEnd: 16 }}
      />
      <ul>
        {wanting === 0 ? null : <li>{t('import.wanting', { count: wanting })}</li>}
        {refused === 0 ? null : <li>{t('import.refused', { count: refused })}</li>}
        {leftOut === 0 ? null : <li>{t('import.leftOut', { count: leftOut })}</li>}
      </ul>
      {url === undefined ? null : (
        <p>
          <a href={url} download={`import-report-${language}.csv`}>
            {t('import.report')}
          </a>
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="primary" onClick={onClose}>
          {t('import.toList')}
        </Button>
      </div>
    </>
  );
}
