import { z } from 'zod';
import { otpSchema } from '../accounts/fields';
import { enumeration } from '../enumerations/enumeration';
import { everyProcess } from '../enumerations/processes';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { disclosureLanguages } from '../processes/questions/disclosures/director-disclosures';
import { disclosureShape } from '../processes/questions/disclosures/disclosure';
import { requiredReason } from '../reasons';

const channelSchema = z.enum(['EMAIL', 'MOBILE_NUMBER']);

/**
 * Where a link stands. A new one may be sent in every state: the one before it is good no more, and what was signed is
 * asked again.
 */
export const disclosureLinkStates = enumeration([
  ['NOT_SENT', 'लिङ्क पठाइएको छैन', 'No link sent'],
  ['SENT', 'लिङ्क पठाइएको', 'Link sent'],
  ['OPENED', 'सञ्चालकले ओटीपी मागेको', 'The director has asked for the OTP'],
  ['SIGNED', 'हस्ताक्षर भएको', 'Signed'],
  ['DECLINED', 'सञ्चालकले अस्वीकार गरेको', 'Declined by the director'],
  ['EXPIRED', 'लिङ्कको म्याद सकिएको', 'Link expired'],
]);

/** The link of one entry of DIRECTOR_DISCLOSURE that asks for one. */
export const disclosureLinkSchema = z.object({
  itemId: idSchema,
  state: disclosureLinkStates.schema,
  /**
   * Where link and code go, most of it hidden: as the register has it, or as it was entered where the register has
   * nothing. Empty: nowhere yet.
   */
  contacts: z.array(z.object({ channel: channelSchema, address: z.string() })),
  language: disclosureLanguages.schema,
  sentAt: instantSchema.nullable(),
  expiresAt: instantSchema.nullable(),
  /** From this moment it may be sent again; null: now, or it has been sent as often as it may be (`sendsLeft` 0). */
  resendAt: instantSchema.nullable(),
  sendsLeft: z.number().int(),
  openedAt: instantSchema.nullable(),
  signedAt: instantSchema.nullable(),
  declinedAt: instantSchema.nullable(),
  declineReason: z.string().nullable(),
});
export type DisclosureLink = z.infer<typeof disclosureLinkSchema>;

/**
 * GET external/api/application/{id}/disclosure: the links of all entries that ask for one, in the order of the entries;
 * for whoever may read the filing.
 */
export const disclosureLinksSchema = z.object({ items: z.array(disclosureLinkSchema) });
export type DisclosureLinks = z.infer<typeof disclosureLinksSchema>;
/**
 * POST external/api/application/{id}/disclosure/{itemId}/send, by whoever may write the filing: the link to the
 * director of the saved entry, for the first time or again. Answers `DisclosureLink`.
 */

/**
 * GET external/api/director-disclosure/{token}: what the director is asked, for whoever holds the link. The page of the
 * portal is `/director-disclosure/{token}`. OPEN: to be answered; CLOSED: the filing has been handed in, discarded or
 * asks no link of this director any more.
 */
export const disclosureViewSchema = z.object({
  state: z.enum(['OPEN', 'SIGNED', 'DECLINED', 'EXPIRED', 'CLOSED']),
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  director: bilingualNameSchema,
  process: everyProcess.schema,
  /** Who had the link sent. */
  askedBy: bilingualNameSchema,
  language: disclosureLanguages.schema,
  expiresAt: instantSchema,
  /** Where the code may go, most of it hidden. */
  contacts: z.array(z.object({ channel: channelSchema, address: z.string() })),
  signedAt: instantSchema.nullable(),
  declinedAt: instantSchema.nullable(),
});
export type DisclosureView = z.infer<typeof disclosureViewSchema>;

/** POST …/{token}/otp: a code to the director’s own email or mobile. Answers `OtpSent`. */
export const disclosureOtpRequestSchema = z.object({ channel: channelSchema });
/** POST …/{token}/sign: the four answers, and the code that came back. */
export const signDisclosureRequestSchema = z.object({
  channel: channelSchema,
  otp: otpSchema,
  contracts: disclosureShape.contracts.complete,
  appointments: disclosureShape.appointments.complete,
  directorships: disclosureShape.directorships.complete,
  dealings: disclosureShape.dealings.complete,
});
export type SignDisclosureRequest = z.infer<typeof signDisclosureRequestSchema>;
/** POST …/{token}/decline. */
export const declineDisclosureRequestSchema = z.object({ reason: requiredReason('DECLINE_REASON_REQUIRED') });
