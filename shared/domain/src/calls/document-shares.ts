import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';
import { emailSchema, mobileNumberSchema } from '../accounts/contact';
import { letterKinds, letterStates, type LetterKind } from './letters';

/** What is shared: one signed paper, or every signed paper of the company that may be shared. */
export const shareTargets = enumeration([
  ['PAPER', 'हस्ताक्षरित कागजात', 'Signed document'],
  ['COMPANY', 'कम्पनीका सबै हस्ताक्षरित कागजात', 'All signed documents of the company'],
]);

/** Who asks for verified documents (specification, section 6). */
export const shareRoleTypes = enumeration([
  ['INTERNAL', 'आन्तरिक (सरकारी निकाय)', 'Internal (a public authority)'],
  ['EXTERNAL', 'बाह्य (बैंक, दूतावास वा अन्य संस्था)', 'External (a bank, an embassy or another body)'],
]);

/** Not stored: it follows from what happened and from the moment. */
export const shareStates = enumeration([
  ['WAITING', 'नाम परेका व्यक्तिको आपत्तिको समय', 'Time to object for the persons named'],
  ['OPEN', 'हेर्न मिल्ने', 'May be opened'],
  ['OBJECTED', 'आपत्ति परेको', 'Objected to'],
  ['REVOKED', 'बन्द गरिएको', 'Revoked'],
  ['EXPIRED', 'म्याद सकिएको', 'Expired'],
]);
export type ShareState = KeyOf<typeof shareStates>;

/**
 * Papers that may be shared. What lists shareholders is left out: most of them cannot be told before. HIGH names
 * persons: a code consents to it, and the directors are told before.
 */
export const SHARED_KINDS: Partial<Readonly<Record<LetterKind, 'ORDINARY' | 'HIGH'>>> = {
  CERTIFICATE_OF_INCORPORATION: 'ORDINARY',
  CERTIFICATE_OF_NAME_CHANGE: 'ORDINARY',
  CERTIFICATE_OF_CONVERSION: 'ORDINARY',
  RECORD_LETTER: 'ORDINARY',
  REGISTER_EXTRACT: 'ORDINARY',
  MEMORANDUM: 'HIGH',
  ARTICLES: 'HIGH',
};

/** GET external/api/company/{companyId}/shareable-document: for its representatives; papers that are valid today. */
export const shareablePaperSchema = z.object({
  id: idSchema,
  kind: letterKinds.schema,
  code: z.string(),
  language: z.enum(['ne', 'en']).nullable(),
  issuedOn: daySchema,
  needsCode: z.boolean(),
});
export type ShareablePaper = z.infer<typeof shareablePaperSchema>;
export const shareablePapersSchema = z.object({
  items: z.array(shareablePaperSchema),
  /** The most that a link may be valid for, and how long the persons named may object. */
  maximumDays: z.number().int(),
  objectionDays: z.number().int(),
});
export type ShareablePapers = z.infer<typeof shareablePapersSchema>;

/** POST external/api/document-share/otp: a code to the own contact, which consents to what names persons. */
export const shareOtpRequestSchema = z.object({
  companyId: z.uuid({ error: 'COMPANY_REQUIRED' satisfies ValidationCode }),
});

/** POST external/api/document-share; header Idempotency-Key. By a representative; that is the company's consent. */
export const shareDocumentSchema = z
  .object({
    companyId: z.uuid({ error: 'COMPANY_REQUIRED' satisfies ValidationCode }),
    /** The id of the paper, or of the company. */
    targetId: z.uuid({ error: 'SHARE_TARGET_REQUIRED' satisfies ValidationCode }),
    roleType: z.enum(shareRoleTypes.keys, { error: 'ROLE_TYPE_REQUIRED' satisfies ValidationCode }),
    receiver: requiredText('RECEIVER_REQUIRED').max(200, { error: 'TOO_LONG' satisfies ValidationCode }),
    email: emailSchema.optional(),
    mobileNumber: mobileNumberSchema.optional(),
    purpose: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
    days: z
      .number({ error: 'SHARE_DAYS_REQUIRED' satisfies ValidationCode })
      .int()
      .min(1, { error: 'SHARE_DAYS_REQUIRED' satisfies ValidationCode })
      .max(366, { error: 'SHARE_DAYS_REQUIRED' satisfies ValidationCode }),
    otp: z.string().trim().max(10).optional(),
    /** Agrees to what an institution asked for: receiver, role type and contact are those of the institution. */
    askId: z.uuid({ error: 'INVALID' satisfies ValidationCode }).optional(),
  })
  .refine(({ email, mobileNumber }) => email !== undefined || mobileNumber !== undefined, {
    error: 'EMAIL_OR_MOBILE_NUMBER_REQUIRED' satisfies ValidationCode,
    path: ['email'],
  });
export type ShareDocument = z.infer<typeof shareDocumentSchema>;

export const sharedSchema = z.object({ id: idSchema });

export const shareItemSchema = z.object({
  id: idSchema,
  number: z.string(),
  company: bilingualNameSchema.extend({ id: idSchema }),
  target: shareTargets.schema,
  /** Of one paper. */
  kind: letterKinds.schema.nullable(),
  receiver: z.string(),
  roleType: shareRoleTypes.schema,
  state: shareStates.schema,
  askedAt: instantSchema,
  /** Who waits for it: from then on it opens. */
  opensAt: instantSchema,
  expiresAt: instantSchema,
  openings: z.number().int(),
});
export type ShareItem = z.infer<typeof shareItemSchema>;

/** GET external/api/document-share: of the companies that the reader represents, the newest first. */
export const shareQuerySchema = pageQuerySchema;
export const sharePageSchema = pageOf(shareItemSchema);

/** GET external/api/document-share/{id}. */
export const shareDetailSchema = shareItemSchema.extend({
  purpose: z.string(),
  askedBy: bilingualNameSchema,
  /** Masked. */
  contacts: z.array(z.string()),
  /** Who was told before it opens, and objected. */
  persons: z.array(bilingualNameSchema.extend({ objectedAt: instantSchema.nullable(), reason: z.string().nullable() })),
  opened: z.array(z.object({ at: instantSchema, sentTo: z.string() })),
  revokedReason: z.string().nullable(),
  mayRevoke: z.boolean(),
  version: z.number().int(),
});
export type ShareDetail = z.infer<typeof shareDetailSchema>;

/** POST external/api/document-share/{id}/revocation; header Idempotency-Key. */
export const revokeShareSchema = z.object({
  version: z.number({ error: 'VERSION_REQUIRED' satisfies ValidationCode }).int(),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type RevokeShare = z.infer<typeof revokeShareSchema>;

const companySchema = bilingualNameSchema.extend({ regNo: z.string() });
const contactSchema = z.object({ channel: z.enum(['EMAIL', 'MOBILE_NUMBER']), address: z.string() });

/** GET external/api/shared-document/{token}: for the receiver; what was shared is read after the code. */
export const sharedViewSchema = z.object({
  company: companySchema,
  state: shareStates.schema,
  target: shareTargets.schema,
  kind: letterKinds.schema.nullable(),
  receiver: z.string(),
  purpose: z.string(),
  sharedBy: bilingualNameSchema,
  expiresAt: instantSchema,
  language: z.enum(['ne', 'en']),
  contacts: z.array(contactSchema),
});
export type SharedView = z.infer<typeof sharedViewSchema>;

export const sharedOtpRequestSchema = z.object({ channel: z.enum(['EMAIL', 'MOBILE_NUMBER']) });

/** POST external/api/shared-document/{token}/open. */
export const openSharedSchema = z.object({
  channel: z.enum(['EMAIL', 'MOBILE_NUMBER']),
  otp: requiredText('OTP_REQUIRED').max(10, { error: 'TOO_LONG' satisfies ValidationCode }),
});
export const openedSharedSchema = z.object({
  /** Brings the files for a while. */
  access: z.string(),
  until: instantSchema,
  papers: z.array(
    z.object({
      id: idSchema,
      kind: letterKinds.schema,
      state: letterStates.schema,
      code: z.string(),
      language: z.enum(['ne', 'en']).nullable(),
      issuedOn: daySchema,
      /** Where anybody sees whether it still holds. */
      link: z.string(),
    }),
  ),
});
export type OpenedShared = z.infer<typeof openedSharedSchema>;

/** POST external/api/shared-document/{token}/file: one of the papers. */
export const sharedFileSchema = z.object({ access: z.string().min(1).max(200), paperId: idSchema });

/** GET external/api/document-share-objection/{token}: for a person named in what is to be shared. */
export const shareObjectionViewSchema = z.object({
  company: companySchema,
  state: z.enum(['OPEN', 'OBJECTED', 'OVER']),
  person: bilingualNameSchema,
  receiver: z.string(),
  purpose: z.string(),
  target: shareTargets.schema,
  kind: letterKinds.schema.nullable(),
  sharedBy: bilingualNameSchema,
  until: instantSchema,
  objectedAt: instantSchema.nullable(),
});
export type ShareObjectionView = z.infer<typeof shareObjectionViewSchema>;
/** POST …/object. */
export const objectToShareSchema = z.object({ reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') });
