import type { ApplicationSummary } from '@registrar/domain/calls/filings';
import { processTypes } from '@registrar/domain/enumerations/processes';
import { PortalLink } from '@registrar/runtime';
import type { useFormats } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/data';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/filing';
import type { TFunction } from 'i18next';
import type { Language } from '@registrar/contract/shell-api';
import { reviewPath } from '../application-path';
import styles from '../pages.module.css';

export function deskColumns(
  t: TFunction<'shell-pages'>,
  formats: ReturnType<typeof useFormats>,
  language: Language,
): ColumnsType<ApplicationSummary> {
  const ne = language === 'ne';
  const nameOf = (person: ApplicationSummary['applicant']) => (ne ? person.nameNepali : person.nameEnglish);
  return [
    {
      key: 'title',
      title: t('desk.column.application'),
      render: (_, { id, processName, titleEnglish, titleNepali, applicationNumber }) => {
        const path = reviewPath(processName, id);
        const title = (ne ? titleNepali || titleEnglish : titleEnglish || titleNepali) || formats.digits(applicationNumber ?? '');
        return (
          <span className={styles['names']}>
            {path === null ? <strong>{title}</strong> : <PortalLink to={path}>{title}</PortalLink>}
            <span className={styles['soft']}>{formats.digits(applicationNumber ?? '')}</span>
          </span>
        );
      },
    },
    { key: 'process', title: t('desk.column.process'), render: (_, { processName }) => processTypes.name(processName)[language] },
    { key: 'applicant', title: t('desk.column.applicant'), render: (_, { applicant }) => nameOf(applicant) },
    { key: 'submitted', title: t('desk.column.submitted'), render: (_, { submittedAt }) => (submittedAt === null ? '–' : <InstantPair at={submittedAt} />) },
    {
      key: 'status',
      title: t('desk.column.status'),
      render: (_, { status, turn, assignee }) => (
        <span className={styles['names']}>
          <span><StatusBadge status={status} /></span>
          <span className={styles['soft']}>{assignee ? nameOf(assignee) : <TurnLabel turn={turn} />}</span>
        </span>
      ),
    },
  ];
}
