import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { ForcedBatchDetail } from '@registrar/domain/calls/forced-batches';
import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { isGatewayFailure, PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, PageHeader, PageSkeleton, useFormats } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { BatchActions } from './batch-actions';
import { BatchItems } from './batch-items';
import { BatchProgress } from './batch-progress';
import { BATCHES_PAGE, useBatch } from './batches';
import styles from './batches.module.css';

/** One batch: what was proposed, how far each of its companies is, and what the reader may do with it. */
export function BatchPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const batch = useBatch(id);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (batch.isPending) return <PageSkeleton />;
  if (batch.isError) {
    const gone = isGatewayFailure(batch.error) && [400, 404, 422].includes(batch.error.status);
    return (
      <>
        <PageHeader title={t('batch.batch')} />
        <Alert
          role="alert"
          type={gone ? 'info' : 'error'}
          showIcon
          title={t(gone ? 'batch.gone' : 'batch.failed')}
          action={
            gone ? (
              <PortalLink to={BATCHES_PAGE}>{t('batch.toList')}</PortalLink>
            ) : (
              <Button onClick={() => void batch.refetch()}>{t('common:action.retry')}</Button>
            )
          }
        />
      </>
    );
  }
  return (
    <>
      <BatchHeader batch={batch.data} />
      <BatchProgress batch={batch.data} />
      <BatchActions batch={batch.data} chosen={chosen} onDone={() => setChosen([])} />
      <BatchItems batch={batch.data} chosen={chosen} onChoose={setChosen} />
    </>
  );
}

function BatchHeader({ batch }: { readonly batch: ForcedBatchDetail }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const formats = useFormats();
  const { companies, ground, remark, proposedBy, proposedAt, decidedBy, decidedAt, decisionRemark } = batch;
  const name = (one: typeof proposedBy) => (language === 'ne' ? one.fullNameNepali : one.fullNameEnglish);
  return (
    <PageHeader title={t('batch.of', { companies: formats.number(companies) })}>
      <div>{forcedGrounds.name(ground)[language]}</div>
      <div className={styles['lines']}>{t('batch.reason', { remark })}</div>
      <div className={styles['soft']}>
        {t('batch.by', { name: name(proposedBy) })} · <InstantPair at={proposedAt} inline />
      </div>
      {decidedBy === null || decidedAt === null ? null : (
        <div className={styles['soft']}>
          {t(`batch.decided.${batch.status}`, { name: name(decidedBy) })} · <InstantPair at={decidedAt} inline />
          {decisionRemark === null ? null : <div>{decisionRemark}</div>}
        </div>
      )}
      <div>
        <PortalLink to={BATCHES_PAGE}>{t('batch.toList')}</PortalLink>
      </div>
    </PageHeader>
  );
}
