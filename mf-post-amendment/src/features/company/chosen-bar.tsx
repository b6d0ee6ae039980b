import { useTranslation } from 'react-i18next';
import {
  begunOutcomes,
  COMPANIES_TO_PAY,
  MOST_CHOSEN,
  type BegunReport,
  type ChosenCompany,
} from '@registrar/domain/calls/own-companies';
import { PortalLink, useAccess, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, Flex, localName, Sheet, useFormats } from '@registrar/ui';
import { useChooseAll, type ChosenCompanies } from './chosen-companies';
import styles from './company.module.css';

/** The remote of payments shows the bills of these companies, by their registration numbers. */
const billsAddress = (chosen: readonly ChosenCompany[]): string =>
  `/payment-of-companies?companies=${chosen.map(({ registrationNumber }) => registrationNumber).join(',')}`;

interface ChosenBarProps {
  readonly of: ChosenCompanies;
  readonly filter: Readonly<Record<string, string>>;
  /** How many the search and the filter leave. */
  readonly total: number;
}

/** What is done with the chosen companies together, and what became of it. */
export function ChosenBar({ of, filter, total }: ChosenBarProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { navigation } = usePortal();
  const can = useAccess();
  const all = useChooseAll(filter, ({ items }) => of.choose(items, true));
  const count = of.chosen.size;
  const tooMany = count > COMPANIES_TO_PAY;
  return (
    <Sheet as="section" aria-label={t('company.chosen')} style={{ marginBlockEnd: 20 }}>
      <Flex wrap gap="small" align="center">
        <strong role="status" style={{ marginInlineEnd: 'auto' }}>
          {count === 0 ? t('company.chosenNone') : t('company.chosenCount', { count, number: number(count) })}
        </strong>
        {total > count ? (
          <Button loading={all.isPending} onClick={() => all.mutate()}>
            {t('company.chooseAll', { number: number(Math.min(total, MOST_CHOSEN)) })}
          </Button>
        ) : null}
        {count === 0 ? null : <Button onClick={of.clear}>{t('company.chooseNone')}</Button>}
        <Button type="primary" disabled={of.left === 0} loading={of.isBeginning} onClick={of.begin}>
          {t(of.hasStopped ? 'company.beginRest' : 'company.beginReports')}
        </Button>
        {can('PAYMENT') ? (
          <Button
            disabled={count === 0 || tooMany}
            onClick={() => navigation.to(billsAddress([...of.chosen.values()]))}
          >
            {t('company.payChosen')}
          </Button>
        ) : null}
      </Flex>
      {tooMany ? (
        <p className={styles['soft']}>{t('company.payAtMost', { number: number(COMPANIES_TO_PAY) })}</p>
      ) : null}
      {of.hasStopped ? (
        <Alert
          type="warning"
          showIcon
          role="alert"
          style={{ marginBlockStart: 12 }}
          title={t('company.beginStopped', { done: number(of.begun.size), left: number(of.left) })}
        />
      ) : null}
      <Outcome of={of} />
    </Sheet>
  );
}

/** How many of each, and by name those that need a look: they may stand on another page of the list. */
function Outcome({ of }: { readonly of: ChosenCompanies }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number } = useFormats();
  const begun = [...of.begun.values()];
  if (begun.length === 0) return null;
  const counts = begunOutcomes.flatMap((outcome) => {
    const count = begun.filter((one) => one.outcome === outcome).length;
    return count === 0 ? [] : [`${t(`company.begun.${outcome}`)}: ${number(count)}`];
  });
  const stopped = begun.filter(({ applicationId }) => applicationId === null);
  return (
    <div style={{ marginBlockStart: 12 }}>
      <p role="status" style={{ margin: 0 }}>
        {counts.join(' · ')}
      </p>
      {stopped.length === 0 ? null : (
        <details>
          <summary>{t('company.begunLook', { number: number(stopped.length) })}</summary>
          <ul>
            {stopped.map((one) => {
              const company = of.chosen.get(one.companyId);
              return (
                <li key={one.companyId}>
                  {company === undefined ? null : `${localName(company, language)}: `}
                  <BegunLine begun={one} />
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </div>
  );
}

/** What became of one company, with the way to its draft or out of what stands against it. */
export function BegunLine({
  begun: { outcome, fiscalYear, applicationId, reason, wayOut },
}: {
  readonly begun: BegunReport;
}) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const said = `${t(`company.begun.${outcome}`)}${fiscalYear === null ? '' : ` (${digits(fiscalYear)})`}`;
  return (
    <>
      {applicationId === null ? said : <PortalLink to={`/application/${applicationId}`}>{said}</PortalLink>}
      {reason === null ? null : `: ${reason}`}
      {wayOut === null ? null : (
        <>
          {' '}
          <PortalLink to={wayOut}>{t('company.begunWayOut')}</PortalLink>
        </>
      )}
    </>
  );
}
