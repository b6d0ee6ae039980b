import type { Schedule, ScheduleHistory, ScheduleList } from '@registrar/domain/calls/schedules';
import { may, roles } from '@registrar/domain/permissions';
import { scheduleGroupOf, schedules, type ScheduleKey } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { readProposers } from './proposers';
import { describeRow, rowOn, rowsOf } from './rows';
import { isOffered } from './offered-schedule';

/** Every rate with what holds today and what is coming. */
export async function listSchedules(db: Kysely<DB>, actor: Actor, now: Date): Promise<ScheduleList> {
  const today = dayInNepal(now);
  const stored = await db
    .selectFrom('configuration')
    .select(['key', 'valid_from', 'valid_to', 'value', 'reference', 'reference_nepali', 'certainty'])
    .where('key', 'in', schedules.keys)
    .orderBy('valid_from', 'desc')
    .execute();
  const open = await db
    .selectFrom('schedule_proposal')
    .select('key')
    .where('status', '=', 'PROPOSED')
    .where('expires_at', '>', now)
    .execute();
  const items = schedules.keys.filter(isOffered).map((key): Schedule => {
    const rows = stored.filter((row) => row.key === key).map(describeRow);
    return {
      key,
      group: scheduleGroupOf(key),
      current: rowOn(rows, today),
      coming: rows.filter(({ validFrom }) => validFrom > today).reverse(),
      rows: rows.length,
      waits: open.some((proposal) => proposal.key === key),
    };
  });
  return { items, today, mayPropose: may(roles.schema.parse(actor.role), 'PROPOSE_CONFIGURATION') };
}

/** Every row that a rate has had, with the two people who let it in. */
export async function readScheduleHistory(db: Kysely<DB>, key: ScheduleKey): Promise<ScheduleHistory> {
  const rows = await rowsOf(db, key);
  const approved = await db
    .selectFrom('schedule_proposal')
    .selectAll()
    .where('key', '=', key)
    .where('status', '=', 'APPROVED')
    .orderBy('decided_at', 'desc')
    .execute();
  const people = await readProposers(db, approved);
  return {
    items: rows.map((row) => {
      // of several for one day, the last one
      const proposal = approved.find(({ valid_from }) => valid_from === row.validFrom);
      if (!proposal || proposal.decided_by === null || proposal.decided_at === null) return { ...row, approval: null };
      return {
        ...row,
        approval: {
          proposedBy: people.named(proposal.proposed_by),
          approvedBy: people.named(proposal.decided_by),
          approvedAt: proposal.decided_at.toISOString(),
          remark: proposal.remark,
          decisionRemark: proposal.decision_remark,
        },
      };
    }),
  };
}
