import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportRecord } from '@registrar/domain/calls/annual-report';
import { annualReport } from '@registrar/domain/processes/filings/annual-report/definition';
import { reportedShares, type StandingShares } from '@registrar/domain/processes/filings/annual-report/share-statement';
import { FINANCIAL_STATEMENT } from '@registrar/domain/processes/filings/annual-report/statement';
import { isList, type AnySection, type FilingFrame } from '@registrar/domain/processes';
import { DIRECTOR_DISCLOSURE } from '@registrar/domain/processes/questions/disclosures/director-disclosures';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, localName, Sheet, useFormats } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { SectionAnswers } from '@registrar/ui/filing';
import { StandingShareRecord } from '../share-record/standing-share-record';
import { figuresOf } from '../statement/statement-sheet';
import { useReportRecord } from './report-records';
import { StatementTable } from './statement-table';
import styles from './record.module.css';

interface YearRecordProps {
  readonly companyId: string;
  readonly fiscalYear: string;
  /** The page of the filing for this reader. */
  readonly filingAddress: (id: string) => string;
}

/** What the register keeps of one reported year. */
export function YearRecord({ companyId, fiscalYear, filingAddress }: YearRecordProps) {
  const { t } = useTranslation();
  const record = useReportRecord(companyId, fiscalYear);
  if (record.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('record.failed')}
        action={<Button onClick={() => void record.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  return record.data === undefined ? (
    <CardsSkeleton />
  ) : (
    <Sections record={record.data} filingAddress={filingAddress} />
  );
}

function Sections({
  record: { company, fiscalYear, endsOn, filing, answers, previous, disclosures, ledger },
  filingAddress,
}: { readonly record: ReportRecord } & Pick<YearRecordProps, 'filingAddress'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { digits } = useFormats();
  const year = t('years.year', { year: digits(fiscalYear) });
  const frame: FilingFrame = {
    companyType: company.companyType,
    company: null,
    answers,
    today: filing.submittedAt.slice(0, 10),
  };
  const sections: readonly AnySection[] = annualReport.sections;
  const asked = sections.flatMap((section) =>
    !isList(section) && section.key in answers && section.key !== FINANCIAL_STATEMENT.key ? [section] : [],
  );
  const plain = (key: string) =>
    asked
      .filter((section) => section.key === key)
      .map(({ fields, label }) => (
        <Part key={key} title={label[language]}>
          <SectionAnswers fields={fields} data={answers[key] ?? {}} frame={frame} />
        </Part>
      ));
  return (
    <>
      <Sheet as="section" aria-label={year}>
        <h2 className={styles['heading']}>{year}</h2>
        <p>
          <PortalLink to={filingAddress(filing.id)}>{filing.applicationNumber}</PortalLink>
        </p>
        <p>
          {t('years.submitted')} <InstantPair at={filing.submittedAt} />
        </p>
        <p>
          {t('record.recorded')} <InstantPair at={filing.decidedAt} />
          {filing.automatic ? <>, {t('years.byPortal')}</> : null}
        </p>
      </Sheet>
      {plain('GENERAL_MEETING')}
      <Part title={FINANCIAL_STATEMENT.label[language]}>
        <StatementTable
          title={FINANCIAL_STATEMENT.label[language]}
          current={figuresOf(answers['FINANCIAL_STATEMENT'] ?? {}, 'current')}
          previous={figuresOf({ current: previous }, 'current')}
        />
      </Part>
      {ledger === null ? null : <StandingShareRecord standing={asStanding(ledger, endsOn)} />}
      {plain('SHARE_STATEMENT')}
      {disclosures.length === 0 ? null : (
        <Part title={DIRECTOR_DISCLOSURE.label[language]}>
          {disclosures.map(({ directorId, nameEnglish, nameNepali, answers: given }) => (
            <div key={directorId} className={styles['director']}>
              <h4 className={styles['heading']}>{localName({ nameEnglish, nameNepali }, language)}</h4>
              <SectionAnswers fields={DIRECTOR_DISCLOSURE.item.fields} data={given} frame={frame} />
            </div>
          ))}
        </Part>
      )}
      {plain('AUDITORS')}
      {plain('COMPANY_SECRETARY')}
    </>
  );
}

/** The figures came from the gateway; what does not fit is told as not known. */
const asStanding = (ledger: Readonly<Record<string, unknown>>, asOf: string): StandingShares =>
  reportedShares({ answers: { SHARE_STATEMENT: { standing: ledger } } })?.standing ?? { asOf, directors: [] };

/** A part of the year; groups of answers within it have headings of the fourth level. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Sheet as="section" aria-label={title}>
      <h3 className={styles['heading']}>{title}</h3>
      {children}
    </Sheet>
  );
}
