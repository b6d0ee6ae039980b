import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
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

export const lockSettings = { lockAfterFailures: z.number().int().min(1), lockMinutes: z.number().int().min(1) };

/** A secret that somebody may try to guess: the password of one account, or its codes for one purpose. */
export interface Guarded {
  /** Row of the table: the kind, and a keyed hash of whose it is. */
  readonly subject: string;
  /** Who is told when it closes; nobody where the name or address is nobody's. */
  readonly accountId: string | null;
  readonly refusal: { readonly code: RefusalCode; readonly message: MessageKey };
  readonly notice: { readonly title: MessageKey; readonly body: MessageKey };
}

/** `owner`: the account's id, or the name that nobody has. Both are counted alike, so that nobody learns which it is. */
export function guardedSubject(pepper: string, kind: string, owner: string): string {
  return `${kind}:${keyedHash(pepper, `${kind}:${owner}`).slice(0, 32)}`;
}

const WINDOW_MS = 24 * 3600 * 1000;

/** Counts a try before anything is looked at. While it is closed nothing is counted, and the wait is answered. */
export async function countTry(db: Kysely<DB>, now: Date, guarded: Guarded): Promise<{ tries: number } | Refusal> {
  const { rows } = await sql<{ tries: number; locked_until: Date | null }>`
    insert into guess_lock as mine (subject, tries, window_end) values (${guarded.subject}, 1, ${new Date(now.getTime() + WINDOW_MS)})
    on conflict (subject) do update set
      tries = case when ${isOver(now)} then 1 when mine.locked_until is null then mine.tries + 1 else mine.tries end,
      guesses = case when ${isOver(now)} then 0 else mine.guesses end,
      window_end = case when ${isOver(now)} then excluded.window_end else mine.window_end end,
      locked_until = case when ${isOver(now)} then null else mine.locked_until end
    returning tries, locked_until`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the lock gave no row back');
  return row.locked_until ? closedFor(guarded, row.locked_until.getTime() - now.getTime()) : { tries: row.tries };
}

/** Whether it is closed, without counting anything. */
export async function closedNow(db: Kysely<DB>, now: Date, guarded: Guarded): Promise<Refusal | null> {
  const row = await db.selectFrom('guess_lock').select('locked_until').where('subject', '=', guarded.subject).where('locked_until', '>', now).executeTakeFirst();
  return row?.locked_until ? closedFor(guarded, row.locked_until.getTime() - now.getTime()) : null;
}

/**
 * Counts a try that is about to be compared with the secret, so that a crowd at the same moment has no more guesses
 * than one after the other. Those beyond the last are answered as if it were closed already.
 */
export async function countGuess(db: Kysely<DB>, guarded: Guarded, rule: LockRule): Promise<{ isLast: boolean } | Refusal> {
  const row = await db
    .updateTable('guess_lock')
    .set({ guesses: sql<number>`guesses + 1` })
    .where('subject', '=', guarded.subject)
    .returning('guesses')
    .executeTakeFirst();
  const guesses = row?.guesses ?? 1; // somebody was let in meanwhile: the count begins anew
  return guesses > rule.lockAfterFailures ? closedFor(guarded, rule.lockMinutes * 60_000) : { isLast: guesses >= rule.lockAfterFailures };
}

/**
 * Closes it, once however many tries arrive. It opens by itself. The owner is told the first time of a day for each kind:
 * somebody who closes it again and again would fill the mailbox.
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
  unit.audit({ actor: null, action: 'ACCOUNT_LOCKED', objectType: 'account', objectId: accountId, remark: guarded.subject.split(':').slice(0, -1).join(':') });
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

function closedFor({ refusal }: Guarded, milliseconds: number): Refusal {
  return new Refusal(refusal.code, { message: refusal.message, retryAfterSeconds: Math.max(1, Math.ceil(milliseconds / 1000)) });
}
