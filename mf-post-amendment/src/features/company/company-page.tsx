import { lazy, Suspense, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isGatewayFailure, PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, PageHeader, PageSkeleton } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { Tag, Tabs } from '@registrar/ui/antd';
import { useOwnCompanies } from '@registrar/ui/filing';
import { ADD_NEW } from '../filing/amendment-address';
import { accessLogAddress, COMPANY_PARTS, lockAddress, OWN_COMPANIES, type CompanyPart } from './company-address';
import type { CompanyPartProps } from './company-part';
import { useCompanyStanding } from './company-standing';
import styles from './company.module.css';

const PARTS: Readonly<Record<CompanyPart, ComponentType<CompanyPartProps>>> = {
  record: lazy(async () => ({ default: (await import(/* webpackChunkName: "company" */ './record-part')).RecordPart })),
  people: lazy(async () => ({ default: (await import('./people-part')).PeoplePart })),
  shares: lazy(async () => ({ default: (await import('./shares-part')).SharesPart })),
  filings: lazy(async () => ({ default: (await import('./filings-part')).FilingsPart })),
  dues: lazy(async () => ({ default: (await import('./dues-part')).DuesPart })),
  calls: lazy(async () => ({ default: (await import('./calls-part')).CallsPart })),
  orders: lazy(async () => ({ default: (await import('./orders-part')).OrdersPart })),
  papers: lazy(async () => ({ default: (await import('./papers-part')).PapersPart })),
};
/** The papers and the payments of a company are its people’s; the office reads them with each filing. */
const PARTS_OF_OFFICE: readonly CompanyPart[] = ['record', 'people', 'shares', 'filings', 'dues', 'calls', 'orders'];

/**
 * A company for those who answer for it: how it stands, its record, its people and shares, what was filed, what is due,
 * its papers.
 */
export function CompanyPage() {
  const { t } = useTranslation();
  const { companyId = '' } = useParams();
  const standing = useCompanyStanding(companyId);
  if (standing.isPending) return <PageSkeleton />;
  if (standing.isError) {
    const refused = isGatewayFailure(standing.error) && [400, 403, 404, 422].includes(standing.error.status);
    return (
      <>
        <PageHeader title={t('company.title')} />
        <Alert
          role="alert"
          type={refused ? 'info' : 'error'}
          showIcon
          title={t(refused ? 'company.refused' : 'company.failed')}
          action={
            refused ? undefined : <Button onClick={() => void standing.refetch()}>{t('common:action.retry')}</Button>
          }
        />
        {refused ? (
          <p className={styles['links']}>
            <PortalLink to={OWN_COMPANIES}>{t('company.toOwn')}</PortalLink>
            <PortalLink to={`/company/${companyId}`}>{t('company.public')}</PortalLink>
          </p>
        ) : null}
      </>
    );
  }
  return <OwnCompany standing={standing.data} />;
}

function OwnCompany({ standing }: CompanyPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const [address, setAddress] = useSearchParams();
  const { company, goodStanding, matters, reader, readsShareholders = true } = standing;
  const several = (useOwnCompanies({ enabled: reader !== 'OFFICE' }).data?.length ?? 0) > 1;
  const parts = (reader === 'OFFICE' ? PARTS_OF_OFFICE : COMPANY_PARTS).filter(
    (part) => part !== 'shares' || readsShareholders,
  );
  const shown = parts.find((part) => part === address.get('part')) ?? 'record';
  const Part = PARTS[shown];
  const [title, other] =
    language === 'ne'
      ? [company.nameNepali || company.nameEnglish, company.nameEnglish]
      : [company.nameEnglish || company.nameNepali, company.nameNepali];
  return (
    <>
      <PageHeader
        title={title}
        badge={
          <>
            <StatusBadge of="company" status={company.status} />
            <Tag color={goodStanding ? 'success' : 'warning'}>
              {t(goodStanding ? 'company.goodStanding' : 'company.notGoodStanding')}
            </Tag>
            {matters.some(({ code }) => code === 'FROZEN') ? <Tag color="error">{t('company.frozen')}</Tag> : null}
          </>
        }
        action={
          reader === 'OFFICE' ? undefined : (
            <Button type="primary" onClick={() => navigation.to(`${ADD_NEW}?company=${company.id}`)}>
              {t('company.file')}
            </Button>
          )
        }
      >
        {other === title ? null : (
          <div lang={language === 'ne' ? 'en' : 'ne'} className={styles['other']}>
            {other}
          </div>
        )}
        <div>
          {t('company.numberAndOffice', {
            number: company.registrationNumber,
            office: language === 'ne' ? company.officeNepali : company.officeEnglish,
          })}
        </div>
        <div className={styles['links']}>
          <PortalLink to={`/company/${company.id}`}>{t('company.public')}</PortalLink>
          {reader === 'REPRESENTATIVE' ? (
            <>
              <PortalLink to={accessLogAddress(company.id)}>{t('accessLog.toLog')}</PortalLink>{' '}
              <PortalLink to={lockAddress(company.id)}>{t('locks.toLock')}</PortalLink>
            </>
          ) : null}
          {several ? <PortalLink to={OWN_COMPANIES}>{t('company.toOwn')}</PortalLink> : null}
        </div>
      </PageHeader>
      {matters.length === 0 ? null : (
        <Alert
          type="warning"
          showIcon
          style={{ marginBlockEnd: 20, alignItems: 'flex-start' }}
          title={t('company.matters')}
          description={
            <ul className={styles['matters']}>
              {matters.map(({ code, message, lawReference, wayOut }) => (
                <li key={code}>
                  {message}
                  {lawReference === null ? null : <span className={styles['soft']}> {lawReference}</span>}
                  {wayOut === null || reader === 'OFFICE' ? null : (
                    <>
                      {' '}
                      <PortalLink to={wayOut}>{t('addNew.wayOut')}</PortalLink>
                    </>
                  )}
                </li>
              ))}
            </ul>
          }
        />
      )}
      <Tabs
        activeKey={shown}
        onChange={(part) => setAddress({ part }, { preventScrollReset: true })}
        items={parts.map((part) => ({
          key: part,
          label: t(`company.part.${part}`),
          children:
            part === shown ? (
              <Suspense fallback={<FormSkeleton />}>
                <Part standing={standing} />
              </Suspense>
            ) : null,
        }))}
      />
    </>
  );
}
