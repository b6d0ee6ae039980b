import { useTranslation } from 'react-i18next';
import { registerAspects } from '@registrar/domain/register';
import { entryChanges } from '@registrar/domain/calls/publications';
import { PortalLink, useLanguage } from '@registrar/runtime';
import { Button, ListSkeleton, localName, Sheet } from '@registrar/ui';
import { InstantPair } from '@registrar/ui/components';
import { addressOf, useLatestPublications } from './open-data';
import styles from './open-data.module.css';

/** What was entered lately, as everybody may read it. */
export function NewEntries() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, isError, refetch } = useLatestPublications();
  return (
    <Sheet as="section" aria-labelledby="new-entries">
      <h2 id="new-entries">{t('openData.news')}</h2>
      <div>
        {t('openData.newsLead')} <code>{addressOf('/entries?after=0')}</code>
      </div>
      {isError ? (
        <p role="alert">
          {t('openData.failed')} <Button onClick={() => void refetch()}>{t('common:action.retry')}</Button>
        </p>
      ) : data === undefined ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <p role="status">{t('openData.noNews')}</p>
      ) : (
        <ul className={styles['rows']}>
          {data.map(({ number, company, entries, publishedAt }) => (
            <li key={number}>
              <div className={styles['main']}>
                <PortalLink to={`/company/${company.id}`}>{localName(company, language)}</PortalLink>
                <div>
                  {entries
                    .map(
                      ({ aspect, change }) =>
                        `${registerAspects.name(aspect)[language]} (${entryChanges.name(change)[language]})`,
                    )
                    .join(', ')}
                </div>
              </div>
              <div className={styles['soft']}>
                <InstantPair at={publishedAt} inline />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
