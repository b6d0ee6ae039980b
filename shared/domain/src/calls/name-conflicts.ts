import { z } from 'zod';
import { daySchema, idSchema } from '../envelope';
import { wordRelations } from '../names/word-relations';
import { similarNameSchema } from './names';

/** A word of the proposed name beside one of the existing name; null: it has none. */
export const wordPairSchema = z.object({
  proposed: z.string().nullable(),
  existing: z.string().nullable(),
  relation: z.enum(wordRelations),
});

/** Of a company, or of the application behind a waiting or reserved name. Days in AD of Nepal. */
export const nameHolderSchema = z.object({
  companyId: idSchema.nullable(),
  registrationNumber: z.string().nullable(),
  applicationNumber: z.string().nullable(),
  /** Of the company, or of the application. */
  status: z.string().nullable(),
  companyType: z.object({ nameEnglish: z.string(), nameNepali: z.string() }).nullable(),
  registeredOn: daySchema.nullable(),
  /** The name the company bears today, where the one that stands in the way is a former one. */
  presentName: z.object({ nameEnglish: z.string(), nameNepali: z.string() }).nullable(),
  /** The last day on which it stands in the way. */
  heldUntil: daySchema.nullable(),
});
export type NameHolder = z.infer<typeof nameHolderSchema>;

/** A name that stands in the way, laid beside the proposed one. */
export const nameConflictSchema = similarNameSchema.extend({
  holder: nameHolderSchema.nullable(),
  /** Empty in a script that one of the two names is not known in. */
  words: z.object({ english: z.array(wordPairSchema), nepali: z.array(wordPairSchema) }),
});
export type NameConflict = z.infer<typeof nameConflictSchema>;
