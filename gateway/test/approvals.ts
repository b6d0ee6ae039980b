import { z } from 'zod';

const approvedFilingSchema = z.object({
  id: z.string(),
  /** As the approval has to name it. */
  version: z.number(),
  /** Whose ledgers are looked at; left out: the filing registers a company. */
  companies: z.array(z.string()).optional(),
});
export type ApprovedFiling = z.infer<typeof approvedFilingSchema>;

/** What `approve-until-killed.ts` is told. */
export const approvalsSchema = z.object({
  directory: z.string(),
  registrar: z.string(),
  officeId: z.number(),
  /** In whose approval the process before this one was killed. */
  before: approvedFilingSchema.nullable(),
  next: approvedFilingSchema.nullable(),
});
export type Approvals = z.infer<typeof approvalsSchema>;
