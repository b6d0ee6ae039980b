import type { Operator } from '@registrar/domain/calls/desk';
import { sql, type Kysely } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { person } from '../../../applications/summary';
import { IN_HAND } from './queue';

/** The operators of the caller's office with their workload, the least busy first. */
export async function listOperators(db: Kysely<DB>, actor: Actor, now: Date): Promise<Operator[]> {
  const rows = await db
    .selectFrom('account')
    .select([
      'account.id',
      'account.name_english',
      'account.name_nepali',
      'account.username',
      inHandOf().as('in_hand'),
      isAway(dayInNepal(now)).as('on_leave'),
    ])
    .where('role', '=', 'OPERATOR')
    .where('status', '=', 'ACTIVE')
    .where('office_id', '=', actor.officeId ?? 0)
    .orderBy('in_hand')
    .orderBy('account.username')
    .execute();
  return rows.map((row) => {
    const { id, nameEnglish, nameNepali } = person(row.id, row.name_english, row.name_nepali, row.username, 'OPERATOR');
    return { id, nameEnglish, nameNepali, inHand: row.in_hand, onLeave: row.on_leave };
  });
}

export function inHandOf() {
  return sql<number>`(select count(*)::int from application where application.assignee_id = account.id and application.discarded_at is null and application.status = any(${[...IN_HAND]}::text[]))`;
}

export function isAway(today: string) {
  return sql<boolean>`exists (select 1 from staff_leave leave where leave.account_id = account.id and leave.cancelled_at is null and leave.from_day <= ${today}::date and leave.to_day >= ${today}::date)`;
}
