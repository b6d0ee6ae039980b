import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MigratedDetails } from '@registrar/domain/calls/old-system';
import { PortalLink, usePortal, useSession } from '@registrar/runtime';
import { Alert, Button, Flex, FormSkeleton, useFormats } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/components';
import { useFailureNotice } from '../../model/use-failure-notice';
import { AccountPage } from '../account-page/account-page';
import { FailureNotice } from '../account-page/failure-notice';
import { CompanyDetails } from './company-details';
import { OwnContact } from './own-contact';
import { useFinishDetails, useMigratedDetails } from './migrated-details';

/** What came over from the older system is gone through before anything else; until then every page leads here. */
export function VerifyDetailsPage() {
  const { t } = useTranslation();
  const { access, auth, navigation } = usePortal();
  const session = useSession();
  const details = useMigratedDetails(session !== null);
  const verified = details.data !== undefined && details.data.verifiedAt !== null;

  const goOn = useEffectEvent(async () => {
    await access.refresh?.();
    navigation.to('/dashboard', { replace: true });
  });
  useEffect(() => {
    if (verified) void goOn();
  }, [verified]);

  if (session === null) {
    return (
      <AccountPage title={t('verifyDetails.title')} lead={t('verifyDetails.signInFirst')}>
        <Button type="primary" size="large" block onClick={() => navigation.to('/login?returnTo=/verify-details')}>
          {t('signIn.submit')}
        </Button>
        <p>
          <PortalLink to="/choose-verification">{t('verifyDetails.notMoved')}</PortalLink>
        </p>
      </AccountPage>
    );
  }
  return (
    <AccountPage wide title={t('verifyDetails.title')} lead={t('verifyDetails.lead')}>
      {details.isPending ? <FormSkeleton fields={6} /> : null}
      {details.isError ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('verifyDetails.failed')}
          action={<Button onClick={() => void details.refetch()}>{t('common:action.retry')}</Button>}
        />
      ) : null}
      {details.data === undefined || verified ? null : (
        <OpenDetails details={details.data} onFinished={() => void details.refetch()} />
      )}
      <Button type="text" onClick={() => void auth.signOut()}>
        {t('verifyDetails.logOut')}
      </Button>
    </AccountPage>
  );
}

function OpenDetails({ details, onFinished }: { readonly details: MigratedDetails; readonly onFinished: () => void }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const notice = useFailureNotice();
  const finish = useFinishDetails();
  const [asking, setAsking] = useState(false);
  const all = details.companies.flatMap((company) => company.details);
  const open = all.filter(({ answered }) => !answered).length + (details.contact.emailVerified ? 0 : 1);
  const disputed = all.filter(({ claimedValue }) => claimedValue !== null).length;

  const send = async () => {
    notice.clear();
    try {
      await finish.mutateAsync();
      setAsking(false);
      onFinished();
    } catch (error) {
      setAsking(false);
      notice.take(error);
    }
  };

  return (
    <>
      <p role="status" style={{ marginBlockEnd: 12 }}>
        <strong>{open === 0 ? t('verifyDetails.allAnswered') : t('verifyDetails.open', { count: open })}</strong>
      </p>
      <OwnContact contact={details.contact} />
      {details.companies.map((company) => (
        <CompanyDetails key={company.id} company={company} />
      ))}
      <FailureNotice message={notice.message} secondsLeft={notice.secondsLeft} />
      <Flex vertical gap="small" align="start" style={{ marginBlock: 16 }}>
        <Button
          type="primary"
          size="large"
          disabled={open > 0}
          aria-describedby={open > 0 ? 'verify-details-open' : undefined}
          onClick={() => setAsking(true)}
        >
          {t('verifyDetails.finish')}
        </Button>
        {open > 0 ? <span id="verify-details-open">{t('verifyDetails.finishLater', { count: open })}</span> : null}
      </Flex>
      <ConfirmDialog
        open={asking}
        title={t('verifyDetails.finishTitle')}
        confirmLabel={t('verifyDetails.finish')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>
          {t('verifyDetails.finishMeans', { confirmed: number(all.length - disputed), disputed: number(disputed) })}
        </p>
      </ConfirmDialog>
    </>
  );
}
