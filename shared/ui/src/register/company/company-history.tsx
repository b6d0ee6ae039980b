import { everyProcess } from '@registrar/domain/enumerations/processes';
import { registerAspects } from '@registrar/domain/register';
import { PortalLink, useLanguage } from '@registrar/runtime';
import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import Tag from 'antd/es/tag';
import { localName } from '../../base/language/local-name';
import { Sheet } from '../../base/layout/sheet';
import { DatePair } from '../../base/dates/date-pair';
import { unfiled, useCompanyWords } from './company-words';
import { FieldValue, useFieldName } from './field-value';
import { useCompanyHistory } from './read-company';
import styles from './company.module.css';

/** What was entered, the newest first. Of what is new the name says enough; of what changed, what it was and is. */
export function CompanyHistory({ id }: { readonly id: string }) {
  const t = useCompanyWords();
  const language = useLanguage();
  const fieldName = useFieldName();
  const { data, isError, refetch } = useCompanyHistory(id);
  return (
    <Sheet as="section" aria-labelledby="company-history">
      <h2 id="company-history" className={styles['heading']}>
        {t('history')}
      </h2>
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
      {data === undefined && !isError ? <Skeleton active /> : null}
      <ol className={styles['entries']}>
        {data?.map(({ effectiveOn, process, filedBy, corrected, changes }) => (
          <li key={`${effectiveOn}${process ?? ''}${changes[0]?.aspect ?? ''}`}>
            <strong>{process === null ? t(unfiled(changes)) : everyProcess.name(process)[language]}</strong>
            <div className={styles['soft']}>
              <DatePair day={effectiveOn} inline />
            </div>
            {corrected == null ? null : (
              <div>
                <Tag color="warning">{t(`corrected.${corrected.fault ?? 'UNKNOWN'}`)}</Tag>{' '}
                <DatePair day={corrected.on} inline />
              </div>
            )}
            {filedBy == null ? null : (
              <div>
                {t('filedByOther')}{' '}
                <PortalLink to={`/company/${filedBy.id}`}>{localName(filedBy, language)}</PortalLink> (
                {filedBy.registrationNumber})
              </div>
            )}
            <ul className={styles['changes']}>
              {changes.map(({ aspect, subjectId, kind, title, fields }) => (
                <li key={`${aspect}${subjectId ?? ''}`}>
                  {t(`entry.${kind}`)}: {registerAspects.name(aspect)[language]}
                  {title === null ? null : <span> – {localName(title, language)}</span>}
                  {kind !== 'CHANGED' ? null : (
                    <ul className={styles['changes']}>
                      {fields.map((field) => (
                        <li key={field.path}>
                          {fieldName(field.path)}:{' '}
                          <del>
                            <FieldValue path={field.path} value={field.before} />
                          </del>{' '}
                          →{' '}
                          <ins>
                            <FieldValue path={field.path} value={field.after} />
                          </ins>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
