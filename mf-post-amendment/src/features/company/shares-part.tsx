import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Alert, Button, FormSkeleton, Sheet, useFormats } from '@registrar/ui';
import {
  BsAdDateField,
  CompanyOwnership,
  ShareholderRegister,
  useCompanyRecord,
  useShareholders,
} from '@registrar/ui/components';
import { useSaveFile } from '@registrar/ui/filing';
import type { CompanyPartProps } from './company-part';
import { useExtract } from './company-standing';
import { ExtractOutcome } from './extract-outcome';
import styles from './company.module.css';

/** Who holds how many shares and which, on any day, with the totals; a company without shares says so. */
export function SharesPart({ standing: { company } }: CompanyPartProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const on = address.get('on') ?? undefined;
  const today = useCompanyRecord(company.id, undefined);
  const extract = useExtract(company.id, 'shareholder');
  const query = on === undefined ? '' : `?on=${on}`;
  const { save, saving } = useSaveFile(
    `/external/api/company/${company.id}/shareholder/csv${query}`,
    `table-of-shares-${company.registrationNumber}.csv`,
  );
  const show = (day: string | undefined) =>
    setAddress(day === undefined ? { part: 'shares' } : { part: 'shares', on: day }, { preventScrollReset: true });
  return (
    <div className={styles['sections']}>
      <Sheet as="section" aria-label={t('company.asOf')}>
        <div className={styles['day']}>
          <span className={styles['soft']} aria-hidden>
            {t('company.asOf')}
          </span>
          <BsAdDateField
            label={t('company.asOf')}
            value={on ?? today.data?.on}
            onChange={show}
            min={today.data?.keptSince}
          />
          {on === undefined ? null : <Button onClick={() => show(undefined)}>{t('company.today')}</Button>}
          <Button loading={extract.isPending} onClick={() => extract.mutate(on)}>
            {t('company.shareExtract')}
          </Button>
          <Button loading={saving} onClick={() => void save()}>
            {t('company.sharesCsv')}
          </Button>
        </div>
        <ExtractOutcome extract={extract} />
      </Sheet>
      <SharesOn key={on ?? ''} companyId={company.id} on={on} />
    </div>
  );
}

function SharesOn({ companyId, on }: { readonly companyId: string; readonly on: string | undefined }) {
  const { t } = useTranslation();
  const { number, money } = useFormats();
  const shares = useShareholders(companyId, on, true);
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
    <>
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
      <CompanyOwnership id={companyId} on={on} />
    </>
  );
}
