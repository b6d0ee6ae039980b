import type { FastifyReply } from 'fastify';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { giveDevice, type Caller } from './caller';
import { hashToken } from './secrets';

/** Whether somebody has signed in to this account from this browser before, or proven its mailbox there. */
export async function knowsDevice(db: Kysely<DB>, accountId: string | null, { device }: Caller): Promise<boolean> {
  if (accountId === null || device === null) return false;
  const row = await db
    .selectFrom('known_device')
    .select('created_at')
    .where('token_hash', '=', device)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whom a browser is remembered for. */
interface Remembered {
  readonly accountId: string;
  readonly caller: Caller;
  /** Of the browser's new token. */
  readonly tokenHash: string;
}

/**
 * The browser is the account's from now on, under a new token: one that somebody else had put there, or has read, is
 * worth nothing. The other accounts of a shared browser move with it.
 */
export async function rememberDevice(
  { config }: Pick<Platform, 'config'>,
  unit: UnitOfWork,
  reply: FastifyReply,
  accountId: string,
  caller: Caller,
): Promise<void> {
  const tokenHash = hashToken(giveDevice(reply, config));
  await remembering(unit.tx, unit.now, { accountId, caller, tokenHash })
    .selectNoFrom(sql`1`.as('done'))
    .execute();
}

/** The same as a part of the statement that lets the person in. */
export function remembering(
  write: QueryCreator<DB>,
  now: Date,
  { accountId, caller: { device }, tokenHash }: Remembered,
): QueryCreator<DB> {
  return write
    .with('moved', (move) =>
      move
        .updateTable('known_device')
        .set({
          token_hash: tokenHash,
          used_at: sql<Date>`case when account_id = ${accountId}::uuid then ${now}::timestamptz else used_at end`,
        })
        .where('token_hash', '=', device ?? '') // nobody's
        .returning('account_id'),
    )
    .with('remembered', (add) =>
      add
        .insertInto('known_device')
        .columns(['token_hash', 'account_id', 'created_at', 'used_at'])
        .expression(
          sql`select ${tokenHash}::text, ${accountId}::uuid, ${now}::timestamptz, ${now}::timestamptz where not exists (select from moved where account_id = ${accountId}::uuid)`,
        ),
    );
}

/** Whoever held the old password may have signed in somewhere: those browsers are strangers again. */
export async function forgetDevices(unit: UnitOfWork, accountId: string, except: string | null): Promise<void> {
  await unit.tx
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .$if(except !== null, (query) => query.where('token_hash', '<>', except ?? ''))
    .execute();
}
