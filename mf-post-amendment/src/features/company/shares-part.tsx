import { useTranslation } from 'react-i18next';
import { Alert, Button, FormSkeleton, Sheet, useFormats } from '@registrar/ui';
import { CompanyOwnership, ShareholderRegister, useShareholders } from '@registrar/ui/components';
import type { CompanyPartProps } from './company-part';
import styles from './company.module.css';

/** Who holds how many shares and which, with the totals; a company without shares says so. */
export function SharesPart({ standing: { company } }: CompanyPartProps) {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const shares = useShareholders(company.id, undefined, true);
  if (shares.isPending) return <FormSkeleton />;
  if (shares.isError)
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('company.partFailed')}
        action={<Button onClick={() => void shares.refetch()}>{t('common:action.retry')}</Button>}
      />
    );
  if (shares.data === null) return <Sheet>{t('company.noShares')}</Sheet>;
  const { issued, holders } = shares.data;
  return (
    <div className={styles['sections']}>
      <Sheet>
        <p className={styles['totals']}>
          {t('company.shareTotals', {
            issued: number(issued),
            holders: number(holders.length),
            paid: money(holders.reduce((sum, { paid }) => sum + paid, 0)),
          })}
        </p>
        <ShareholderRegister list={shares.data} />
      </Sheet>
      <CompanyOwnership id={company.id} on={undefined} />
    </div>
  );
}
