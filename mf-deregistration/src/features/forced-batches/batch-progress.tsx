import { useTranslation } from 'react-i18next';
import type { ForcedBatch } from '@registrar/domain/calls/forced-batches';
import { forcedBatchStatuses } from '@registrar/domain/enumerations/forced-batches';
import { useLanguage } from '@registrar/runtime';
import { useFormats } from '@registrar/ui';
import { Progress } from '@registrar/ui/antd';
import styles from './batches.module.css';

/** How far the companies of a batch are: a bar of those that are through, and how many are in which status. */
export function BatchProgress({ batch: { counts, companies } }: { readonly batch: ForcedBatch }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const through = counts.COMPLETED + counts.WITHDRAWN;
  const percent = companies === 0 ? 0 : Math.floor((through / companies) * 100);
  return (
    <div className={styles['progress']}>
      <Progress
        percent={percent}
        aria-label={t('batch.progress')}
        format={(value = 0) => `${formats.number(value)}%`}
        {...(counts.ERROR > 0 && { status: 'exception' as const })}
      />
      <ul className={styles['counts']}>
        {forcedBatchStatuses.keys
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <li key={status}>
              {forcedBatchStatuses.name(status)[language]}: <strong>{formats.number(counts[status])}</strong>
            </li>
          ))}
      </ul>
    </div>
  );
}
