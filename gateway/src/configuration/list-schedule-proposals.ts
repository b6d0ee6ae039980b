import type {
  ScheduleProposal,
  ScheduleProposalPage,
  scheduleProposalQuerySchema,
} from '@registrar/domain/calls/schedules';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { listProposals } from '../proposals/list-proposals';
import { scheduleProposals } from './schedule-proposal';

/** Rates that wait for a second person, or are settled. */
export async function listScheduleProposals(
  db: Kysely<DB>,
  actor: Actor,
  query: z.infer<typeof scheduleProposalQuerySchema>,
  now: Date,
): Promise<ScheduleProposalPage> {
  const { items, total } = await listProposals(db, actor, scheduleProposals, query, now);
  return {
    items: items.map(({ proposal, described }): ScheduleProposal => {
      const { replacesFrom: _, ...row } = proposal.content;
      return { ...row, ...described };
    }),
    total,
    page: query.page,
    size: query.size,
  };
}
