import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import { EachAlone } from '../platform/jobs/each-alone';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { endOrder } from './take-effect';

const EVERY_SECONDS = 15 * 60;
const AT_ONCE = 200;
const endOrdersJob: JobKind<object> = { kind: 'end-company-orders', payload: z.object({}) };

/**
 * Enters the end of orders whose last day is over, each in a unit of work of its own, and notifies the company. The
 * company is free from that day on whether or not this ran.
 */
export async function endOrders({
  database: { db },
  clock,
  runUnitOfWork,
  log,
}: Pick<Platform, 'database' | 'clock' | 'runUnitOfWork' | 'log'>): Promise<number> {
  const due = await db
    .selectFrom('company_order')
    .select('id')
    .where('lifted_on', 'is', null)
    .where('ends_on', '<', dayInNepal(clock.now()))
    .orderBy('ends_on')
    .limit(AT_ONCE)
    .execute();
  let ended = 0;
  const each = new EachAlone(log);
  for (const { id } of due) if (await each.run(id, () => runUnitOfWork((unit) => endOrder(unit, id)))) ended++;
  each.end();
  return ended;
}

export function watchOrders(platform: Platform): void {
  platform.jobs.every(EVERY_SECONDS, endOrdersJob, async () => void (await endOrders(platform)));
}
