import type { Kysely } from 'kysely';
import { isGranted, type ApplicationStatus } from '@registrar/domain/enumerations';
import type { DocumentPlaceKey } from '@registrar/domain/processes';
import type { TransitionActor } from '@registrar/domain/transitions';
import { isOnLeave } from '../../accounts/leave';
import { paymentStateOf, type PaymentState } from '../../money/payment-state';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { blockersOfFiling } from '../facts/application/allowed-processes';
import type { Application } from '../../applications/application';
import { reservationStateOf, type ReservationState } from '../../applications/reservation-state';
import { asRole, readSight, type Sight } from '../../applications/sight';
import { checklistOf, type FiledCheck } from '../facts/checklist/checklist';
import { readCommitteeState, type CommitteeState } from './committee-item';
import { isAsFiled } from '../facts/company/as-filed';
import { readCorrectionState, type CorrectionState } from '../facts/corrections/correction-state';
import { openPlaces, type OpenPlaces } from '../facts/corrections/open-places';
import { mayBeUndone } from '../processes/enter-changes';
import type { Reason } from '../facts/gate/law-reason';
import { missingDocuments } from '../facts/documents/required-documents';
import { judgeLongLists } from '../facts/sections/judge-sections';
import { isComplete } from '../facts/sections/section-state';

/** Everything the guards ask about an application, beside who looks at it. */
export interface Situation extends Sight {
  /** The person opened it. */
  readonly isApplicant: boolean;
  /** The parent company that is asked is still active in the register. */
  readonly parentCompanyStands: boolean;
  /**
   * Documents that have to be there before it is handed in; asked for while the applicant has it and the answers are
   * complete.
   */
  readonly missingDocuments: readonly DocumentPlaceKey[];
  readonly correction: CorrectionState;
  /** What the operator has to look at and has looked at in this round. */
  readonly checklist: readonly FiledCheck[];
  /** What the applicant may change while it is sent back; null where nothing was. */
  readonly opened: OpenPlaces | null;
  /** How far its money is; of a process that costs nothing there is none. */
  readonly payment: PaymentState;
  /**
   * What keeps the company from this process now, or the reserved name from being used; asked where it is handed in or
   * approved.
   */
  readonly blockers: readonly Reason[];
  /**
   * What the filing touches of its company is still as it found it; asked for while the applicant has it and where it
   * is decided.
   */
  readonly companyAsFiled: boolean;
  /** It was answered by the form of today, or its answers are good by that too; asked for where it is decided. */
  readonly fitsTodaysForm: boolean;
  /** What the approval wrote can still be undone. */
  readonly undoable: boolean;
  /** The officer is away today. */
  readonly isOnLeave: boolean;
  readonly reservation: ReservationState | null;
  /** How the person stands to the committee's item; null where it does not lie before the committee. */
  readonly committee: CommitteeState | null;
}

/** Where an approval can come from. */
const WITH_APPROVER: ReadonlySet<ApplicationStatus> = new Set(['VERIFY', 'SUBMITTED']);
const WITH_APPLICANT: ReadonlySet<ApplicationStatus> = new Set(['DRAFT', 'SEND_FOR_CORRECTION']);

export async function readSituation(
  db: Kysely<DB>,
  application: Application,
  actor: Actor | null,
  now: Date,
): Promise<Situation> {
  const { row, definition } = application;
  const correction = await readCorrectionState(db, application);
  const fitsForm = row.definition_version === definition.version;
  // in the language in which `isComplete` judges
  if (WITH_APPLICANT.has(row.status) || !fitsForm) await judgeLongLists(application, 'en');
  return {
    ...(await readSight(db, application, actor, now)),
    isApplicant: actor !== null && row.applicant_id === actor.accountId,
    parentCompanyStands: row.status !== 'UNDER_GROUP_APPROVAL' || (await isActive(db, row.parent_company_id)),
    missingDocuments:
      WITH_APPLICANT.has(row.status) && isComplete(application) ? await missingDocuments(db, application) : [],
    payment: paymentStateOf(application.records.invoices, definition.payTiming),
    correction,
    checklist: checklistOf(application),
    opened: openPlaces(application, correction),
    blockers: await blockersOfFiling(db, row, definition.process, now),
    companyAsFiled: !(row.status === 'VERIFY' || WITH_APPLICANT.has(row.status)) || (await isAsFiled(db, application)),
    fitsTodaysForm: !WITH_APPROVER.has(row.status) || fitsForm || isComplete(application),
    undoable: isGranted(row.status) && (await mayBeUndone(db, application)),
    isOnLeave: actor !== null && actor.officeId !== null && (await isOnLeave(db, actor.accountId, dayInNepal(now))),
    reservation: isGranted(row.status) ? reservationStateOf(application.records.reservation) : null,
    committee: await readCommitteeState(db, application, actor, now),
  };
}

export function roleOf(actor: Actor | null): TransitionActor {
  return actor === null ? 'SYSTEM' : asRole(actor.role);
}

async function isActive(db: Kysely<DB>, companyId: string | null): Promise<boolean> {
  if (companyId === null) return false;
  const company = await db.selectFrom('company').select('status').where('id', '=', companyId).executeTakeFirst();
  return company?.status === 'ACTIVE';
}
