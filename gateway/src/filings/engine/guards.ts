import { lastLevelReached, nextLevelExists, rolesAtLevel } from '@registrar/domain/processes';
import type { GuardName } from '@registrar/domain/transitions';
import type { DocumentRow } from '../../documents/standing-documents';
import { rowsOf, type PinRow } from '../facts/corrections/correction-state';
import { isComplete } from '../facts/sections/section-state';
import { asRole } from '../../applications/sight';
import type { Situation } from './situation';

type Guard = (situation: Situation) => boolean;

/** A capability that has not been opened to any process yet asks for nothing. */
const nothingToAsk: Guard = () => true;

const sameOffice: Guard = ({ application: { row }, actor }) => actor === null || actor.officeId === row.office_id;

/**
 * Who filed it, or speaks for a company it concerns, does not decide on it; nor does a member of the committee who is
 * named in it.
 */
const noConflictOfInterest: Guard = ({ isOwner, isApplicant, isParentRepresentative, committee }) =>
  !isOwner && !isApplicant && !isParentRepresentative && committee?.named !== true;

/** The holder of the claim; the office's administrator and the clock may take it back from them. */
const holdsClaim: Guard = ({ application: { row }, actor, now }) => {
  if (actor === null) return row.lease_until !== null && row.lease_until <= now;
  return row.assignee_id === actor.accountId || actor.role === 'OFFICE_ADMINISTRATOR';
};

/** Whoever is away takes up nothing: it would lie until the lease is over. */
const notOnLeave: Guard = ({ isOnLeave }) => !isOnLeave;

/** Nobody has begun. What is kept for one operator is closed to the others, not to the applicant who wants it back. */
const notClaimed: Guard = ({ application: { row }, actor, isOwner }) =>
  row.lease_until === null && (isOwner || row.assignee_id === null || row.assignee_id === actor?.accountId);

const inOwnQueue: Guard = (situation) => {
  const {
    application: { row, definition },
    actor,
  } = situation;
  return actor !== null && sameOffice(situation) && rolesAtLevel(definition, row.level).includes(asRole(actor.role));
};

/** Money that came in is not taken back by taking back the filing. */
const notPaid: Guard = ({ payment }) => !payment.received;

/** Asked where it is verified and where it is approved; when the money has to be there is the process's choice. */
const paymentSettled: Guard = ({
  application: {
    row,
    definition: { payTiming },
  },
  payment,
}) => {
  const isDue =
    payTiming === 'ON_SUBMIT' ||
    payTiming === 'BEFORE_VERIFY' ||
    (payTiming === 'BEFORE_APPROVE' && row.status === 'VERIFY');
  return !isDue || payment.state === 'SETTLED';
};

/** Each line of another amount brings its reason along; here stands whether amounts can still be set at all. */
const amountsOpen: Guard = ({ payment: { state } }) => state === 'PROPOSED' || state === 'PENDING';

const noBlockers: Guard = ({ blockers }) => blockers.length === 0;

/** Remarks that were sent with this round and have no answer yet. */
export function unansweredPins({ correction: { pins } }: Situation): readonly PinRow[] {
  return pins.filter(({ sent_at, answer }) => sent_at !== null && answer === null);
}

/** Documents the office did not accept and nothing has replaced. */
export function refusedDocuments({ correction: { documents } }: Situation): readonly DocumentRow[] {
  return documents.filter(({ status }) => status === 'REJECTED');
}

/** One answer a guard. Those of transitions that are not carried out yet are missing, and a missing guard refuses. */
export const guards: Partial<Record<GuardName, Guard>> = {
  PROCESS_ALLOWED: ({ application, actor }) =>
    actor !== null && application.definition.mayStart.includes(asRole(actor.role)),
  NO_OPEN_DRAFT: nothingToAsk, // the unique index of a company's drafts answers it
  IS_OWNER: ({ isOwner }) => isOwner,
  IS_PARENT_REPRESENTATIVE: ({ isParentRepresentative }) => isParentRepresentative,
  PARENT_COMPANY_STANDS: ({ parentCompanyStands }) => parentCompanyStands,
  SECTIONS_VALID: ({ application }) => isComplete(application),
  DOCUMENTS_PRESENT: ({ missingDocuments }) => missingDocuments.length === 0,
  NOT_PAID: notPaid,
  PAYMENT_SETTLED: paymentSettled,
  OVERRIDE_JUSTIFIED: amountsOpen,
  NOT_CLAIMED: notClaimed,
  SAME_OFFICE: sameOffice,
  NOT_ON_LEAVE: notOnLeave,
  NO_CONFLICT_OF_INTEREST: noConflictOfInterest,
  HOLDS_CLAIM: holdsClaim,
  IN_OWN_QUEUE: inOwnQueue,
  CHECKLIST_COMPLETE: ({ checklist }) => checklist.every(({ checked }) => checked !== null),
  DOCUMENTS_VERIFIED: ({ application: { definition }, correction: { documents } }) =>
    definition.asAWhole === true || documents.every(({ status }) => status === 'APPROVED'),
  REMARKS_PINNED: ({ correction: { pins, documents } }) =>
    pins.some(({ sent_at }) => sent_at === null) || documents.some(({ status }) => status === 'REJECTED'),
  PINS_ANSWERED: (situation) => unansweredPins(situation).length === 0 && refusedDocuments(situation).length === 0,
  ALL_REQUESTED_ROWS_UPLOADED: ({ correction }) =>
    rowsOf(correction).every(({ document }) => document !== undefined && document.status !== 'REJECTED'),
  EACH_ROW_VERIFIED: ({ correction }) => rowsOf(correction).every(({ document }) => document?.status === 'APPROVED'),
  EACH_ROW_HAS_REASON: ({ correction }) => {
    const open = rowsOf(correction).filter(({ document }) => document?.status !== 'APPROVED');
    return open.length > 0 && open.every(({ document }) => document?.status === 'REJECTED' && document.remark !== null);
  },
  DEADLINE_PASSED: ({ application: { row }, today }) => row.due_on !== null && row.due_on < today,
  OPERATOR_MAY_REJECT: ({ application }) => application.definition.operatorMayReject,
  NEXT_LEVEL_EXISTS: ({ application: { definition, row } }) => nextLevelExists(definition, row.level),
  LAST_LEVEL_REACHED: ({ application: { definition, row, companyType } }) =>
    lastLevelReached(definition, row.level, companyType),
  AUTO_APPROVAL_ALLOWED: ({ application: { definition }, actor }) => definition.autoApprove && actor === null,
  COMMITTEE_ALLOWED: ({ application: { definition } }) => definition.committee,
  INVITED_TO_COMMITTEE: ({ committee }) => committee?.invited === true,
  MEETING_BEGUN: ({ committee }) => committee?.begun === true,
  NOT_THE_VERIFIER: ({ application: { row }, actor }) => actor !== null && row.verified_by !== actor.accountId,
  NO_BLOCKER: noBlockers,
  COMPANY_VERSION_COMPATIBLE: ({ companyAsFiled }) => companyAsFiled,
  FITS_TODAYS_FORM: ({ fitsTodaysForm }) => fitsTodaysForm,
  COMPANY_CHANGED: ({ companyAsFiled }) => !companyAsFiled,
  MAY_BE_REVOKED: (situation) => {
    const { reservation, today, undoable } = situation;
    return (
      sameOffice(situation) &&
      (reservation === null ? undoable : reservation.state === 'HELD' && reservation.expiresOn >= today)
    );
  },
};

/** A refusal of these is about the person, not about the moment. */
const PERSONAL: ReadonlySet<GuardName> = new Set([
  'IS_OWNER',
  'IS_PARENT_REPRESENTATIVE',
  'SAME_OFFICE',
  'NO_CONFLICT_OF_INTEREST',
  'NOT_THE_VERIFIER',
  'IN_OWN_QUEUE',
  'INVITED_TO_COMMITTEE',
]);

export function isPersonal(guard: GuardName): boolean {
  return PERSONAL.has(guard);
}

/** The first guard that does not let the action pass. */
export function firstObjection(names: readonly GuardName[], situation: Situation): GuardName | undefined {
  return names.find((name) => !guards[name]?.(situation));
}
