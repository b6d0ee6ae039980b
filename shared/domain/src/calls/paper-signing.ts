import { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { bilingualNameSchema, daySchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { letterKinds } from './letters';

/** Where a paper stands that an officer signs in person. */
export const paperSigningStates = enumeration([
  ['WAITING', 'अधिकृतको हस्ताक्षर बाँकी', 'Waits for an officer’s signature'],
  ['INITIATED', 'विद्युतीय हस्ताक्षर सुरु भएको', 'Digital signature initiated'],
  ['SIGNED', 'विद्युतीय हस्ताक्षर भएको', 'Signed'],
]);

/** What became of a paper that was put into a batch. */
export const signingOutcomes = enumeration([
  ['INITIATED', 'हस्ताक्षर हुँदै', 'Being signed'],
  ['SIGNED', 'विद्युतीय हस्ताक्षर भएको', 'Signed'],
  ['RELEASED', 'अधिकृतको अधिकार नरहेकाले हस्ताक्षर नभएको', 'Not signed: the officer’s authority had ended'],
]);

/** Why a paper was not put into a batch. */
export const signingRefusals = enumeration([
  ['NOT_THERE', 'यो कार्यालयमा हस्ताक्षर गर्नुपर्ने कागजात होइन', 'No paper of this office that waits for a signature'],
  ['NOT_READ', 'तपाईंले पढ्नुभएको छैन', 'You have not read it'],
  ['TAKEN', 'अर्को समूहमा हस्ताक्षर भइसकेको वा हुँदै गरेको', 'Signed, or being signed with another batch'],
  ['OWN_COMPANY', 'तपाईं यस कम्पनीको प्रतिनिधि हुनुहुन्छ', 'You represent this company'],
]);
export type SigningRefusal = KeyOf<typeof signingRefusals>;

/** As many as somebody reads in a sitting. */
export const SIGNING_BATCH_MAXIMUM = 50;

const companySchema = bilingualNameSchema.extend({ registrationNumber: z.string() }).nullable();

/** GET external/api/paper-signing: what waits for an officer of the own office, oldest first; or what was signed. */
export const paperSigningQuerySchema = pageQuerySchema.extend({
  show: z.enum(['OPEN', 'SIGNED']).default('OPEN'),
  search: z.string().trim().max(100).optional(),
});

export const paperToSignSchema = z.object({
  id: idSchema,
  code: z.string(),
  kind: letterKinds.schema,
  language: z.enum(['ne', 'en']).nullable(),
  company: companySchema,
  issuedOn: daySchema,
  state: paperSigningStates.schema,
  /** The file can be read. */
  ready: z.boolean(),
  /** The reader has opened it. */
  read: z.boolean(),
  /** Who signs or has signed it. */
  officer: bilingualNameSchema.nullable(),
  batchId: idSchema.nullable(),
});
export type PaperToSign = z.infer<typeof paperToSignSchema>;
export const paperSigningPageSchema = pageOf(paperToSignSchema).extend({ maySign: z.boolean() });
export type PaperSigningPage = z.infer<typeof paperSigningPageSchema>;

/**
 * POST external/api/signing-batch: signs what the reader has opened, each once. What cannot be signed is named
 * and hinders nothing else.
 */
export const signPapersSchema = z.object({
  papers: z.array(idSchema).min(1).max(SIGNING_BATCH_MAXIMUM),
});
export const begunBatchSchema = z.object({
  /** Null: none of them could be signed. */
  batchId: idSchema.nullable(),
  refused: z.array(z.object({ id: idSchema, reason: signingRefusals.schema })),
});
export type BegunBatch = z.infer<typeof begunBatchSchema>;

/** GET external/api/signing-batch/{id}: for the officers of its office, also after the one who began it is gone. */
export const signingBatchSchema = z.object({
  id: idSchema,
  officer: bilingualNameSchema,
  begunAt: instantSchema,
  items: z.array(
    z.object({
      id: idSchema,
      code: z.string(),
      kind: letterKinds.schema,
      company: companySchema,
      outcome: signingOutcomes.schema,
      endedAt: instantSchema.nullable(),
    }),
  ),
});
export type SigningBatch = z.infer<typeof signingBatchSchema>;
