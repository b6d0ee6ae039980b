import { z } from 'zod';
import { broadcastJob } from '../notifications/broadcast';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { EXTERNAL_TOPIC } from '../platform/stomp/topics';
import { portalNotices } from './portal-notices';

const EVERY_SECONDS = 60;
const noticesJob: JobKind<object> = { kind: 'portal-notices', payload: z.object({}) };
const NOTHING = JSON.stringify({ notices: [] });

/**
 * Tells open tabs when what holds for everybody has changed: of all gateways together once, because the row remembers
 * what was told.
 */
export function watchNotices({ jobs, database: { db }, clock, runUnitOfWork }: Platform): void {
  jobs.every(EVERY_SECONDS, noticesJob, async () => {
    const body = JSON.stringify(await portalNotices(db, clock.now()));
    const told = await db
      .selectFrom('published_notice')
      .select('body')
      .where('topic', '=', EXTERNAL_TOPIC)
      .executeTakeFirst();
    if ((told?.body ?? NOTHING) === body) return;
    await runUnitOfWork(async (unit) => {
      const published = await unit.tx
        .insertInto('published_notice')
        .values({ topic: EXTERNAL_TOPIC, body, published_at: unit.now })
        .onConflict((conflict) =>
          conflict
            .column('topic')
            .doUpdateSet({ body, published_at: unit.now })
            .where('published_notice.body', '<>', body),
        )
        .returning('topic')
        .executeTakeFirst();
      if (published) unit.enqueue(broadcastJob, { messages: [{ destination: EXTERNAL_TOPIC, body }] });
    });
  });
}
