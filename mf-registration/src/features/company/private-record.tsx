import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { registerAspects } from '@registrar/domain/register';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import { Alert, Button, Sheet, Skeleton, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/filing';
import { FieldValue } from './field-value';
import { partName } from './part-name';
import { useFullRecord, useShareholders } from './read-company';
import styles from './company.module.css';

/**
 * The shareholders with their numbers, and which filing set what: for who answers for the company and for its office.
 * It is asked for by a button, because that somebody of the office has read it is written down.
 */
export function PrivateRecord({ id, on }: { readonly id: string; readonly on: string | undefined }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const shareholders = useShareholders(id, on, opened);
  const record = useFullRecord(id, on, opened);
  const failed = shareholders.isError || record.isError;
  return (
    <Sheet as="section" aria-labelledby="company-private">
      <h2 id="company-private" className={styles['heading']}>{t('company.private')}</h2>
      <p className={styles['soft']}>{t('company.privateHint')}</p>
      {opened ? null : <Button onClick={() => setOpened(true)}>{t('company.openPrivate')}</Button>}
      {failed ? <Alert role="alert" type="info" showIcon title={t('company.privateRefused')} /> : null}
      {opened && !failed && (shareholders.data === undefined || record.data === undefined) ? <Skeleton active /> : null}
      {shareholders.data ? <Shareholders list={shareholders.data} /> : null}
      {shareholders.data === null ? <p>{t('company.noOwnership')}</p> : null}
      {record.data ? <Setters record={record.data} /> : null}
    </Sheet>
  );
}

function Shareholders({ list }: { readonly list: NonNullable<ReturnType<typeof useShareholders>['data']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { number, digits, money } = useFormats();
  const written = (ranges: readonly { from: number; to: number }[]) => ranges.map(({ from, to }) => (from === to ? number(from) : `${number(from)}–${number(to)}`)).join(', ');
  return (
    <>
      <h3 id="company-shareholders">{t('company.shareholders')}</h3>
      <div role="region" aria-labelledby="company-shareholders" tabIndex={0} className={styles['scroll']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('company.holder')}</th><th scope="col">{t('company.identification')}</th><th scope="col">{t('company.shares')}</th><th scope="col">{t('company.percent')}</th>
              <th scope="col">{t('company.paid')}</th><th scope="col">{t('company.kitta')}</th>
            </tr>
          </thead>
          <tbody>
            {list.holders.map((holder) => (
              <tr key={holder.id}>
                <th scope="row">{language === 'ne' ? holder.nameNepali || holder.nameEnglish : holder.nameEnglish || holder.nameNepali}</th>
                <td lang="en">{holder.identificationNumber === null ? '–' : holder.identificationNumber}</td>
                <td>{number(holder.shares)}</td>
                <td>{digits((holder.hundredths / 100).toFixed(2))}%</td>
                <td>{money(holder.paid)}</td>
                <td>{written(holder.ranges)}</td>
              </tr>
            ))}
            {list.buckets.map(({ bucket, shares, ranges }) => (
              <tr key={bucket}>
                <th scope="row">{t(`company.bucket.${bucket}`)}</th><td>–</td><td>{number(shares)}</td><td>–</td><td>–</td><td>{written(ranges)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles['soft']}>{t('company.seal')} <span lang="en" className={styles['seal']}>{list.posting.hash}</span></p>
    </>
  );
}

function Setters({ record }: { readonly record: NonNullable<ReturnType<typeof useFullRecord>['data']> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const filings = new Map(record.filings.map((filing) => [filing.id, filing]));
  return (
    <>
      <h3>{t('company.setters')}</h3>
      {record.parts.map(({ aspect, subjectId, title, fields }) => (
        <details key={`${aspect}${subjectId ?? ''}`} className={styles['part']}>
          <summary>{registerAspects.name(aspect)[language]}{title === null ? '' : ` – ${language === 'ne' ? title.nameNepali || title.nameEnglish : title.nameEnglish || title.nameNepali}`}</summary>
          <dl className={styles['facts']}>
            {fields.map(({ path, value, setOn, setBy }) => {
              const filing = setBy === null ? undefined : filings.get(setBy);
              return (
                <div key={path} className={styles['fact']}>
                  <dt>{partName(path, language)}</dt>
                  <dd>
                    <FieldValue path={path} value={value} />
                    <div className={styles['soft']}>
                      {filing ? `${everyProcess.name(filing.process)[language]}${filing.applicationNumber === null ? '' : ` ${filing.applicationNumber}`}` : t('company.takenOver')}, <DatePair day={setOn} inline />
                    </div>
                  </dd>
                </div>
              );
            })}
          </dl>
        </details>
      ))}
    </>
  );
}
