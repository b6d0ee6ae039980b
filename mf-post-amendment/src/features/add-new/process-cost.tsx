import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { citation } from '@registrar/domain/law/citation';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, localName, useFormats } from '@registrar/ui';
import { BsAdDateField, DatePair } from '@registrar/ui/components';
import { ChargeLines } from '@registrar/ui/filing';
import { useProcessCost, useProcessPapers } from './company-processes';
import styles from './add-new.module.css';

interface ProcessCostProps {
  readonly companyId: string;
  readonly process: string;
  readonly name: string;
}

/**
 * What a process costs, until when it is to be reported and which papers it takes, before anybody begins; asked for by
 * whoever wants to know.
 */
export function ProcessCost({ companyId, process, name }: ProcessCostProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles['cost']} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary aria-label={`${t('cost.title')}: ${name}`}>{t('cost.title')}</summary>
      {opened ? (
        <>
          <Cost companyId={companyId} process={process} />
          <Papers process={process} />
        </>
      ) : null}
    </details>
  );
}

/** Of each it is said whether everybody brings it: which answers ask for the others is known once they are given. */
function Papers({ process }: { readonly process: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const papers = useProcessPapers(process);
  if (papers.data === undefined || papers.data.length === 0) return null;
  return (
    <>
      <p className={styles['not']}>{t('cost.papers')}</p>
      <ul className={styles['papers']}>
        {papers.data.map((paper) => (
          <li key={paper.key}>
            {localName(paper, language)}
            {paper.required ? null : ` (${t('cost.paperOptional')})`}
          </li>
        ))}
      </ul>
    </>
  );
}

function LastDay({ day }: { readonly day: string }) {
  const { t } = useTranslation();
  return (
    <p className={styles['not']}>
      {t('cost.dueOn')} <DatePair day={day} inline />
    </p>
  );
}

function Cost({ companyId, process }: Omit<ProcessCostProps, 'name'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const [decidedOn, setDecidedOn] = useState<string | undefined>(undefined);
  const cost = useProcessCost(companyId, process, decidedOn);
  if (cost.isPending) return <FormSkeleton />;
  if (cost.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('cost.failed')}
        action={<Button onClick={() => void cost.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const { lines, totalPaisa, toReport } = cost.data;
  return (
    <>
      {lines === null ? <p className={styles['not']}>{t('cost.depends')}</p> : null}
      {lines?.length === 0 ? <p className={styles['not']}>{t('cost.free')}</p> : null}
      {lines !== null && lines.length > 0 ? <ChargeLines lines={lines} totalPaisa={totalPaisa} /> : null}
      {toReport === null ? null : decidedOn === undefined && toReport.dueOn !== null ? (
        <>
          <LastDay day={toReport.dueOn} />
          <p className={styles['not']}>
            {t('cost.owedFine', { law: citation(toReport.section)[language] })}{' '}
            <PortalLink to={`/fine-calculation/due-payment?company=${encodeURIComponent(companyId)}`}>
              {t('cost.toDues')}
            </PortalLink>
          </p>
        </>
      ) : (
        <>
          <p className={styles['not']}>
            {t(toReport.days === null ? 'cost.withinMonths' : 'cost.withinDays', {
              count: number(toReport.days ?? toReport.bsMonths ?? 0),
              law: citation(toReport.section)[language],
            })}
          </p>
          <div className={styles['date']}>
            <span aria-hidden>{t('cost.decidedOn')}</span>
            <BsAdDateField label={t('cost.decidedOn')} value={decidedOn} onChange={setDecidedOn} />
          </div>
          {toReport.dueOn === null ? null : <LastDay day={toReport.dueOn} />}
        </>
      )}
    </>
  );
}
