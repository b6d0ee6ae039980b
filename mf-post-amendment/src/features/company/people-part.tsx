import { useTranslation } from 'react-i18next';
import type { Representative } from '@registrar/domain/calls/representatives';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Alert, Button, FormSkeleton, localName, Sheet } from '@registrar/ui';
import { useCompanyRecord, DatePair } from '@registrar/ui/components';
import type { CompanyPartProps } from './company-part';
import { useCompanyPeople } from './company-standing';
import styles from './company.module.css';

/** Directors as the register has them, and who speaks for the company; the latter is for those who do. */
export function PeoplePart({ standing: { company, reader } }: CompanyPartProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const record = useCompanyRecord(company.id, undefined);
  const ofRepresentatives = reader === 'REPRESENTATIVE';
  const people = useCompanyPeople(company.id, ofRepresentatives);
  const failed = (query: { readonly isError: boolean; readonly refetch: () => unknown }) =>
    query.isError ? (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={t('company.partFailed')}
        action={<Button onClick={() => void query.refetch()}>{t('common:action.retry')}</Button>}
      />
    ) : null;
  return (
    <div className={styles['sections']}>
      <Sheet as="section" aria-labelledby="directors">
        <h2 id="directors" className={styles['heading']}>
          {t('company.directors')}
        </h2>
        {failed(record)}
        {record.isPending ? <FormSkeleton /> : null}
        {record.data?.directors.length === 0 ? <p className={styles['soft']}>{t('company.noDirectors')}</p> : null}
        <ul className={styles['people']}>
          {record.data?.directors.map((director) => (
            <li key={director.id}>
              <strong>{localName(director, language)}</strong>
              {director.independent ? ` (${t('company.independent')})` : ''}
              {director.since === null ? null : (
                <div className={styles['soft']}>
                  {t('company.since')} <DatePair day={director.since} inline />
                  {director.until === null ? null : (
                    <>
                      {' '}
                      {t('company.until')} <DatePair day={director.until} inline />
                    </>
                  )}
                </div>
              )}
            </li>
          ))}
          {record.data?.focalPersons.map((person) => (
            <li key={person.id}>
              <strong>{localName(person, language)}</strong> ({t('company.focalPerson')})
            </li>
          ))}
          {record.data?.auditors?.map((auditor) => (
            <li key={auditor.id}>
              <strong>{localName(auditor, language)}</strong> ({t('company.auditor')})
            </li>
          ))}
        </ul>
      </Sheet>
      <Sheet as="section" aria-labelledby="representatives">
        <h2 id="representatives" className={styles['heading']}>
          {t('company.representatives')}
        </h2>
        {ofRepresentatives ? null : <p className={styles['soft']}>{t('company.representativesElsewhere')}</p>}
        {failed(people)}
        {ofRepresentatives && people.isPending ? <FormSkeleton /> : null}
        <ul className={styles['people']}>
          {people.data?.representatives.map((person: Representative) => (
            <li key={person.accountId}>
              <strong>{localName(person, language)}</strong>
              {person.self ? ` (${t('company.you')})` : ''}
              {person.state === 'FORMER' ? ` (${t('company.former')})` : ''}
              <div className={styles['soft']}>
                {t('company.since')} <DatePair day={person.since} inline />
                {person.until === null ? null : (
                  <>
                    {' '}
                    {t('company.until')} <DatePair day={person.until} inline />
                  </>
                )}
              </div>
            </li>
          ))}
        </ul>
        {ofRepresentatives ? (
          <p className={styles['links']}>
            <PortalLink to="/representatives">{t('company.toRepresentatives')}</PortalLink>
          </p>
        ) : null}
      </Sheet>
    </div>
  );
}
