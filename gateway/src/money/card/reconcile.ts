import { z } from 'zod';
import { PAYMENT_ASKED_DAYS, type CallbackVerdict } from '@registrar/domain/calls/payments';
import type { JobKind } from '../../platform/jobs/job-kind';
import type { Platform } from '../../platform/platform';
import { holdAttempt } from './attempts';
import type { PaymentProvider, ProviderAnswer } from './payment-provider';
import { giveUp, recordAnswer } from './record-answer';
import { reportMismatch } from './report-mismatch';

const EVERY_SECONDS = 30;
/** After this time the rest waits for the next round, because the lease of a job is a minute. */
const LONGEST_ROUND_MS = 30_000;
const AT_ONCE = 50;
const BESIDE_EACH_OTHER = 4;
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 30 * 60_000;
const NO_ANSWER_MS = PAYMENT_ASKED_DAYS * 24 * 3_600_000;
const reconcileJob: JobKind<object> = { kind: 'reconcile-payments', payload: z.object({}), lane: 'payments' };

/** Asks for every payment without an answer. */
export function watchPayments(platform: Platform, provider: PaymentProvider): void {
  platform.jobs.every(EVERY_SECONDS, reconcileJob, () => reconcilePayments(platform, provider));
}

export async function reconcilePayments(platform: Platform, provider: PaymentProvider): Promise<void> {
  const begun = Date.now();
  while (Date.now() - begun < LONGEST_ROUND_MS) {
    const due = await platform.database.db
      .selectFrom('payment_attempt')
      .select('id')
      .where('status', '=', 'OPEN')
      .where('ask_at', '<=', platform.clock.now())
      .orderBy('ask_at')
      .limit(AT_ONCE)
      .execute();
    if (due.length === 0) return;
    const waiting = due.map(({ id }) => id);
    const failures: unknown[] = [];
    const worker = async (): Promise<void> => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift())
        await askAbout(platform, provider, id).catch((error: unknown) => void failures.push(error));
    };
    await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, worker));
    if (failures.length > 0) {
      platform.log.warn(
        { err: failures[0], failed: failures.length, of: due.length },
        'the payment gateway could not be asked',
      );
      return; // the gateway is down: the next round comes soon
    }
  }
}

/** Asks for the state of one payment and stores the result. */
export async function askAbout(
  { runUnitOfWork, clock }: Pick<Platform, 'runUnitOfWork' | 'clock'>,
  provider: PaymentProvider,
  attemptId: string,
): Promise<CallbackVerdict | undefined> {
  const asked = clock.now();
  const answer = await provider.statusOf(attemptId);
  return runUnitOfWork(async (unit) => {
    const held = await holdAttempt(unit, attemptId);
    if (!held) return undefined;
    const { attempt } = held;
    const verdict = answer === undefined ? 'NEVER_ARRIVED' : await recordAnswer(unit, held, answer, 'STATUS');
    if (answer === undefined && attempt.status === 'OPEN' && attempt.session_id === null)
      await giveUp(unit, null, held, 'NEVER_ARRIVED');
    await unit.tx
      .insertInto('payment_callback')
      .values({
        id: unit.newId(),
        source: 'STATUS',
        attempt_id: attempt.id,
        verdict,
        said: JSON.stringify(answer ?? null),
        received_at: unit.now,
      })
      .execute();
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt.asked);
    await unit.tx
      .updateTable('payment_attempt')
      .set({ asked: attempt.asked + 1, ask_at: new Date(unit.now.getTime() + pause) })
      .where('id', '=', attempt.id)
      .execute();
    if (isWaiting(verdict, answer) && asked.getTime() - attempt.began_at.getTime() > NO_ANSWER_MS)
      await reportMismatch(unit, held, 'NO_ANSWER', answer ?? null);
    return verdict;
  });
}

const isWaiting = (verdict: CallbackVerdict, answer: ProviderAnswer | undefined): boolean =>
  verdict === 'PENDING' || answer === undefined;
