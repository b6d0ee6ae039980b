import { useTranslation } from 'react-i18next';
import type { CompanyCard as Card } from '@registrar/domain/calls/companies';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { DatePair, StatusBadge } from '@registrar/ui/components';
import { localName } from '@registrar/ui';
import styles from './search-company.module.css';

/** What everybody may know of a company. */
export function CompanyCard({ company, heading: Heading }: { readonly company: Card; readonly heading: 'h2' | 'h3' }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const address =
    language === 'ne'
      ? (company.addressNepali ?? company.addressEnglish)
      : (company.addressEnglish ?? company.addressNepali);
  return (
    <article className={styles['card']} aria-labelledby={`company-${company.id}`}>
      <header className={styles['names']}>
        <Heading id={`company-${company.id}`} className={styles['name']}>
          <PortalLink to={`/company/${company.id}`} className={styles['link']}>
            <span lang="ne">{company.nameNepali}</span>
            <span lang="en">{company.nameEnglish}</span>
          </PortalLink>
        </Heading>
        <StatusBadge of="company" status={company.status} />
      </header>
      <dl className={styles['facts']}>
        <Fact label={t('search.number')}>{company.registrationNumber}</Fact>
        <Fact label={t('search.type')}>{localName(company.companyType, language)}</Fact>
        {company.registeredOn === null ? null : (
          <Fact label={t('search.registeredOn')}>
            <DatePair day={company.registeredOn} />
          </Fact>
        )}
        {company.deregisteredOn === null ? null : (
          <Fact label={t('search.deregisteredOn')}>
            <DatePair day={company.deregisteredOn} />
          </Fact>
        )}
        {company.restoredOn == null ? null : (
          <Fact label={t('search.restoredOn')}>
            <DatePair day={company.restoredOn} />
          </Fact>
        )}
        <Fact label={t('search.office')}>{localName(company.office, language)}</Fact>
        {address === null ? null : <Fact label={t('search.address')}>{address}</Fact>}
      </dl>
      {company.formerNames.length === 0 ? null : (
        <p className={styles['former']}>
          {t('search.formerly')} {company.formerNames.map((name) => localName(name, language)).join(', ')}
        </p>
      )}
    </article>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
