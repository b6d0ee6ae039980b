import type {
  ScheduleProposal,
  ScheduleProposalPage,
  scheduleProposalQuerySchema,
} from '@registrar/domain/calls/schedules';
import { may, roles } from '@registrar/domain/permissions';
import { schedules } from '@registrar/domain/schedules';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { isAnotherPerson, proposalStatus } from '../platform/two-person';
import { readProposers } from './proposers';
import { describeRow } from './rows';

/** What waits for a second person, the oldest first, or what has become of it. */
export async function listProposals(
  db: Kysely<DB>,
  actor: Actor,
  { show, page, size }: z.infer<typeof scheduleProposalQuerySchema>,
  now: Date,
): Promise<ScheduleProposalPage> {
  const open = sql<boolean>`(status = 'PROPOSED' and expires_at > ${now})`;
  const wanted = show === 'open' ? open : sql<boolean>`not ${open}`;
  const { total } = await db
    .selectFrom('schedule_proposal')
    .select((rows) => rows.fn.countAll<number>().as('total'))
    .where(wanted)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('schedule_proposal')
    .selectAll()
    .where(wanted)
    .orderBy('proposed_at', show === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const people = await readProposers(db, rows);
  const items = rows.map((row): ScheduleProposal => {
    const status = proposalStatus(row, now);
    const isOpen = status === 'PROPOSED';
    return {
      ...describeRow(row),
      id: row.id,
      key: schedules.schema.parse(row.key),
      remark: row.remark,
      status,
      proposedBy: people.named(row.proposed_by),
      proposedAt: row.proposed_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      decidedBy: row.decided_by === null ? null : people.named(row.decided_by),
      decidedAt: row.decided_at?.toISOString() ?? null,
      decisionRemark: row.decision_remark,
      mayDecide: isOpen && isAnotherPerson(actor, row) && may(roles.schema.parse(actor.role), 'APPROVE_CONFIGURATION'),
      mayWithdraw: isOpen && !isAnotherPerson(actor, row),
    };
  });
  return { items, total: Number(total), page, size };
}
