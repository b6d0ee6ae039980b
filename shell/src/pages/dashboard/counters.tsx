import { countTypes } from '@registrar/domain/enumerations/portal';
import { PortalLink } from '@registrar/runtime';
import { useFormats, useLanguage } from '@registrar/ui';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';
import { useDashboardCounts } from './dashboard-counts';

/** The six counters; one that cannot be counted now shows a dash, not a nought. */
export function Counters() {
  const { t } = useTranslation('shell-pages');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <section aria-labelledby="counters-title">
      <h2 id="counters-title" className={styles['title']}>
        {t('counters.title')}
      </h2>
      <ul className={styles['counters']}>
        {useDashboardCounts().map(({ countType, count, link }) => (
          <li key={countType} className={styles['counter']}>
            {link === null || count === 0 ? (
              <span>{countTypes.name(countType)[language]}</span>
            ) : (
              <PortalLink to={link}>{countTypes.name(countType)[language]}</PortalLink>
            )}
            <span className={styles['number']}>{count === null ? '–' : formats.number(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
