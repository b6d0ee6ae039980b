import { z } from 'zod';
import { idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { groupMatterSchema } from './filings';

/**
 * GET external/api/group-request: group names that wait for the companies one speaks for, or that they have answered.
 */
export const groupRequestQuerySchema = pageQuerySchema.extend({
  show: z.enum(['waiting', 'answered']).default('waiting'),
});
export type GroupRequestQuery = z.infer<typeof groupRequestQuerySchema>;

export const groupRequestSchema = groupMatterSchema.omit({ words: true }).extend({
  /** Of the application. */
  id: idSchema,
  applicationNumber: z.string().nullable(),
  titleEnglish: z.string(),
  titleNepali: z.string(),
  /** The application's own, which goes on after the answer. */
  status: z.string(),
  applicant: z.object({ id: idSchema, nameEnglish: z.string(), nameNepali: z.string(), roleCode: z.string() }),
  updatedAt: instantSchema,
});
export type GroupRequest = z.infer<typeof groupRequestSchema>;
export const groupRequestPageSchema = pageOf(groupRequestSchema);
export type GroupRequestPage = z.infer<typeof groupRequestPageSchema>;
