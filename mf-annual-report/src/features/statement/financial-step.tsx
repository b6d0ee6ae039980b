import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@registrar/ui';
import { SectionsStep, type StepProps, useSectionForm } from '@registrar/ui/filing';
import { ShortFigures, StatementTotals } from './statement-totals';
import styles from './statement.module.css';

const ImportStatement = lazy(async () => ({ default: (await import('./import-statement')).ImportStatement }));

/** Its first group is the first part of the statement. */
const FIRST_LINE = 'current.PROPERTY';
/** What the short form of a dormant company begins with. */
const SHORT: ReadonlySet<string> = new Set(['capital', 'cash']);

/** The general meeting and the figures of the year, with what they come to while one types. */
export function FinancialStep(props: StepProps) {
  return (
    <SectionsStep
      {...props}
      beforeGroup={(group) => (group === FIRST_LINE ? <BringFigures /> : null)}
      afterGroup={(group, data) =>
        SHORT.has(group) ? <ShortFigures /> : <StatementTotals group={group} data={data} />
      }
    />
  );
}

/** Figures that stand in a spreadsheet are not typed again. */
function BringFigures() {
  const { t } = useTranslation();
  const { disabled, set } = useSectionForm();
  const [open, setOpen] = useState(false);
  if (disabled) return null;
  return (
    <div className={styles['tools']}>
      <Button onClick={() => setOpen(true)}>{t('sheet.open')}</Button>
      {open ? (
        <Suspense fallback={null}>
          <ImportStatement onTake={set} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
}
