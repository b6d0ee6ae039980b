import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { CorrectableFilings } from '@registrar/domain/calls/correctable-filings';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { correctableParts } from '@registrar/domain/register/correctable-parts';
import { PortalLink, useLanguage, usePortal, useSession } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, PageHeader, Sheet } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { CompanyChoice, useBeginFiling } from '@registrar/ui/filing';
import { useCompanyProcesses } from '../add-new/company-processes';
import { ADD_NEW } from '../filing/amendment-address';
import { CompaniesFailed, useChosenCompany } from './chosen-company';
import { useCorrectableFilings } from './correctable-filings';
import { CORRECTION, correctionAddress, CORRECTIONS } from './mistake-address';
import styles from './mistakes.module.css';

/** Which filing entered the mistake: each with what it entered, and why it cannot be corrected where it cannot. */
export function ChooseFilingPage() {
  return useSession()?.kind === 'officer' ? <OfOffice /> : <OfCompany />;
}

/** The office sets its own mistake right: of the company whose filing the officer comes from. */
function OfOffice() {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const companyId = address.get('company');
  return (
    <>
      <PageHeader title={t('mistakes.officeTitle')}>{t('mistakes.officeLead')}</PageHeader>
      {companyId === null ? <Sheet>{t('mistakes.officeFrom')}</Sheet> : <OfficesFilings companyId={companyId} />}
    </>
  );
}

/** Why this officer cannot begin one, or the filings that can be corrected. */
function OfficesFilings({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  const processes = useCompanyProcesses(companyId);
  const correction = processes.data?.processes.find(({ process }) => process === CORRECTION);
  if (processes.isPending) return <CardsSkeleton />;
  return (
    <>
      {correction === undefined || correction.allowed ? null : (
        <Alert
          type="warning"
          showIcon
          className={styles['elsewhere'] ?? ''}
          title={t('mistakes.officeCannot')}
          description={correction.reasons.map(({ message }) => message).join(' ')}
        />
      )}
      <Filings companyId={companyId} mayBegin={correction?.allowed === true} />
    </>
  );
}

function OfCompany() {
  const { t } = useTranslation();
  const [, setAddress] = useSearchParams();
  const { companies, company } = useChosenCompany();
  return (
    <>
      <PageHeader
        title={t('mistakes.chooseTitle')}
        action={
          <PortalLink to={company === undefined ? CORRECTIONS : `${CORRECTIONS}?company=${company.id}`}>
            {t('mistakes.toList')}
          </PortalLink>
        }
      >
        {t('mistakes.chooseLead')}
      </PageHeader>
      {companies.isPending ? <CardsSkeleton /> : null}
      {companies.isError ? <CompaniesFailed onRetry={() => void companies.refetch()} /> : null}
      {companies.data?.length === 0 ? <Sheet>{t('noCompany')}</Sheet> : null}
      {company === undefined ? null : (
        <>
          <div className={styles['bar']}>
            <CompanyChoice
              companies={companies.data ?? []}
              chosen={company.id}
              onChoose={(id) => setAddress({ company: id })}
            />
          </div>
          <Elsewhere companyId={company.id} />
          <Filings companyId={company.id} />
        </>
      )}
    </>
  );
}

/** Mistakes that another process corrects. */
function Elsewhere({ companyId }: { readonly companyId: string }) {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      className={styles['elsewhere'] ?? ''}
      title={t('mistakes.elsewhere')}
      action={
        <PortalLink to={`${ADD_NEW}?company=${companyId}#SHARE_HOLDER_CHANGE`}>{t('mistakes.toHolders')}</PortalLink>
      }
    />
  );
}

function Filings({ companyId, mayBegin = true }: { readonly companyId: string; readonly mayBegin?: boolean }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const list = useCorrectableFilings(companyId);
  if (list.isPending) return <CardsSkeleton />;
  if (list.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('mistakes.failed')}
        action={<Button onClick={() => void list.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (list.data.length === 0) return <Sheet>{t('mistakes.nothing')}</Sheet>;
  const asked = address.get('filing');
  // the one that the person comes from stands first
  const ordered = [...list.data].sort((a, b) => Number(b.id === asked) - Number(a.id === asked));
  return (
    <ul className={styles['filings']}>
      {ordered.map((filing) => (
        <li key={filing.id}>
          <FilingCard companyId={companyId} filing={filing} mayBegin={mayBegin} />
        </li>
      ))}
    </ul>
  );
}

interface FilingCardProps {
  readonly companyId: string;
  readonly filing: CorrectableFilings[number];
  readonly mayBegin: boolean;
}

function FilingCard({ companyId, filing, mayBegin }: FilingCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const begin = useBeginFiling();
  const { id, applicationNumber, process, decidedOn, parts, correction } = filing;
  const name = everyProcess.name(process)[language];
  const open = async () => {
    const draft = await begin.mutateAsync({ processName: CORRECTION, companyId, subject: { kind: 'FILING', id } });
    navigation.to(correctionAddress(draft.id));
  };
  const stands = parts.some(({ replacedBy }) => replacedBy === null);
  return (
    <Sheet as="section" aria-label={`${name} ${applicationNumber}`}>
      <h2 className={styles['name']}>{name}</h2>
      <p>
        <span lang="en">{applicationNumber}</span>, {t('mistakes.approvedOn')} <DatePair day={decidedOn} inline />
      </p>
      <ul>
        {parts.map(({ part, replacedBy }) => (
          <li key={part}>
            {correctableParts.name(part)[language]}
            {replacedBy === null ? null : (
              <span className={styles['soft']}>
                {' '}
                {replacedBy === '' ? t('mistakes.replaced') : t('mistakes.replacedBy', { number: replacedBy })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {correction === null ? null : (
        <p>
          {t(correction.applicationNumber === '' ? 'mistakes.officeDraft' : 'mistakes.open')}{' '}
          <PortalLink to={correctionAddress(correction.id)}>
            {correction.applicationNumber === '' ? t('mistakes.goOn') : correction.applicationNumber}
          </PortalLink>
        </p>
      )}
      {mayBegin && correction === null && stands ? (
        <Button
          type="primary"
          loading={begin.isPending}
          aria-label={`${t('mistakes.correct')}: ${name} ${applicationNumber}`}
          onClick={() => void open().catch(() => undefined)}
        >
          {t('mistakes.correct')}
        </Button>
      ) : null}
    </Sheet>
  );
}
