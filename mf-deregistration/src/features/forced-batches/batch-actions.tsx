import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForcedBatchDetail } from '@registrar/domain/calls/forced-batches';
import { Button, useFormats } from '@registrar/ui';
import { RemarksDialog } from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import type { ProposalAction } from '@registrar/ui/review';
import { lettersOf, useBatchStep } from './batches';
import styles from './batches.module.css';
import { ServeDialog } from './serve-dialog';

interface BatchActionsProps {
  readonly batch: ForcedBatchDetail;
  readonly chosen: readonly string[];
  /** The chosen companies were taken out. */
  readonly onDone: () => void;
}

/** Deciding on the batch, taking companies out, trying again, printing its notices and recording their service. */
export function BatchActions({ batch, chosen, onDone }: BatchActionsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const step = useBatchStep(batch.id);
  const [asked, setAsked] = useState<ProposalAction | 'takeOut'>();
  const [isServing, setServing] = useState(false);
  const { save, saving } = useSaveFile(lettersOf(batch.id), 'notices.pdf');
  const actions: readonly ProposalAction[] = [
    ...(batch.mayDecide ? (['approve', 'refuse'] as const) : []),
    ...(batch.mayWithdraw ? (['withdraw'] as const) : []),
  ];
  const count = formats.number(chosen.length);
  return (
    <div className={styles['actions']}>
      {actions.map((action) => (
        <Button
          key={action}
          type={action === 'approve' ? 'primary' : 'default'}
          danger={action === 'refuse'}
          aria-haspopup="dialog"
          onClick={() => setAsked(action)}
        >
          {t(`batch.${action}`)}
        </Button>
      ))}
      {batch.mayTakeOut ? (
        <Button disabled={chosen.length === 0} aria-haspopup="dialog" onClick={() => setAsked('takeOut')}>
          {t('batch.takeOut', { companies: count })}
        </Button>
      ) : null}
      {batch.mayRetry ? (
        <Button loading={step.isPending} onClick={() => step.mutate({ step: 'retry' })}>
          {t('batch.retry')}
        </Button>
      ) : null}
      {batch.mayServe === true ? (
        <Button aria-haspopup="dialog" onClick={() => setServing(true)}>
          {t('batch.serve')}
        </Button>
      ) : null}
      {isServing ? <ServeDialog batch={batch} onClose={() => setServing(false)} /> : null}
      {batch.hasLetters ? (
        <Button loading={saving} onClick={() => void save()}>
          {t('batch.letters')}
        </Button>
      ) : null}
      {asked === undefined ? null : (
        <RemarksDialog
          open
          title={asked === 'takeOut' ? t('batch.takeOut', { companies: count }) : t(`batch.${asked}`)}
          confirmLabel={asked === 'takeOut' ? t('batch.takeOutShort') : t(`batch.${asked}`)}
          destructive={asked !== 'approve'}
          remark={asked === 'refuse' || asked === 'takeOut' ? 'required' : 'optional'}
          onConfirm={async ({ remark }) => {
            await step.mutateAsync(
              asked === 'takeOut' ? { step: 'take-out', companyIds: chosen, remark } : { step: asked, remark },
            );
            setAsked(undefined);
            if (asked === 'takeOut') onDone();
          }}
          onCancel={() => setAsked(undefined)}
        >
          {t(`batch.means.${asked}`, { companies: formats.number(batch.counts.HOLD) })}
        </RemarksDialog>
      )}
    </div>
  );
}
