import { addWorkingHours, readOfficeHours } from '../../../applications/working-hours';
import { dayInNepal } from '../../../platform/clock';
import { readTerm } from '../../../platform/terms';
import { askForJudgement } from '../../facts/automatic/judge-job';
import { writesNothing, type EffectHandlers } from '../handlers/effect';

/** Effects on the assignee, the queue and the lease of the claim. */
export const queueEffects: EffectHandlers<
  | 'ENTER_OFFICE_QUEUE'
  | 'LEAVE_QUEUE'
  | 'START_LEASE'
  | 'DROP_LEASE'
  | 'START_CLOCK'
  | 'PAUSE_CLOCK'
  | 'RESUME_CLOCK'
  | 'ENTER_LEVEL_QUEUE'
  | 'RAISE_LEVEL'
  | 'RETURN_TO_SENDER'
  | 'RETURN_TO_SAME_OPERATOR'
> = {
  async ENTER_OFFICE_QUEUE({ unit, application: { row, definition } }) {
    if (definition.office.autoApprove) await askForJudgement(unit, row.id, row.round);
    return { queued_at: row.queued_at ?? unit.now };
  },
  async LEAVE_QUEUE() {
    return { queued_at: null };
  },
  async START_LEASE({ unit, actor }) {
    const today = dayInNepal(unit.now);
    const { workingHours } = await readTerm(unit.tx, 'CLAIM_LEASE', today);
    const office = await readOfficeHours(unit.tx, today);
    return {
      assignee_id: actor?.accountId ?? null,
      operator_id: actor?.accountId ?? null,
      lease_until: addWorkingHours(unit.now, workingHours, office),
    };
  },
  async DROP_LEASE() {
    return { assignee_id: null, lease_until: null };
  },
  START_CLOCK: writesNothing, // the times in the history are the clock of the office
  /** While the applicant has the application no lease runs; the assignee is kept. */
  async PAUSE_CLOCK() {
    return { lease_until: null };
  },
  async RESUME_CLOCK() {
    return { due_on: null };
  },
  async ENTER_LEVEL_QUEUE({ application: { row } }) {
    return { level: Math.max(row.level, 1) };
  },
  async RAISE_LEVEL({ application: { row } }) {
    return { level: row.level + 1 };
  },
  RETURN_TO_SENDER: writesNothing, // the level is kept, and the officers of that level decide next
  async RETURN_TO_SAME_OPERATOR({ application: { row } }) {
    return { assignee_id: row.operator_id ?? row.verified_by, lease_until: null, level: 0 };
  },
};
