import type { ApplicationCodeSent } from '@registrar/domain/calls/e-services';
import { z } from 'zod';
import type { Caller } from '../accounts/caller';
import { sendOtp } from '../accounts/otp';
import { limitPlace, mayAskFor, mayReceive } from '../accounts/sending-limits';
import type { Allowance } from '../platform/counters';
import type { JobKind } from '../platform/jobs/job-kind';
import type { WireLanguage } from '../platform/language';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { CODE_PURPOSE, findByNumber, numberAsked } from './find-application';

const HOUR = 3600;
/**
 * For one number, and for one number by one network address, whose share comes back at half the speed: a stranger can
 * never use up what the owner needs.
 */
const CODES: Allowance = { name: 'application-codes', atOnce: 8, refillSeconds: 2 * HOUR };
const CODES_OF_ONE: Allowance = { name: 'application-codes-of-one', atOnce: 4, refillSeconds: 4 * HOUR };
/** To one mailbox, for all applications of its owner: whoever tries one number after the other fills nobody's. */
const MAILS: Allowance = { name: 'application-code-mails', atOnce: 10, refillSeconds: HOUR };

interface Asked {
  readonly number: string;
  readonly caller: Caller;
  readonly language: WireLanguage;
}

/**
 * Sends a code to the email of who filed the application. Whether there is one is told by nothing: the answer, what is
 * counted, and what is written are the same.
 */
export async function sendApplicationCode(
  { config }: Platform,
  unit: UnitOfWork,
  { number, caller, language }: Asked,
): Promise<ApplicationCodeSent> {
  const asked = numberAsked(number);
  const found = await findByNumber(unit.tx, asked);
  const pepper = config.secrets.otpPepper;
  const about = { db: unit.tx, now: unit.now, pepper, caller, known: false };
  const sending = { ...about, receiver: `application:${asked}` };
  // silent: that a mailbox has had enough tells whose application it is
  const { taken } = await mayReceive({ ...about, receiver: found?.email ?? `nobody:${asked}` }, MAILS);
  const sent = await sendOtp(unit, pepper, {
    purpose: CODE_PURPOSE,
    subject: asked,
    recipient: found && taken ? { channel: 'EMAIL', address: found.email, language } : null,
    stranger: {
      caller,
      limit: async () => {
        await limitPlace(sending, 'application-code');
        for (const one of [await mayAskFor(sending, CODES_OF_ONE), await mayReceive(sending, CODES)])
          if (!one.taken) refuse('RATE-429', { retryAfterSeconds: one.retryAfterSeconds });
      },
    },
  });
  if (!found || !taken) unit.enqueue(unsentJob, {});
  return sent;
}

/** Written where no mail is, so that the call takes as long. */
const unsentJob: JobKind<object> = { kind: 'e-service-unsent-code', payload: z.object({}), lane: 'mail' };

/** Nothing is sent for a number that nobody has. */
export function forgetUnsentCodes({ jobs }: Platform): void {
  jobs.handle(unsentJob, () => Promise.resolve());
}
