import { z } from 'zod';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';

/** REQUESTED: the document is asked for and is not there yet. */
export const documentStatusSchema = z.enum(['REQUESTED', 'SUBMITTED', 'REJECTED', 'APPROVED']);

/** What the office can open and read; the name of a file counts for nothing. */
export const documentMediaTypes = ['image/jpeg', 'image/png', 'application/pdf', 'application/msword'] as const;
export const documentMediaTypeSchema = z.enum(documentMediaTypes);
export type DocumentMediaType = z.infer<typeof documentMediaTypeSchema>;

export const filingDocumentSchema = z.object({
  id: idSchema,
  /** As the person called it, with the ending of what it is. */
  name: z.string(),
  mediaType: documentMediaTypeSchema,
  /** Bytes. */
  size: z.number().int(),
  sha256: z.string(),
  /** What the office says of it. */
  remark: z.string().nullable(),
  uploadedBy: bilingualNameSchema,
  uploadedAt: instantSchema,
  version: z.number().int(),
});
export type FilingDocument = z.infer<typeof filingDocumentSchema>;

/** A place for a document: why it is asked for, how it may look, and what lies there. */
export const documentPlaceSchema = bilingualNameSchema.extend({
  /**
   * Of a paper that is asked for each person `KEY:<itemId>`; of one the office asked for beyond the list
   * `ADDITIONAL:<id>`.
   */
  key: z.string(),
  /** The item of a list it belongs to. */
  itemId: idSchema.nullish(),
  /** With the answers as they are now. */
  required: z.boolean(),
  /** NEVER: it may be added and is not asked for. */
  when: z.enum(['ALWAYS', 'NEVER']),
  /** It is the consent of the parent company, or of whoever supervises the trade. */
  consentOf: z.enum(['PARENT_COMPANY', 'REGULATOR']).nullish(),
  maximumMegabytes: z.number(),
  /** Capital letters, e.g. PDF. */
  extensions: z.array(z.string()),
  /** Of a consent: the words of the name that ask for it, and whose consent it is. */
  consents: z.array(bilingualNameSchema.extend({ word: z.string() })).default([]),
  status: documentStatusSchema,
  document: filingDocumentSchema.nullable(),
  /**
   * The paper of the same person that lies at another place of the filing and fits here, named as that place is; only
   * while nothing lies here.
   */
  same: bilingualNameSchema.extend({ documentId: idSchema }).optional(),
  /** This person may put a document here now. */
  mayChange: z.boolean().optional(),
  /** Its paper was asked to be signed in the portal, which nobody has done, and no scan lies here in its stead. */
  unsigned: z.boolean().optional(),
  /** Model forms of the office that it may be written with (calls/model-forms.ts); not told by a gateway of before. */
  modelForms: z.array(z.string()).optional(),
});
export type DocumentPlace = z.infer<typeof documentPlaceSchema>;

/** Asked for, and not there or refused. */
export const isMissingDocument = ({ required, document, status }: DocumentPlace): boolean =>
  required && (document === null || status === 'REJECTED');

/**
 * GET external/api/application/{id}/document. POST (multipart: `requirementKey`, then `file`) puts a document into its
 * place, in the stead of what lay there; the same content again changes nothing. A file that was brought part by part
 * (calls/uploads.ts) is named instead: JSON, `putUploadRequestSchema`. DELETE …/{documentId} takes it away.
 * Each answers with the places as they are now; GET …/{documentId} gives the document itself.
 */
export const filingDocumentsSchema = z.object({
  places: z.array(documentPlaceSchema),
  /** What the office may ask for once more, by the list that the filing began with. */
  askable: z.array(z.object({ key: z.string(), nameEnglish: z.string(), nameNepali: z.string() })).optional(),
  /** This person may put documents there and take them away now. */
  mayChange: z.boolean(),
  /** The version of the application that actions ask for now: a document raises it as an answer does. */
  applicationVersion: z.number().int().optional(),
});
export type FilingDocuments = z.infer<typeof filingDocumentsSchema>;

export const putUploadRequestSchema = z.object({ requirementKey: z.string().max(200), uploadId: idSchema });
/** The same call puts the person's paper from another place of the filing here (`DocumentPlace.same`). */
export const putSameRequestSchema = z.object({ requirementKey: z.string().max(200), documentId: idSchema });

/** Longer names are cut. */
export const DOCUMENT_NAME_MAXIMUM = 120;
