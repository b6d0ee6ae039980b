import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink, useFilingAddress } from '@registrar/runtime';
import { Sheet, useLanguage } from '@registrar/ui';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';
import { useTranslation } from 'react-i18next';
import styles from '../pages.module.css';

interface RecentApplicationsProps {
  readonly applications: readonly ApplicationSummary[];
  /** Ids of those that stand with their company already. */
  readonly shownAbove: readonly string[];
}

export function RecentApplications({ applications, shownAbove }: RecentApplicationsProps) {
  const { t } = useTranslation('shell-pages');
  const others = applications.filter(({ id }) => !shownAbove.includes(id));
  if (others.length === 0 && shownAbove.length > 0) return null;
  return (
    <Sheet as="section" aria-labelledby="recent-title">
      <h2 id="recent-title" className={styles['title']}>
        {t('recent.title')}
      </h2>
      {others.length === 0 ? (
        <p className={styles['soft']}>{t('recent.none')}</p>
      ) : (
        <ul className={styles['list']}>
          {others.map((application) => (
            <ApplicationLine key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

/** An application in a list: what it is, where it stands, whose turn it is. */
export function ApplicationLine({ application }: { readonly application: ApplicationSummary }) {
  const { t } = useTranslation('shell-pages');
  const language = useLanguage();
  const { id, processName, status, revoked, turn, titleEnglish, titleNepali, applicationNumber, updatedAt } =
    application;
  const process = everyProcess.name(processName)[language];
  const title = (language === 'ne' ? titleNepali || titleEnglish : titleEnglish || titleNepali) || t('recent.untitled');
  const path = useFilingAddress()(processName, id, 'own');
  return (
    <li className={styles['line']}>
      <span className={styles['names']}>
        {path === null ? <strong>{title}</strong> : <PortalLink to={path}>{title}</PortalLink>}
        <span className={styles['soft']}>
          {[process, applicationNumber && applicationNumber].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles['row']}>
        <span className={styles['soft']}>
          <InstantPair at={updatedAt} inline />
        </span>
        <span className={styles['soft']}>
          <TurnLabel turn={turn} own />
        </span>
        <StatusBadge status={status} revoked={revoked} />
      </span>
    </li>
  );
}
