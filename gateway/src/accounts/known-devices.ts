import type { FastifyReply } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { giveDevice, type Caller } from './caller';
import { hashToken } from './secrets';

/** Whether somebody has signed in to this account from this browser before, or proven its mailbox there. */
export async function knowsDevice(db: Kysely<DB>, accountId: string | null, { device }: Caller): Promise<boolean> {
  if (accountId === null || device === null) return false;
  const row = await db.selectFrom('known_device').select('created_at').where('token_hash', '=', device).where('account_id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

/**
 * The browser is the account's from now on, under a new token: one that somebody else had put there, or has read, is
 * worth nothing. The other accounts of a shared browser move with it.
 */
export async function rememberDevice({ config }: Pick<Platform, 'config'>, unit: UnitOfWork, reply: FastifyReply, accountId: string, { device }: Caller): Promise<void> {
  const tokenHash = hashToken(giveDevice(reply, config));
  if (device !== null) await unit.tx.updateTable('known_device').set({ token_hash: tokenHash }).where('token_hash', '=', device).execute();
  await unit.tx
    .insertInto('known_device')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: unit.now, used_at: unit.now })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ used_at: unit.now }))
    .execute();
}

/** Whoever held the old password may have signed in somewhere: those browsers are strangers again. */
export async function forgetDevices(unit: UnitOfWork, accountId: string, except: string | null): Promise<void> {
  await unit.tx
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .$if(except !== null, (query) => query.where('token_hash', '<>', except ?? ''))
    .execute();
}
