import type { DeskCounts, DeskQuery } from '@registrar/domain/calls/desk';
import { everyProcess, type NamedProcess } from '@registrar/domain/enumerations/processes';
import { rolesAtLevel } from '@registrar/domain/processes';
import { everyDefinition, filableProcesses } from '@registrar/domain/processes/tables/definitions';
import { may } from '@registrar/domain/permissions';
import type { FilingAction } from '@registrar/domain/transitions';
import { sql, type Expression, type ExpressionBuilder, type Kysely, type SqlBool } from 'kysely';
import type { Actor } from '../../../platform/actor';
import { dayInNepal, startOfDayInNepal } from '../../../platform/clock';
import type { DB } from '../../../platform/database/schema.generated';
import { isStoppedNow } from '../../../applications/stopped';
import { openTermClock } from './legal-clock';

type Where = ExpressionBuilder<DB, 'application'>;
type Condition = (where: Where) => Expression<SqlBool>;

/** Decisions of an officer on an application, in contrast to holding it. */
export const DECISIONS: readonly FilingAction[] = [
  'verify',
  'forward',
  'approve',
  'reject',
  'returnForReview',
  'revoke',
];

/** Statuses in which an operator has the application: claimed, returned for review, or assigned and not claimed yet. */
export const IN_HAND = ['SUBMITTED', 'IN_PROCESS', 'BACK_FOR_REVIEW', 'ADDITIONAL_DOCUMENT_SUBMITTED'] as const;

/** In the order of the specification. */
const placeOf = (process: NamedProcess): number => everyProcess.keys.indexOf(process);

export async function countDesk(db: Kysely<DB>, actor: Actor, now: Date): Promise<DeskCounts> {
  const clock = await openTermClock(db, now);
  const count = async (condition: Condition): Promise<number> => {
    const { total } = await db
      .selectFrom('application')
      .select(sql<number>`count(*)`.as('total'))
      .where('discarded_at', 'is', null)
      .where(condition)
      .executeTakeFirstOrThrow();
    return total;
  };
  const byProcess = await db
    .selectFrom('application')
    .select(['process_name as processName', sql<number>`count(*)`.as('waiting')])
    .where('discarded_at', 'is', null)
    .where(inQueue(actor, 'waiting'))
    .groupBy('process_name')
    .orderBy('process_name')
    .execute();
  const overdueIn = (queue: DeskQuery['queue']): Promise<number> =>
    count((where) => where.and([inQueue(actor, queue)(where), clock.reached('overdue')]));
  const assigns = may(actor.role, 'ASSIGN_WORK');
  return {
    waiting: byProcess.reduce((sum, row) => sum + row.waiting, 0),
    mine: await count(inQueue(actor, 'mine')),
    inHand: assigns ? await count(inQueue(actor, 'inHand')) : 0,
    overdue: {
      waiting: await overdueIn('waiting'),
      mine: await overdueIn('mine'),
      inHand: assigns ? await overdueIn('inHand') : 0,
    },
    decidedToday: await count(() => decidedBy(actor, startOfDayInNepal(dayInNepal(now)))),
    byProcess,
    kinds: filableProcesses.toSorted((one, other) => placeOf(one) - placeOf(other)),
  };
}

export function inQueue(actor: Actor, queue: DeskQuery['queue']): Condition {
  return (where) => {
    const readsAll = may(actor.role, 'READ_EVERYTHING');
    const ofOffice = readsAll ? sql<boolean>`true` : where('application.office_id', '=', actor.officeId ?? 0);
    switch (queue) {
      case 'decided':
        return readsAll ? where('application.decided_at', 'is not', null) : decidedBy(actor);
      case 'mine':
        return where.and([
          where('application.assignee_id', '=', actor.accountId),
          where('application.status', 'in', [...IN_HAND]),
        ]);
      case 'inHand':
        return where.and([
          ofOffice,
          where('application.assignee_id', 'is not', null),
          where('application.status', 'in', [...IN_HAND]),
        ]);
      case 'all':
        return where.and([ofOffice, where('application.status', '<>', 'DRAFT')]);
      case 'waiting':
        return where.and([ofOffice, waitsFor(actor)(where)]);
    }
  };
}

/**
 * The applications that wait for a role: the office's queue, a decision level, or the committee's agenda. A role that
 * assigns work or reads everything gets all of them.
 */
function waitsFor(actor: Actor): Condition {
  return (where) => {
    const unassigned = where.and([
      where('application.status', '=', 'SUBMITTED'),
      where('application.assignee_id', 'is', null),
    ]);
    if (may(actor.role, 'ASSIGN_WORK') || may(actor.role, 'READ_EVERYTHING'))
      return where.or([unassigned, where('application.status', 'in', ['VERIFY', 'SENT_FOR_COMMITTEE'])]);
    const turns: Expression<SqlBool>[] = [];
    if (may(actor.role, 'JUDGE_REPORTED_FILING')) turns.push(isStoppedNow);
    if (may(actor.role, 'CLAIM')) turns.push(unassigned);
    if (actor.role === 'COMMITTEE') turns.push(where('application.status', '=', 'SENT_FOR_COMMITTEE'));
    for (const { process, level } of levelsOf(actor)) {
      turns.push(
        where.and([
          where('application.status', '=', 'VERIFY'),
          where('application.process_name', '=', process),
          where('application.level', '=', level),
        ]),
      );
    }
    return where.or(turns);
  };
}

function levelsOf(actor: Actor): { process: string; level: number }[] {
  return everyDefinition().flatMap((definition) =>
    definition.office.approverChain.flatMap((_roles, index) =>
      rolesAtLevel(definition, index + 1).includes(actor.role)
        ? [{ process: definition.process, level: index + 1 }]
        : [],
    ),
  );
}

function decidedBy(actor: Actor, since?: Date): Expression<SqlBool> {
  return sql<boolean>`exists (
    select 1 from application_history step
     where step.application_id = application.id and step.actor_id = ${actor.accountId}
       and step.action = any(${[...DECISIONS]}::text[])
       ${since === undefined ? sql`` : sql`and step.at >= ${since}`})`;
}
