import { z } from 'zod';
import { idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { wordEntrySchema, wordEntrySchemas, wordLists, type WordList } from '../names/word-entries';
import { wordModes } from '../names/name-rules';
import { similarNameSchema } from './names';
import { proposalSchema, staffPersonSchema } from './proposal';
import { optionalReason, requiredReason } from '../reasons';

export {
  blacklistTypes,
  wordEntrySchemas,
  wordLists,
  wordModeNames,
  type WordEntry,
  type WordList,
} from '../names/word-entries';
export { readWordFile, wordFileChoices, wordFileColumns, type WordFile } from '../names/word-file';

const code = (value: ValidationCode): ValidationCode => value;
/** Words of one proposal. */
export const PROPOSED_WORDS_MAXIMUM = 500;
const remarkSchema = requiredReason();

export const listedWordSchema = wordEntrySchema.extend({
  id: z.string(),
  addedAt: instantSchema,
  retiredAt: instantSchema.nullable(),
  /** A change of this entry waits for a second person. */
  changeWaits: z.boolean(),
});
export type ListedWord = z.infer<typeof listedWordSchema>;

/** GET external/api/word-list */
export const wordListQuerySchema = pageQuerySchema.extend({
  list: z.enum(wordLists.keys).default('BLACKLIST'),
  /** Part of the word in either script. */
  search: z.string().trim().max(100).optional(),
  show: z.enum(['active', 'retired']).default('active'),
});
/** `mayPropose`: whether the reader may propose changes. */
export const wordListPageSchema = pageOf(listedWordSchema).extend({ mayPropose: z.boolean() });
export type WordListPage = z.infer<typeof wordListPageSchema>;

export const wordListChanges = ['ADD', 'CHANGE', 'RETIRE'] as const;

/** GET external/api/word-list/{list}/{id}/history, the newest first. An entry without a step came with the portal. */
export const wordHistorySchema = z.object({
  items: z.array(
    z.object({
      at: instantSchema,
      change: z.enum(wordListChanges),
      before: wordEntrySchema.nullable(),
      after: wordEntrySchema.nullable(),
      proposedBy: staffPersonSchema,
      approvedBy: staffPersonSchema,
      remark: z.string(),
      decisionRemark: z.string().nullable(),
    }),
  ),
});
export type WordHistory = z.infer<typeof wordHistorySchema>;

/** POST external/api/word-list/preview: how many names that exist hold the word. */
export const wordPreviewRequestSchema = z.object({
  english: z.string().trim().max(60).default(''),
  nepali: z.string().trim().max(60).default(''),
  mode: z.enum(wordModes).default('STANDALONE'),
});
export const wordPreviewSchema = z.object({
  hits: z.number().int(),
  /** Of these, names of applications that the office has not decided yet. */
  waiting: z.number().int(),
  /** The register is large: counted in a part of it. */
  isEstimate: z.boolean(),
  examples: z.array(z.object({ english: z.string(), nepali: z.string(), holder: similarNameSchema.shape.kind })),
});
export type WordPreview = z.infer<typeof wordPreviewSchema>;

/** The form of one entry: what its list asks for, and why. */
export const wordFormSchema = (list: WordList) =>
  wordEntrySchema
    .extend({ english: z.string().default(''), nepali: z.string().default(''), remark: remarkSchema })
    .superRefine(
      (value, context) => {
        const parsed = wordEntrySchemas[list].safeParse(value);
        for (const issue of parsed.error?.issues ?? [])
          context.addIssue({ code: 'custom', message: issue.message, path: issue.path });
      },
      { when: () => true },
    );

/** POST external/api/word-list-proposal, Idempotency-Key. RETIRE names the entry only. */
export const proposeWordsRequestSchema = z
  .object({
    list: z.enum(wordLists.keys),
    change: z.enum(wordListChanges),
    entryId: z.string().max(60).optional(),
    entries: z
      .array(wordEntrySchema)
      .max(PROPOSED_WORDS_MAXIMUM, { error: code('WORDS_TOO_MANY') })
      .default([]),
    remark: remarkSchema,
  })
  .superRefine(({ list, change, entryId, entries }, context) => {
    if ((change === 'ADD') === (entryId !== undefined))
      context.addIssue({ code: 'custom', message: code('INVALID'), path: ['entryId'] });
    if (change === 'RETIRE' ? entries.length > 0 : change === 'CHANGE' ? entries.length !== 1 : entries.length === 0)
      context.addIssue({ code: 'custom', message: code('WORD_REQUIRED'), path: ['entries'] });
    for (const [index, entry] of entries.entries()) {
      const parsed = wordEntrySchemas[list].safeParse(entry);
      for (const issue of parsed.error?.issues ?? [])
        context.addIssue({ code: 'custom', message: issue.message, path: ['entries', index, ...issue.path] });
    }
  });
export type ProposeWordsRequest = z.infer<typeof proposeWordsRequestSchema>;
export const proposedWordsSchema = z.object({ id: idSchema });

export const wordProposalSchema = proposalSchema.extend({
  list: z.enum(wordLists.keys),
  change: z.enum(wordListChanges),
  /** At most the first twenty; `count` says how many there are. */
  entries: z.array(wordEntrySchema),
  count: z.number().int(),
  before: wordEntrySchema.nullable(),
});
export type WordProposal = z.infer<typeof wordProposalSchema>;

/** GET external/api/word-list-proposal */
export const wordProposalQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'settled']).default('open') });
export const wordProposalPageSchema = pageOf(wordProposalSchema);
export type WordProposalPage = z.infer<typeof wordProposalPageSchema>;

/** POST external/api/word-list-proposal/{id}/approve and /withdraw, Idempotency-Key. */
export const decideWordsRequestSchema = z.object({ remark: optionalReason() });
/** POST external/api/word-list-proposal/{id}/refuse, Idempotency-Key. */
export const refuseWordsRequestSchema = z.object({ remark: remarkSchema });
