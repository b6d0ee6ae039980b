import type { DashboardInfo } from '@registrar/domain/calls/dashboard';
import { PortalLink } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { useTranslation } from 'react-i18next';

const NOTICES = {
  MIGRATED_UNVERIFIED: { title: 'dashboard.migratedUnverified', settle: 'dashboard.migratedSettle' },
  COMPANY_EMAIL_UNVERIFIED: { title: 'dashboard.companyEmail', settle: 'dashboard.companyEmailSettle' },
  SECOND_FACTOR_MISSING: { title: 'dashboard.secondFactorMissing', settle: 'dashboard.secondFactorSettle' },
} as const;

/** What about the account itself stands in the way, what it is and where it is settled. */
export function AccountNotices({ info }: { readonly info: DashboardInfo }) {
  const { t } = useTranslation('shell-pages');
  const { restriction, isMigrated, emailVerified } = info;
  return (
    <>
      {restriction && (
        <Alert
          type="error"
          showIcon
          title={t(NOTICES[restriction.code].title)}
          description={<PortalLink to={restriction.link}>{t(NOTICES[restriction.code].settle)}</PortalLink>}
        />
      )}
      {isMigrated && restriction?.code !== 'MIGRATED_UNVERIFIED' && (
        <Alert type="info" showIcon title={t('dashboard.migratedDone')} />
      )}
      {!emailVerified && (
        <Alert
          type="warning"
          showIcon
          title={t('dashboard.emailUnverified')}
          description={<PortalLink to="/user-profile">{t('dashboard.verifyEmail')}</PortalLink>}
        />
      )}
    </>
  );
}
