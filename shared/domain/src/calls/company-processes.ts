import { z } from 'zod';
import { daySchema, lawReasonSchema } from '../envelope';
import { namedProcesses } from '../enumerations/processes';
import { processGroups } from '../enumerations/process-groups';
import { proposedLineSchema, paisaSchema } from './money';

/** One process as it stands for a company and the person who asks. `name` is in the asked language. */
export const companyProcessSchema = z.object({
  process: z.enum(namedProcesses),
  name: z.string(),
  group: processGroups.schema,
  /** A draft of it may be opened now. */
  allowed: z.boolean(),
  /** Why not: everything that stands in the way, not the first alone. Codes of `blockerCodes` and `processReasons`. */
  reasons: z.array(lawReasonSchema),
  /** The page on which it is begun, where what it is about is chosen first; null or left out: it is begun at once. */
  beginAt: z.string().nullish(),
});
export type CompanyProcess = z.infer<typeof companyProcessSchema>;

/**
 * GET external/api/company/{companyId}/process: every process that a company files, in the order in which they are
 * offered.
 */
export const companyProcessListSchema = z.object({ processes: z.array(companyProcessSchema) });
export type CompanyProcessList = z.infer<typeof companyProcessListSchema>;

/**
 * GET external/api/company/{companyId}/process/{process}/cost: `decidedOn` is the day from which the time for reporting
 * runs.
 */
export const processCostQuerySchema = z.object({ decidedOn: daySchema.optional() });

/** What a process would cost the company today, before anything is answered. */
export const processCostSchema = z.object({
  /**
   * Fees, and the fine where `decidedOn` is too long ago; null: the answers have to say more first. Nothing where it is
   * free.
   */
  lines: z.array(proposedLineSchema).nullable(),
  totalPaisa: paisaSchema,
  /**
   * Of what section 81 fines: within how much time it is to be reported, and with `decidedOn` the last day. Of what is
   * owed whatever is decided, such as the initial return, the last day is known without it.
   */
  toReport: z
    .object({
      section: z.string(),
      days: z.number().int().nullable(),
      bsMonths: z.number().int().nullable(),
      dueOn: daySchema.nullable(),
    })
    .nullable(),
});
export type ProcessCost = z.infer<typeof processCostSchema>;
