import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import { ConfirmDialog } from '@registrar/ui/overlays';
import { offeredOf, usePerformAction } from '@registrar/ui/filing';
import { discardActions } from '../filing-actions';

/** Takes a draft away for good, where the gateway offers it. */
export function DiscardDraft({ detail, version }: { readonly detail: ApplicationDetail; readonly version: () => number }) {
  const { t } = useTranslation();
  const { navigation } = usePortal();
  const discard = usePerformAction(discardActions);
  const [asking, setAsking] = useState(false);
  const offered = offeredOf(detail, discardActions);
  if (offered?.allowed !== true) return null;

  const confirm = async () => {
    await discard.mutateAsync({ applicationId: detail.id, action: offered.action, version: version() });
    navigation.to('/company-name-reservation', { replace: true });
  };
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {t('discard.open')}
      </Button>
      <ConfirmDialog open={asking} title={t('discard.title')} confirmLabel={t('discard.confirm')} destructive onConfirm={confirm} onCancel={() => setAsking(false)}>
        <p>{t('discard.meaning')}</p>
      </ConfirmDialog>
    </>
  );
}
