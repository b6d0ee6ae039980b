import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DisputedCompany } from '@registrar/domain/calls/old-system';
import { useLanguage, usePortal } from '@registrar/runtime';
import { localName, Sheet } from '@registrar/ui';
import { DetailValue, InstantPair } from '@registrar/ui/components';
import styles from './migrated.module.css';

function useDisputedCompanies() {
  const { gateway } = usePortal();
  return useQuery({
    queryKey: ['disputed-companies'],
    queryFn: ({ signal }) =>
      gateway.request<readonly DisputedCompany[]>({
        path: '/auth/api/user-migration/disputes',
        signal,
        quiet: { overlay: true, failureToast: true },
      }),
  });
}

/** For the office: what companies of the older system say is different, also before they have filed anything. */
export function DisputedCompanies() {
  const { t } = useTranslation();
  const language = useLanguage();
  const companies = useDisputedCompanies();
  return (
    <Sheet as="section" aria-label={t('migrated.disputed')} style={{ marginBlockStart: 20 }}>
      <h2 className={styles['heading']}>{t('migrated.disputed')}</h2>
      <p className={styles['number']}>{t('migrated.disputedLead')}</p>
      {companies.isError ? (
        <p role="alert" className={styles['line']}>
          {t('migrated.failed')}
        </p>
      ) : null}
      {companies.data?.length === 0 ? <p className={styles['line']}>{t('migrated.disputedNone')}</p> : null}
      <ul className={styles['companies']}>
        {companies.data?.map((company) => (
          <li key={company.id}>
            <h3 className={styles['second']}>
              <strong>{localName(company, language)}</strong> ·{' '}
              {t('migrated.number', { number: company.registrationNumber })}
            </h3>
            <dl className={styles['answers']}>
              {company.details.map(({ item, value, claimedValue, answeredAt, answeredBy }) => (
                <div key={item} className={styles['dispute']}>
                  <dt>{t(`migrated.item.${item}`)}</dt>
                  <dd>
                    {value === null ? '—' : <DetailValue item={item} value={value} />} →{' '}
                    <strong>
                      <DetailValue item={item} value={claimedValue} />
                    </strong>
                    {answeredBy === null ? null : (
                      <span className={styles['soft']}> · {localName(answeredBy, language)}</span>
                    )}
                    {answeredAt === null ? null : (
                      <span className={styles['soft']}>
                        {' '}
                        · <InstantPair at={answeredAt} inline />
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
