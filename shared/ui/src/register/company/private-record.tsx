import { useState } from 'react';
import { registerAspects } from '@registrar/domain/register';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { localName } from '../../base/language/local-name';
import { Sheet } from '../../base/layout/sheet';
import { DatePair } from '../../base/dates/date-pair';
import { unfiled, useCompanyWords } from './company-words';
import { FieldValue } from './field-value';
import { partName } from './part-name';
import { ShareholderRegister } from './shareholder-register';
import { useFullRecord, useShareholders } from './read-company';
import styles from './company.module.css';

/**
 * The shareholders with their numbers, and which filing set what: for who answers for the company and for its office.
 * It is asked for by a button, because that somebody of the office has read it is written down.
 */
export function PrivateRecord({ id, on }: { readonly id: string; readonly on: string | undefined }) {
  const t = useCompanyWords();
  const [opened, setOpened] = useState(false);
  const shareholders = useShareholders(id, on, opened);
  const record = useFullRecord(id, on, opened);
  const failed = shareholders.isError || record.isError;
  return (
    <Sheet as="section" aria-labelledby="company-private">
      <h2 id="company-private" className={styles['heading']}>
        {t('private')}
      </h2>
      <p className={styles['soft']}>{t('privateHint')}</p>
      {opened ? null : <Button onClick={() => setOpened(true)}>{t('openPrivate')}</Button>}
      {failed ? <Alert role="alert" type="info" showIcon title={t('privateRefused')} /> : null}
      {opened && !failed && (shareholders.data === undefined || record.data === undefined) ? <Skeleton active /> : null}
      {shareholders.data ? <ShareholderRegister list={shareholders.data} /> : null}
      {shareholders.data === null ? <p>{t('noOwnership')}</p> : null}
      {record.data ? <Setters record={record.data} /> : null}
    </Sheet>
  );
}

function Setters({ record }: { readonly record: NonNullable<ReturnType<typeof useFullRecord>['data']> }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const filings = new Map(record.filings.map((filing) => [filing.id, filing]));
  return (
    <>
      <h3>{t('setters')}</h3>
      {record.parts.map(({ aspect, subjectId, title, fields }) => (
        <details key={`${aspect}${subjectId ?? ''}`} className={styles['part']}>
          <summary>
            {registerAspects.name(aspect)[language]}
            {title === null ? '' : ` – ${localName(title, language)}`}
          </summary>
          <dl className={styles['facts']}>
            {fields.map(({ path, value, setOn, setBy }) => {
              const filing = setBy === null ? undefined : filings.get(setBy);
              return (
                <div key={path} className={styles['fact']}>
                  <dt>{partName(path, language)}</dt>
                  <dd>
                    <FieldValue path={path} value={value} />
                    <div className={styles['soft']}>
                      {filing
                        ? `${everyProcess.name(filing.process)[language]}${filing.applicationNumber === null ? '' : ` ${filing.applicationNumber}`}`
                        : t(unfiled([{ aspect }]))}
                      , <DatePair day={setOn} inline />
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
