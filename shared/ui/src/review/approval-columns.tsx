import { useReviewWords } from './review-words';
import type { DeskItem } from '@registrar/domain/calls/desk';
import { everyProcess } from '@registrar/domain/enumerations/processes';
import { PortalLink, useFilingAddress, useLanguage } from '@registrar/runtime';
import type { ColumnsType } from 'antd/es/table';
import { InstantPair } from '../base/dates/date-pair';
import { StatusBadge } from '../base/status/status-badge';
import { TurnLabel } from '../base/status/turn-label';
import { localName } from '../base/language/local-name';
import { TermBadge } from './term-badge';

/** Where a kind stands that this version of the portal has no page for. */
const DESK = '/management';
const soft = { fontSize: 14 } as const;

/**
 * What officers choose by: the name, who asked and under which number, where it stands and with whom, how much of its
 * term has run, since when it waits. `withKind`: in a list of several kinds also what is asked for.
 */
export function useApprovalColumns({ withKind = false } = {}): ColumnsType<DeskItem> {
  const t = useReviewWords();
  const language = useLanguage();
  const addressOf = useFilingAddress();
  return [
    {
      title: t('column.companyName'),
      key: 'name',
      width: '27%',
      render: (_, row) => (
        <PortalLink to={addressOf(row.processName, row.id, 'review') ?? DESK}>
          <strong lang="ne">{row.titleNepali}</strong>
          {row.titleNepali && row.titleEnglish ? <br /> : null}
          <span lang="en">{row.titleEnglish}</span>
          {withKind ? <div style={soft}>{everyProcess.name(row.processName)[language]}</div> : null}
        </PortalLink>
      ),
    },
    {
      title: t('column.applicantAndNumber'),
      key: 'applicant',
      render: (_, row) => (
        <>
          {localName(row.applicant, language)}
          <div style={soft}>{row.applicationNumber ?? '—'}</div>
        </>
      ),
    },
    {
      title: t('column.statusAndTurn'),
      key: 'status',
      width: 210,
      render: (_, row) => (
        <>
          <StatusBadge status={row.status} revoked={row.revoked} />
          <div style={soft}>
            {row.assignee === null ? (
              <TurnLabel turn={row.turn} />
            ) : (
              t('approval.heldBy', { name: localName(row.assignee, language) })
            )}
          </div>
        </>
      ),
    },
    { title: t('column.term'), key: 'term', render: (_, row) => <TermBadge clock={row.clock} /> },
    {
      title: t('column.submitted'),
      key: 'submitted',
      render: (_, row) => (row.submittedAt === null ? '—' : <InstantPair at={row.submittedAt} />),
    },
  ];
}
