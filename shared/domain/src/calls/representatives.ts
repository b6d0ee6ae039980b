import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  mobileNumberSchema,
  otpSchema,
} from '../accounts/fields';
import { everyProcess } from '../enumerations/processes';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { optionalReason, requiredReason } from '../reasons';

const companyNameSchema = bilingualNameSchema.extend({ id: idSchema, regNo: z.string() });

/**
 * GET external/api/representative/company: the companies that the person represents, or for which the office admitted
 * them as an heir. Left out by a gateway of before: represents.
 */
export const representedCompanySchema = companyNameSchema.extend({
  since: daySchema,
  status: z.string(),
  capacity: z.enum(['REPRESENTATIVE', 'HEIR']).optional(),
});
export type RepresentedCompany = z.infer<typeof representedCompanySchema>;

/** That another representative has asked to remove somebody, who may object until the day is over. */
export const askedRemovalSchema = z.object({
  by: bilingualNameSchema,
  /** The last day on which the one it concerns may object; after it the removal takes effect. */
  until: daySchema,
  remark: z.string(),
});
export type AskedRemoval = z.infer<typeof askedRemovalSchema>;

/** Somebody who speaks for the company, or did. */
export const representativeSchema = bilingualNameSchema.extend({
  accountId: idSchema,
  state: z.enum(['ACTIVE', 'FORMER']),
  since: daySchema,
  /** The day on which it ended; null while it lasts. */
  until: daySchema.nullable(),
  /** The person who reads this. */
  self: z.boolean(),
  /** Null: nobody has asked to remove them. Not told by a gateway of before. */
  removal: askedRemovalSchema.nullable().optional(),
});
export type Representative = z.infer<typeof representativeSchema>;

/** An invitation that may still be accepted, or has run out without an answer. */
export const invitationSchema = bilingualNameSchema.extend({
  id: idSchema,
  state: z.enum(['PENDING', 'EXPIRED']),
  /** The e-mail address or mobile number as it was given. */
  contact: z.string(),
  invitedBy: bilingualNameSchema,
  sentAt: instantSchema,
  /** From this moment it may be sent again; null: it has been sent as often as it may be. */
  resendAt: instantSchema.nullable(),
  expiresAt: instantSchema,
  /** The former representative who is asked to come back. */
  restores: idSchema.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const representationActions = [
  'INVITED',
  'SENT_AGAIN',
  'WITHDRAWN',
  'DECLINED',
  'ACCEPTED',
  'RESTORED',
  'REMOVAL_ASKED',
  'REMOVAL_OBJECTED',
  'REMOVAL_WITHDRAWN',
  'REMOVED',
  'LEFT',
] as const;

export const representationEventSchema = z.object({
  at: instantSchema,
  action: z.enum(representationActions),
  /** Who did it; null: the invited person, through the link. */
  actor: bilingualNameSchema.nullable(),
  subject: bilingualNameSchema,
  remark: z.string().nullable(),
});
export type RepresentationEvent = z.infer<typeof representationEventSchema>;

/**
 * GET external/api/company/{companyId}/representative, for those who represent it. The latest fifty events, newest
 * first.
 */
export const companyRepresentativesSchema = z.object({
  company: companyNameSchema,
  /** False for a company that is no longer in the register: then nothing may be changed. */
  open: z.boolean(),
  representatives: z.array(representativeSchema),
  invitations: z.array(invitationSchema),
  history: z.array(representationEventSchema),
});
export type CompanyRepresentatives = z.infer<typeof companyRepresentativesSchema>;

/**
 * POST external/api/company/{companyId}/representative. The answer is the same whether the person has an account or
 * not.
 */
export const inviteRequestSchema = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('EMAIL'),
    email: emailSchema,
    nameEnglish: fullNameEnglishSchema,
    nameNepali: fullNameNepaliSchema,
  }),
  z.object({
    channel: z.literal('MOBILE_NUMBER'),
    mobileNumber: mobileNumberSchema,
    nameEnglish: fullNameEnglishSchema,
    nameNepali: fullNameNepaliSchema,
  }),
]);
export type InviteRequest = z.infer<typeof inviteRequestSchema>;

const reasonSchema = requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG');
const remarkSchema = requiredReason();

/** POST …/representative/{accountId}/remove, for one's own account: to step down; and …/restore, for another one's. */
export const representativeRemarkRequestSchema = z.object({ remark: remarkSchema });

/** `signedOut`: it was the caller's last company, and every session of theirs has ended. */
export const removedAnswerSchema = z.object({ signedOut: z.boolean() });
export type RemovedAnswer = z.infer<typeof removedAnswerSchema>;

/** POST …/representative/{accountId}/removal, for somebody else. The code went to the caller's own address. */
export const askRemovalRequestSchema = z.object({ remark: remarkSchema, otp: otpSchema });
export type AskRemovalRequest = z.infer<typeof askRemovalRequestSchema>;
/** The last day on which the person may object; the removal takes effect when it is over. */
export const askedRemovalAnswerSchema = z.object({ until: daySchema });
export type AskedRemovalAnswer = z.infer<typeof askedRemovalAnswerSchema>;

/** POST …/representative/{accountId}/removal/{step}: the one it concerns objects, another representative withdraws. */
export const removalSteps = ['object', 'withdraw'] as const;
export type RemovalStep = (typeof removalSteps)[number];

/** GET external/api/representative-invitation/{token}, for whoever holds the link. */
export const invitationViewSchema = bilingualNameSchema.extend({
  state: z.enum(['PENDING', 'EXPIRED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN']),
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  invitedBy: bilingualNameSchema,
  channel: z.enum(['EMAIL', 'MOBILE_NUMBER']),
  /** Where the link and the code go, most of it hidden. */
  sentTo: z.string(),
  expiresAt: instantSchema,
  /** The person has represented the company before. */
  restores: z.boolean(),
  /** Whether the account that is signed in is the invited one; null when nobody is. */
  forYou: z.boolean().nullable(),
});
export type InvitationView = z.infer<typeof invitationViewSchema>;

/**
 * GET external/api/representative-invitation: what waits for the person who is signed in. `id` stands where a link has
 * its token.
 */
export const waitingInvitationSchema = z.object({
  id: idSchema,
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  invitedBy: bilingualNameSchema,
  expiresAt: instantSchema,
});
export type WaitingInvitation = z.infer<typeof waitingInvitationSchema>;

/** POST external/api/representative-invitation/{token}/accept. */
export const acceptInvitationRequestSchema = z.object({ otp: otpSchema });
/** `signInAgain`: the account has another role now; the next refresh of the session would be refused. */
export const acceptedAnswerSchema = z.object({ companyId: idSchema, signInAgain: z.boolean() });
export type AcceptedAnswer = z.infer<typeof acceptedAnswerSchema>;
/** POST external/api/representative-invitation/{token}/decline. */
export const declineInvitationRequestSchema = z.object({ remark: reasonSchema });

export const mandateStates = ['PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'ENDED', 'EXPIRED'] as const;
export const mandateSteps = ['accept', 'decline', 'withdraw', 'end'] as const;
export type MandateStep = (typeof mandateSteps)[number];

/** An intermediary's right to act for a company. */
export const mandateSchema = z.object({
  id: idSchema,
  company: companyNameSchema,
  /** Null while a company waits for the answer of an address. */
  intermediary: bilingualNameSchema.nullable(),
  email: z.string(),
  /** OFFICE: an heir of the last representative, whom the office admitted for one filing. */
  askedBy: z.enum(['COMPANY', 'INTERMEDIARY', 'OFFICE']),
  state: z.enum(mandateStates),
  /** Names of processes; null: all of them. */
  processes: z.array(z.string()).nullable(),
  since: daySchema.nullable(),
  /** The last day; null: until it is ended. */
  until: daySchema.nullable(),
  note: z.string().nullable(),
  createdAt: instantSchema,
  endedAt: instantSchema.nullable(),
  /** What was said when it was declined, withdrawn or ended. */
  remark: z.string().nullable(),
  /** What the reader may do with it now. */
  steps: z.array(z.enum(mandateSteps)),
});
export type Mandate = z.infer<typeof mandateSchema>;

/** Left out: all processes, until it is ended. */
const scope = {
  processes: z
    .array(everyProcess.schema, { error: 'MANDATE_SCOPE_REQUIRED' })
    .min(1, 'MANDATE_SCOPE_REQUIRED')
    .max(60)
    .nullable()
    .default(null),
  until: daySchema.nullable().default(null),
  note: optionalReason(),
};

/** POST external/api/company/{companyId}/mandate. The same answer whether the address is an intermediary's or not. */
export const offerMandateRequestSchema = z.object({ email: emailSchema, ...scope });
export type OfferMandateRequest = z.infer<typeof offerMandateRequestSchema>;

/** POST external/api/mandate: an intermediary asks a company. */
export const askMandateRequestSchema = z.object({ companyId: z.uuid({ error: 'MANDATE_COMPANY_REQUIRED' }), ...scope });
export type AskMandateRequest = z.infer<typeof askMandateRequestSchema>;

/** POST …/mandate/{mandateId}/{step}. A remark is needed for all but `accept`. */
export const mandateStepRequestSchema = z.object({ remark: optionalReason() });
