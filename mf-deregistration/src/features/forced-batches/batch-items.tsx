import { useTranslation } from 'react-i18next';
import type { ForcedBatchDetail, ForcedBatchItem } from '@registrar/domain/calls/forced-batches';
import {
  forcedBatchReasons,
  forcedBatchStatuses,
  forcedBatchSteps,
  type ForcedBatchStatus,
} from '@registrar/domain/enumerations/forced-batches';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { localName } from '@registrar/ui';
import { Checkbox, Tag, type ColumnsType } from '@registrar/ui/antd';
import { DatePair, ListPage } from '@registrar/ui/components';
import styles from './batches.module.css';

const TONES: Readonly<Record<ForcedBatchStatus, string>> = {
  HOLD: 'warning',
  QUEUED: 'default',
  PROCESSING: 'processing',
  WITHDRAWN: 'default',
  COMPLETED: 'success',
  ERROR: 'error',
};

interface BatchItemsProps {
  readonly batch: ForcedBatchDetail;
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** Each company of the batch: how far it is, and why it was left out or failed. */
export function BatchItems({ batch, chosen, onChoose }: BatchItemsProps) {
  const { t } = useTranslation();
  const columns = useItemColumns(batch, chosen, onChoose);
  return (
    <ListPage<ForcedBatchItem>
      header={<h2>{t('batch.companies')}</h2>}
      caption={t('batch.companies')}
      columns={columns}
      rowKey={({ company }) => company.id}
      rows={batch.items}
      paging={{ onMore: undefined, loadingMore: false }}
      empty={{ title: t('batch.noCompanies') }}
      minTableWidth={720}
    />
  );
}

/** One that waits for the decision, or that could not be opened. */
const mayGo = ({ status, proceeding }: ForcedBatchItem): boolean =>
  status === 'HOLD' || (status === 'ERROR' && proceeding === null);

function useItemColumns(
  { mayTakeOut }: ForcedBatchDetail,
  chosen: readonly string[],
  onChoose: (chosen: readonly string[]) => void,
): ColumnsType<ForcedBatchItem> {
  const { t } = useTranslation();
  const language = useLanguage();
  return [
    {
      title: t('common:field.company'),
      key: 'company',
      render: (_, item) => {
        const { company } = item;
        const name = localName(company, language);
        return (
          <div className={styles['lines']}>
            {mayTakeOut && mayGo(item) ? (
              <Checkbox
                checked={chosen.includes(company.id)}
                onChange={({ target: { checked } }) =>
                  onChoose(checked ? [...chosen, company.id] : chosen.filter((id) => id !== company.id))
                }
              >
                {name}
              </Checkbox>
            ) : (
              <span>{name}</span>
            )}
            <span>{company.registrationNumber}</span>
          </div>
        );
      },
    },
    {
      title: t('batch.status'),
      key: 'status',
      render: (_, { status, reason, remark, failedAt }) => (
        <div className={styles['lines']}>
          <span>
            <Tag color={TONES[status]}>{forcedBatchStatuses.name(status)[language]}</Tag>
          </span>
          {reason === null ? null : <span>{forcedBatchReasons.name(reason)[language]}</span>}
          {remark === null ? null : <span className={styles['soft']}>{remark}</span>}
          {failedAt === null ? null : <span>{forcedBatchSteps.name(failedAt)[language]}</span>}
        </div>
      ),
    },
    {
      title: t('batch.proceeding'),
      key: 'proceeding',
      render: (_, { proceeding }) =>
        proceeding === null ? null : (
          <div className={styles['lines']}>
            <PortalLink to={`/de-registration-approval/${proceeding.id}`}>{proceeding.number}</PortalLink>
            {proceeding.hasEnded ? <span>{t('batch.ended')}</span> : null}
            {proceeding.servedOn === null ? (
              <span className={styles['soft']}>{t('batch.notServed')}</span>
            ) : (
              <span>
                {t('batch.servedOn')} <DatePair day={proceeding.servedOn} inline />
              </span>
            )}
          </div>
        ),
    },
  ];
}
