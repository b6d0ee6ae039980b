import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { speaksFor } from './representation';

/** Nobody has a part in a decision on a company that they represent (workflow 6.3, separation). */
export async function requireUnrelated(unit: UnitOfWork, actor: Actor, companyId: string): Promise<void> {
  if (await speaksFor(unit.tx, actor.accountId, companyId, dayInNepal(unit.now)))
    refuse('PERM-403', { message: 'order.related' });
}
