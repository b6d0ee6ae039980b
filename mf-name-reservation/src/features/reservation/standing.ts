import { isGranted } from '@registrar/domain/enumerations/application-status';
import type { ApplicationDetail, HistoryEntry } from '@registrar/domain/calls/filings';

/** What there is to say of an application: its status, and what came of it afterwards. */
const standings = [
  'DRAFT',
  'UNDER_GROUP_APPROVAL',
  'SUBMITTED',
  'IN_PROCESS',
  'VERIFY',
  'SENT_FOR_COMMITTEE',
  'BACK_FOR_REVIEW',
  'APPROVED',
  'CONSUMED',
  'EXPIRED',
  'REJECTED',
  'REVOKED',
] as const;
export type Standing = (typeof standings)[number] | 'PARENT_ASKED' | 'PARENT_CONSENTED' | 'PARENT_REFUSED' | 'OTHER';

/** The step that brought the application where it is now. */
export const lastStep = ({ history, status }: ApplicationDetail): HistoryEntry | undefined =>
  history.findLast(({ to, from }) => to === status && from !== to);

export function standingOf(detail: ApplicationDetail, own: boolean): Standing {
  const { status, reservation, group } = detail;
  if (status === 'UNDER_GROUP_APPROVAL' && !own) return 'PARENT_ASKED';
  if (isGranted(status) && reservation !== null && reservation.state !== 'VALID') return reservation.state;
  if (status === 'REJECTED' && reservation?.state === 'REVOKED') return 'REVOKED';
  if (status === 'REJECTED' && (group?.state === 'REFUSED' || lastStep(detail)?.action === 'parentReject'))
    return 'PARENT_REFUSED';
  if (status === 'SUBMITTED' && group?.state === 'CONSENTED') return 'PARENT_CONSENTED';
  if (isGranted(status)) return 'APPROVED';
  return standings.find((standing) => standing === status) ?? 'OTHER';
}

/** It has come to its end, and its answers may begin another one. */
export const hasEnded = (standing: Standing): boolean =>
  ['REJECTED', 'PARENT_REFUSED', 'REVOKED', 'EXPIRED'].includes(standing);
