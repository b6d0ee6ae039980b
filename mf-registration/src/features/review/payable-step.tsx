import { useTranslation } from 'react-i18next';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { SetPayable } from '../fine-revenue/set-payable';
import styles from './review.module.css';

/** What has to be paid and how far the payment is; the operator confirms it or sets it otherwise, an approver counter-signs. */
export function PayableStep({ detail }: { readonly detail: ApplicationDetail }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('review.payable')} className={styles['payable']}>
      <h3 className={styles['heading']}>{t('review.payable')}</h3>
      <SetPayable detail={detail} />
    </section>
  );
}
