import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { REASON_MAXIMUM, requiredReason } from '../reasons';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { requestStatuses } from '../requests/request-statuses';
import { documentMediaTypeSchema } from './documents';

export const requestSides = enumeration([
  ['REQUESTER', 'निवेदक', 'Requester'],
  ['OFFICE', 'कार्यालय', 'Office'],
]);

/** WRITE: a question, an answer or a note; the others go with what was done. */
export const requestMessageActions = enumeration([
  ['WRITE', 'सन्देश', 'Message'],
  ['REFUSE', 'अस्वीकृतिको कारण', 'Reason of the refusal'],
  ['REOPEN', 'फेरि खोल्नुको कारण', 'Reason to open it again'],
  ['FINISH', 'निर्णय', 'Decision'],
]);

export const requestFileSchema = z.object({
  id: idSchema,
  /** As the person called it, with the ending of what it is. */
  name: z.string(),
  mediaType: documentMediaTypeSchema,
  /** Bytes. */
  size: z.number().int(),
});

export const requestMessageSchema = z.object({
  id: idSchema,
  side: requestSides.schema,
  action: requestMessageActions.schema,
  text: z.string(),
  /** The person; to a requester the office speaks by its own name. */
  writtenBy: bilingualNameSchema,
  writtenAt: instantSchema,
  files: z.array(requestFileSchema),
});
export type RequestMessage = z.infer<typeof requestMessageSchema>;

/** GET external/api/request/{id}: for its requester and the office that answers it. */
export const requestDetailSchema = z.object({
  id: idSchema,
  /** A key of the kinds in `requests/kinds`. */
  kind: z.string(),
  number: z.string(),
  status: requestStatuses.schema,
  /** What it is about, e.g. the invoice and its application. */
  about: bilingualNameSchema,
  applicant: bilingualNameSchema,
  askedBy: bilingualNameSchema,
  office: bilingualNameSchema,
  askedAt: instantSchema,
  /** Last working day to answer, AD; null: it was asked before there was a term. */
  dueOn: daySchema.nullable(),
  /** It waits, and its last day is over. */
  isOverdue: z.boolean(),
  /** What was asked, in the requester's words. */
  words: z.string(),
  /** The oldest first. */
  messages: z.array(requestMessageSchema),
  /** The papers that were issued with the outcome. */
  letters: z.array(z.object({ code: z.string(), link: z.string() })),
  mayWrite: z.boolean(),
  mayReopen: z.boolean(),
  version: z.number().int(),
});
export type RequestDetail = z.infer<typeof requestDetailSchema>;

/**
 * POST external/api/request/{id}/message; header Idempotency-Key. `uploadIds` name files that were brought part by part
 * (calls/uploads.ts); how many and which kinds of file is said by the kind.
 */
export const writeRequestMessageSchema = z.object({
  text: requiredText('MESSAGE_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  uploadIds: z
    .array(idSchema)
    .max(10, { error: 'LIST_TOO_LONG' satisfies ValidationCode })
    .default([]),
});
export type WriteRequestMessage = z.infer<typeof writeRequestMessageSchema>;

/** POST external/api/request/{id}/reopen; header Idempotency-Key. By its requester, after a refusal. */
export const reopenRequestSchema = z.object({
  version: z.number().int(),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type ReopenRequest = z.infer<typeof reopenRequestSchema>;
