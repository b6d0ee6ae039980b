import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '@registrar/runtime';
import { Alert, Button, FormSkeleton } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/components';
import { AccountPage } from '../account-page/account-page';
import { CompanyEmailStep } from './company-email-step';
import { useCompanyEmails } from './company-emails';

/**
 * Before anything else a representative settles where the office writes to the company. Whoever puts it off is logged
 * out and meets this page again at the next login.
 */
export function CompanyEmailPage() {
  const { t } = useTranslation();
  const { access, navigation } = usePortal();
  const companies = useCompanyEmails();
  const [leaving, setLeaving] = useState(false);
  const settled = companies.data?.length === 0;

  const goOn = useEffectEvent(async () => {
    await access.refresh?.();
    navigation.to('/dashboard', { replace: true });
  });
  useEffect(() => {
    if (settled) void goOn();
  }, [settled]);

  const lead =
    companies.data === undefined || settled ? undefined : t('companyEmail.lead', { count: companies.data.length });
  return (
    <AccountPage wide title={t('companyEmail.title')} lead={lead}>
      {companies.isPending ? <FormSkeleton fields={2} /> : null}
      {companies.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('companyEmail.failed')}
          action={<Button onClick={() => void companies.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {settled ? <p role="status">{t('companyEmail.settled')}</p> : null}
      {companies.data?.map((company) => (
        <CompanyEmailStep key={company.companyId} company={company} />
      ))}
      {settled ? null : <Button onClick={() => setLeaving(true)}>{t('companyEmail.notNow')}</Button>}
      <LogOutDialog open={leaving} onCancel={() => setLeaving(false)} />
    </AccountPage>
  );
}

function LogOutDialog({ open, onCancel }: { readonly open: boolean; readonly onCancel: () => void }) {
  const { t } = useTranslation();
  const { auth, toast } = usePortal();
  const logOut = async () => {
    toast.show({ kind: 'info', messageKey: 'companyEmail.loggedOut', dedupeKey: 'company-email' });
    await auth.signOut();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('companyEmail.notNow')}
      confirmLabel={t('companyEmail.logOut')}
      onConfirm={logOut}
      onCancel={onCancel}
    >
      <p>{t('companyEmail.notNowMeans')}</p>
    </ConfirmDialog>
  );
}
