import type { Delivery, DeliveryChannel, DeliveryPage, DeliveryState } from '@registrar/domain/calls/deliveries';
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { mask } from '../platform/outbound/mask';
import type { Actor } from '../platform/actor';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import { refuse } from '../platform/refusal';
import { mailJob, smsJob } from '../platform/outbound/message-jobs';

const KIND_OF: Readonly<Record<DeliveryChannel, string>> = { EMAIL: mailJob.kind, SMS: smsJob.kind };
const MESSAGE_KINDS = Object.values(KIND_OF);

export interface DeliveryFilter {
  readonly state?: DeliveryState;
  readonly channel?: DeliveryChannel;
  readonly page: number;
  readonly size: number;
}

/**
 * What has not reached its receiver, given up first, then what has waited longest. Texts and whole addresses stay where
 * they are.
 */
export async function listDeliveries(
  db: Kysely<DB>,
  { state, channel, page, size }: DeliveryFilter,
): Promise<DeliveryPage> {
  const undelivered = (where: ExpressionBuilder<DB, 'job'>) =>
    where.and([where('done_at', 'is', null), where('kind', 'in', channel ? [KIND_OF[channel]] : MESSAGE_KINDS)]);
  const inState = (where: ExpressionBuilder<DB, 'job'>) =>
    state === undefined ? where.lit(true) : where('dead_at', state === 'DEAD' ? 'is not' : 'is', null);
  const { rows, total } = await pageOf(
    db
      .selectFrom('job')
      .select([
        'key',
        'kind',
        'attempts',
        'last_error',
        'created_at',
        'run_at',
        'dead_at',
        sql<string | null>`payload->>'to'`.as('to'),
        sql<string | null>`payload->>'about'`.as('about'),
      ])
      .where(undelivered)
      .where(inState)
      .orderBy(sql`dead_at is null`)
      .orderBy('created_at')
      .orderBy('id'),
    { page, size },
  );
  return { items: rows.map(toDelivery), total, page, size, counts: await countUndelivered(db) };
}

async function countUndelivered(db: Kysely<DB>): Promise<DeliveryPage['counts']> {
  const { all, dead } = await db
    .selectFrom('job')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('dead_at', 'is not', null).as('dead'),
    ])
    .where('done_at', 'is', null)
    .where('kind', 'in', MESSAGE_KINDS)
    .executeTakeFirstOrThrow();
  return { DEAD: dead, WAITING: all - dead };
}

interface Row {
  readonly key: string;
  readonly kind: string;
  readonly attempts: number;
  readonly last_error: string | null;
  readonly created_at: Date;
  readonly run_at: Date;
  readonly dead_at: Date | null;
  readonly to: string | null;
  readonly about: string | null;
}

function toDelivery(row: Row): Delivery {
  return {
    id: row.key,
    channel: row.kind === mailJob.kind ? 'EMAIL' : 'SMS',
    state: row.dead_at === null ? 'WAITING' : 'DEAD',
    to: mask(row.to ?? ''),
    about: row.about,
    attempts: row.attempts,
    lastError: row.last_error === null ? null : withoutAddresses(row.last_error),
    createdAt: row.created_at.toISOString(),
    nextAttemptAt: row.dead_at === null ? row.run_at.toISOString() : null,
    gaveUpAt: row.dead_at?.toISOString() ?? null,
  };
}

/** A server says what it likes. */
function withoutAddresses(reason: string): string {
  return reason.replace(/[^\s<>"']+@[^\s<>"']+/g, '…').replace(/\d{7,}/g, '…');
}

/** At once, and with a new day of attempts. */
export async function retryDelivery(unit: UnitOfWork, actor: Actor, id: string): Promise<void> {
  const job = await unit.tx
    .updateTable('job')
    .set({ dead_at: null, attempts: 0, run_at: unit.now })
    .where('key', '=', id)
    .where('kind', 'in', MESSAGE_KINDS)
    .where('done_at', 'is', null)
    .returning('kind')
    .executeTakeFirst();
  if (!job) refuse('REQ-404');
  unit.audit({ actor, action: 'delivery.retry', objectType: 'delivery', objectId: id });
  unit.wake(job.kind);
}

/** Everything that was given up; says how many that was. */
export async function retryDeadDeliveries(
  unit: UnitOfWork,
  actor: Actor,
  channel: DeliveryChannel | undefined,
): Promise<number> {
  const jobs = await unit.tx
    .updateTable('job')
    .set({ dead_at: null, attempts: 0, run_at: unit.now })
    .where('kind', 'in', channel ? [KIND_OF[channel]] : MESSAGE_KINDS)
    .where('done_at', 'is', null)
    .where('dead_at', 'is not', null)
    .returning(['key', 'kind'])
    .execute();
  for (const { key, kind } of jobs) {
    unit.audit({ actor, action: 'delivery.retry', objectType: 'delivery', objectId: key });
    unit.wake(kind);
  }
  return jobs.length;
}

/** Nobody will get it any more: what it said is forgotten, that there was one is not. */
export async function dismissDelivery(unit: UnitOfWork, actor: Actor, id: string, remark: string): Promise<void> {
  const job = await unit.tx
    .selectFrom('job')
    .select(['id', 'dead_at'])
    .where('key', '=', id)
    .where('kind', 'in', MESSAGE_KINDS)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!job) refuse('REQ-404');
  if (job.dead_at === null) refuse('FLOW-409');
  await unit.tx.updateTable('job').set({ done_at: unit.now, payload: '{}' }).where('id', '=', job.id).execute();
  unit.audit({ actor, action: 'delivery.dismiss', objectType: 'delivery', objectId: id, remark });
}
