import type { z } from 'zod';
import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readSetting } from '../platform/settings';
import type { MessageKey } from '../platform/language';
import type { Caller } from './caller';
import { close, countGuess, countTry, forgiveGuesses, guardedSubject, type Guarded, type LockRule } from './guess-lock';
import { loginSettings } from './login-settings';
import { verifyPassword } from './password-hashing';

/** A guarded password and how many wrong ones close it. */
export interface Lane {
  readonly guarded: Guarded;
  readonly rule: LockRule;
}

/**
 * The password of an account, or of a name that nobody has, as one caller asks for it at the sign-in. A browser that the
 * account is known from has a lane of its own, which strangers cannot close. A stranger has one too, by the network
 * address, and beside it all strangers share one: however many addresses they have, their guesses are bounded.
 */
export function passwordLanes(pepper: string, subject: { accountId: string | null; name: string }, caller: Caller, { known, settings }: { known: boolean; settings: z.infer<typeof loginSettings> }): readonly [Lane, ...Lane[]] {
  const owner = subject.accountId ?? subject.name;
  const guarded = (kind: string, whose: string, message: MessageKey): Guarded => ({
    subject: guardedSubject(pepper, kind, whose),
    accountId: subject.accountId,
    refusal: { code: 'AUTH-LOCKED', message },
    notice: { title: 'account.locked.title', body: 'account.locked.body' },
  });
  if (known) return [{ guarded: guarded('sign-in-device', `${owner}:${caller.device}`, 'error.signInLockedHere'), rule: settings }];
  return [
    { guarded: guarded('sign-in-place', `${owner}:${caller.place}`, 'error.signInLocked'), rule: settings },
    { guarded: guarded('sign-in', owner, 'error.signInLocked'), rule: { lockAfterFailures: settings.strangersLockAfterFailures, lockMinutes: settings.strangersLockMinutes } },
  ];
}

/** Whoever has proven the mail address may sign in with the new password at once, whatever a stranger tried before. */
export async function reopenPassword(deed: Deed, pepper: string, accountId: string): Promise<void> {
  await forgiveGuesses(deed.tx, { subject: guardedSubject(pepper, 'sign-in', accountId) });
}

/**
 * Asks a signed-in person for the own password again, and gives back its hash. Counted for the session: who has found an
 * open one tries here, and closes nothing for the owner in another.
 */
export async function proveOwnPassword(platform: Platform, actor: Actor, password: string): Promise<string> {
  const { database: { db }, clock, config } = platform;
  const guarded: Guarded = {
    subject: guardedSubject(config.secrets.otpPepper, 'own-password', `${actor.accountId}:${actor.sessionId}`),
    accountId: actor.accountId,
    refusal: { code: 'RATE-429', message: 'error.tooMany' },
    notice: { title: 'account.passwordLocked.title', body: 'account.passwordLocked.body' },
  };
  const rule = await readSetting(db, 'login', loginSettings);
  const counted = await countTry(db, clock.now(), guarded);
  if (counted instanceof Refusal) throw counted;
  const guess = await countGuess(db, guarded, rule);
  if (guess instanceof Refusal) throw guess;
  const account = await db.selectFrom('account').select('password_hash').where('id', '=', actor.accountId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, password))) {
    if (guess.isLast) await platform.runDeed((deed) => close(deed, guarded, rule));
    refuse('AUTH-PASSWORD-OLD');
  }
  await forgiveGuesses(db, guarded);
  return account.password_hash;
}
