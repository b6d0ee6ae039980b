import type { DashboardInfo } from '@registrar/domain/calls/dashboard';
import { PortalLink } from '@registrar/runtime';
import { Alert } from '@registrar/ui';
import { useTranslation } from 'react-i18next';

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
          title={t(
            restriction.code === 'MIGRATED_UNVERIFIED' ? 'dashboard.migratedUnverified' : 'dashboard.companyEmail',
          )}
          description={
            <PortalLink to={restriction.link}>
              {t(
                restriction.code === 'MIGRATED_UNVERIFIED'
                  ? 'dashboard.migratedSettle'
                  : 'dashboard.companyEmailSettle',
              )}
            </PortalLink>
          }
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
