import { useTranslation } from 'react-i18next';
import { openDataManifestSchema } from '@registrar/domain/calls/open-data-exports';
import { Button, ListSkeleton, Sheet, useFormats } from '@registrar/ui';
import { DatePair } from '@registrar/ui/components';
import { addressOf, useExports } from './open-data';
import styles from './open-data.module.css';

const MEGABYTE = 1_000_000;

/** The files of each night, with what they are checked by. */
export function ExportedFiles() {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { data, isError, refetch } = useExports();
  return (
    <Sheet as="section" aria-labelledby="files">
      <h2 id="files">{t('openData.files')}</h2>
      <div>{t('openData.filesLead')}</div>
      <a href={addressOf('')}>{t('openData.manifest')}</a>
      {isError ? (
        <p role="alert">
          {t('openData.failed')} <Button onClick={() => void refetch()}>{t('common:action.retry')}</Button>
        </p>
      ) : data === undefined ? (
        <ListSkeleton />
      ) : data.length === 0 ? (
        <p role="status">{t('openData.noFiles')}</p>
      ) : (
        <ul className={styles['rows']}>
          {data.map(({ day, manifest }) => {
            const { files, companies } = openDataManifestSchema.parse(JSON.parse(manifest));
            return (
              <li key={day}>
                <div className={styles['main']}>
                  <DatePair day={day} inline />
                  <div className={styles['soft']}>
                    {t('openData.companies')}: {number(companies)}
                  </div>
                </div>
                {files.map(({ name, size }) => (
                  <a key={name} href={addressOf(`/${day}/${name}`)} download>
                    {t('openData.download', {
                      name,
                      size: number(Math.max(Math.round(size / (MEGABYTE / 10)) / 10, 0.1)),
                    })}
                  </a>
                ))}
              </li>
            );
          })}
        </ul>
      )}
    </Sheet>
  );
}
