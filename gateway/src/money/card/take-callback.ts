import { callbackSchema, type CallbackVerdict } from '@registrar/domain/calls/payments';
import { hasErrorCode } from '../../platform/error-code';
import { sameText } from '../../platform/http/gateway-app';
import type { Platform } from '../../platform/platform';
import { holdAttempt } from './attempts';
import { recordAnswer } from './record-answer';
import { isSigned, type SignatureHeaders } from './signature';

export interface Message {
  readonly path: string;
  readonly body: string;
  readonly headers: SignatureHeaders;
}

const UNIQUE_VIOLATION = '23505';
const LONGEST_SAID = 2000;

/**
 * Processes a message of the payment gateway. Only the first message with a valid signature has an effect. Every
 * message is stored with its result; unsigned ones only as often as `mayBeNoted` allows, because anyone can send them
 * and they must not fill the database. The signature is checked first, so that no limit can block the genuine sender.
 */
export async function takeCallback(
  platform: Platform,
  secret: string,
  message: Message,
  mayBeNoted: () => Promise<void>,
): Promise<CallbackVerdict> {
  if (!isSigned(secret, { method: 'POST', path: message.path, body: message.body }, message.headers)) {
    await mayBeNoted();
    return note(platform, message, 'WRONG_SIGNATURE');
  }
  // a recorded signed message can be sent again for five minutes
  const noteReplay = async (): Promise<CallbackVerdict> => {
    await mayBeNoted();
    return note(platform, message, 'REPLAYED');
  };
  try {
    return await platform
      .runUnitOfWork(async (unit) => {
        const said = callbackSchema.safeParse(parsed(message.body));
        const id = unit.newId();
        const write = async (verdict: CallbackVerdict, attemptId: string | null): Promise<CallbackVerdict> => {
          await unit.tx
            .insertInto('payment_callback')
            .values({
              id,
              source: 'CALLBACK',
              attempt_id: attemptId,
              nonce: message.headers.nonce,
              verdict,
              said: withoutToken(message.body),
              received_at: unit.now,
            })
            .execute();
          return verdict;
        };
        // locked before anything is checked, so that several messages at once are processed one after the other
        const held = said.success ? await holdAttempt(unit, said.data.orderId) : undefined;
        if (!said.success) return write('MALFORMED', null);
        if (!held) return write('UNKNOWN_ORDER', null);
        const { sessionId, token, status, amount, transactionId } = said.data;
        const known =
          held.attempt.session_id === null ||
          (sameText(sessionId, held.attempt.session_id) && sameText(token, held.attempt.token ?? ''));
        if (!known) return write('WRONG_TOKEN', held.attempt.id);
        if (await isHeard(unit.tx, message.headers.nonce)) return 'REPLAYED';
        return write(
          await recordAnswer(unit, held, { status, amountPaisa: amount, transactionId }, 'CALLBACK'),
          held.attempt.id,
        );
      })
      .then((verdict) => (verdict === 'REPLAYED' ? noteReplay() : verdict));
  } catch (error) {
    if (hasErrorCode(error, UNIQUE_VIOLATION)) return noteReplay();
    throw error;
  }
}

/** Stores a message without an effect; it has no nonce and belongs to no payment. */
async function note(
  { runUnitOfWork, log }: Platform,
  { body }: Message,
  verdict: CallbackVerdict,
): Promise<CallbackVerdict> {
  log.warn({ verdict }, 'a message of the payment gateway was refused');
  await runUnitOfWork((unit) =>
    unit.tx
      .insertInto('payment_callback')
      .values({ id: unit.newId(), source: 'CALLBACK', verdict, said: withoutToken(body), received_at: unit.now })
      .execute(),
  );
  return verdict;
}

async function isHeard(
  tx: Parameters<Parameters<Platform['runUnitOfWork']>[0]>[0]['tx'],
  nonce: string,
): Promise<boolean> {
  return (
    (await tx.selectFrom('payment_callback').select('id').where('nonce', '=', nonce).executeTakeFirst()) !== undefined
  );
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** Removes the token, which opens the payer's page, so that it is not in any log. */
export function withoutToken(body: string): string {
  return body
    .replace(/"token"\s*:\s*"[^"]*"/gu, '"token":"…"')
    .replaceAll('\u0000', '')
    .slice(0, LONGEST_SAID);
}
