import { z } from 'zod';
import { emailSchema, mobileNumberSchema, otpSchema } from '../accounts';
import { claimKinds, noticeChannels } from '../enumerations/proceedings';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';

/** GET public/notices. `search`: the company by name or number, or the number of the proceeding. */
export const publicNoticeQuerySchema = pageQuerySchema.extend({
  state: z.enum(['RUNNING', 'ENDED']).default('RUNNING'),
  search: z.string().trim().max(100).optional(),
});
export type PublicNoticeQuery = z.output<typeof publicNoticeQuerySchema>;

/** A notice that the office published: about a company, and nothing about who claims or objects. Days in AD. */
export const publicNoticeSchema = z.object({
  id: idSchema,
  name: bilingualNameSchema,
  company: bilingualNameSchema.extend({ registrationNumber: z.string() }),
  proceeding: z.object({
    number: z.string(),
    name: bilingualNameSchema,
    /** How it ended, and on which day of Nepal; null while it is open. */
    end: z.object({ name: bilingualNameSchema, on: daySchema }).nullable(),
  }),
  channel: noticeChannels.schema,
  publishedOn: daySchema,
  endsOn: daySchema,
  isRunning: z.boolean(),
  /** After today, by the day of Nepal: 0 on the last day. Null for a notice that is not running. */
  daysLeft: z.number().int().nullable(),
  /** What may be handed in while it is running. */
  takes: z.array(claimKinds.schema),
});
export type PublicNotice = z.infer<typeof publicNoticeSchema>;

export const publicNoticePageSchema = pageOf(publicNoticeSchema);
export type PublicNoticePage = z.infer<typeof publicNoticePageSchema>;

/** GET public/notices/{id}: with its text as it was published, and the SHA-256 of both languages. */
export const publicNoticeDetailSchema = publicNoticeSchema.extend({
  text: z.object({ nepali: z.string(), english: z.string(), hash: z.string() }),
  /** The page of the signed paper; null: it was published before notices were papers. */
  paper: z.string().nullish(),
});
export type PublicNoticeDetail = z.infer<typeof publicNoticeDetailSchema>;

/** GET public/notices.atom. Without `lang` the language is that of Accept-Language. */
export const noticeFeedQuerySchema = z.object({ lang: z.string().max(10).optional() });

/** More evidence for an objection that was dismissed: also after the last day of the notice. */
const again = { again: z.boolean().optional() };
const byEmail = z.object({ by: z.literal('EMAIL'), email: emailSchema, ...again });
const byMobile = z.object({ by: z.literal('MOBILE_NUMBER'), mobileNumber: mobileNumberSchema, ...again });

/** POST public/notices/{id}/code: sends a code to whoever wants to hand something in and has no account. */
export const claimCodeRequestSchema = z.discriminatedUnion('by', [byEmail, byMobile]);
export type ClaimCodeRequest = z.infer<typeof claimCodeRequestSchema>;

const proof = { otp: otpSchema };
/** POST public/notices/{id}/claimant: the code proves the address; who is signed in needs none. */
export const claimantRequestSchema = z.discriminatedUnion('by', [
  byEmail.extend(proof),
  byMobile.extend(proof),
  z.object({ by: z.literal('ACCOUNT'), ...again }),
]);
export type ClaimantRequest = z.infer<typeof claimantRequestSchema>;

/** The token is good for one claim or objection to this notice, and for the evidence of it, until then. */
export const claimantSchema = z.object({ token: z.string(), until: instantSchema });
export type NoticeClaimant = z.infer<typeof claimantSchema>;

export const CLAIM_EVIDENCE = { maximumMegabytes: 5, extensions: ['PDF', 'JPG', 'JPEG', 'PNG'], files: 5 } as const;

/** POST public/claimant/{token}/evidence (multipart, file `file`). */
export const claimEvidenceSchema = z.object({ id: idSchema, name: z.string(), size: z.number().int() });
export type ClaimEvidence = z.infer<typeof claimEvidenceSchema>;

export const CLAIM_TEXT_MAXIMUM = 4000;
export const CLAIMANT_NAME_MAXIMUM = 150;

/** An amount that is none is not there: whoever typed one sees it at the field. */
const amount = z
  .number({ error: 'CLAIM_AMOUNT_REQUIRED' satisfies ValidationCode })
  .int({ error: 'CLAIM_AMOUNT_REQUIRED' satisfies ValidationCode })
  .positive({ error: 'CLAIM_AMOUNT_REQUIRED' satisfies ValidationCode });
const handedIn = {
  text: requiredText('CLAIM_TEXT_REQUIRED').max(CLAIM_TEXT_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  /** Ids of what was uploaded with this token. */
  evidence: z
    .array(z.uuid())
    .max(CLAIM_EVIDENCE.files, { error: 'LIST_TOO_LONG' satisfies ValidationCode })
    .default([]),
};
const named = requiredText('CLAIMANT_NAME_REQUIRED').max(CLAIMANT_NAME_MAXIMUM, {
  error: 'TOO_LONG' satisfies ValidationCode,
});
const claim = z.object({ kind: z.literal('CLAIM'), amountPaisa: amount, ...handedIn });
const objection = z.object({ kind: z.literal('OBJECTION'), ...handedIn });

/** POST public/claimant/{token}/claim. The name of who has an account is that of the account. */
export const submitClaimRequestSchema = z.discriminatedUnion('kind', [
  claim.extend({ name: named.optional() }),
  objection.extend({ name: named.optional() }),
]);
export type SubmitClaimRequest = z.infer<typeof submitClaimRequestSchema>;

/** The same of a person without an account, who has to say a name. */
export const guestClaimRequestSchema = z.discriminatedUnion('kind', [
  claim.extend({ name: named }),
  objection.extend({ name: named }),
]);

export const claimReceiptSchema = z.object({
  number: z.string(),
  kind: claimKinds.schema,
  receivedAt: instantSchema,
  /** Where the decision will be told, most of it hidden; null: in the account. */
  toldAt: z.string().nullable(),
});
export type ClaimReceipt = z.infer<typeof claimReceiptSchema>;
