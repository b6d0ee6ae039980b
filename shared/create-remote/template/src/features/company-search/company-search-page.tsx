import { useTranslation } from 'react-i18next';
import { useLanguage } from '@registrar/runtime';
import { Alert, PageHeader, Sheet } from '@registrar/ui';
import { CompanySearchForm } from './company-search-form';
import styles from './company-search-page.module.css';
import { useCompanySearch } from './search-company';

export function CompanySearchPage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const search = useCompanySearch();
  const found = search.data?.items;

  return (
    <>
      <PageHeader title={t('company.title')}>{t('company.lead')}</PageHeader>
      <Sheet>
        <CompanySearchForm
          onSearch={(number) =>
            search.mutateAsync(number).then(
              () => undefined,
              () => undefined,
            )
          }
        />
        <div role="status" className={styles['answer']}>
          {search.isError ? <Alert type="error" showIcon title={t('company.failed')} /> : null}
          {found?.length === 0 ? <Alert type="info" showIcon title={t('company.none')} /> : null}
          {found?.map((company) => (
            <p
              key={company.id}
            >{`${language === 'ne' ? company.nameNepali : company.nameEnglish} (${company.registrationNumber})`}</p>
          ))}
        </div>
      </Sheet>
    </>
  );
}
