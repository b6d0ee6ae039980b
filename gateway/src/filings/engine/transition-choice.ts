import {
  findTransition,
  transitionsFrom,
  type FilingAction,
  type Transition,
  type TransitionActor,
} from '@registrar/domain/transitions';
import { isGroupFiling, type Application } from '../../applications/application';
import { asRole } from '../../applications/sight';
import type { Actor } from '../../platform/actor';

/** The role under which the transition table is read; the system has no actor. */
export function roleOf(actor: Actor | null): TransitionActor {
  return actor === null ? 'SYSTEM' : asRole(actor.role);
}

const PART_BY_PART: ReadonlySet<FilingAction> = new Set([
  'sendForCorrection',
  'resubmit',
  'requestAdditionalDocument',
  'submitAdditionalDocument',
  'verifyAdditionalDocument',
  'rejectAdditionalDocument',
]);

const BEFORE_THE_COMMITTEE: ReadonlySet<FilingAction> = new Set([
  'sendToCommittee',
  'committeeReturn',
  'committeeReview',
]);

/**
 * Whether the process has this transition. A filing that is free, or paid by the schedule after approval, has no
 * amounts to set; a filing decided as a whole is not sent back for parts of it.
 */
function isOfProcess(
  { action, from }: Transition,
  {
    definition: {
      office: { asAWhole, autoApprove, committee },
      origin: { ofCompany },
      money: { payTiming },
    },
  }: Application,
): boolean {
  if (PART_BY_PART.has(action)) return asAWhole !== true;
  if (action === 'takeCompanyVersion') return ofCompany === true;
  if (BEFORE_THE_COMMITTEE.has(action)) return committee;
  if (action === 'autoApprove') return autoApprove;
  const asksBefore = payTiming === 'BEFORE_VERIFY' || payTiming === 'BEFORE_APPROVE';
  // in process, the time to pay expires; after it was sent back, the time to correct
  if (action === 'expire') return from === 'IN_PROCESS' ? asksBefore : asAWhole !== true;
  return action !== 'assess' || asksBefore;
}

/** Creating and saving have their own routes. */
const OWN_CALLS: ReadonlySet<FilingAction> = new Set(['create', 'saveDraft']);

/** The transition for this action in the application's present status; undefined when the status does not have it. */
export function chooseTransition(application: Application, action: FilingAction): Transition | undefined {
  const row = findTransition(application.row.status, action, isGroupFiling(application));
  return row && !OWN_CALLS.has(action) && isOfProcess(row, application) ? row : undefined;
}

/** Every transition from the application's status on its own branch (group filing or not). */
export function openTransitions(application: Application): Transition[] {
  return transitionsFrom(application.row.status).filter((row) => chooseTransition(application, row.action) === row);
}
