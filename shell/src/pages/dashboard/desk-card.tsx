import { PortalLink } from '@registrar/runtime';
import { Sheet, useFormats } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import { useDeskCounts } from '../management/desk-counts';
import styles from '../pages.module.css';

/** An officer's day in three figures. */
export function DeskCard() {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const { data } = useDeskCounts();
  const figures = [['waiting', data?.waiting], ['mine', data?.mine], ['decidedToday', data?.decidedToday]] as const;
  return (
    <Sheet as="section" aria-labelledby="desk-title">
      <h2 id="desk-title" className={styles['title']}>{t('desk.title')}</h2>
      <dl className={styles['facts']}>
        {figures.map(([key, figure]) => (
          <div key={key}>
            <dt>{t(`desk.count.${key}`)}</dt>
            <dd className={styles['number']}>{figure === undefined ? '–' : formats.number(figure)}</dd>
          </div>
        ))}
      </dl>
      <p style={{ marginBlockStart: 12 }}><PortalLink to="/management">{t('desk.open')}</PortalLink></p>
    </Sheet>
  );
}
