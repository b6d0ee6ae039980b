import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { documentMediaTypeSchema } from './documents';
import { optionalReason } from '../reasons';

/**
 * The papers that the older system knew of each company; its export carries no files, so each has to be brought again.
 */
export const migratedDocumentKinds = enumeration([
  ['CERTIFICATE', 'दर्ता प्रमाणपत्र', 'Certificate of incorporation'],
  ['MEMORANDUM', 'प्रबन्धपत्र', 'Memorandum of association'],
  ['ARTICLES', 'नियमावली', 'Articles of association'],
]);

/**
 * UNVERIFIED: known of and not here; SUBMITTED: brought and not looked at; the office's word is VERIFIED or REJECTED.
 */
export const migratedDocumentStates = ['UNVERIFIED', 'SUBMITTED', 'REJECTED', 'VERIFIED'] as const;
export const migratedDocumentStateSchema = z.enum(migratedDocumentStates);

/** How such a paper may look. */
export const migratedDocumentRules = { maximumMegabytes: 5, extensions: ['JPG', 'JPEG', 'PNG', 'PDF'] } as const;

export const migratedDocumentSchema = z.object({
  id: idSchema,
  kind: migratedDocumentKinds.schema,
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  state: migratedDocumentStateSchema,
  /** Why the office refused it. */
  remark: z.string().nullable(),
  file: z
    .object({ name: z.string(), mediaType: documentMediaTypeSchema, size: z.number().int(), uploadedAt: instantSchema })
    .nullable(),
  decidedAt: instantSchema.nullable(),
  version: z.number().int(),
  /** This person may bring it, or bring another one, now. */
  mayUpload: z.boolean(),
  /** This officer may say what it is worth now. */
  mayDecide: z.boolean(),
});
export type MigratedDocument = z.infer<typeof migratedDocumentSchema>;

/**
 * GET external/api/migrated-document: of the companies the reader speaks for, or of the officer's own office. GET
 * …/{id}/file gives the document itself. POST …/{id}/file puts a file that was brought part by part in its place;
 * POST …/{id}/verdict is the office's word on it. Both answer with the document.
 */
export const migratedDocumentListQuerySchema = pageQuerySchema.extend({
  state: migratedDocumentStateSchema.optional(),
  /** A part of the company's name or number. */
  search: z.string().trim().max(100).optional(),
});
export const migratedDocumentPageSchema = pageOf(migratedDocumentSchema);

export const uploadMigratedDocumentSchema = z.object({ uploadId: idSchema, version: z.number().int() });
export const migratedDocumentVerdictSchema = z.object({
  verdict: z.enum(['VERIFIED', 'REJECTED']),
  remark: optionalReason(),
  version: z.number().int(),
});
export type MigratedDocumentVerdict = z.infer<typeof migratedDocumentVerdictSchema>;
