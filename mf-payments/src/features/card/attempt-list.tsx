import { useTranslation } from 'react-i18next';
import type { PaymentAttempt } from '@registrar/domain/calls/payments';
import { banks, paymentModes } from '@registrar/domain/enumerations/money';
import { useLanguage } from '@registrar/runtime';
import { InstantPair } from '@registrar/ui/components';
import { Tag } from '@registrar/ui/antd';
import styles from './card.module.css';

const COLOURS: Readonly<Record<PaymentAttempt['status'], string>> = {
  OPEN: 'processing',
  SUCCESS: 'success',
  FAILED: 'error',
  MISMATCH: 'warning',
};

/** Every try at the payment gateway, the newest first. */
export function AttemptList({ attempts }: { readonly attempts: readonly PaymentAttempt[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <>
      <h2 style={{ fontSize: 17, margin: '0 0 8px' }}>{t('payment.tries')}</h2>
      <ul className={styles['tries']}>
        {attempts.map((attempt) => (
          <li key={attempt.id}>
            <Tag color={COLOURS[attempt.status]}>
              {t(attempt.failure === null ? `attempt.${attempt.status}` : `attempt.failure.${attempt.failure}`)}
            </Tag>
            <InstantPair at={attempt.beganAt} inline />
            <span>
              {banks.name(attempt.bank)[language]}, {paymentModes.name(attempt.mode)[language]}
            </span>
            {attempt.transactionId === null ? null : (
              <span className={styles['soft']}>
                {t('attempt.transaction')} <span lang="en">{attempt.transactionId}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
