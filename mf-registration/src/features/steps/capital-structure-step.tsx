import { useTranslation } from 'react-i18next';
import type { Answers } from '@registrar/domain/processes';
import { capitalDraft, capitalKindOf } from '@registrar/domain/processes/questions/capital/capital-answers';
import { capitalFigures } from '@registrar/domain/processes/questions/capital/capital-figures';
import { totalFund } from '@registrar/domain/processes/questions/capital/source-of-fund';
import { useFormats } from '@registrar/ui';
import { SectionsStep, type StepProps, useWizard } from '@registrar/ui/filing';
import styles from './steps.module.css';

/** The capital as the company's type has it, with what follows from the amounts while one types. */
export function CapitalStructureStep(props: StepProps) {
  const { t } = useTranslation();
  const { frame } = useWizard();
  const kind = capitalKindOf(frame);
  return (
    <SectionsStep
      lead={t(`capital.lead.${kind}`)}
      afterGroup={(group, data) => <Figures group={group} data={data} />}
      {...props}
    />
  );
}

interface Figure {
  readonly label: string;
  readonly value: string;
}

/** Under which group of the form a figure stands, by the group's first field. */
function Figures({ group, data }: { readonly group: string; readonly data: Answers }) {
  const figures = useFigures(group, data);
  if (figures.length === 0) return null;
  return (
    <dl className={styles['figures']} aria-live="polite">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function useFigures(group: string, data: Answers): readonly Figure[] {
  const { t } = useTranslation();
  const { money, number } = useFormats();
  const capital = capitalDraft.safeParse(data).data;
  if (capital === undefined) return [];
  const figures = capitalFigures(capital);
  const shares = (key: string, value: number | undefined): Figure[] =>
    value === undefined ? [] : [{ label: t(`capital.${key}`), value: number(value) }];
  // Nothing typed yet says nothing.
  const amount = (key: string, value: number | undefined): Figure[] =>
    value === undefined || value === 0 ? [] : [{ label: t(`capital.${key}`), value: money(value) }];
  switch (group) {
    case 'authorizedCapital': {
      const whole =
        capital.authorizedCapital !== undefined && capital.shareRate
          ? Math.floor(capital.authorizedCapital / capital.shareRate)
          : undefined;
      return shares('authorizedQuantity', whole);
    }
    case 'issuedCapital':
      return shares('issuedQuantity', figures.issuedQuantity);
    case 'promoterPercent':
      return [
        ...amount('publicShareAmount', figures.publicShareAmount),
        ...shares('publicShareQuantity', figures.publicShareQuantity),
      ];
    case 'promoterPaidAmount':
      return [
        ...amount('committedAmount', figures.committedAmount),
        ...shares('committedQuantity', figures.committedQuantity),
        ...shares('remainingQuantity', figures.remainingQuantity),
      ];
    case 'sourcesOfFund':
      return amount('fundTotal', totalFund(capital.sourcesOfFund));
    default:
      return [];
  }
}
