import { z } from 'zod';
import { unseal } from '../../platform/sealed-secret';
import { notify } from '../../notifications/notify';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { readPublications } from '../publications/read-publications';
import { send } from './send';

const LOOK_SECONDS = 30;
const AT_ONCE = 50;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60_000;
/** An address that took nothing for so long is sent nothing more. */
const GIVEN_UP_MS = 3 * 24 * 60 * 60_000;

const lookJob: JobKind<object> = { kind: 'look-for-webhooks', payload: z.object({}) };
const deliverJob: JobKind<{ id: string }> = {
  kind: 'deliver-webhook',
  payload: z.object({ id: z.string() }),
  lane: 'webhooks',
  // the row says when it is tried again
  maxAttempts: 1,
};

export function watchWebhooks(platform: Platform): void {
  platform.jobs.handle(deliverJob, async ({ id }) => {
    while ((await deliverTo(platform, id)) === 'MORE');
  });
  platform.jobs.every(LOOK_SECONDS, lookJob, () => enqueueDue(platform));
}

/** A job for each webhook that is behind; of one webhook one at a time. */
async function enqueueDue({ clock, runUnitOfWork }: Platform): Promise<void> {
  const now = clock.now();
  await runUnitOfWork(async (unit) => {
    const due = await unit.tx
      .selectFrom('publication_webhook')
      .select(['id', 'delivered_to', 'failures'])
      .where('ended_at', 'is', null)
      .where('next_try_at', '<=', now)
      .where('delivered_to', '<', (of) =>
        of.selectFrom('register_publication').select((latest) => latest.fn.max('number').as('latest')),
      )
      .execute();
    for (const { id, delivered_to, failures } of due)
      unit.enqueue(deliverJob, { id }, { dedupeKey: `${id}/${delivered_to}/${failures}` });
  });
}

/**
 * Sends what follows the last number that the receiver took. It may be sent twice, where the gateway stops before it is
 * written down: the id of the message is the same.
 */
export async function deliverTo(platform: Platform, id: string): Promise<'MORE' | 'DONE'> {
  const { clock, config, database } = platform;
  const webhook = await database.db
    .selectFrom('publication_webhook')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!webhook || webhook.next_try_at > clock.now()) return 'DONE';
  const after = Number(webhook.delivered_to);
  const { publications, next, latest } = await readPublications(
    database.db,
    { after, limit: AT_ONCE },
    config.portalUrl,
  );
  if (next === after) return 'DONE';
  const secret = unseal(webhook.secret, { pepper: config.secrets.otpPepper, purpose: 'webhook-secret', boundTo: id });
  const body = { type: 'register.entries', publications, next };
  const taken =
    publications.length === 0 ||
    (secret !== null &&
      (await send(
        { url: webhook.url, secret },
        { id: `${id}_${after}_${next}`, at: clock.now(), body },
        config.webhookAddresses,
      )) === 'TAKEN');
  if (!taken) {
    await noteFailure(platform, webhook);
    return 'DONE';
  }
  await database.db
    .updateTable('publication_webhook')
    .set({ delivered_to: next, delivered_at: clock.now(), failing_since: null, failures: 0, next_try_at: clock.now() })
    .where('id', '=', id)
    .where('delivered_to', '=', after)
    .execute();
  return next < latest ? 'MORE' : 'DONE';
}

interface Failing {
  readonly id: string;
  readonly account_id: string;
  readonly url: string;
  readonly failures: number;
  readonly failing_since: Date | null;
}

async function noteFailure({ runUnitOfWork }: Platform, webhook: Failing): Promise<void> {
  const failures = webhook.failures + 1;
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
  await runUnitOfWork(async (unit) => {
    const since = webhook.failing_since ?? unit.now;
    const isOver = unit.now.getTime() - since.getTime() >= GIVEN_UP_MS;
    await unit.tx
      .updateTable('publication_webhook')
      .set({
        failures,
        failing_since: since,
        next_try_at: new Date(unit.now.getTime() + pause),
        ...(isOver && { ended_at: unit.now, ended_by: 'FAILURES' as const }),
      })
      .where('id', '=', webhook.id)
      .where('ended_at', 'is', null)
      .execute();
    if (isOver)
      await notify(unit, {
        accountId: webhook.account_id,
        eventKey: `publication-webhook:${webhook.id}:ended`,
        type: 'WEBHOOK_ENDED',
        title: 'openData.webhookEnded.title',
        body: 'openData.webhookEnded.body',
        next: 'openData.webhookEnded.next',
        link: '/open-data',
        parameters: { url: webhook.url },
      });
  });
}
