import type { Schedule, ScheduleHistory, ScheduleList } from '@registrar/domain/calls/schedules';
import { may, roles } from '@registrar/domain/permissions';
import { scheduleGroupOf, schedules, type ScheduleKey } from '@registrar/domain/schedules';
import type { Kysely } from 'kysely';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { waiting } from '../proposals/list-proposals';
import { readPeople } from '../proposals/people';
import { toProposal } from '../proposals/proposal-kind';
import { describeRow, rowOn, rowsOf } from './rows';
import { isOffered } from './offered-schedule';
import { scheduleProposals } from './schedule-proposal';

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
    .selectFrom('proposal')
    .select('subject')
    .where('kind', '=', scheduleProposals.name)
    .where(waiting(now))
    .execute();
  const items = schedules.keys.filter(isOffered).map((key): Schedule => {
    const rows = stored.filter((row) => row.key === key).map(describeRow);
    return {
      key,
      group: scheduleGroupOf(key),
      current: rowOn(rows, today),
      coming: rows.filter(({ validFrom }) => validFrom > today).reverse(),
      rows: rows.length,
      waits: open.some(({ subject }) => subject === key),
    };
  });
  return { items, today, mayPropose: may(roles.schema.parse(actor.role), 'PROPOSE_CONFIGURATION') };
}

/** Every row that a rate has had, with the two people who decided it. */
export async function readScheduleHistory(db: Kysely<DB>, key: ScheduleKey): Promise<ScheduleHistory> {
  const rows = await rowsOf(db, key);
  const approved = (
    await db
      .selectFrom('proposal')
      .selectAll()
      .where('kind', '=', scheduleProposals.name)
      .where('subject', '=', key)
      .where('status', '=', 'APPROVED')
      .orderBy('decided_at', 'desc')
      .execute()
  ).map((row) => toProposal(scheduleProposals, row));
  const people = await readPeople(
    db,
    approved.flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by]),
  );
  return {
    items: rows.map((row) => {
      // of several for one day, the last one
      const proposal = approved.find(({ content }) => content.validFrom === row.validFrom);
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
