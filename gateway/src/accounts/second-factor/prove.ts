import type { SecondFactorProof, SecondFactorWays } from '@registrar/domain/calls/second-factor';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Platform } from '../../platform/platform';
import { Refusal, refuse } from '../../platform/refusal';
import { dayInNepal } from '../../platform/clock';
import { readTerm } from '../../platform/terms';
import type { Caller } from '../caller';
import { close, countGuess, forgiveGuesses } from '../guess-lock';
import { knowsDevice } from '../known-devices';
import { callerLanes } from '../password-guard';
import { notifyOwner } from './notify-owner';
import { askForPasskey, keepChallenge, loadPasskeys, readProof, type Asked } from './passkeys';
import { takeRecoveryCode } from './recovery-codes';
import { unseal } from '../../platform/sealed-secret';
import { periodOf } from './totp';

/** Who has to prove it: the holder of a login's ticket, or of a session. */
export interface Prover {
  readonly accountId: string;
  /** The session, or the hash of the ticket. */
  readonly holder: string;
  readonly caller: Caller;
}

/** By what it can be proven, with a new question for the account's passkeys. */
export async function askForSecondFactor(
  { config, database: { db }, runUnitOfWork }: Platform,
  { accountId, holder }: Pick<Prover, 'accountId' | 'holder'>,
): Promise<SecondFactorWays> {
  const factors = await confirmedFactors(db, accountId).select(['kind', 'credential_id']).execute();
  const passkeys = factors.flatMap(({ credential_id }) => (credential_id === null ? [] : [{ credential_id }]));
  const codes = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .limit(1)
    .execute();
  const options = passkeys.length === 0 ? null : await askForPasskey(config, passkeys);
  if (options)
    await runUnitOfWork((unit) => keepChallenge(unit, { accountId, holder, purpose: 'PROVE' }, options.challenge));
  return {
    ways: [
      ...(passkeys.length > 0 ? (['PASSKEY'] as const) : []),
      ...(factors.some(({ kind }) => kind === 'TOTP') ? (['TOTP'] as const) : []),
      ...(codes.length > 0 ? (['RECOVERY_CODE'] as const) : []),
    ],
    passkeyOptions: options && { ...options },
  };
}

/**
 * Proves it, and does in the same unit of work what it was asked for. Codes can be guessed: each is counted before it
 * is compared, for the browser that the account knows and for strangers apart, as passwords are.
 */
export async function withSecondFactor<Result>(
  platform: Platform,
  prover: Prover,
  proof: SecondFactorProof,
  then: (unit: UnitOfWork) => Promise<Result>,
): Promise<Result> {
  const {
    database: { db },
    clock,
    config,
  } = platform;
  const { accountId, caller } = prover;
  const lanes = callerLanes(
    config.secrets.otpPepper,
    {
      kind: 'second-factor',
      owner: accountId,
      accountId,
      messages: { locked: 'error.secondFactorLocked', lockedHere: 'error.secondFactorLocked' },
      notice: { title: 'account.secondFactorLocked.title', body: 'account.secondFactorLocked.body' },
    },
    caller,
    {
      known: await knowsDevice(db, accountId, caller),
      settings: await readTerm(db, 'LOGIN_LIMITS', dayInNepal(clock.now())),
    },
  );
  // a signature cannot be guessed
  const guess = proof.way === 'PASSKEY' ? { last: [] } : await countGuess(db, clock.now(), lanes);
  if (guess instanceof Refusal) throw guess;
  if (proof.way === 'PASSKEY') await loadPasskeys();
  const outcome = await platform.runUnitOfWork(async (unit) => {
    if (!(await isRight(platform, unit, prover, proof))) return null;
    for (const { guarded } of lanes) await forgiveGuesses(unit.tx, guarded);
    if (proof.way === 'RECOVERY_CODE') await notifyOwner(unit, accountId, 'recoveryCodeUsed');
    return { result: await then(unit) };
  });
  if (outcome === null) {
    for (const { guarded, rule } of guess.last) await platform.runUnitOfWork((unit) => close(unit, guarded, rule));
    refuse('AUTH-SECOND-FACTOR');
  }
  return outcome.result;
}

async function isRight(
  platform: Platform,
  unit: UnitOfWork,
  { accountId, holder }: Prover,
  proof: SecondFactorProof,
): Promise<boolean> {
  const { otpPepper } = platform.config.secrets;
  switch (proof.way) {
    case 'TOTP':
      return isRightCode(unit, otpPepper, accountId, proof.code);
    case 'RECOVERY_CODE':
      return takeRecoveryCode(unit, otpPepper, accountId, proof.code);
    case 'PASSKEY':
      return isRightPasskey(platform, unit, { accountId, holder, purpose: 'PROVE' }, proof.credential);
  }
}

/** The row is held: of two who bring one code at the same moment, one is right. */
async function isRightCode(unit: UnitOfWork, pepper: string, accountId: string, code: string): Promise<boolean> {
  const rows = await confirmedFactors(unit.tx, accountId)
    .select(['id', 'totp_secret', 'totp_period'])
    .where('kind', '=', 'TOTP')
    .forUpdate()
    .execute();
  for (const { id, totp_secret, totp_period } of rows) {
    const secret = unseal(totp_secret ?? '', { pepper, purpose: 'totp-secret', boundTo: id });
    const period = secret === null ? null : periodOf(secret, code, unit.now);
    if (period === null || period <= Number(totp_period ?? 0)) continue;
    await wasUsed(unit, id, { totp_period: period });
    return true;
  }
  return false;
}

async function isRightPasskey(
  { config }: Platform,
  unit: UnitOfWork,
  asked: Asked,
  answer: { readonly id: string },
): Promise<boolean> {
  const row = await confirmedFactors(unit.tx, asked.accountId)
    .select(['id', 'credential_id', 'public_key', 'sign_count', 'transports'])
    .where('credential_id', '=', answer.id)
    .forUpdate()
    .executeTakeFirst();
  if (!row || row.credential_id === null || row.public_key === null) return false;
  const { id, credential_id, public_key, sign_count, transports } = row;
  const passkey = { credential_id, public_key, sign_count: Number(sign_count), transports };
  const count = await readProof(config, unit, asked, { answer, passkey });
  if (count === null) return false;
  await wasUsed(unit, id, { sign_count: count });
  return true;
}

function confirmedFactors(db: Kysely<DB>, accountId: string) {
  return db
    .selectFrom('second_factor')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('created_at');
}

async function wasUsed(
  unit: UnitOfWork,
  id: string,
  changes: { readonly totp_period: number } | { readonly sign_count: number },
): Promise<void> {
  await unit.tx
    .updateTable('second_factor')
    .set({ ...changes, last_used_at: unit.now })
    .where('id', '=', id)
    .execute();
}

/** For what a session may do only a short time after its second factor: how long, in minutes, where no term says so. */
const LATELY_MINUTES = 15;

/** Who has a second factor proves it again before it is changed: an open session that somebody found changes none. */
export async function requireProvenForChange(platform: Platform, sessionId: string, accountId: string): Promise<void> {
  const row = await platform.database.db
    .selectFrom('session')
    .innerJoin('second_factor', 'second_factor.account_id', 'session.account_id')
    .select('session.second_factor_at')
    .where('session.id', '=', sessionId)
    .where('second_factor.account_id', '=', accountId)
    .where('second_factor.confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  if (!row) return;
  const since = platform.clock.now().getTime() - LATELY_MINUTES * 60_000;
  if (row.second_factor_at === null || row.second_factor_at.getTime() < since) refuse('AUTH-STEP-UP');
}

/** The session's calls that ask for it go through from now on, for a while. */
export async function noteProven(unit: UnitOfWork, sessionId: string): Promise<void> {
  await unit.tx.updateTable('session').set({ second_factor_at: unit.now }).where('id', '=', sessionId).execute();
}
