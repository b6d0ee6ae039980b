import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { usePerformAction } from '@registrar/ui/filing';
import { REGISTRATIONS } from '../wizard/registration-address';

/** Takes a draft away for good, where the gateway offers it. The reserved name stays reserved. */
export function DiscardRegistration({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const discard = usePerformAction();
  const [asking, setAsking] = useState(false);
  if (!detail.allowedActions.some(({ action, allowed }) => action === 'discard' && allowed)) return null;
  const confirm = async () => {
    await discard.mutateAsync({ applicationId: detail.id, action: 'discard', version: detail.version });
    navigation.to(REGISTRATIONS, { replace: true });
  };
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>{t('discard.open')}</Button>
      <ConfirmDialog open={asking} title={t('discard.title')} confirmLabel={t('discard.confirm')} destructive onConfirm={confirm} onCancel={() => setAsking(false)}>
        <p>{t('discard.meaning')}</p>
      </ConfirmDialog>
    </>
  );
}
