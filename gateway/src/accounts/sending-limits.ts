import type { Kysely } from 'kysely';
import { dayInNepal } from '../platform/clock';
import { countHit, enforceLimit, takeFromAllowance, type Allowance } from '../platform/counters';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import { readTerm } from '../platform/terms';
import type { Caller } from './caller';
import { keyedHash } from './secrets';

/** What one caller may have sent to one receiver. */
const A_DAY = { hits: 10, seconds: 24 * 3600 };

export interface Sending {
  readonly db: Kysely<DB>;
  readonly now: Date;
  readonly pepper: string;
  readonly caller: Caller;
  /** Mail address or number, whether or not anybody is behind it. */
  readonly receiver: string;
  /** The caller is a browser that the account is known from: what strangers have used up is nothing to it. */
  readonly known: boolean;
}

/**
 * How often one caller may have something sent to one address or number: not twice within the minute of a code, and ten
 * times a day. Nobody else's requests count in this.
 */
export async function limitCaller({ db, now, pepper, caller, receiver }: Sending, name: string): Promise<void> {
  const { resendSeconds } = await readTerm(db, 'OTP_TERMS', dayInNepal(now));
  const to = receiverHash(pepper, receiver);
  const { hits, windowEnd } = await countHit(db, now, `${name}:${to}:${caller.keys[0]}`, resendSeconds);
  if (hits > 1)
    refuse('AUTH-OTP-RESEND', {
      retryAfterSeconds: Math.max(1, Math.ceil((windowEnd.getTime() - now.getTime()) / 1000)),
    });
  await limitPlace({ db, now, pepper, caller, receiver }, name);
}

/** By the network address: a caller may throw the browser's cookie away. */
export async function limitPlace(
  { db, now, pepper, caller, receiver }: Omit<Sending, 'known'>,
  name: string,
): Promise<void> {
  await enforceLimit(db, now, { name: `${name}-day`, ...A_DAY }, `${receiverHash(pepper, receiver)}:${caller.place}`);
}

/**
 * Whether one more message may go to the receiver, of all that strangers ask for. A known browser has an allowance of
 * its own, so that the strangers' mails and the owner's are bounded apart.
 */
export async function mayReceive(
  { db, now, pepper, caller, receiver, known }: Sending,
  allowance: Allowance,
): Promise<{ taken: true } | { taken: false; retryAfterSeconds: number }> {
  const to = receiverHash(pepper, receiver);
  return takeFromAllowance(db, now, allowance, known ? `${to}:${caller.device}` : to);
}

/** The same of one caller's network address alone. */
export function mayAskFor(
  { db, now, pepper, caller, receiver }: Omit<Sending, 'known'>,
  allowance: Allowance,
): Promise<{ taken: true } | { taken: false; retryAfterSeconds: number }> {
  return takeFromAllowance(db, now, allowance, `${receiverHash(pepper, receiver)}:${caller.place}`);
}

function receiverHash(pepper: string, receiver: string): string {
  return keyedHash(pepper, receiver).slice(0, 32);
}

const HOUR = 3600;

/**
 * As long as a link to a new password lives: while the allowance is used up, a link that still works is in the mailbox.
 */
export const RESET_LINK_SECONDS = HOUR;
export const RESET_LINKS: Allowance = { name: 'reset-links', atOnce: 5, refillSeconds: RESET_LINK_SECONDS };
/** The username is the same in every mail: who has had five need no sixth at once. */
export const USERNAMES: Allowance = { name: 'usernames', atOnce: 5, refillSeconds: HOUR };
/** Each code is five guesses; the link stays open beside it. */
export const RESET_CODES: Allowance = { name: 'reset-codes', atOnce: 6, refillSeconds: 4 * HOUR };
/**
 * What strangers may have sent to one number. A sign-up has no known browser: the share of one address comes back at
 * half the speed, so that a stranger can never use everything up.
 */
export const SIGN_UP_CODES: Allowance = { name: 'sign-up-codes', atOnce: 5, refillSeconds: HOUR / 2 };
export const SIGN_UP_CODES_OF_ONE: Allowance = { name: 'sign-up-codes-of-one', atOnce: 4, refillSeconds: HOUR };
/**
 * What strangers may cause at the contact of one old company, by mail and SMS together. A code for it opens the
 * company, and there is no link beside it: the share of one address comes back at half the speed, so that one stranger
 * can never use everything up, and two cannot either.
 */
export const OLD_COMPANY_CODES: Allowance = { name: 'old-company-codes', atOnce: 12, refillSeconds: 2 * HOUR };
export const OLD_COMPANY_CODES_OF_ONE: Allowance = {
  name: 'old-company-codes-of-one',
  atOnce: 4,
  refillSeconds: 4 * HOUR,
};
/** To the number of the new account, for each old account or company that was proven. */
export const OLD_ACCOUNT_CODES: Allowance = { name: 'old-account-codes', atOnce: 5, refillSeconds: HOUR / 2 };
/** That somebody wanted another account with this address is told once a day. */
export const OWNER_TOLD: Allowance = { name: 'owner-told', atOnce: 1, refillSeconds: 24 * HOUR };

/** For mails to somebody who asked for nothing: whether this one is the first of a day. */
export async function mayTellOwner(db: Kysely<DB>, now: Date, pepper: string, email: string): Promise<boolean> {
  return (await takeFromAllowance(db, now, OWNER_TOLD, receiverHash(pepper, email))).taken;
}
