import { randomBytes } from 'node:crypto';
import {
  WEBHOOKS_OF_ACCOUNT,
  type MadeWebhook,
  type NewWebhook,
  type Webhook,
} from '@registrar/domain/calls/publication-webhooks';
import { sql, type Kysely, type Selectable } from 'kysely';
import { seal } from '../../platform/sealed-secret';
import type { Actor } from '../../platform/actor';
import type { DB, PublicationWebhookTable } from '../../platform/database/schema.generated';
import type { Language } from '@registrar/domain/bilingual';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import { refuseField } from '../../platform/refuse-field';
import { send } from './send';

type Row = Selectable<PublicationWebhookTable>;
const SHOWN_AFTER_END_MS = 31 * 24 * 60 * 60_000;

/** The own ones that run, and those that ended by failures in the last month, the newest first. */
export async function listWebhooks(db: Kysely<DB>, { accountId }: Actor, now: Date): Promise<Webhook[]> {
  const rows = await db
    .selectFrom('publication_webhook')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((of) =>
      of.or([
        of('ended_at', 'is', null),
        of.and([of('ended_by', '=', 'FAILURES'), of('ended_at', '>', new Date(now.getTime() - SHOWN_AFTER_END_MS))]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(shown);
}

const shown = (row: Row): Webhook => ({
  id: row.id,
  url: row.url,
  createdAt: row.created_at.toISOString(),
  deliveredTo: Number(row.delivered_to),
  deliveredAt: row.delivered_at?.toISOString() ?? null,
  failingSince: row.failing_since?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
});

/**
 * Makes a webhook that begins with what is published from now on. A test message is sent first: an address that does
 * not take it is refused, and so is one that is not on the public internet.
 */
export async function makeWebhook(
  { config, clock, database: { db }, runUnitOfWork }: Platform,
  actor: Actor,
  { url }: NewWebhook,
  language: Language,
): Promise<MadeWebhook> {
  if (!mayBeTried(url, config.webhookAddresses)) return refuseField(language, 'url', 'WEBHOOK_URL_INVALID');
  await refuseMore(db, actor, url, language);
  const secret = `whsec_${randomBytes(24).toString('base64')}`;
  const test = { id: `test_${randomBytes(12).toString('hex')}`, at: clock.now(), body: { type: 'test' } };
  const sent = await send({ url, secret }, test, config.webhookAddresses);
  if (sent !== 'TAKEN')
    return refuseField(language, 'url', sent === 'INNER' ? 'WEBHOOK_URL_INNER' : 'WEBHOOK_NO_ANSWER');
  return runUnitOfWork(async (unit) => {
    // two tabs: the account's row lets one of them through at a time
    await unit.tx.selectFrom('account').select('id').where('id', '=', actor.accountId).forUpdate().execute();
    await refuseMore(unit.tx, actor, url, language);
    const id = unit.newId();
    const row = await unit.tx
      .insertInto('publication_webhook')
      .values((of) => ({
        id,
        account_id: actor.accountId,
        url,
        secret: seal(secret, { pepper: config.secrets.otpPepper, purpose: 'webhook-secret', boundTo: id }),
        created_at: unit.now,
        next_try_at: unit.now,
        delivered_to: of
          .selectFrom('register_publication')
          .select((latest) => latest.fn.coalesce(latest.fn.max('number'), sql<number>`0`).as('latest')),
      }))
      .returningAll()
      .executeTakeFirstOrThrow();
    unit.audit({
      actor,
      action: 'PUBLICATION_WEBHOOK_MADE',
      objectType: 'publication-webhook',
      objectId: id,
      after: { url },
    });
    return { ...shown(row), secret };
  });
}

/** Without TLS only to addresses that the operator let in. */
function mayBeTried(url: string, inner: readonly string[]): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || inner.includes(hostname);
}

async function refuseMore(db: Kysely<DB>, { accountId }: Actor, url: string, language: Language): Promise<void> {
  const running = await db
    .selectFrom('publication_webhook')
    .select('url')
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
  if (running.some((one) => one.url === url)) refuseField(language, 'url', 'WEBHOOK_KNOWN');
  if (running.length >= WEBHOOKS_OF_ACCOUNT) refuseField(language, 'url', 'WEBHOOKS_TOO_MANY');
}

/** REQ-404: not the caller's. A second end is none. */
export function endWebhook({ runUnitOfWork }: Platform, actor: Actor, id: string): Promise<void> {
  return runUnitOfWork(async (unit) => {
    const row = await unit.tx
      .selectFrom('publication_webhook')
      .select(['ended_at', 'url'])
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) refuse('REQ-404');
    if (row.ended_at !== null) return;
    await unit.tx
      .updateTable('publication_webhook')
      .set({ ended_at: unit.now, ended_by: 'OWNER' })
      .where('id', '=', id)
      .execute();
    unit.audit({
      actor,
      action: 'PUBLICATION_WEBHOOK_ENDED',
      objectType: 'publication-webhook',
      objectId: id,
      before: { url: row.url },
    });
  });
}
