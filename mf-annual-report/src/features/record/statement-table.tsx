import { useTranslation } from 'react-i18next';
import {
  blockTotal,
  statementBlocks,
  statementLines,
  statementTotals,
  type StatementFigures,
} from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import styles from './record.module.css';

interface StatementTableProps {
  readonly title: string;
  readonly current: StatementFigures;
  /** Empty where no report of the year before is on record. */
  readonly previous: StatementFigures;
}

/** The statement of a year with the year before beside it; lines that are nothing in both are left out. */
export function StatementTable({ title, current, previous }: StatementTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money } = useFormats();
  const row = (label: string, of: (figures: StatementFigures) => number, total = false) => (
    <tr key={label} className={total ? styles['total'] : undefined}>
      <th scope="row">{label}</th>
      <td>{money(of(current))}</td>
      <td>{money(of(previous))}</td>
    </tr>
  );
  return (
    <div className={styles['scroll']} tabIndex={0} role="group" aria-label={title}>
      <table className={styles['figures']}>
        <thead>
          <tr>
            <th scope="col">{t('sheet.line')}</th>
            <th scope="col">{t('statement.thisYear')}</th>
            <th scope="col">{t('statement.yearBefore')}</th>
          </tr>
        </thead>
        <tbody>
          {statementBlocks.flatMap(({ key, label }) => [
            ...statementLines
              .filter(
                (line) => line.block === key && ((current[line.key] ?? 0) !== 0 || (previous[line.key] ?? 0) !== 0),
              )
              .map((line) => row(line.label[language], (figures) => figures[line.key] ?? 0)),
            row(t('statement.totalOf', { part: label[language] }), (figures) => blockTotal(figures, key), true),
          ])}
          {row(t('statement.result'), (figures) => statementTotals(figures).result, true)}
        </tbody>
      </table>
    </div>
  );
}
