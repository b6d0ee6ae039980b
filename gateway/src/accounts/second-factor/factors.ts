import type {
  confirmPasskeyRequestSchema,
  confirmTotpRequestSchema,
  PasskeyBegun,
  SecondFactorAdded,
  SecondFactorsAnswer,
  TotpBegun,
} from '@registrar/domain/calls/second-factor';
import { SECOND_FACTORS_MAXIMUM } from '@registrar/domain/calls/second-factor';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Platform } from '../../platform/platform';
import { refuse } from '../../platform/refusal';
import { proveOwnPassword } from '../password-guard';
import { isCompulsoryFor } from './compulsory';
import { notifyOwner } from './notify-owner';
import { askForNewPasskey, keepChallenge, loadPasskeys, readNewPasskey } from './passkeys';
import { noteProven, requireProvenForChange } from './prove';
import { giveRecoveryCodes } from './recovery-codes';
import { seal, unseal } from '../../platform/sealed-secret';
import { newTotpSecret, periodOf, totpUri } from './totp';

/** Minutes in which the first code of a new application has to come back. */
const BEGUN_MINUTES = 15;
/** What an application shows beside the code. */
const ISSUER = 'Company Registrar';

/** The own second factors, the oldest first. */
export async function listSecondFactors(db: Kysely<DB>, actor: Actor, now: Date): Promise<SecondFactorsAnswer> {
  const rows = await db
    .selectFrom('second_factor')
    .select(['id', 'kind', 'name', 'created_at', 'last_used_at'])
    .where('account_id', '=', actor.accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at')
    .execute();
  const { left } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('account_id', '=', actor.accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    factors: rows.map(({ id, kind, name, created_at, last_used_at }) => ({
      id,
      kind,
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: Number(left),
    compulsory: await isCompulsoryFor(db, actor.role, now),
  };
}

/** A secret for an application that shows codes; it counts once its first code is confirmed. */
export async function beginTotp(platform: Platform, actor: Actor, password: string): Promise<TotpBegun> {
  await requireOwner(platform, actor, password);
  return platform.runUnitOfWork(async (unit) => {
    await requireRoom(unit, actor.accountId);
    await unit.tx
      .deleteFrom('second_factor')
      .where('account_id', '=', actor.accountId)
      .where('confirmed_at', 'is', null)
      .execute();
    const id = unit.newId();
    const secret = newTotpSecret();
    await unit.tx
      .insertInto('second_factor')
      .values({
        id,
        account_id: actor.accountId,
        kind: 'TOTP',
        name: '',
        created_at: unit.now,
        totp_secret: seal(secret, { pepper: platform.config.secrets.otpPepper, purpose: 'totp-secret', boundTo: id }),
      })
      .execute();
    return { id, secret, uri: totpUri(secret, ISSUER, actor.username) };
  });
}

export async function confirmTotp(
  platform: Platform,
  actor: Actor,
  { id, code, name }: z.infer<typeof confirmTotpRequestSchema>,
): Promise<SecondFactorAdded> {
  const { otpPepper } = platform.config.secrets;
  return platform.runUnitOfWork(async (unit) => {
    const row = await unit.tx
      .selectFrom('second_factor')
      .select(['created_at', 'totp_secret'])
      .where('id', '=', id)
      .where('account_id', '=', actor.accountId)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!row?.totp_secret || row.created_at.getTime() < unit.now.getTime() - BEGUN_MINUTES * 60_000)
      refuse('FLOW-409', { message: 'error.secondFactorBegunLongAgo' });
    const secret =
      unseal(row.totp_secret, { pepper: otpPepper, purpose: 'totp-secret', boundTo: id }) ??
      refuse('AUTH-SECOND-FACTOR');
    const period = periodOf(secret, code, unit.now) ?? refuse('AUTH-SECOND-FACTOR');
    await unit.tx
      .updateTable('second_factor')
      .set({ name, confirmed_at: unit.now, totp_period: period })
      .where('id', '=', id)
      .execute();
    return wasAdded(platform, unit, actor, { id, kind: 'TOTP', name });
  });
}

/** The question for the browser; nothing is kept of it but the challenge. */
export async function beginPasskey(platform: Platform, actor: Actor, password: string): Promise<PasskeyBegun> {
  await requireOwner(platform, actor, password);
  const { name_english, credentials } = await platform.database.db
    .selectFrom('account')
    .leftJoin('second_factor', 'second_factor.account_id', 'account.id')
    .select('name_english')
    .select(({ fn }) => fn.agg<(string | null)[]>('array_agg', ['second_factor.credential_id']).as('credentials'))
    .where('account.id', '=', actor.accountId)
    .groupBy('account.id')
    .executeTakeFirstOrThrow();
  const options = await askForNewPasskey(
    platform.config,
    { id: actor.accountId, username: actor.username, nameEnglish: name_english },
    credentials.filter((id) => id !== null),
  );
  await platform.runUnitOfWork(async (unit) => {
    await requireRoom(unit, actor.accountId);
    await keepChallenge(unit, enrolmentOf(actor), options.challenge);
  });
  return { options: { ...options } };
}

export async function confirmPasskey(
  platform: Platform,
  actor: Actor,
  { name, credential }: z.infer<typeof confirmPasskeyRequestSchema>,
): Promise<SecondFactorAdded> {
  await loadPasskeys();
  const added = await platform.runUnitOfWork(async (unit) => {
    const passkey = await readNewPasskey(platform.config, unit, enrolmentOf(actor), credential);
    if (!passkey) return null;
    await requireRoom(unit, actor.accountId);
    const id = unit.newId();
    const written = await unit.tx
      .insertInto('second_factor')
      .values({
        id,
        account_id: actor.accountId,
        kind: 'PASSKEY',
        name,
        created_at: unit.now,
        confirmed_at: unit.now,
        ...passkey,
        transports: [...passkey.transports],
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    return written ? wasAdded(platform, unit, actor, { id, kind: 'PASSKEY', name }) : null;
  });
  return added ?? refuse('AUTH-SECOND-FACTOR', { message: 'error.passkeyNotProven' });
}

export async function removeSecondFactor(
  platform: Platform,
  actor: Actor,
  id: string,
  password: string,
): Promise<void> {
  await requireOwner(platform, actor, password);
  await platform.runUnitOfWork(async (unit) => {
    await lockOwner(unit, actor.accountId);
    const rows = await unit.tx
      .selectFrom('second_factor')
      .select(['id', 'kind', 'name'])
      .where('account_id', '=', actor.accountId)
      .where('confirmed_at', 'is not', null)
      .execute();
    const removed = rows.find((row) => row.id === id) ?? refuse('REQ-404');
    const isLast = rows.length === 1;
    if (isLast && (await isCompulsoryFor(unit.tx, actor.role, unit.now)))
      refuse('FLOW-409', { message: 'error.secondFactorCompulsory' });
    await unit.tx.deleteFrom('second_factor').where('id', '=', id).execute();
    if (isLast) await unit.tx.deleteFrom('recovery_code').where('account_id', '=', actor.accountId).execute();
    unit.audit({
      actor,
      action: 'SECOND_FACTOR_REMOVED',
      objectType: 'account',
      objectId: actor.accountId,
      before: removed,
    });
    await notifyOwner(unit, actor.accountId, 'removed');
  });
}

export async function renewRecoveryCodes(platform: Platform, actor: Actor, password: string): Promise<string[]> {
  await requireOwner(platform, actor, password);
  return platform.runUnitOfWork(async (unit) => {
    await lockOwner(unit, actor.accountId);
    const factor = await unit.tx
      .selectFrom('second_factor')
      .select('id')
      .where('account_id', '=', actor.accountId)
      .where('confirmed_at', 'is not', null)
      .limit(1)
      .executeTakeFirst();
    if (!factor) refuse('FLOW-409', { message: 'error.noSecondFactor' });
    unit.audit({ actor, action: 'RECOVERY_CODES_RENEWED', objectType: 'account', objectId: actor.accountId });
    await notifyOwner(unit, actor.accountId, 'newCodes');
    return giveRecoveryCodes(unit, platform.config.secrets.otpPepper, actor.accountId);
  });
}

/** Two persons let it happen: everything of it is gone, recovery codes too. Says whether there was anything. */
export async function forgetSecondFactors(unit: UnitOfWork, accountId: string): Promise<boolean> {
  const gone = await unit.tx
    .deleteFrom('second_factor')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .execute();
  await unit.tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  return gone.some(({ confirmed_at }) => confirmed_at !== null);
}

/** The password says who asks, and the second factor where there is one already. */
async function requireOwner(platform: Platform, actor: Actor, password: string): Promise<void> {
  await requireProvenForChange(platform, actor.sessionId, actor.accountId);
  await proveOwnPassword(platform, actor, password);
}

const enrolmentOf = ({ accountId, sessionId }: Actor) => ({
  accountId,
  holder: sessionId,
  purpose: 'ENROL' as const,
});

async function requireRoom(unit: UnitOfWork, accountId: string): Promise<void> {
  await lockOwner(unit, accountId);
  const { count } = await unit.tx
    .selectFrom('second_factor')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(count) >= SECOND_FACTORS_MAXIMUM) refuse('FLOW-409', { message: 'error.secondFactorsFull' });
}

/** What is done to one account's second factors is done one after the other. */
async function lockOwner(unit: UnitOfWork, accountId: string): Promise<void> {
  await unit.tx.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
}

async function wasAdded(
  { config }: Platform,
  unit: UnitOfWork,
  actor: Actor,
  added: { readonly id: string; readonly kind: string; readonly name: string },
): Promise<SecondFactorAdded> {
  const { accountId, sessionId } = actor;
  const hasCodes = await unit.tx
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  unit.audit({ actor, action: 'SECOND_FACTOR_ADDED', objectType: 'account', objectId: accountId, after: added });
  await noteProven(unit, sessionId);
  await notifyOwner(unit, accountId, 'added');
  const recoveryCodes = hasCodes ? null : await giveRecoveryCodes(unit, config.secrets.otpPepper, accountId);
  return { recoveryCodes };
}
