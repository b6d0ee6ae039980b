import type { DeadlineFeed } from '@registrar/domain/calls/deadlines';
import type { Kysely } from 'kysely';
import { hashToken, newToken } from '../accounts/secrets';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';

export async function readFeed(db: Kysely<DB>, accountId: string): Promise<DeadlineFeed> {
  const row = await db
    .selectFrom('deadline_feed')
    .select(['created_at', 'last_read_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { createdAt: row?.created_at.toISOString() ?? null, lastReadAt: row?.last_read_at?.toISOString() ?? null };
}

/** A new secret; the address that was known before shows nothing from now on. */
export async function renewFeed(unit: UnitOfWork, actor: Actor): Promise<string> {
  const { token, hash } = newToken();
  await unit.tx
    .insertInto('deadline_feed')
    .values({ account_id: actor.accountId, token_hash: hash, created_at: unit.now })
    .onConflict((conflict) =>
      conflict.column('account_id').doUpdateSet({ token_hash: hash, created_at: unit.now, last_read_at: null }),
    )
    .execute();
  unit.audit({ actor, action: 'deadline-feed.renew', objectType: 'account', objectId: actor.accountId });
  return token;
}

export async function revokeFeed(unit: UnitOfWork, actor: Actor): Promise<void> {
  const gone = await unit.tx
    .deleteFrom('deadline_feed')
    .where('account_id', '=', actor.accountId)
    .returning('account_id')
    .executeTakeFirst();
  if (gone) unit.audit({ actor, action: 'deadline-feed.revoke', objectType: 'account', objectId: actor.accountId });
}

/** Whose deadlines an address shows; nobody's once it was ended, or the account is. */
export async function holderOf(db: Kysely<DB>, token: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('deadline_feed')
    .innerJoin('account', 'account.id', 'deadline_feed.account_id')
    .select('account.id')
    .where('token_hash', '=', hashToken(token))
    .where('account.status', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!row) return null;
  await db.updateTable('deadline_feed').set({ last_read_at: now }).where('account_id', '=', row.id).execute();
  return row.id;
}
