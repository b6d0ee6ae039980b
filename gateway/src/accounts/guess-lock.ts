import { sql, type Kysely, type RawBuilder } from 'kysely';
import { notify } from '../notifications/notify';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { MessageKey } from '../platform/language';
import { Refusal, type RefusalCode } from '../platform/refusal';
import { keyedHash } from './secrets';

/** How many wrong tries close a guarded secret, and for how long. */
export interface LockRule {
  readonly lockAfterFailures: number;
  readonly lockMinutes: number;
}

/** A secret that somebody may try to guess: the password of one account, or its codes for one purpose. */
export interface Guarded {
  /** Row of the table: the kind, and a keyed hash of whose it is. */
  readonly subject: string;
  /** Who is told when it closes; nobody where the name or address is nobody's. */
  readonly accountId: string | null;
  readonly refusal: { readonly code: RefusalCode; readonly message: MessageKey };
  readonly notice: { readonly title: MessageKey; readonly body: MessageKey };
}

/**
 * `owner`: the account's id, or the name that nobody has. Both are counted alike, so that nobody learns which it is.
 */
export function guardedSubject(pepper: string, kind: string, owner: string): string {
  return `${kind}:${keyedHash(pepper, `${kind}:${owner}`).slice(0, 32)}`;
}

const WINDOW_MS = 24 * 3600 * 1000;

/** Whether it is closed, without counting anything. */
export async function closedNow(db: Kysely<DB>, now: Date, guarded: Guarded): Promise<Refusal | null> {
  const row = await db
    .selectFrom('guess_lock')
    .select('locked_until')
    .where('subject', '=', guarded.subject)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row?.locked_until ? closedUntil(guarded, row.locked_until, now) : null;
}

/** A guarded secret and how many wrong guesses close it. */
export interface Lane {
  readonly guarded: Guarded;
  readonly rule: LockRule;
}

/**
 * Counts a try that is about to be compared with the secret, so that a crowd at the same moment has no more guesses
 * than one after the other. Those beyond the last are answered as if it were closed already; while it is closed nothing
 * is counted, and the wait is answered. Of several lanes the next is counted only where the one before was open.
 */
export async function countGuess(
  db: Kysely<DB>,
  now: Date,
  lanes: readonly Lane[],
): Promise<{ last: Lane[] } | Refusal> {
  const { rows } = await sql<CountedGuess>`with ${guessesIn(now, lanes, sql``)} select * from guessed`.execute(db);
  return judgeGuesses(now, lanes, rows);
}

export interface CountedGuess {
  readonly subject: string;
  readonly guesses: number;
  readonly locked_until: Date | null;
}

/**
 * The same as parts of a statement, which end with a table `guessed`; `where` says from what and when they are counted
 * at all.
 */
export function guessesIn(now: Date, lanes: readonly Lane[], where: RawBuilder<unknown>): RawBuilder<unknown> {
  const windowEnd = new Date(now.getTime() + WINDOW_MS);
  const name = (at: number): RawBuilder<unknown> => sql.ref(`lane_${at}`);
  const counted = lanes.map(({ guarded: { subject } }, at) => {
    const before = lanes[at - 1];
    const open =
      before === undefined
        ? where
        : sql`from ${name(at - 1)} where locked_until is null and guesses <= ${before.rule.lockAfterFailures}::int`;
    return sql`${name(at)} as (
      insert into guess_lock as mine (subject, tries, guesses, window_end) select ${subject}::text, 1, 1, ${windowEnd}::timestamptz ${open}
      on conflict (subject) do update set
        tries = case when ${isOver(now)} then 1 when mine.locked_until is null then mine.tries + 1 else mine.tries end,
        guesses = case when ${isOver(now)} then 1 when mine.locked_until is null then mine.guesses + 1 else mine.guesses end,
        window_end = case when ${isOver(now)} then excluded.window_end else mine.window_end end,
        locked_until = case when ${isOver(now)} then null else mine.locked_until end
      returning subject, guesses, locked_until)`;
  });
  const all = lanes.map((_, at) => sql`select * from ${name(at)}`);
  return sql`${sql.join(counted)}, guessed as (${sql.join(all, sql` union all `)})`;
}

/** The lanes that have no guess left after this one, or why this one is none. */
export function judgeGuesses(
  now: Date,
  lanes: readonly Lane[],
  rows: readonly CountedGuess[],
): { last: Lane[] } | Refusal {
  const last: Lane[] = [];
  for (const lane of lanes) {
    const { guarded, rule } = lane;
    const row = rows.find(({ subject }) => subject === guarded.subject);
    if (!row) throw new Error('the lock gave no row back');
    if (row.locked_until) return closedUntil(guarded, row.locked_until, now);
    if (row.guesses > rule.lockAfterFailures) return closedFor(guarded, rule.lockMinutes * 60_000);
    if (row.guesses >= rule.lockAfterFailures) last.push(lane);
  }
  return { last };
}

/**
 * Closes it, once however many tries arrive. It opens by itself. The owner is told the first time of a day for each
 * kind: somebody who closes it again and again would fill the mailbox.
 */
export async function close(unit: UnitOfWork, guarded: Guarded, rule: LockRule): Promise<void> {
  const until = new Date(unit.now.getTime() + rule.lockMinutes * 60_000);
  const closed = await unit.tx
    .updateTable('guess_lock')
    .set({ locked_until: until })
    .where('subject', '=', guarded.subject)
    .where('locked_until', 'is', null)
    .returning('subject')
    .executeTakeFirst();
  if (!closed || guarded.accountId === null) return;
  const { accountId, notice } = guarded;
  unit.audit({
    actor: null,
    action: 'ACCOUNT_LOCKED',
    objectType: 'account',
    objectId: accountId,
    remark: guarded.subject.split(':').slice(0, -1).join(':'),
  });
  await notify(unit, {
    accountId,
    eventKey: `lock:${notice.title}:${dayInNepal(unit.now)}`,
    type: 'ACCOUNT_SECURITY',
    title: notice.title,
    body: notice.body,
    parameters: { minutes: rule.lockMinutes },
    action: { label: 'mail.action.profile' },
    link: '/user-profile',
  });
}

/** The right secret wipes the slate. */
export async function forgiveGuesses(db: Kysely<DB>, guarded: Pick<Guarded, 'subject'>): Promise<void> {
  await db.deleteFrom('guess_lock').where('subject', '=', guarded.subject).execute();
}

function isOver(now: Date) {
  return sql`(mine.locked_until <= ${now} or (mine.locked_until is null and mine.window_end <= ${now}))`;
}

export function closedUntil(guarded: Guarded, until: Date, now: Date): Refusal {
  return closedFor(guarded, until.getTime() - now.getTime());
}

function closedFor({ refusal }: Guarded, milliseconds: number): Refusal {
  return new Refusal(refusal.code, {
    message: refusal.message,
    retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)),
  });
}
