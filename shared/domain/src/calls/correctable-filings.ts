import { z } from 'zod';
import { daySchema, idSchema } from '../envelope';
import { everyProcess } from '../enumerations/processes';
import { correctableParts } from '../register/correctable-parts';

/**
 * GET external/api/company/{companyId}/correctable: what this company has filed and the office approved, and of which a
 * correction may set something right; the newest first.
 */
export const correctableFilingsSchema = z.array(
  z.object({
    id: idSchema,
    applicationNumber: z.string(),
    process: everyProcess.schema,
    decidedOn: daySchema,
    parts: z.array(
      z.object({
        part: correctableParts.schema,
        /** The number of the filing that has entered it since; an empty one where the office did. Null: it stands. */
        replacedBy: z.string().nullable(),
      }),
    ),
    /** The correction that the office has already. */
    correction: z.object({ id: idSchema, applicationNumber: z.string() }).nullable(),
  }),
);
export type CorrectableFilings = z.infer<typeof correctableFilingsSchema>;
