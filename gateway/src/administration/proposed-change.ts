import { z } from 'zod';

/** What a proposal is to change of a person: the role, the office, or the second factor that was lost. */
export const proposedChangeSchema = z.object({
  accountId: z.string(),
  kind: z.enum(['ROLE', 'OFFICE', 'SECOND_FACTOR']),
  roleBefore: z.string(),
  roleAfter: z.string(),
  officeBefore: z.number().int(),
  officeAfter: z.number().int(),
});
export type ProposedChange = z.infer<typeof proposedChangeSchema>;
