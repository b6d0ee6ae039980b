import type { TermOf } from '@registrar/domain/schedules';
import { sql, type Kysely, type QueryCreator } from 'kysely';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Platform } from '../platform/platform';
import { hitIn } from '../platform/counters';
import { dayInNepal } from '../platform/clock';
import { Refusal, refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { MessageKey } from '../platform/language';
import { solvesCaptcha } from './captcha';
import type { Caller } from './caller';
import {
  close,
  closedUntil,
  countGuess,
  forgiveGuesses,
  guardedSubject,
  guessesIn,
  judgeGuesses,
  type CountedGuess,
  type Guarded,
  type Lane,
} from './guess-lock';
import { verifyPassword } from './password-hashing';

type LoginSettings = TermOf<'LOGIN_LIMITS'>;

/** Whose secret is asked for: of an account here, or of one in the older system. */
export interface SecretOwner {
  readonly kind: 'sign-in' | 'old-sign-in' | 'second-factor';
  /** Id of the account, or the name that was typed where nobody has it. */
  readonly owner: string;
  /** Who is told when it closes; an old account has nobody here yet. */
  readonly accountId: string | null;
  /** The captcha is missing; it is closed for strangers; it is closed for this known browser. */
  readonly messages: { readonly captcha?: MessageKey; readonly locked: MessageKey; readonly lockedHere: MessageKey };
  /** What the owner is told when it closes; of the password where nothing else is named. */
  readonly notice?: Guarded['notice'];
}

/**
 * The secret of an account, or of a name that nobody has, as one caller guesses it at the sign-in. A browser that
 * the account is known from has a lane of its own, which strangers cannot close. A stranger has one too, by the network
 * address, and beside it all strangers share one: however many addresses they have, their guesses are bounded.
 */
export function callerLanes(
  pepper: string,
  { kind, owner, accountId, messages, notice }: SecretOwner,
  caller: Caller,
  { known, settings }: { known: boolean; settings: LoginSettings },
): readonly [Lane, ...Lane[]] {
  const guarded = (lane: string, whose: string, message: MessageKey): Guarded => ({
    subject: guardedSubject(pepper, lane, whose),
    accountId,
    refusal: { code: 'AUTH-LOCKED', message },
    notice: notice ?? { title: 'account.locked.title', body: 'account.locked.body' },
  });
  if (known)
    return [{ guarded: guarded(`${kind}-device`, `${owner}:${caller.device}`, messages.lockedHere), rule: settings }];
  return [
    { guarded: guarded(`${kind}-place`, `${owner}:${caller.place}`, messages.locked), rule: settings },
    {
      guarded: guarded(kind, owner, messages.locked),
      rule: { lockAfterFailures: settings.strangersLockAfterFailures, lockMinutes: settings.strangersLockMinutes },
    },
  ];
}

const FAILURES = { name: 'login-failures', seconds: 24 * 3600 };

/** A try that is counted already; what becomes of the counts once the password was compared. */
export interface BegunTry {
  readonly wasRight: () => Promise<void>;
  /** The same as a part of the statement that lets the person in. */
  readonly forgiven: (write: QueryCreator<DB>) => QueryCreator<DB>;
  readonly wasWrong: () => Promise<{ enableCaptcha: boolean }>;
}

/**
 * A captcha stands before the count: who does not solve it closes nothing. A try is counted before the password is
 * looked at, for the account, or for the name that was typed where nobody has it: many tries at once do not slip past
 * the captcha, and strangers cannot tell who exists.
 */
export async function beginTry(
  platform: Platform,
  owner: SecretOwner,
  caller: Caller,
  { known, captcha }: { known: boolean; captcha: string | undefined },
): Promise<BegunTry> {
  const {
    database: { db },
    clock,
    config,
  } = platform;
  const now = clock.now();
  const settings = await readTerm(db, 'LOGIN_LIMITS', dayInNepal(now));
  const lanes = callerLanes(config.secrets.otpPepper, owner, caller, { known, settings });
  // a stranger's failures ask every stranger for a captcha, and the owner at a known browser for none
  const failures = `${FAILURES.name}:${(lanes.at(-1) ?? lanes[0]).guarded.subject}`;

  const { tries, guesses } = await countTry(db, now, { lanes, failures, captchaAfter: settings.captchaAfterFailures });
  if (tries > settings.captchaAfterFailures && !(await solvesCaptcha(platform, captcha)))
    refuse('AUTH-CAPTCHA', { enableCaptcha: true, message: owner.messages.captcha });
  const guess = guesses ? judgeGuesses(now, lanes, guesses) : await countGuess(db, now, lanes);
  if (guess instanceof Refusal) throw withCaptcha(guess);
  const forgiven = (write: QueryCreator<DB>): QueryCreator<DB> => forgive(write, failures, lanes);
  return {
    forgiven,
    async wasRight() {
      await forgiven(db)
        .selectNoFrom(sql`1`.as('done'))
        .execute();
    },
    async wasWrong() {
      for (const { guarded, rule } of guess.last) await platform.runUnitOfWork((unit) => close(unit, guarded, rule));
      return { enableCaptcha: tries >= settings.captchaAfterFailures };
    },
  };
}

/**
 * One statement for a try, as most are: nothing is closed, no captcha is asked for. What is closed counts nothing;
 * where a captcha is asked for, the guess is counted when it is solved.
 */
async function countTry(
  db: Kysely<DB>,
  now: Date,
  { lanes, failures, captchaAfter }: { lanes: readonly Lane[]; failures: string; captchaAfter: number },
): Promise<{ tries: number; guesses: CountedGuess[] | null }> {
  const { rows } = await sql<{
    closed: Record<string, string> | null;
    hits: number | null;
    guesses: (Omit<CountedGuess, 'locked_until'> & { locked_until: string | null })[] | null;
  }>`
    with closed as (select subject, locked_until from guess_lock where subject = any(${lanes.map(({ guarded }) => guarded.subject)}::text[]) and locked_until > ${now}),
    counted as (${hitIn(now, failures, FAILURES.seconds, sql`where not exists (select from closed)`)}),
    ${guessesIn(now, lanes, sql`from counted where hits <= ${captchaAfter}::int`)}
    select (select json_object_agg(subject, locked_until) from closed) as closed, (select hits from counted) as hits, (select json_agg(guessed) from guessed) as guesses`.execute(
    db,
  );
  const [row] = rows;
  for (const { guarded } of lanes) {
    const until = row?.closed?.[guarded.subject];
    if (until !== undefined) throw withCaptcha(closedUntil(guarded, new Date(until), now));
  }
  if (!row || row.hits === null) throw new Error('the counter gave no row back');
  return {
    tries: row.hits,
    guesses:
      row.guesses &&
      row.guesses.map((guess) => ({
        ...guess,
        locked_until: guess.locked_until === null ? null : new Date(guess.locked_until),
      })),
  };
}

/**
 * Wipes the slate in the order in which a try is counted, so that the two wait for each other and do not lock each
 * other out.
 */
function forgive(write: QueryCreator<DB>, failures: string, lanes: readonly Lane[]): QueryCreator<DB> {
  const subjects = sql`${lanes.map(({ guarded }) => guarded.subject)}::text[]`;
  return write
    .with('uncounted', (first) => first.deleteFrom('counter').where('subject', '=', failures).returning('subject'))
    .with('forgiven', (then) =>
      then.deleteFrom('guess_lock').where(
        'subject',
        'in',
        sql<string>`(
      select subject from guess_lock where subject = any(${subjects}) and (select count(*) from uncounted) >= 0 order by array_position(${subjects}, subject) for update)`,
      ),
    );
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
 * Asks a signed-in person for the own password again. Counted for the session: who has found
 * an open one tries here, and closes nothing for the owner in another.
 */
export async function proveOwnPassword(platform: Platform, actor: Actor, password: string): Promise<void> {
  const {
    database: { db },
    clock,
    config,
  } = platform;
  const guarded: Guarded = {
    subject: guardedSubject(config.secrets.otpPepper, 'own-password', `${actor.accountId}:${actor.sessionId}`),
    accountId: actor.accountId,
    refusal: { code: 'RATE-429', message: 'error.tooMany' },
    notice: { title: 'account.passwordLocked.title', body: 'account.passwordLocked.body' },
  };
  const rule = await readTerm(db, 'LOGIN_LIMITS', dayInNepal(clock.now()));
  const guess = await countGuess(db, clock.now(), [{ guarded, rule }]);
  if (guess instanceof Refusal) throw guess;
  const account = await db
    .selectFrom('account')
    .select('password_hash')
    .where('id', '=', actor.accountId)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(account.password_hash, password))) {
    if (guess.last.length > 0) await platform.runUnitOfWork((unit) => close(unit, guarded, rule));
    refuse('AUTH-PASSWORD-OLD');
  }
  await forgiveGuesses(db, guarded);
}
