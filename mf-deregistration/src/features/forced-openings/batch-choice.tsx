import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForcedCandidate } from '@registrar/domain/calls/forced-openings';
import { FORCED_BATCH_MAXIMUM } from '@registrar/domain/enumerations/forced-batches';
import { Button, useFormats } from '@registrar/ui';
import { ProposeBatchDialog } from '../forced-batches/propose-batch-dialog';
import styles from '../forced-batches/batches.module.css';
import { useAllCandidates } from './forced-openings';

interface BatchChoiceProps {
  readonly search: string;
  readonly total: number;
  readonly chosen: readonly ForcedCandidate[];
  readonly onChoose: (chosen: readonly ForcedCandidate[]) => void;
}

/** How many companies are chosen for a batch; chooses all that are found, up to a hundred, and proposes them. */
export function BatchChoice({ search, total, chosen, onChoose }: BatchChoiceProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [proposing, setProposing] = useState(false);
  const all = useAllCandidates();
  const most = formats.number(Math.min(total, FORCED_BATCH_MAXIMUM));
  return (
    <div className={styles['actions']}>
      <Button
        loading={all.isPending}
        disabled={total === 0}
        onClick={() =>
          all.mutate(search, { onSuccess: ({ items }) => onChoose(items.filter(({ isProposed }) => !isProposed)) })
        }
      >
        {t('batch.chooseAll', { most })}
      </Button>
      {chosen.length === 0 ? null : (
        <>
          <Button type="primary" aria-haspopup="dialog" onClick={() => setProposing(true)}>
            {t('batch.propose', { companies: formats.number(chosen.length) })}
          </Button>
          <Button onClick={() => onChoose([])}>{t('batch.chooseNone')}</Button>
        </>
      )}
      {proposing && chosen.length > 0 ? (
        <ProposeBatchDialog
          candidates={chosen}
          onLeaveOut={(ids) => onChoose(chosen.filter(({ company }) => !ids.includes(company.id)))}
          onClose={() => setProposing(false)}
        />
      ) : null}
    </div>
  );
}
