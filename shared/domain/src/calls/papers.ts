import { z } from 'zod';
import { daySchema, idSchema, instantSchema } from '../envelope';
import { letterKinds, letterStates } from './letters';
import { paperSigningStates } from './paper-signing';

/** The papers that a filing writes from its answers, and that the register issues with the approval. */
export const draftPaperKindSchema = z.enum(['MEMORANDUM', 'ARTICLES', 'APPLICATION_LETTER']);
export type DraftPaperKind = z.infer<typeof draftPaperKindSchema>;
export const paperLanguageSchema = z.enum(['ne', 'en']);
export type PaperLanguage = z.infer<typeof paperLanguageSchema>;

const bilingualSchema = z.object({ ne: z.string(), en: z.string() });

/** A clause as the paper will have it, with the company's own words in the place of the names. */
export const clauseViewSchema = z.object({
  key: z.string(),
  /** As it is printed before the clause, in the digits of each language. */
  number: bilingualSchema,
  heading: bilingualSchema,
  text: bilingualSchema,
  /** The library's wording; null for a clause of the applicant's own. */
  standard: bilingualSchema.nullable(),
  /** The provision it rests on, for example "Companies Act, section 18(1)(a)". */
  law: bilingualSchema.nullable(),
  /** The Act fixes it: it can be neither changed nor taken out. */
  locked: z.boolean(),
});
export type ClauseView = z.infer<typeof clauseViewSchema>;

/** GET external/api/application/{id}/paper: what the filing writes, and the clauses as they stand now. */
export const filingPapersSchema = z.object({
  /**
   * A single holder may take the model articles (Companies Act, section 4(3)); then no articles of their own are filed.
   */
  modelArticles: z.object({ offered: z.boolean(), taken: z.boolean() }),
  papers: z.array(
    z.object({
      kind: draftPaperKindSchema,
      name: bilingualSchema,
      /** Empty for the letter, which has none. */
      clauses: z.array(clauseViewSchema),
      /** Parts of the draft that are still empty, and where they are filled in: a section's key. */
      missing: z.array(z.string()),
    }),
  ),
});
export type FilingPapers = z.infer<typeof filingPapersSchema>;

/** GET external/api/application/{id}/paper/{kind}?language=: a PDF; a draft carries the word "draft" on every page. */
export const draftPaperQuerySchema = z.object({ language: paperLanguageSchema.default('ne') });

/** A paper the register issued to a company. */
export const issuedPaperSchema = z.object({
  code: z.string(),
  kind: letterKinds.schema,
  /** Null: both languages on one sheet. */
  language: paperLanguageSchema.nullable(),
  companyId: idSchema,
  companyEnglish: z.string(),
  companyNepali: z.string(),
  registrationNumber: z.string(),
  state: letterStates.schema,
  issuedOn: daySchema,
  /** What it is about, of letters and extracts. Not told by a gateway of before. */
  subject: bilingualSchema.nullable().optional(),
  /** False for some seconds after the approval, until the file is written and signed. */
  ready: z.boolean(),
  /** Before it is ready: it waits for an officer, or an officer has begun to sign. Not told by a gateway of before. */
  signing: paperSigningStates.schema.nullable().optional(),
  /** Page of the portal on which anybody checks it. */
  link: z.string(),
});
export type IssuedPaper = z.infer<typeof issuedPaperSchema>;

/**
 * GET external/api/paper: the signed papers of the companies the reader speaks for, the newest first; with
 * `companyId` or `applicationId` those of one. GET external/api/paper/{code}/file: the signed PDF.
 */
export const issuedPapersQuerySchema = z.object({ companyId: idSchema.optional(), applicationId: idSchema.optional() });

/** SHA-256 of a file in small hex digits, as the browser computes it: the file itself stays with its owner. */
export const fileHashSchema = z.string().regex(/^[0-9a-f]{64}$/u);

/**
 * GET external/api/paper/verify/{code} and GET external/api/paper/verify-file/{hash}, both public: what the code or the
 * file is, and what it is worth now. One that was never issued is an answer, not an error.
 */
export const paperVerdictSchema = z.object({
  known: z.boolean(),
  paper: z
    .object({
      code: z.string(),
      kind: letterKinds.schema,
      language: paperLanguageSchema.nullable(),
      state: letterStates.schema,
      issuedOn: daySchema,
      /** From which day on it no longer holds; null while it does. */
      endedOn: daySchema.nullable(),
      /** The code of the paper that took its place. */
      supersededBy: z.string().nullable(),
      company: z
        .object({ english: z.string(), nepali: z.string(), registrationNumber: z.string().nullable() })
        .nullable(),
      /** SHA-256 of the signed file; null where the paper has none. */
      fileHash: z.string().nullable(),
      /** Of the signed file; not told of files of before. */
      signature: z
        .object({
          /** PAdES (ETSI EN 319 142-1). */
          level: z.enum(['B-B', 'B-T', 'B-LT']),
          /** The name in the certificate. */
          signedAs: z.string(),
          /** Who read and signed it in person; null: the office by itself. */
          officer: z.object({ name: bilingualSchema, role: bilingualSchema }).nullable(),
          signedAt: instantSchema,
          /** When an authority outside saw the signature, and its name. */
          timestamp: z.object({ at: instantSchema, authority: z.string() }).nullable(),
        })
        .nullable()
        .optional(),
      /** Page that shows what it says. */
      link: z.string(),
    })
    .nullable(),
});
export type PaperVerdict = z.infer<typeof paperVerdictSchema>;

/**
 * POST external/api/company/{id}/record/extract: what everybody may read of the company as of a day, today where it is
 * left out, as a signed paper. The same day of an unchanged company is answered with the same paper.
 */
export const issueExtractRequestSchema = z.object({ on: daySchema.optional() });
export const issuedExtractSchema = z.object({ code: z.string(), link: z.string() });
export type IssuedExtract = z.infer<typeof issuedExtractSchema>;
