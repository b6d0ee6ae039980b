import { useTranslation } from 'react-i18next';
import { PortalLink, usePortal } from '@registrar/runtime';
import { Alert, Button, Sheet } from '@registrar/ui';
import { StatusBadge } from '@registrar/ui/components';
import { registrationAddress } from '../registration-address';
import { useCompaniesThatCameOver, type CompanyThatCameOver } from './migrated-companies';
import { useStartRegistration } from './start-registration';
import styles from './start.module.css';

/** Companies of the older system whose details the register does not have yet. Whoever has none sees nothing of it. */
export function MigratedCompanyCards() {
  const { t } = useTranslation();
  const companies = useCompaniesThatCameOver();
  if (companies.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('start.migratedFailed')}
        action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  const open = (companies.data ?? []).filter(({ filing }) => filing?.status !== 'APPROVED');
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="migrated-companies">
      <h2 id="migrated-companies" className={styles['heading']}>
        {t('start.migrated')}
      </h2>
      <p>{t('start.migratedLead')}</p>
      <div className={styles['cards']}>
        {open.map((one) => (
          <MigratedCompanyCard key={one.company.id} {...one} />
        ))}
      </div>
    </section>
  );
}

function MigratedCompanyCard({ company, filing }: CompanyThatCameOver) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const start = useStartRegistration();
  const begin = async () => {
    const draft = await start.mutateAsync({ companyId: company.id });
    navigation.to(registrationAddress(draft.id, 'general-info'));
  };
  return (
    <Sheet as="section" aria-label={company.nameEnglish}>
      <p className={styles['name']}>
        <strong lang="ne">{company.nameNepali}</strong>
        <span lang="en">{company.nameEnglish}</span>
      </p>
      <p>
        {t('start.migratedNumber')}: {company.registrationNumber}
      </p>
      {filing ? (
        <p>
          <StatusBadge status={filing.status} />{' '}
          <PortalLink to={registrationAddress(filing.id)}>{t('start.migratedGoOn')}</PortalLink>
        </p>
      ) : (
        <Button type="primary" loading={start.isPending} onClick={() => void begin().catch(() => undefined)}>
          {t('start.migratedBegin')}
        </Button>
      )}
    </Sheet>
  );
}
