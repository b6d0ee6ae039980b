import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePortal } from '@registrar/runtime';
import Button from 'antd/es/button';
import { ConfirmDialog } from '../../base/dialogs/confirm-dialog';
import { useAsSeen } from '../../base/dialogs/use-as-seen';
import { offeredOf, usePerformAction } from '../filing/perform-action';
import { discardActions } from '../filing/filing-actions';
import { useFilingWords } from '../filing/filing-words';

/** Takes a draft away for good, where the gateway offers it. */
export function DiscardFiling({ detail, leadsTo }: { readonly detail: ApplicationDetail; readonly leadsTo: string }) {
  const t = useFilingWords();
  const { navigation } = usePortal();
  const discard = usePerformAction(discardActions);
  const [asking, setAsking] = useState(false);
  const { version } = useAsSeen(detail, asking);
  const offered = offeredOf(detail, discardActions);
  if (offered?.allowed !== true) return null;
  const confirm = async () => {
    await discard.mutateAsync({ applicationId: detail.id, action: offered.action, version });
    navigation.to(leadsTo, { replace: true });
  };
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {t('discard.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('discard.title')}
        confirmLabel={t('discard.confirm')}
        destructive
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        <p>{t('discard.meaning')}</p>
      </ConfirmDialog>
    </>
  );
}
