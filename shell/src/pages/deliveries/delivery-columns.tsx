import { deliveryChannels, deliveryStates, type Delivery } from '@registrar/domain/calls/deliveries';
import { notificationTypes } from '@registrar/domain/enumerations/notification-types';
import type { useFormats } from '@registrar/ui';
import { Button } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair } from '@registrar/ui/components';
import type { TFunction } from 'i18next';
import styles from '../pages.module.css';

interface DeliveryActions {
  readonly retry: (id: string) => void;
  readonly dismiss: (delivery: Delivery) => void;
}

export function deliveryColumns(
  t: TFunction<'shell-pages'>,
  formats: ReturnType<typeof useFormats>,
  { retry, dismiss }: DeliveryActions,
): ColumnsType<Delivery> {
  const { language } = formats;
  const what = ({ about }: Delivery) =>
    about === null
      ? t('deliveries.ofTheAccount')
      : notificationTypes.has(about)
        ? notificationTypes.name(about)[language]
        : t('deliveries.other');
  return [
    {
      key: 'message',
      title: t('deliveries.column.message'),
      render: (_, delivery) => (
        <span className={styles['names']}>
          <strong>{what(delivery)}</strong>
          <span className={styles['soft']}>
            {deliveryChannels.name(delivery.channel)[language]} · <span lang="en">{delivery.to}</span>
          </span>
          <InstantPair at={delivery.createdAt} inline withTime />
        </span>
      ),
    },
    {
      key: 'state',
      title: t('deliveries.column.state'),
      render: (_, { state, attempts, nextAttemptAt, gaveUpAt }) => (
        <span className={styles['names']}>
          <strong>{deliveryStates.name(state)[language]}</strong>
          <span className={styles['soft']}>{t('deliveries.attempts', { count: attempts })}</span>
          {gaveUpAt !== null && (
            <span className={styles['soft']}>
              <InstantPair at={gaveUpAt} inline withTime />
            </span>
          )}
          {nextAttemptAt !== null && (
            <span className={styles['soft']}>
              {t('deliveries.next')} <InstantPair at={nextAttemptAt} inline withTime />
            </span>
          )}
        </span>
      ),
    },
    // what a server says of itself is in its own language
    {
      key: 'error',
      title: t('deliveries.column.error'),
      render: (_, { lastError }) =>
        lastError === null ? (
          '–'
        ) : (
          <span lang="en" style={{ overflowWrap: 'anywhere' }}>
            {lastError}
          </span>
        ),
    },
    {
      key: 'actions',
      title: t('deliveries.column.actions'),
      render: (_, delivery) => (
        <span className={styles['row']}>
          <Button onClick={() => retry(delivery.id)}>{t('deliveries.retry')}</Button>
          {delivery.state === 'DEAD' && <Button onClick={() => dismiss(delivery)}>{t('deliveries.dismiss')}</Button>}
        </span>
      ),
    },
  ];
}
