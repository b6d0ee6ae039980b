import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import type { JobKind } from '../platform/jobs/job-kind';
import type { Platform } from '../platform/platform';
import { readTerm } from '../platform/terms';
import type { UnitOfWork } from '../platform/unit-of-work';
import { LAPSED_AT_ONCE, notifyOfLapsed } from './asks/notify-of-lapsed';
import { tellReceiver } from './notify-of-share';

const EVERY_SECONDS = 600;
const AT_ONCE = 50;
const DAY = 24 * 3600 * 1000;
const sendJob: JobKind<object> = { kind: 'document-shares', payload: z.object({}) };

/**
 * Sends the links whose time to object is over, notifies of asks that nobody answered, and forgets openings that are
 * kept no longer.
 */
export function watchShares({ jobs, runUnitOfWork, config: { portalUrl } }: Platform): void {
  jobs.every(EVERY_SECONDS, sendJob, async () => {
    while ((await runUnitOfWork((unit) => sendDue(unit, portalUrl))) === AT_ONCE);
    while ((await runUnitOfWork(notifyOfLapsed)) === LAPSED_AT_ONCE);
    await runUnitOfWork(forgetOpenings);
  });
}

/** Returns how many links went out. */
export async function sendDue(unit: UnitOfWork, portalUrl: string): Promise<number> {
  const rows = await unit.tx
    .selectFrom('document_share')
    .select('id')
    .where('sent_at', 'is', null)
    .where('objected_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('opens_at', '<=', unit.now)
    .where('expires_at', '>', unit.now)
    .orderBy('opens_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id } of rows) await tellReceiver(unit, id, portalUrl);
  return rows.length;
}

/** Openings are kept for `DOCUMENT_SHARE_TERMS.logDays`. */
export async function forgetOpenings({ tx, now }: UnitOfWork): Promise<void> {
  const { logDays } = await readTerm(tx, 'DOCUMENT_SHARE_TERMS', dayInNepal(now));
  await tx
    .deleteFrom('document_share_opening')
    .where('opened_at', '<', new Date(now.getTime() - logDays * DAY))
    .execute();
}
