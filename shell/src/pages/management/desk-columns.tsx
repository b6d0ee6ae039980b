import type { DeskItem } from '@registrar/domain/calls/desk';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink } from '@registrar/runtime';
import { Button } from '@registrar/ui';
import type { ColumnsType } from '@registrar/ui/antd';
import { InstantPair, StatusBadge, TurnLabel } from '@registrar/ui/components';
import type { TFunction } from 'i18next';
import type { Language } from '@registrar/contract/shell-api';
import styles from '../pages.module.css';
import { TermBadge } from './term-badge';

interface DeskColumnsOptions {
  readonly t: TFunction<'shell-pages'>;
  readonly language: Language;
  /** Null: who may not read an application reads its title only. */
  readonly addressOf: (item: DeskItem) => string | null;
  readonly onRelease?: (item: DeskItem) => void;
  readonly onAssign?: (item: DeskItem) => void;
}

export function deskColumns({
  t,
  language,
  addressOf,
  onRelease,
  onAssign,
}: DeskColumnsOptions): ColumnsType<DeskItem> {
  const ne = language === 'ne';
  const nameOf = (person: DeskItem['applicant']) => (ne ? person.nameNepali : person.nameEnglish);
  const titleOf = ({ titleEnglish, titleNepali, applicationNumber }: DeskItem) =>
    (ne ? titleNepali || titleEnglish : titleEnglish || titleNepali) || (applicationNumber ?? '');
  return [
    {
      key: 'title',
      title: t('desk.column.application'),
      render: (_, item) => {
        const path = addressOf(item);
        return (
          <span className={styles['names']}>
            {path === null ? <strong>{titleOf(item)}</strong> : <PortalLink to={path}>{titleOf(item)}</PortalLink>}
            <span className={styles['soft']}>
              {[item.applicationNumber ?? '', everyProcess.name(item.processName)[language]]
                .filter(Boolean)
                .join(' · ')}
            </span>
            <span className={styles['soft']}>{t('desk.applicant', { name: nameOf(item.applicant) })}</span>
          </span>
        );
      },
    },
    { key: 'term', title: t('desk.column.term'), render: (_, { clock }) => <TermBadge clock={clock} /> },
    {
      key: 'status',
      title: t('desk.column.status'),
      render: (_, { status, revoked, turn, assignee, lease, stoppedAt }) => (
        <span className={styles['names']}>
          <span>
            <StatusBadge status={status} revoked={revoked} />
          </span>
          {stoppedAt ? <strong>{t('desk.stopped')}</strong> : null}
          <span className={styles['soft']}>{assignee ? nameOf(assignee) : <TurnLabel turn={turn} />}</span>
          {lease && <span className={styles['soft']}>{leaseText(t, lease.minutesLeft)}</span>}
          {assignee && lease === null && status === 'SUBMITTED' && (
            <span className={styles['soft']}>{t('desk.lease.kept')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'submitted',
      title: t('desk.column.submitted'),
      render: (_, { submittedAt }) => (submittedAt === null ? '–' : <InstantPair at={submittedAt} />),
    },
    ...(onRelease || onAssign
      ? [
          {
            key: 'action',
            title: t('desk.column.action'),
            render: (_: unknown, item: DeskItem) => (
              <span className={styles['row']}>
                {onRelease && item.status === 'IN_PROCESS' && (
                  <Button onClick={() => onRelease(item)} aria-label={`${t('desk.release.button')}: ${titleOf(item)}`}>
                    {t('desk.release.button')}
                  </Button>
                )}
                {onAssign && isAssignable(item) && (
                  <Button
                    onClick={() => onAssign(item)}
                    aria-label={`${t(item.assignee ? 'desk.assign.again' : 'desk.assign.button')}: ${titleOf(item)}`}
                  >
                    {t(item.assignee ? 'desk.assign.again' : 'desk.assign.button')}
                  </Button>
                )}
              </span>
            ),
          },
        ]
      : []),
  ];
}

/** An approver's turn is nobody's in particular: there is nothing to give. */
function isAssignable({ status }: DeskItem): boolean {
  return ['SUBMITTED', 'IN_PROCESS', 'BACK_FOR_REVIEW', 'ADDITIONAL_DOCUMENT_SUBMITTED'].includes(status);
}

function leaseText(t: TFunction<'shell-pages'>, minutes: number): string {
  return minutes >= 60
    ? t('desk.lease.hours', { count: Math.floor(minutes / 60) })
    : t('desk.lease.minutes', { count: minutes });
}
