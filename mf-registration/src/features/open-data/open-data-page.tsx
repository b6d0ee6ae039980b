import { useTranslation } from 'react-i18next';
import { PageHeader } from '@registrar/ui';
import { ExportedFiles } from './exported-files';
import { NewEntries } from './new-entries';
import { addressOf } from './open-data';
import { Webhooks } from './webhooks';
import styles from './open-data.module.css';

/** The public register for programs, and what was entered lately for everybody. */
export function OpenDataPage() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <PageHeader title={t('openData.title')}>
        <div>{t('openData.lead')}</div>
        <a href={addressOf('/docs')}>{t('openData.calls')}</a>
      </PageHeader>
      <NewEntries />
      <ExportedFiles />
      <Webhooks />
    </div>
  );
}
