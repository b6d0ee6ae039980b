import { useTranslation } from 'react-i18next';
import { PortalLink } from '@registrar/runtime';
import { PageHeader, Sheet } from '@registrar/ui';
import { AskForCode } from './ask-for-code';
import { CompaniesByNumber } from './companies-by-number';
import styles from './e-services.module.css';

/** What anybody finds without an account: a company by its number, and an application by its own. */
export function EServicesPage() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('eServices.title')}>{t('eServices.lead')}</PageHeader>
      <Sheet as="section" aria-labelledby="e-services-company">
        <h2 id="e-services-company" className={styles['heading']}>
          {t('eServices.byCompany')}
        </h2>
        <CompaniesByNumber />
      </Sheet>
      <Sheet as="section" aria-labelledby="e-services-application">
        <h2 id="e-services-application" className={styles['heading']}>
          {t('eServices.byApplication')}
        </h2>
        <AskForCode />
      </Sheet>
      <Sheet as="section" aria-labelledby="e-services-copies">
        <h2 id="e-services-copies" className={styles['heading']}>
          {t('buyCopies.title')}
        </h2>
        <p className={styles['lead']}>{t('buyCopies.lead')}</p>
        <PortalLink to="/request-document-eServices">{t('buyCopies.begin')}</PortalLink>
      </Sheet>
    </div>
  );
}
