import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PortalLink, useLanguage, usePortal } from '@registrar/runtime';
import { Alert, Button, CardsSkeleton, localName, PageHeader, Sheet } from '@registrar/ui';
import { useOwnCompanies } from '@registrar/ui/filing';
import { companyAddress } from './company-address';
import styles from './company.module.css';

/** The companies that the person answers for; of one alone its page at once. */
export function OwnCompaniesPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { navigation } = usePortal();
  const companies = useOwnCompanies();
  const [single, ...others] = companies.data ?? [];
  const only = others.length === 0 ? single?.id : undefined;
  useEffect(() => {
    if (only !== undefined) navigation.to(companyAddress(only), { replace: true });
  }, [only, navigation]);
  return (
    <>
      <PageHeader title={t('company.own')}>{t('company.ownLead')}</PageHeader>
      {companies.isPending || only !== undefined ? <CardsSkeleton /> : null}
      {companies.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('companiesFailed')}
          action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {companies.data?.length === 0 ? <Sheet>{t('noCompany')}</Sheet> : null}
      {only !== undefined || single === undefined ? null : (
        <ul className={styles['companies']}>
          {companies.data?.map(({ id, regNo, nameEnglish, nameNepali }) => (
            <li key={id}>
              <Sheet>
                <PortalLink to={companyAddress(id)} className={styles['company']}>
                  {localName({ nameEnglish, nameNepali }, language)}
                </PortalLink>
                <div className={styles['soft']}>{t('company.numberOf', { number: regNo })}</div>
              </Sheet>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
