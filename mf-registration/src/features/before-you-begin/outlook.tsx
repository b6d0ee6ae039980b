import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { companyTypes, type CompanyType } from '@registrar/domain/enumerations/company-types';
import { consentBodies, needsConsent } from '@registrar/domain/names';
import { citation } from '@registrar/domain/law/citation';
import { expectedPapers, type ExpectedPaper } from '@registrar/domain/processes/filings/company-registration/documents';
import { companyTypeRules, type Limit } from '@registrar/domain/registration/company-type-rules';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet, useFormats } from '@registrar/ui';
import { useNameRules } from '@registrar/ui/components';
import { ChargeLines, useReservationTerms } from '@registrar/ui/filing';
import { useRegistrationCost } from './registration-cost';
import styles from './before-you-begin.module.css';

interface OutlookProps {
  readonly companyType: CompanyType;
  readonly capitalPaisa: number | undefined;
  readonly purpose: string;
}

/** People, papers, fee, time, signatures and what stands in the way, for one type of company; to be printed. */
export function Outlook({ companyType, capitalPaisa, purpose }: OutlookProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Sheet as="section" aria-live="polite" aria-label={t('before.result')}>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>{companyTypes.name(companyType)[language]}</h2>
        <Button onClick={() => window.print()}>{t('common:action.print')}</Button>
      </div>
      <InTheWay purpose={purpose} />
      <Way companyType={companyType} capitalPaisa={capitalPaisa} />
      <People companyType={companyType} />
      <Papers companyType={companyType} />
      <Signatures companyType={companyType} />
      <p className={styles['links']}>
        <PortalLink to="/check-name">{t('before.checkName')}</PortalLink>
        <PortalLink to={reserveAddress(companyType, purpose)}>{t('before.reserve')}</PortalLink>
        <PortalLink to="/standardize-document?process=COMPANY_REGISTRATION">{t('before.models')}</PortalLink>
      </p>
    </Sheet>
  );
}

/** The page of name reservations takes the answers over, also after the log-in. */
const reserveAddress = (companyType: CompanyType, purpose: string): string =>
  `/company-name-reservation?${new URLSearchParams({ owners: companyType, ...(purpose.trim() !== '' && { purpose: purpose.trim() }) }).toString()}`;

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h3 id={id} className={styles['partTitle']}>
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The bodies whose letter a name needs that says this; the law on the business itself may ask for more. */
function InTheWay({ purpose }: Pick<OutlookProps, 'purpose'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const said = purpose.trim();
  const rules = useNameRules();
  const needs = said === '' ? [] : needsConsent({ english: said, nepali: said }, rules);
  return (
    <Part title={t('before.inTheWay')}>
      <ul>
        <li>{t('before.nameFirst')}</li>
        {needs.map(({ body, token }) => (
          <li key={body}>{t('before.consent', { word: token, body: consentBodies.name(body)[language] })}</li>
        ))}
        {said === '' ? null : (
          <li>
            {t('before.purposeNote')}{' '}
            <PortalLink to={`/company-name-reservation/objective?search=${encodeURIComponent(said)}`}>
              {t('before.objectives')}
            </PortalLink>
          </li>
        )}
      </ul>
    </Part>
  );
}

/** The steps in their order with the days of each, and the fees. */
function Way({ companyType, capitalPaisa }: Omit<OutlookProps, 'purpose'>) {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const cost = useRegistrationCost(companyType, capitalPaisa);
  const terms = useReservationTerms();
  if (cost.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('before.failed')}
        action={<Button onClick={() => void cost.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (cost.data === undefined) return <FormSkeleton />;
  const { lines, totalPaisa, decisionDays } = cost.data;
  return (
    <>
      <Part title={t('before.way')}>
        <ol>
          <li>
            {t('before.step.name', {
              days: number(terms?.decisionDays ?? 0),
              valid: number(terms?.validDays ?? 0),
              context: terms === undefined ? 'short' : undefined,
            })}{' '}
            {terms?.feePaisa == null || terms.feePaisa === 0
              ? null
              : t('before.step.nameFee', { amount: money(terms.feePaisa) })}
          </li>
          <li>
            {t('before.step.form', {
              days: number(terms?.formDueDays ?? 0),
              context: terms === undefined ? 'short' : undefined,
            })}
          </li>
          <li>{t('before.step.pay')}</li>
          <li>{t('before.step.decision', { days: number(decisionDays) })}</li>
        </ol>
      </Part>
      <Part title={t('before.fee')}>
        {lines === null ? <p>{t('before.feeNeedsCapital')}</p> : <ChargeLines lines={lines} totalPaisa={totalPaisa} />}
      </Part>
    </>
  );
}

function People({ companyType }: Pick<OutlookProps, 'companyType'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, money } = useFormats();
  const { capital, holders, directors, minimumPaidUp, womanDirector } = companyTypeRules(companyType);
  const range = ({ minimum, maximum, law }: Limit, who: 'holders' | 'members' | 'directors') =>
    t(
      maximum === null
        ? `before.people.${who}Least`
        : minimum === maximum
          ? `before.people.${who}Exactly`
          : `before.people.${who}Range`,
      {
        from: number(minimum),
        to: number(maximum ?? minimum),
        law: citation(law)[language],
      },
    );
  return (
    <Part title={t('before.people')}>
      <ul>
        {holders === null ? null : <li>{range(holders, capital === 'MEMBERSHIP' ? 'members' : 'holders')}</li>}
        {directors === null ? null : <li>{range(directors, 'directors')}</li>}
        {womanDirector ? <li>{t('before.people.woman')}</li> : null}
        <li>{t('before.people.others')}</li>
        {minimumPaidUp === null ? null : (
          <li>
            {t('before.people.paidUp', {
              amount: money(minimumPaidUp.amount),
              law: citation(minimumPaidUp.law)[language],
            })}
          </li>
        )}
      </ul>
    </Part>
  );
}

function Papers({ companyType }: Pick<OutlookProps, 'companyType'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { ofCompany, ofPeople } = expectedPapers(companyType);
  return (
    <Part title={t('before.papers')}>
      <PaperList papers={ofCompany} />
      {ofPeople.map(({ label, papers }) => (
        <div key={label.en}>
          <h4 className={styles['bearer']}>{label[language]}</h4>
          <PaperList papers={papers} />
        </div>
      ))}
    </Part>
  );
}

function PaperList({ papers }: { readonly papers: readonly ExpectedPaper[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <ul>
      {papers.map(({ key, name, isRequired }) => (
        <li key={key}>
          {name[language]}
          {isRequired ? null : ` (${t('before.ifAsked')})`}
        </li>
      ))}
    </ul>
  );
}

function Signatures({ companyType }: Pick<OutlookProps, 'companyType'>) {
  const { t } = useTranslation();
  const isOffice = companyTypeRules(companyType).capital === 'HEAD_OFFICE';
  return (
    <Part title={t('before.signatures')}>
      <ul>
        {isOffice ? (
          <li>{t('before.sign.office')}</li>
        ) : (
          <>
            <li>{t('before.sign.memorandum')}</li>
            <li>{t('before.sign.directors')}</li>
            <li>{t('before.sign.drafter')}</li>
          </>
        )}
      </ul>
    </Part>
  );
}
