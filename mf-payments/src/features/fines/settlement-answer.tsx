import { useTranslation } from 'react-i18next';
import { FormSkeleton, Sheet } from '@registrar/ui';
import type { Question } from './calculator-form';
import { useSettlement } from './fines';
import { SettlementView } from './settlement-view';
import { Unanswered } from './unanswered';
import styles from './fines.module.css';

/** Section 136ka tried out: which years are missing, and what would be paid. */
export function SettlementAnswer({ question }: { readonly question: Question }) {
  const { t } = useTranslation();
  const { companyType, paidUpPaisa, registeredOn, fromYear, toYear, filedOn } = question;
  const isComplete =
    companyType !== undefined &&
    paidUpPaisa !== undefined &&
    registeredOn !== undefined &&
    fromYear !== undefined &&
    toYear !== undefined;
  const settlement = useSettlement(
    isComplete
      ? { companyType, paidUpPaisa, registeredOn, fromYear, toYear, ...(filedOn === undefined ? {} : { on: filedOn }) }
      : undefined,
  );
  if (!isComplete)
    return (
      <p className={styles['soft']} role="status">
        {t('fines.fillIn')}
      </p>
    );
  if (settlement.isError) return <Unanswered error={settlement.error} onRetry={() => void settlement.refetch()} />;
  if (settlement.data === undefined) return <FormSkeleton />;
  return (
    <Sheet as="section" aria-label={t('settlement.title')} style={{ opacity: settlement.isPlaceholderData ? 0.6 : 1 }}>
      <SettlementView settlement={settlement.data} />
      <p className={styles['soft']}>{t('fines.notBinding')}</p>
    </Sheet>
  );
}
