import type { Actor } from '../platform/actor';
import type { Deed } from '../platform/deed';
import type { Platform } from '../platform/platform';
import { Refusal, refuse } from '../platform/refusal';
import { readSetting } from '../platform/settings';
import { close, countGuess, countTry, forgiveGuesses, guardedSubject, type Guarded } from './guess-lock';
import { loginSettings } from './login-settings';
import { verifyPassword } from './password-hashing';

/** The password of an account as it is asked for at the sign-in, or of a name that nobody has. */
export function passwordGuard(pepper: string, accountId: string | null, name: string): Guarded {
  return {
    subject: guardedSubject(pepper, 'sign-in', accountId ?? name),
    accountId,
    refusal: { code: 'AUTH-LOCKED', message: 'error.signInLocked' },
    notice: { title: 'account.locked.title', body: 'account.locked.body' },
  };
}

/** Whoever has proven the mail address may sign in with the new password at once, whatever a stranger tried before. */
export async function reopenPassword(deed: Deed, pepper: string, accountId: string): Promise<void> {
  await forgiveGuesses(deed.tx, { subject: guardedSubject(pepper, 'sign-in', accountId) });
}

/**
 * Asks a signed-in person for the own password again, and gives back its hash. Counted apart from the sign-in: who has
 * found an open session tries here, and the owner can still sign in elsewhere.
 */
export async function proveOwnPassword(platform: Platform, actor: Actor, password: string): Promise<string> {
  const { database: { db }, clock, config } = platform;
  const guarded: Guarded = {
    subject: guardedSubject(config.secrets.otpPepper, 'own-password', actor.accountId),
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
