import { useTranslation } from 'react-i18next';
import type { MigratedCompany } from '@registrar/domain/calls/old-system';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, localName, PageHeader, Sheet } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import { useFilingWords } from '@registrar/ui/filing';
import { documentsAddress, oldNameAddress } from './addresses';
import { useMigratedCompanies, useStartMigrated } from './migrated-companies';
import styles from './migrated.module.css';

/** Every company that came over: verified, on its way, or still to be filed. */
export function MigratedList() {
  const { t } = useTranslation();
  const said = useFilingWords();
  const companies = useMigratedCompanies();
  return (
    <>
      <PageHeader title={t('migrated.title')}>{t('migrated.lead')}</PageHeader>
      {companies.isPending ? <CardsSkeleton /> : null}
      {companies.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('migrated.failed')}
          action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {companies.data?.length === 0 ? (
        <Sheet>
          <h2 className={styles['heading']}>{t('migrated.none')}</h2>
          <p>{t('migrated.noneHint')}</p>
          <PortalLink to="/company-name-reservation">{said('application.toList')}</PortalLink>
        </Sheet>
      ) : null}
      <ul className={styles['companies']}>
        {companies.data?.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
    </>
  );
}

function CompanyCard({ company }: { readonly company: MigratedCompany }) {
  const { t } = useTranslation();
  const { application } = company;
  return (
    <Sheet>
      <div className={styles['head']}>
        <h2 className={styles['heading']}>
          <span lang="ne">{company.nameNepali}</span>
          <br />
          <span lang="en" className={styles['second']}>
            {company.nameEnglish}
          </span>
        </h2>
        <Tag>{t(`migrated.state.${company.detailsStatus}`)}</Tag>
      </div>
      <p className={styles['number']}>{t('migrated.number', { number: company.registrationNumber })}</p>
      {application === null ? null : (
        <p className={styles['line']}>
          <StatusBadge status={application.status} /> {application.applicationNumber}
        </p>
      )}
      <NextStep company={company} />
    </Sheet>
  );
}

function NextStep({ company }: { readonly company: MigratedCompany }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const start = useStartMigrated();
  const { application } = company;
  const name = localName(company, language);
  if (application !== null && application.status !== 'REJECTED') {
    const draft = application.status === 'DRAFT';
    return (
      <>
        <p className={styles['line']}>
          {t(draft ? 'migrated.draft' : `migrated.meaning.${application.status}`, {
            defaultValue: t('standing.OTHER.meaning'),
          })}
        </p>
        <p className={styles['line']}>
          <PortalLink to={oldNameAddress(application.id)}>
            {t(draft ? 'migrated.continue' : 'migrated.see', { name })}
          </PortalLink>
          {draft ? (
            <>
              {' '}
              · <PortalLink to={documentsAddress(application.id)}>{t('migrated.addDocuments')}</PortalLink>
            </>
          ) : null}
        </p>
      </>
    );
  }
  if (company.detailsStatus === 'VERIFIED') return <p className={styles['line']}>{t('migrated.verified')}</p>;
  const begin = async () => {
    const draft = await start.mutateAsync(company.id);
    navigation.to(oldNameAddress(draft.id));
  };
  return (
    <>
      <p className={styles['line']}>{t('migrated.unverified')}</p>
      {application === null ? null : (
        <p className={styles['line']}>
          <PortalLink to={oldNameAddress(application.id)}>{t('migrated.seeRefusal')}</PortalLink>
        </p>
      )}
      <Button
        type="primary"
        loading={start.isPending}
        onClick={() => void begin().catch(() => undefined)}
        aria-label={t('migrated.startFor', { name })}
      >
        {t('migrated.start')}
      </Button>
    </>
  );
}
