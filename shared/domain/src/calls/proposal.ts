import { z } from 'zod';
import { idSchema, instantSchema } from '../envelope';

/** Somebody of the office, by name. */
export const staffPersonSchema = z.object({
  id: idSchema,
  username: z.string(),
  fullNameEnglish: z.string(),
  fullNameNepali: z.string(),
});
export type StaffPerson = z.infer<typeof staffPersonSchema>;

/** What every proposal says that another person has to let happen, whatever it is about. */
export const proposalSchema = z.object({
  id: idSchema,
  remark: z.string(),
  status: z.enum(['PROPOSED', 'APPROVED', 'REFUSED', 'WITHDRAWN', 'EXPIRED']),
  proposedBy: staffPersonSchema,
  proposedAt: instantSchema,
  expiresAt: instantSchema,
  decidedBy: staffPersonSchema.nullable(),
  decidedAt: instantSchema.nullable(),
  decisionRemark: z.string().nullable(),
  mayDecide: z.boolean(),
  mayWithdraw: z.boolean(),
});
export type Proposal = z.infer<typeof proposalSchema>;
