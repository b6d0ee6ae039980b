import { lastLevelReached, nextLevelExists, rolesAtLevel } from '@registrar/domain/processes';
import { isOnLeave } from '../../../accounts/leave';
import { asRole } from '../../../applications/sight';
import { fact } from '../../facts/situation';
import { isInOffice } from '../access/guards';
import type { Guard, Guards } from '../handlers/guard';

/** The holder of the claim. The office administrator may also release it, and the system may once the lease is over. */
const holdsClaim: Guard = ({ application: { row }, actor, now }) => {
  if (actor === null) return row.lease_until !== null && row.lease_until <= now;
  return row.assignee_id === actor.accountId || actor.role === 'OFFICE_ADMINISTRATOR';
};

/** An officer on leave cannot claim: the application would wait until the lease is over. */
export const isAtWork = fact(
  async ({ actor, db, today }) =>
    actor === null || actor.officeId === null || !(await isOnLeave(db, actor.accountId, today)),
);

/**
 * No officer has a lease on it. An application reserved for one operator is closed to other officers, but the applicant
 * may still recall it.
 */
const notClaimed: Guard = ({ application: { row }, actor, isOwner }) =>
  row.lease_until === null && (isOwner || row.assignee_id === null || row.assignee_id === actor?.accountId);

const inOwnQueue: Guard = async (situation) => {
  const {
    application: { row, definition },
    actor,
  } = situation;
  return (
    actor !== null && (await isInOffice(situation)) && rolesAtLevel(definition, row.level).includes(asRole(actor.role))
  );
};

/** Guards on the claim, the queue and the decision level. */
export const queueGuards: Guards<
  'NOT_CLAIMED' | 'HOLDS_CLAIM' | 'NOT_ON_LEAVE' | 'IN_OWN_QUEUE' | 'NEXT_LEVEL_EXISTS' | 'LAST_LEVEL_REACHED'
> = {
  NOT_CLAIMED: notClaimed,
  HOLDS_CLAIM: holdsClaim,
  NOT_ON_LEAVE: isAtWork,
  IN_OWN_QUEUE: inOwnQueue,
  NEXT_LEVEL_EXISTS: ({ application: { definition, row } }) => nextLevelExists(definition, row.level),
  LAST_LEVEL_REACHED: ({ application: { definition, row, companyType } }) =>
    lastLevelReached(definition, row.level, companyType),
};
