import type { OtpSent } from '@registrar/domain/calls/accounts';
import type { OpenGrievance } from '@registrar/domain/calls/grievances';
import type { Caller } from '../../accounts/caller';
import { proveOtp } from '../../accounts/otp';
import { sendStrangersCode } from '../../accounts/strangers-code';
import { findLink } from '../../outside/outside-link';
import { enforceLimit } from '../../platform/counters';
import type { WireLanguage } from '../../platform/language';
import type { Platform } from '../../platform/platform';
import { Refusal, refuse } from '../../platform/refusal';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { lockRequest } from '../move-request';
import type { RequestRow } from '../request-handler';
import { openGrievance } from './ask-grievance';
import { grievanceOf, newLink } from './grievance-handler';

const HOUR = 3600;
const PURPOSE = 'GRIEVANCE';
/** Tickets from one network address in a day. */
const OF_PLACE = { name: 'grievances-of-place', hits: 20, seconds: 24 * HOUR };

interface Asked {
  readonly caller: Caller;
  readonly language: WireLanguage;
}

/** Sends a code to who has no account. Nothing in the answer depends on whether the address has one. */
export async function sendGrievanceCode(
  { config }: Platform,
  unit: UnitOfWork,
  email: string,
  { caller, language }: Asked,
): Promise<OtpSent> {
  return sendStrangersCode(unit, config.secrets.otpPepper, {
    purpose: PURPOSE,
    subject: email,
    to: { channel: 'EMAIL', address: email },
    limits: 'grievance',
    caller,
    language,
  });
}

/** A wrong code returns a refusal instead of throwing, so that the attempt is counted. */
export async function openWithCode(
  { config }: Platform,
  unit: UnitOfWork,
  { otp, ...asked }: OpenGrievance,
  { caller, language }: Asked,
): Promise<{ number: string; token: string } | Refusal> {
  const proven = await proveOtp(unit, config.secrets.otpPepper, {
    purpose: PURPOSE,
    subject: asked.email,
    code: otp,
    caller,
  });
  if (proven instanceof Refusal) return proven;
  await enforceLimit(unit.tx, unit.now, OF_PLACE, caller.place);
  const row = await openGrievance(unit, asked, language);
  return { number: row.number, token: await newLink(unit, row, language) };
}

/** The ticket of a link, locked. A token that is guessed, or was replaced by a newer mail, is 404. */
export async function ticketOf(unit: UnitOfWork, token: string): Promise<RequestRow> {
  const link = await findLink(unit.tx, PURPOSE, { actor: null, reference: token });
  const row = (await lockRequest(unit, link.object_id)) ?? refuse('REQ-404');
  await grievanceOf(unit.tx, row.id);
  return row;
}
