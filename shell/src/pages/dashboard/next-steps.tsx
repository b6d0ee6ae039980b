import type { NextStep } from '@registrar/domain/calls/dashboard';
import { PortalLink } from '@registrar/runtime';
import { Sheet, useLanguage } from '@registrar/ui';
import { DatePair } from '@registrar/ui/filing';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

interface NextStepsProps {
  readonly steps: readonly NextStep[];
  readonly emailVerified: boolean;
}

/** What is worth doing now, the most pressing first, as the gateway orders it. */
export function NextSteps({ steps, emailVerified }: NextStepsProps) {
  const { t } = useTranslation('shell-pages');
  const ne = useLanguage() === 'ne';
  return (
    <Sheet as="section" aria-labelledby="next-title">
      <h2 id="next-title" className={styles['title']}>{t('next.title')}</h2>
      {steps.length === 0 ? (
        <p className={styles['soft']}>{t('next.none')}</p>
      ) : (
        <ul className={styles['list']}>
          {steps.map(({ code, titleNe, titleEn, link, applicationId, dueOn }) => (
            <li key={`${code}-${applicationId ?? link}`} className={styles['line']}>
              <PortalLink to={link}>{ne ? titleNe : titleEn}</PortalLink>
              {dueOn !== null && <span className={styles['soft']}>{t('next.due')} <DatePair day={dueOn} inline /></span>}
            </li>
          ))}
        </ul>
      )}
      {emailVerified && <p className={styles['soft']} style={{ marginBlockStart: 12 }}>{t('dashboard.emailVerified')}</p>}
    </Sheet>
  );
}
