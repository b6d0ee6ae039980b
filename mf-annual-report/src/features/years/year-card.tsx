import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { reportStates, type ReportYearOfCompany, type YearReturn } from '@registrar/domain/calls/annual-report';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Button, Sheet, useFormats } from '@registrar/ui';
import { DatePair, InstantPair, StatusBadge } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useBeginFiling, useTurn, WaitingDialog } from '@registrar/ui/filing';
import { reportAddress } from '../report/report-address';
import styles from './years.module.css';

const COLOURS = {
  NOT_ENDED: 'default',
  WAITING: 'default',
  OPEN: 'warning',
  DRAFT: 'processing',
  IN_PROCESS: 'processing',
  APPROVED: 'success',
} as const;

interface YearCardProps {
  readonly companyId: string;
  readonly year: ReportYearOfCompany;
}

/** One fiscal year: what the Act asks for it and by when, and the report. */
export function YearCard({ companyId, year }: YearCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const id = useId();
  const { fiscalYear, startsOn, endsOn, state, late, returns, filing } = year;
  return (
    <Sheet as="section" aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id} className={styles['year']}>
          {t('years.year', { year: digits(fiscalYear) })}
        </h2>
        <Tag color={COLOURS[state]}>{reportStates.name(state)[language]}</Tag>
        {late ? <Tag color="error">{t('years.late')}</Tag> : null}
      </div>
      <p className={styles['soft']}>
        <DatePair day={startsOn} inline /> – <DatePair day={endsOn} inline />
      </p>
      <ul className={styles['returns']}>
        {returns.map((one) => (
          <Return key={one.event.eventId} one={one} />
        ))}
      </ul>
      {filing === null ? null : <Filing filing={filing} />}
      <Action companyId={companyId} year={year} />
    </Sheet>
  );
}

function Return({
  one: { event, dueOn, daysLeft, filedOn, fine, restPaisa, paidPaisa },
}: {
  readonly one: YearReturn;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { money, digits } = useFormats();
  return (
    <li>
      <span>
        <strong>{language === 'ne' ? event.nameNepali : event.nameEnglish}</strong>{' '}
        <span className={styles['soft']}>{t('years.section', { section: digits(event.section) })}</span>
        <span className={styles['line']}>
          {t('years.dueOn')} <DatePair day={dueOn} inline />
          {filedOn === null && daysLeft >= 0 ? (
            <span className={styles['soft']}> {t('years.daysLeft', { count: daysLeft })}</span>
          ) : null}
        </span>
        {filedOn === null ? null : (
          <span className={styles['line']}>
            {t('years.filedOn')} <DatePair day={filedOn} inline />
          </span>
        )}
      </span>
      {fine === null || fine.payablePaisa === 0 ? null : (
        <span className={styles['fine']}>
          <strong>{money(fine.payablePaisa)}</strong>
          {restPaisa === 0 && paidPaisa > 0 ? (
            <>
              {' '}
              <Tag color="success">{t('years.paid')}</Tag>
            </>
          ) : null}
          {fine.grows == null || filedOn !== null ? null : (
            <span className={styles['line']}>
              {t('years.grows', { amount: money(fine.grows.payablePaisa) })} <DatePair day={fine.grows.on.ad} inline />
            </span>
          )}
        </span>
      )}
    </li>
  );
}

function Filing({
  filing: { id, applicationNumber, status, submittedAt, decidedAt, decidedBy, automatic, withClosing },
}: {
  readonly filing: NonNullable<ReportYearOfCompany['filing']>;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const decider = automatic
    ? t('years.byPortal')
    : decidedBy === null
      ? null
      : language === 'ne'
        ? decidedBy.nameNepali
        : decidedBy.nameEnglish;
  return (
    <p className={styles['filing']}>
      <PortalLink to={withClosing ? `/application/${id}` : reportAddress(id)}>
        {applicationNumber ?? t('years.draft')}
      </PortalLink>{' '}
      <StatusBadge status={status} />
      {submittedAt === null ? null : (
        <span className={styles['line']}>
          {t('years.submitted')} <InstantPair at={submittedAt} />
        </span>
      )}
      {decidedAt === null ? null : (
        <span className={styles['line']}>
          {t('years.decided')} <InstantPair at={decidedAt} />
          {decider === null ? null : <>, {decider}</>}
        </span>
      )}
    </p>
  );
}

/** What can be done with the year now, or why nothing can. */
function Action({ companyId, year: { fiscalYear, state, filing, waitsFor, mayBegin } }: YearCardProps) {
  const { t } = useTranslation();
  const { digits } = useFormats();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const turn = useTurn();
  const year = digits(fiscalYear);
  const open = async () => {
    if (!(await turn.take())) return;
    const draft = await begin.mutateAsync({
      processName: 'ANNUAL_REPORT',
      companyId,
      subject: { kind: 'FISCAL_YEAR', id: fiscalYear },
    });
    navigation.to(reportAddress(draft.id));
  };
  if (mayBegin) {
    return (
      <>
        <Button
          type="primary"
          loading={begin.isPending}
          aria-label={t('years.beginOf', { year })}
          onClick={() => void open().catch(() => undefined)}
        >
          {t('years.begin')}
        </Button>
        <WaitingDialog turn={turn} />
      </>
    );
  }
  if (state === 'DRAFT' && filing !== null)
    return <PortalLink to={reportAddress(filing.id)}>{t('years.continue', { year })}</PortalLink>;
  if (filing?.invoice != null)
    return <PortalLink to={`/payment/${filing.invoice.id}`}>{t('years.pay', { year })}</PortalLink>;
  if (waitsFor?.fiscalYear != null)
    return <p className={styles['soft']}>{t('years.waits', { year: digits(waitsFor.fiscalYear) })}</p>;
  if (waitsFor?.opensOn != null)
    return (
      <p className={styles['soft']}>
        {t('years.opens')} <DatePair day={waitsFor.opensOn} inline />
      </p>
    );
  return null;
}
