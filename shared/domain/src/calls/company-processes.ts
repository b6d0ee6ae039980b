import { z } from 'zod';
import { lawReasonSchema } from '../envelope';
import { namedProcesses } from '../enumerations/processes';
import { processGroups } from '../processes/company-processes';

/** One process as it stands for a company and the person who asks. `name` is in the asked language. */
export const companyProcessSchema = z.object({
  process: z.enum(namedProcesses),
  name: z.string(),
  group: processGroups.schema,
  /** A draft of it may be opened now. */
  allowed: z.boolean(),
  /** Why not: everything that stands in the way, not the first alone. Codes of `blockerCodes` and `processReasons`. */
  reasons: z.array(lawReasonSchema),
});
export type CompanyProcess = z.infer<typeof companyProcessSchema>;

/** GET external/api/company/{companyId}/process: every process that a company files, in the order in which they are offered. */
export const companyProcessListSchema = z.object({ processes: z.array(companyProcessSchema) });
export type CompanyProcessList = z.infer<typeof companyProcessListSchema>;
