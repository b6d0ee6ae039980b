import { z } from 'zod';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { filedPersonSchema } from './filed-person';
import { wordPairSchema } from './name-conflicts';

const groupStates = ['WAITING', 'CONSENTED', 'REFUSED'] as const;

/** What the parent company said of a group name, by whom and when. */
const groupAnswerSchema = z.object({
  consented: z.boolean(),
  by: filedPersonSchema,
  at: instantSchema,
  remark: z.string().nullable(),
});

/** A parent company as its group's applications show it: what everybody may know of it. */
export const parentCompanySchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  companyType: bilingualNameSchema,
  status: z.string(),
});

/** The group side of an application that was handed to a parent company. */
export const groupMatterSchema = z.object({
  state: z.enum(groupStates),
  parent: parentCompanySchema,
  askedAt: instantSchema,
  /** Whole days of Nepal since it was handed over, until the answer. */
  waitingDays: z.number().int(),
  answer: groupAnswerSchema.nullable(),
  /** Whoever filed it also spoke, or speaks, for the parent company. */
  applicantSpeaksForParent: z.boolean(),
  /** The proposed name and the parent's, word by word. */
  words: z.object({ english: z.array(wordPairSchema), nepali: z.array(wordPairSchema) }),
});
export type GroupMatter = z.infer<typeof groupMatterSchema>;
