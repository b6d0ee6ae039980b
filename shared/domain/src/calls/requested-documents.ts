import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { everyProcess } from '../enumerations/processes';
import { documentMediaTypeSchema } from './documents';
import { REASON_MAXIMUM, requiredReason } from '../reasons';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';

/** FILING: beyond the list of an application. RE_UPLOAD: a document of the register, to be brought once more. */
export const requestedDocumentKinds = enumeration([
  ['FILING', 'निवेदनमा थप माग', 'For an application'],
  ['RE_UPLOAD', 'कम्पनी दर्ता किताबको कागजात', 'Document of the register'],
]);

export const requestedDocumentStatuses = enumeration([
  ['REQUESTED', 'बुझाउन बाँकी', 'To be submitted'],
  ['SUBMITTED', 'कार्यालयले हेर्न बाँकी', 'With the office'],
  ['REJECTED', 'अस्वीकृत, फेरि बुझाउनुपर्ने', 'Rejected, to be submitted again'],
  ['APPROVED', 'स्वीकृत', 'Approved'],
  ['WITHDRAWN', 'माग रद्द', 'Request withdrawn'],
]);
export type RequestedDocumentStatus = KeyOf<typeof requestedDocumentStatuses>;

/** The applicant has to bring it: nothing was brought, or it was rejected. */
export const isToBring = (status: RequestedDocumentStatus): boolean => status === 'REQUESTED' || status === 'REJECTED';

/** OPEN: what has to be brought, or waits for the office. */
export const requestedDocumentViews = enumeration([
  ['OPEN', 'बुझाउन वा निर्णय हुन बाँकी', 'To be submitted or decided'],
  ['ALL', 'सबै', 'All'],
]);

/** What an officer may give a company, in days. */
export const REUPLOAD_DAYS_MAXIMUM = 180;

/** How a document may look that is brought once more. */
export const reuploadRules = { maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] } as const;

/**
 * GET external/api/requested-document: what the office asked the reader for, in every application and of the register;
 * the newest first.
 */
export const requestedDocumentQuerySchema = pageQuerySchema.extend({
  show: z.enum(requestedDocumentViews.keys).default('OPEN'),
});

export const requestedDocumentItemSchema = z.object({
  /** Of the request. */
  id: idSchema,
  kind: requestedDocumentKinds.schema,
  /** Of the application, or of the request for a document of the register. */
  number: z.string().nullable(),
  process: everyProcess.schema,
  applicationId: idSchema,
  /** What the application is about, or the company. */
  about: bilingualNameSchema,
  /** The document. */
  name: bilingualNameSchema,
  reason: z.string(),
  askedAt: instantSchema,
  /** AD; null: nothing waits for the reader. */
  dueOn: daySchema.nullable(),
  status: requestedDocumentStatuses.schema,
  /** It has to be brought, and its last day is over. */
  isOverdue: z.boolean(),
});
export type RequestedDocumentItem = z.infer<typeof requestedDocumentItemSchema>;
export const requestedDocumentPageSchema = pageOf(requestedDocumentItemSchema);

/** One file that was brought for a document of the register. */
export const broughtVersionSchema = z.object({
  id: idSchema,
  name: z.string(),
  mediaType: documentMediaTypeSchema,
  /** Bytes. */
  size: z.number().int(),
  broughtBy: bilingualNameSchema,
  broughtAt: instantSchema,
  status: z.enum(['SUBMITTED', 'REJECTED', 'APPROVED']),
  /** Why the office rejected it. */
  reason: z.string().nullable(),
  decidedAt: instantSchema.nullable(),
});
export type BroughtVersion = z.infer<typeof broughtVersionSchema>;

/** GET external/api/requested-document/{id}: for who may bring it, and for the office. */
export const requestedDocumentDetailSchema = requestedDocumentItemSchema.extend({
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }).nullable(),
  office: bilingualNameSchema,
  /** Of the register: the document as it stands, and what was brought, the newest first. Empty of an application. */
  original: broughtVersionSchema
    .pick({ id: true, name: true, mediaType: true, size: true, broughtAt: true })
    .nullable(),
  versions: z.array(broughtVersionSchema),
  /** The application that the document belongs to. */
  applicationNumber: z.string().nullable(),
  /** The last day is over and the office was told so. */
  escalatedAt: instantSchema.nullable(),
  withdrawnReason: z.string().nullable(),
  /** The call for explanation that came of it. */
  callId: idSchema.nullable(),
  may: z.object({ bring: z.boolean(), decide: z.boolean(), withdraw: z.boolean(), call: z.boolean() }),
  version: z.number().int(),
});
export type RequestedDocumentDetail = z.infer<typeof requestedDocumentDetailSchema>;

const version = z.number({ error: 'VERSION_REQUIRED' satisfies ValidationCode }).int();

/** POST external/api/requested-document/{id}/version; header Idempotency-Key. */
export const bringVersionSchema = z.object({
  version,
  uploadId: z.uuid({ error: 'DOCUMENT_REQUIRED' satisfies ValidationCode }),
});
export type BringVersion = z.infer<typeof bringVersionSchema>;

/** GET external/api/company/{companyId}/register-document: the documents of its approved applications. */
export const registerDocumentSchema = z.object({
  /** Of the document in its application. */
  id: idSchema,
  name: bilingualNameSchema,
  process: everyProcess.schema,
  applicationNumber: z.string().nullable(),
  submittedOn: daySchema,
  /** It was brought once more and approved on this day. */
  renewedOn: daySchema.nullable(),
  /** The request for it that is open. */
  requestId: idSchema.nullable(),
});
export type RegisterDocument = z.infer<typeof registerDocumentSchema>;
export const registerDocumentsSchema = z.object({ items: z.array(registerDocumentSchema) });

/** GET external/api/document-reupload: of the office, the nearest last day first. */
export const reuploadQuerySchema = pageQuerySchema.extend({
  status: requestedDocumentStatuses.schema.optional(),
  /** Its last day is over and nothing was brought. */
  overdue: z.literal('true').optional(),
  search: z.string().trim().max(100).optional(),
});
export const reuploadPageSchema = pageOf(
  requestedDocumentItemSchema.extend({
    company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  }),
).extend({ mayAsk: z.boolean() });
export type ReuploadItem = z.infer<typeof reuploadPageSchema>['items'][number];

/** POST external/api/document-reupload; header Idempotency-Key. By an officer of the company's office. */
export const askReuploadSchema = z.object({
  companyId: z.uuid({ error: 'COMPANY_REQUIRED' satisfies ValidationCode }),
  documentId: z.uuid({ error: 'REGISTER_DOCUMENT_REQUIRED' satisfies ValidationCode }),
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
  /** AD. */
  dueOn: z
    .string({ error: 'LAST_DAY_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'LAST_DAY_REQUIRED' satisfies ValidationCode, abort: true })
    .pipe(z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode })),
});
export type AskReupload = z.infer<typeof askReuploadSchema>;

/** POST external/api/document-reupload/{id}/verdict; header Idempotency-Key. A rejection gives a new last day. */
export const reuploadVerdictSchema = z.discriminatedUnion('verdict', [
  z.object({ version, verdict: z.literal('APPROVED') }),
  z.object({ version, verdict: z.literal('REJECTED'), reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') }),
]);
export type ReuploadVerdict = z.infer<typeof reuploadVerdictSchema>;

/** POST external/api/document-reupload/{id}/withdrawal; header Idempotency-Key. */
export const withdrawReuploadSchema = z.object({
  version,
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type WithdrawReupload = z.infer<typeof withdrawReuploadSchema>;

/** POST external/api/document-reupload/{id}/call; header Idempotency-Key. Past its term, by an officer who decides. */
export const callForReuploadSchema = z.object({
  version,
  text: requiredText('CALL_TEXT_REQUIRED').max(REASON_MAXIMUM, { error: 'TOO_LONG' satisfies ValidationCode }),
  answerBy: z
    .string({ error: 'CALL_ANSWER_BY_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'CALL_ANSWER_BY_REQUIRED' satisfies ValidationCode, abort: true })
    .pipe(z.iso.date({ error: 'DATE_FORMAT' satisfies ValidationCode })),
});
export type CallForReupload = z.infer<typeof callForReuploadSchema>;
