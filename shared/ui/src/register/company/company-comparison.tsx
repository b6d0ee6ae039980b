import { useState } from 'react';
import { registerAspects } from '@registrar/domain/register';
import { useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { localName } from '../../base/language/local-name';
import { Sheet } from '../../base/layout/sheet';
import { BsAdDateField } from '../../base/dates/bs-ad-date-field';
import { useCompanyWords } from './company-words';
import { FieldValue, useFieldName } from './field-value';
import { useComparison } from './read-company';
import styles from './company.module.css';

interface CompanyComparisonProps {
  readonly id: string;
  /** The first day of which the register can tell, and the day that is shown. */
  readonly keptSince: string;
  readonly on: string;
}

/** Two days side by side: only what is not the same. */
export function CompanyComparison({ id, keptSince, on }: CompanyComparisonProps) {
  const t = useCompanyWords();
  const language = useLanguage();
  const fieldName = useFieldName();
  const [from, setFrom] = useState<string | undefined>(undefined);
  const { data, isError, isFetching, refetch } = useComparison(id, from, on);
  return (
    <Sheet as="section" aria-labelledby="company-comparison">
      <h2 id="company-comparison" className={styles['heading']}>
        {t('comparison')}
      </h2>
      <div className={styles['day']}>
        <p className={styles['soft']}>{t('comparisonHint')}</p>
        <BsAdDateField label={t('compareWith')} value={from} onChange={setFrom} min={keptSince} max={on} />
      </div>
      <div role="status">
        {isError ? (
          <Alert
            type="error"
            showIcon
            title={t('partFailed')}
            action={
              <Button size="small" onClick={() => void refetch()}>
                {t('common:action.retry')}
              </Button>
            }
          />
        ) : null}
        {isFetching ? <Skeleton active /> : null}
        {!isFetching && data?.differences.length === 0 ? <p>{t('noDifference')}</p> : null}
      </div>
      {isFetching || data === undefined || data.differences.length === 0 ? null : (
        <div role="region" aria-labelledby="company-comparison" tabIndex={0} className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('before')}</th>
                <th scope="col">{t('after')}</th>
              </tr>
            </thead>
            <tbody>
              {data.differences.map(({ aspect, subjectId, path, before, after, title }) => (
                <tr key={`${aspect}${subjectId ?? ''}${path}`}>
                  <th scope="row">
                    {registerAspects.name(aspect)[language]}: {fieldName(path)}
                    {title === null ? null : <div className={styles['soft']}>{localName(title, language)}</div>}
                  </th>
                  <td>
                    <FieldValue path={path} value={before} />
                  </td>
                  <td>
                    <FieldValue path={path} value={after} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}
