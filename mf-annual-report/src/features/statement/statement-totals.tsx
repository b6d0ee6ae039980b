import { useTranslation } from 'react-i18next';
import {
  statementBlocks,
  statementLines,
  statementTotals,
  blockTotal,
  type StatementBlock,
  type StatementFigures,
} from '@registrar/domain/processes/filings/annual-report/statement-lines';
import { workingsOfShortForm } from '@registrar/domain/processes/filings/annual-report/statement';
import type { Answers } from '@registrar/domain/processes';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { useSectionForm } from '@registrar/ui/filing';
import { figuresOf } from './statement-sheet';
import styles from './statement.module.css';

/** The block whose first line a group of the form begins with. */
function blockOfGroup(group: string): StatementBlock | undefined {
  const line = group.startsWith('current.') ? group.slice('current.'.length) : undefined;
  return statementLines.find(
    ({ key, block }) => key === line && statementLines.find((one) => one.block === block)?.key === line,
  )?.block;
}

interface StatementTotalsProps {
  /** First field of the group above. */
  readonly group: string;
  readonly data: Answers;
}

/** What the figures of a part come to, and under the last part of a side what the side comes to. */
export function StatementTotals({ group, data }: StatementTotalsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const block = blockOfGroup(group);
  if (block === undefined) return null;
  const years = { current: figuresOf(data, 'current'), previous: figuresOf(data, 'previous') };
  const named = statementBlocks.find(({ key }) => key === block);
  if (named === undefined) return null;
  const row = (label: string, of: (figures: StatementFigures) => number) => ({
    label,
    current: of(years.current),
    previous: of(years.previous),
  });
  const rows = [row(t('statement.totalOf', { part: named.label[language] }), (figures) => blockTotal(figures, block))];
  if (block === 'CURRENT_ASSETS') rows.push(row(t('statement.assets'), (figures) => statementTotals(figures).assets));
  if (block === 'CURRENT_LIABILITIES')
    rows.push(
      row(t('statement.liabilities'), (figures) => statementTotals(figures).liabilities),
      row(t('statement.difference'), (figures) => statementTotals(figures).difference),
    );
  if (block === 'EXPENSE') rows.push(row(t('statement.result'), (figures) => statementTotals(figures).result));
  return <Totals rows={rows} />;
}

function Totals({
  rows,
}: {
  readonly rows: readonly { readonly label: string; readonly current: number; readonly previous: number }[];
}) {
  const { t } = useTranslation();
  const { money } = useFormats();
  return (
    <table className={styles['totals']} aria-live="polite">
      <thead>
        <tr>
          <th scope="col">{t('statement.total')}</th>
          <th scope="col">{t('statement.thisYear')}</th>
          <th scope="col">{t('statement.yearBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, current, previous }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{money(current)}</td>
            <td>{money(previous)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The statement that capital and cash make, while one types. */
export function ShortFigures() {
  const language = useLanguage();
  const { data, frame } = useSectionForm();
  const answered = { ...frame, answers: { ...frame.answers, FINANCIAL_STATEMENT: data } };
  return workingsOfShortForm(answered).map(({ key, title, lines }) => (
    <table key={key} className={styles['totals']} aria-live="polite">
      <caption className={styles['caption']}>{title[language]}</caption>
      <tbody>
        {lines.map(({ label, value }) => (
          <tr key={label.en}>
            <th scope="row">{label[language]}</th>
            <td>{value[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
