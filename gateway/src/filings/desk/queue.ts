import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { z } from 'zod';
import type { DeskCounts, deskCountsSchema, deskQuerySchema } from '@registrar/domain/calls/filings';
import { filableProcesses, processDefinition, rolesAtLevel } from '@registrar/domain/processes';
import type { FilingAction } from '@registrar/domain/transitions';
import type { Actor } from '../../platform/actor';
import { dayInNepal, startOfDayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { applyFilters, pageOf, type ApplicationPage } from '../list-applications';
import { summaries } from '../summary';

type DeskQuery = z.infer<typeof deskQuerySchema>;
type Where = ExpressionBuilder<DB, 'application'>;

/** What an officer has done with an application, as against having had it in hand. */
const DECISIONS: readonly FilingAction[] = ['verify', 'forward', 'approve', 'reject', 'returnForReview', 'revoke'];

/** One page of an officer's desk: what waits for them, what they have in hand, what they have decided. */
export async function readDesk(db: Kysely<DB>, actor: Actor, query: DeskQuery): Promise<ApplicationPage> {
  const rows = applyFilters(summaries(db).where(inQueue(actor, query.queue)), query);
  const direction = query.sort === 'oldest' ? 'asc' : 'desc';
  return pageOf(rows.orderBy(sql`coalesce(application.queued_at, application.updated_at)`, direction).orderBy('application.id', direction), query);
}

export async function countDesk(db: Kysely<DB>, actor: Actor, now: Date): Promise<DeskCounts> {
  const count = async (condition: (where: Where) => Expression<SqlBool>): Promise<number> => {
    const { total } = await db.selectFrom('application').select(sql<number>`count(*)`.as('total')).where('discarded_at', 'is', null).where(condition).executeTakeFirstOrThrow();
    return total;
  };
  const byProcess: z.infer<typeof deskCountsSchema>['byProcess'] = await db
    .selectFrom('application')
    .select(['process_name as processName', sql<number>`count(*)`.as('waiting')])
    .where('discarded_at', 'is', null)
    .where(inQueue(actor, 'waiting'))
    .groupBy('process_name')
    .orderBy('process_name')
    .execute();
  const today = startOfDayInNepal(dayInNepal(now));
  return {
    waiting: byProcess.reduce((sum, row) => sum + row.waiting, 0),
    mine: await count(inQueue(actor, 'mine')),
    decidedToday: await count(() => decidedBy(actor, today)),
    byProcess,
  };
}

function inQueue(actor: Actor, queue: DeskQuery['queue']): (where: Where) => Expression<SqlBool> {
  return (where) => {
    if (queue === 'decided') return decidedBy(actor);
    if (queue === 'mine') return where.and([where('application.assignee_id', '=', actor.accountId), where('application.status', 'in', ['IN_PROCESS', 'BACK_FOR_REVIEW'])]);
    return where.and([where('application.office_id', '=', actor.officeId ?? 0), waitsFor(actor)(where)]);
  };
}

/** Which applications wait for a role: the office's queue, a level of approval, or the committee's agenda. */
function waitsFor(actor: Actor): (where: Where) => Expression<SqlBool> {
  return (where) => {
    const turns: Expression<SqlBool>[] = [];
    if (actor.role === 'OPERATOR') turns.push(where('application.status', '=', 'SUBMITTED'));
    if (actor.role === 'COMMITTEE') turns.push(where('application.status', '=', 'SENT_FOR_COMMITTEE'));
    for (const { process, level } of levelsOf(actor)) {
      turns.push(where.and([where('application.status', '=', 'VERIFY'), where('application.process_name', '=', process), where('application.level', '=', level)]));
    }
    return where.or(turns);
  };
}

function levelsOf(actor: Actor): { process: string; level: number }[] {
  return filableProcesses.flatMap((process) => {
    const definition = processDefinition(process);
    if (!definition) return [];
    return definition.approverChain.flatMap((_roles, index) => (rolesAtLevel(definition, index + 1).includes(actor.role) ? [{ process, level: index + 1 }] : []));
  });
}

function decidedBy(actor: Actor, since?: Date): Expression<SqlBool> {
  return sql<boolean>`exists (
    select 1 from application_history step
     where step.application_id = application.id and step.actor_id = ${actor.accountId}
       and step.action = any(${[...DECISIONS]}::text[])
       ${since === undefined ? sql`` : sql`and step.at >= ${since}`})`;
}
