import { useState } from 'react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { filingActions } from '@registrar/domain/transitions/actions';
import { useLanguage } from '@registrar/runtime';
import Button from 'antd/es/button';
import { RemarksDialog } from '../../base/dialogs/remarks-dialog';
import { useAsSeen } from '../../base/dialogs/use-as-seen';
import { offeredOf, usePerformAction } from '../filing/perform-action';
import { recallActions } from '../filing/filing-actions';
import { useFilingWords } from '../filing/filing-words';

/** Takes a filing back into one's own hands, as long as nobody at the office has taken it up. */
export function RecallButton({ detail }: { readonly detail: ApplicationDetail }) {
  const t = useFilingWords();
  const language = useLanguage();
  const recall = usePerformAction(recallActions);
  const [asking, setAsking] = useState(false);
  const { version } = useAsSeen(detail, asking);
  const offered = offeredOf(detail, recallActions);
  if (offered?.allowed !== true) return null;
  const name = filingActions.name(offered.action)[language];
  return (
    <>
      <Button onClick={() => setAsking(true)}>{name}</Button>
      {asking ? (
        <RemarksDialog
          open
          title={name}
          confirmLabel={name}
          remark={offered.remark === 'none' ? 'optional' : offered.remark}
          onCancel={() => setAsking(false)}
          onConfirm={async (remark) => {
            await recall.mutateAsync({
              applicationId: detail.id,
              action: offered.action,
              version,
              ...remark,
            });
            setAsking(false);
          }}
        >
          <p>{t('status.recallMeaning')}</p>
        </RemarksDialog>
      ) : null}
    </>
  );
}
