import type { DashboardCompany } from '@registrar/domain/calls/dashboard';
import { companyStatuses } from '@registrar/domain/enumerations/statuses';
import { PortalLink } from '@registrar/runtime';
import { Sheet, useLanguage } from '@registrar/ui';
import { Tag } from '@registrar/ui/antd';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { ApplicationLine } from './recent-applications';

/** Each company the person speaks or acts for: where it stands, and what can be begun for it today. */
export function CompaniesCard({ companies }: { readonly companies: readonly DashboardCompany[] }) {
  const { t } = useTranslation('shell-pages');
  if (companies.length === 0) return null;
  return (
    <div id="companies">
      <Sheet as="section" aria-labelledby="companies-title">
        <h2 id="companies-title" className={styles['title']}>
          {t('companies.title')}
        </h2>
        <ul className={styles['list']}>
          {companies.map((company) => (
            <Company key={`${company.companyId}-${company.capacity}`} company={company} />
          ))}
        </ul>
      </Sheet>
    </div>
  );
}

const CAPACITY = {
  REPRESENTATIVE: 'companies.representative',
  INTERMEDIARY: 'companies.intermediary',
  HEIR: 'companies.heir',
  LIQUIDATOR: 'companies.liquidator',
} as const;

function Company({ company }: { readonly company: DashboardCompany }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const ne = language === 'ne';
  const { nameNepali, nameEnglish, registrationNumber, status, capacity, emailVerified, applications, activities } =
    company;
  return (
    <li style={{ padding: '12px 0', display: 'grid', gap: 8 }}>
      <span className={styles['names']}>
        <strong>{ne ? nameNepali : nameEnglish}</strong>
        <span className={styles['row']}>
          <span className={styles['soft']}>{t('companies.number', { number: registrationNumber })}</span>
          <span className={styles['soft']}>{companyStatuses.name(status)[language]}</span>
          <span className={styles['soft']}>{t(CAPACITY[capacity])}</span>
          {!emailVerified && <Tag color="warning">{t('companies.emailUnverified')}</Tag>}
        </span>
      </span>
      {activities.length > 0 && (
        <nav aria-label={`${t('companies.today')}: ${ne ? nameNepali : nameEnglish}`} className={styles['row']}>
          {activities.map(({ code, titleNe, titleEn, link }) => (
            <PortalLink key={code} to={link}>
              {ne ? titleNe : titleEn}
            </PortalLink>
          ))}
        </nav>
      )}
      {applications.length === 0 ? (
        <p className={styles['soft']}>{t('companies.noApplications')}</p>
      ) : (
        <>
          <h3 style={{ fontSize: 16 }}>{t('companies.applications')}</h3>
          <ul className={styles['list']}>
            {applications.map((application) => (
              <ApplicationLine key={application.id} application={application} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
