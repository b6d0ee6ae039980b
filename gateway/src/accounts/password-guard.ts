import type { TermOf } from '@registrar/domain/schedules';
import type { Actor } from '../platform/actor';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { countHit, resetCount } from '../platform/counters';
import { dayInNepal } from '../platform/clock';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { MessageKey } from '../platform/language';
import { solvesCaptcha } from './captcha';
import type { Caller } from './caller';
import { close, closedNow, countGuess, countTry, forgiveGuesses, guardedSubject, type Guarded, type LockRule } from './guess-lock';
import { verifyPassword } from './password-hashing';

/** A guarded password and how many wrong ones close it. */
interface Lane {
  readonly guarded: Guarded;
  readonly rule: LockRule;
}

type LoginSettings = TermOf<'LOGIN_LIMITS'>;

/** Whose password is asked for: of an account here, or of one in the older system. */
export interface PasswordOwner {
  readonly kind: 'sign-in' | 'old-sign-in';
  /** Id of the account, or the name that was typed where nobody has it. */
  readonly owner: string;
  /** Who is told when it closes; an old account has nobody here yet. */
  readonly accountId: string | null;
  /** The captcha is missing; it is closed for strangers; it is closed for this known browser. */
  readonly messages: { readonly captcha?: MessageKey; readonly locked: MessageKey; readonly lockedHere: MessageKey };
}

/**
 * The password of an account, or of a name that nobody has, as one caller asks for it at the sign-in. A browser that the
 * account is known from has a lane of its own, which strangers cannot close. A stranger has one too, by the network
 * address, and beside it all strangers share one: however many addresses they have, their guesses are bounded.
 */
function passwordLanes(pepper: string, { kind, owner, accountId, messages }: PasswordOwner, caller: Caller, { known, settings }: { known: boolean; settings: LoginSettings }): readonly [Lane, ...Lane[]] {
  const guarded = (lane: string, whose: string, message: MessageKey): Guarded => ({
    subject: guardedSubject(pepper, lane, whose),
    accountId,
    refusal: { code: 'AUTH-LOCKED', message },
    notice: { title: 'account.locked.title', body: 'account.locked.body' },
  });
  if (known) return [{ guarded: guarded(`${kind}-device`, `${owner}:${caller.device}`, messages.lockedHere), rule: settings }];
  return [
    { guarded: guarded(`${kind}-place`, `${owner}:${caller.place}`, messages.locked), rule: settings },
    { guarded: guarded(kind, owner, messages.locked), rule: { lockAfterFailures: settings.strangersLockAfterFailures, lockMinutes: settings.strangersLockMinutes } },
  ];
}

const FAILURES = { name: 'login-failures', seconds: 24 * 3600 };

/** A try that is counted already; what becomes of the counts once the password was compared. */
export interface BegunTry {
  readonly wasRight: () => Promise<void>;
  readonly wasWrong: () => Promise<{ enableCaptcha: boolean }>;
}

/**
 * A captcha stands before the count: who does not solve it closes nothing. A try is counted before the password is looked
 * at, for the account, or for the name that was typed where nobody has it: many tries at once do not slip past the
 * captcha, and strangers cannot tell who exists.
 */
export async function beginTry(platform: Platform, owner: PasswordOwner, caller: Caller, { known, captcha }: { known: boolean; captcha: string | undefined }): Promise<BegunTry> {
  const { database: { db }, clock, config } = platform;
  const now = clock.now();
  const settings = await readTerm(db, 'LOGIN_LIMITS', dayInNepal(now));
  const lanes = passwordLanes(config.secrets.otpPepper, owner, caller, { known, settings });
  // a stranger's failures ask every stranger for a captcha, and the owner at a known browser for none
  const widest = lanes.at(-1) ?? lanes[0];

  for (const { guarded } of lanes) {
    const closed = await closedNow(db, now, guarded);
    if (closed) throw withCaptcha(closed);
  }
  const { hits: tries } = await countHit(db, now, `${FAILURES.name}:${widest.guarded.subject}`, FAILURES.seconds);
  if (tries > settings.captchaAfterFailures && !(await solvesCaptcha(platform, captcha))) refuse('AUTH-CAPTCHA', { enableCaptcha: true, message: owner.messages.captcha });

  const last: Lane[] = [];
  for (const lane of lanes) {
    const counted = await countTry(db, now, lane.guarded);
    const guess = counted instanceof Refusal ? counted : await countGuess(db, lane.guarded, lane.rule);
    if (guess instanceof Refusal) throw withCaptcha(guess);
    if (guess.isLast) last.push(lane);
  }
  return {
    async wasRight() {
      for (const { guarded } of lanes) await forgiveGuesses(db, guarded);
      await resetCount(db, FAILURES, widest.guarded.subject);
    },
    async wasWrong() {
      for (const { guarded, rule } of last) await platform.runUnitOfWork((unit) => close(unit, guarded, rule));
      return { enableCaptcha: tries >= settings.captchaAfterFailures };
    },
  };
}

/** The form keeps its captcha while it waits. */
function withCaptcha({ code, details }: Refusal): Refusal {
  return new Refusal(code, { ...details, enableCaptcha: true });
}

/** Whoever has proven the mail address may sign in with the new password at once, whatever a stranger tried before. */
export async function reopenPassword(unit: UnitOfWork, pepper: string, accountId: string): Promise<void> {
  await forgiveGuesses(unit.tx, { subject: guardedSubject(pepper, 'sign-in', accountId) });
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
  const rule = await readTerm(db, 'LOGIN_LIMITS', dayInNepal(clock.now()));
  const counted = await countTry(db, clock.now(), guarded);
  if (counted instanceof Refusal) throw counted;
  const guess = await countGuess(db, guarded, rule);
  if (guess instanceof Refusal) throw guess;
  const account = await db.selectFrom('account').select('password_hash').where('id', '=', actor.accountId).executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, password))) {
    if (guess.isLast) await platform.runUnitOfWork((unit) => close(unit, guarded, rule));
    refuse('AUTH-PASSWORD-OLD');
  }
  await forgiveGuesses(db, guarded);
  return account.password_hash;
}
