import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { requiredReason } from '../reasons';
import { SHARED_KINDS, shareRoleTypes, shareStates } from './document-shares';
import { institutionKinds } from './institutions';
import { letterKinds, type LetterKind } from './letters';

const code = (value: ValidationCode): ValidationCode => value;

/** Not stored: it follows from what happened and from the moment. */
export const documentAskStates = enumeration([
  ['OPEN', 'कम्पनीको जवाफ बाँकी', 'Waits for the company'],
  ['SHARED', 'कागजात पठाइएको', 'Documents shared'],
  ['REFUSED', 'कम्पनीले दिन नमानेको', 'Refused by the company'],
  ['WITHDRAWN', 'फिर्ता लिइएको', 'Withdrawn'],
  ['LAPSED', 'जवाफ दिने समय सकिएको', 'Not answered in time'],
]);
export type DocumentAskState = KeyOf<typeof documentAskStates>;

/** What an institution may ask for: a paper that may be shared, by its kind, or all of them. */
export const askedTargets: readonly (LetterKind | 'COMPANY')[] = [
  ...letterKinds.keys.filter((kind) => SHARED_KINDS[kind] !== undefined),
  'COMPANY',
];
const target = z.enum(askedTargets, { error: code('SHARE_TARGET_REQUIRED') });

/** POST external/api/document-ask; header Idempotency-Key. By an institution. */
export const askForVerifiedDocumentSchema = z.object({
  companyId: z.uuid({ error: code('COMPANY_REQUIRED') }),
  target,
  purpose: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type AskForVerifiedDocument = z.infer<typeof askForVerifiedDocumentSchema>;
export const askedForVerifiedDocumentSchema = z.object({ id: idSchema, number: z.string() });

export const documentAskSchema = z.object({
  id: idSchema,
  number: z.string(),
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  institution: bilingualNameSchema.extend({
    kind: institutionKinds.schema,
    roleType: shareRoleTypes.schema,
    /** Where the link goes. */
    email: z.string(),
  }),
  target,
  purpose: z.string(),
  state: documentAskStates.schema,
  askedAt: instantSchema,
  /** An ask that is open is answered until then. */
  lapsesAt: instantSchema,
  answeredAt: instantSchema.nullable(),
  refusedReason: z.string().nullable(),
  /** What was shared: opened by the link that went to the institution's email. */
  share: z.object({ number: z.string(), state: shareStates.schema, expiresAt: instantSchema }).nullable(),
  version: z.number().int(),
});
export type DocumentAsk = z.infer<typeof documentAskSchema>;

/**
 * GET external/api/document-ask: the own of an institution; GET external/api/company-document-ask: those of the
 * companies that the reader represents. The newest first.
 */
export const documentAskQuerySchema = pageQuerySchema;
export const documentAskPageSchema = pageOf(documentAskSchema);
export const ownDocumentAskPageSchema = documentAskPageSchema.extend({
  /** Why nothing more can be asked; null: it can. */
  ended: z.enum(['NOT_ADMITTED', 'ENDED']).nullable(),
});
export type OwnDocumentAskPage = z.infer<typeof ownDocumentAskPageSchema>;

/** POST external/api/document-ask/{id}/withdrawal; header Idempotency-Key. By the institution. */
export const withdrawDocumentAskSchema = z.object({ version: z.number({ error: code('VERSION_REQUIRED') }).int() });
/** POST external/api/company-document-ask/{id}/refusal; header Idempotency-Key. The company does not share it. */
export const refuseDocumentAskSchema = withdrawDocumentAskSchema.extend({
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type RefuseDocumentAsk = z.infer<typeof refuseDocumentAskSchema>;
