import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { usePayableWords } from './payable-words';
import { SetPayable } from './set-payable';
import styles from './payable.module.css';

/**
 * What has to be paid and how far the payment is; the operator confirms it or sets it otherwise, an approver
 * counter-signs.
 */
export function PayableStep({ detail }: { readonly detail: ApplicationDetail }) {
  const t = usePayableWords();
  return (
    <section aria-label={t('heading')} className={styles['step']}>
      <h3 className={styles['stepHeading']}>{t('heading')}</h3>
      <SetPayable detail={detail} />
    </section>
  );
}
