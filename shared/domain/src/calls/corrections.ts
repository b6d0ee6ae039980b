import { z } from 'zod';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { filedPersonSchema } from './filed-person';
import { documentStatusSchema, filingDocumentSchema } from './documents';
import { optionalReason, requiredReason } from '../reasons';

/** A remark at one place of a filing: at a section, a field, an item of a list or one field of it, or at a document. */
export const pinSchema = z.object({
  id: idSchema,
  /** `SECTION`, `SECTION.field`, `SECTION.<itemId>` or `SECTION.<itemId>.field`; null where a document is meant. */
  path: z.string().nullable(),
  documentKey: z.string().nullable(),
  labelEnglish: z.string(),
  labelNepali: z.string(),
  remark: z.string(),
  /** The round it speaks of: 1 is what was handed in first. */
  round: z.number().int(),
  by: filedPersonSchema,
  at: instantSchema,
  /** Null: still the office's own note; the applicant sees it once the filing is sent back. */
  sentAt: instantSchema.nullable(),
  answer: z.string().nullable(),
  answeredAt: instantSchema.nullable(),
});
export type Pin = z.infer<typeof pinSchema>;

/** GET external/api/application/{id}/pin: of all rounds; an applicant sees those that were sent. */
export const pinsSchema = z.object({
  pins: z.array(pinSchema),
  /** The version of the application that actions ask for now: an answer to a remark raises it. */
  applicationVersion: z.number().int().optional(),
});

/**
 * POST …/pin by whoever has the filing in hand; DELETE …/pin/{pinId} takes back one that was not sent yet. Both answer
 * with the pins.
 */
export const addPinRequestSchema = z
  .object({
    path: z.string().min(1).max(200).optional(),
    documentKey: z.string().min(1).max(120).optional(),
    remark: requiredReason(),
  })
  .refine(({ path, documentKey }) => (path === undefined) !== (documentKey === undefined), {
    error: 'PIN_PLACE_UNKNOWN',
    path: ['path'],
  });
export type AddPinRequest = z.infer<typeof addPinRequestSchema>;

/** PUT …/pin/{pinId}/answer by the applicant while the filing is sent back. */
export const answerPinRequestSchema = z.object({ answer: requiredReason('ANSWER_REQUIRED') });

/**
 * POST …/document/{documentId}/verdict: of one document; a rejected one is asked for again. Answers with the places.
 */
export const documentVerdictRequestSchema = z.object({
  verdict: z.enum(['APPROVED', 'REJECTED']),
  remark: optionalReason(),
  /** Of the document. */
  version: z.number().int().positive(),
});
export type DocumentVerdictRequest = z.infer<typeof documentVerdictRequestSchema>;

/** Values as they were answered; of a document its name. */
export const filingChangeSchema = z.object({
  /** As in a pin; of a document `DOCUMENTS.<key>`. */
  path: z.string(),
  labelEnglish: z.string(),
  labelNepali: z.string(),
  kind: z.enum(['ADDED', 'CHANGED', 'REMOVED']),
  before: z.unknown(),
  after: z.unknown(),
});
export type FilingChange = z.infer<typeof filingChangeSchema>;

/**
 * GET …/changes: what the round that was handed in last says otherwise than the one before; nothing after the first.
 */
export const filingChangesSchema = z.object({ round: z.number().int(), changes: z.array(filingChangeSchema) });
export type FilingChanges = z.infer<typeof filingChangesSchema>;

/** A paper that is none of the process's own: whoever asks for it says in both languages what it is called. */
export const OTHER_DOCUMENT = 'OTHER';
export const ASKED_NAME_MAXIMUM = 200;
/** In one request. */
export const ASKED_AT_ONCE = 20;

/** A document the office asks for beyond the list. */
export const askForDocumentSchema = z
  .object({
    /** Key of a document of the process, or OTHER: then its names say which. */
    type: z.string().min(1).max(60),
    nameNepali: z.string().trim().max(ASKED_NAME_MAXIMUM, 'TOO_LONG').optional(),
    nameEnglish: z.string().trim().max(ASKED_NAME_MAXIMUM, 'TOO_LONG').optional(),
    reason: requiredReason('REASON_REQUIRED'),
  })
  .superRefine(({ type, nameNepali, nameEnglish }, issues) => {
    if (type !== OTHER_DOCUMENT) return;
    if (!nameNepali) issues.addIssue({ code: 'custom', path: ['nameNepali'], message: 'NAME_NEPALI_REQUIRED' });
    if (!nameEnglish) issues.addIssue({ code: 'custom', path: ['nameEnglish'], message: 'NAME_ENGLISH_REQUIRED' });
  });
export type AskForDocument = z.infer<typeof askForDocumentSchema>;

/** It is laid at the place `key` by the ordinary call of documents. */
export const requestedDocumentSchema = bilingualNameSchema.extend({
  id: idSchema,
  key: z.string(),
  reason: z.string(),
  askedAt: instantSchema,
  by: filedPersonSchema,
  status: documentStatusSchema,
  document: filingDocumentSchema.nullable(),
});
export type RequestedDocument = z.infer<typeof requestedDocumentSchema>;

/** GET external/api/filing-document/rejected: own documents the office did not accept and nothing has replaced yet. */
export const rejectedDocumentSchema = bilingualNameSchema.extend({
  applicationId: idSchema,
  applicationNumber: z.string().nullable(),
  processName: z.string(),
  titleEnglish: z.string(),
  titleNepali: z.string(),
  /** The place to put the new one. */
  key: z.string(),
  document: filingDocumentSchema,
  rejectedAt: instantSchema.nullable(),
  /** The filing is with the applicant, so the place is open. */
  mayReplace: z.boolean(),
});
export type RejectedDocument = z.infer<typeof rejectedDocumentSchema>;
export const rejectedDocumentsSchema = z.object({ documents: z.array(rejectedDocumentSchema) });
