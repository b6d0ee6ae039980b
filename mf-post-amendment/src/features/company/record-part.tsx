import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { RegisterAspect } from '@registrar/domain/register';
import { isGatewayFailure, PortalLink, useFilingAddress } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, Sheet } from '@registrar/ui';
import {
  CompanyComparison,
  CompanyFacts,
  EnteredList,
  useCompanyRecord,
  BsAdDateField,
} from '@registrar/ui/components';
import type { CompanyPartProps } from './company-part';
import { AspectFilter, enteredOf } from './aspect-filter';
import { useCompanyEntries, useExtract } from './company-standing';
import { ExtractOutcome } from './extract-outcome';
import styles from './company.module.css';

/** What the register says of the company, today and on any day, and which filing made it so. */
export function RecordPart({ standing: { company, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const [address, setAddress] = useSearchParams();
  const on = address.get('on') ?? undefined;
  const [keptSince, setKeptSince] = useState<string | undefined>(undefined);
  const record = useCompanyRecord(company.id, on);
  const entries = useCompanyEntries(company.id);
  const extract = useExtract(company.id);
  const [aspect, setAspect] = useState<RegisterAspect | undefined>(undefined);
  const addressOf = useFilingAddress();
  if (record.data !== undefined && record.data.keptSince !== keptSince) setKeptSince(record.data.keptSince);
  const show = (day: string | undefined) =>
    setAddress(day === undefined ? { part: 'record' } : { part: 'record', on: day }, { preventScrollReset: true });
  const unknown = isGatewayFailure(record.error) && record.error.status === 404;
  return (
    <div className={styles['sections']}>
      <Sheet as="section" aria-label={t('company.asOf')}>
        <div className={styles['day']}>
          <span className={styles['soft']} aria-hidden>
            {t('company.asOf')}
          </span>
          <BsAdDateField label={t('company.asOf')} value={on ?? record.data?.on} onChange={show} min={keptSince} />
          {on === undefined ? null : <Button onClick={() => show(undefined)}>{t('company.today')}</Button>}
          <Button loading={extract.isPending} onClick={() => extract.mutate(on)}>
            {t('company.extract')}
          </Button>
        </div>
        <ExtractOutcome extract={extract} />
      </Sheet>
      {record.isError ? (
        <Alert
          role="alert"
          type={unknown ? 'info' : 'error'}
          showIcon
          title={unknown ? record.error.message : t('company.failed')}
          action={
            unknown ? undefined : <Button onClick={() => void record.refetch()}>{t('common:action.retry')}</Button>
          }
        />
      ) : null}
      {record.isPending ? <FormSkeleton /> : null}
      {record.data === undefined ? null : <CompanyFacts record={record.data} />}
      <Sheet as="section" aria-labelledby="entries">
        <h2 id="entries" className={styles['heading']}>
          {t('company.entries')}
        </h2>
        {entries.isError ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('company.partFailed')}
            action={<Button onClick={() => void entries.refetch()}>{t('common:action.retry')}</Button>}
          />
        ) : null}
        {entries.isPending ? <FormSkeleton /> : null}
        {entries.data === undefined ? null : (
          <AspectFilter entered={entries.data} aspect={aspect} onChange={setAspect} />
        )}
        {entries.data === undefined ? null : (
          <EnteredList
            entered={enteredOf(entries.data, aspect)}
            linkOf={(filing) => (reader === 'OFFICE' ? null : addressOf(filing.process, filing.id, 'own'))}
            link={({ to, children }) => <PortalLink to={to}>{children}</PortalLink>}
          />
        )}
      </Sheet>
      {record.data === undefined ? null : (
        <CompanyComparison id={company.id} keptSince={record.data.keptSince} on={record.data.on} />
      )}
    </div>
  );
}
