import { z } from 'zod';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';
import { requiredReason } from '../reasons';

/**
 * GET external/api/representative-objection/{reference}: what somebody was told of, by the link of a mail, or by its id
 * for the representative it was meant for.
 */
export const objectionViewSchema = z.object({
  company: bilingualNameSchema.extend({ regNo: z.string() }),
  person: bilingualNameSchema,
  leaving: z.array(bilingualNameSchema),
  joining: z.array(bilingualNameSchema),
  /** The last day on which one may object. */
  until: daySchema,
  /** It can still be objected to. */
  open: z.boolean(),
  objectedAt: instantSchema.nullable(),
});
export type ObjectionView = z.infer<typeof objectionViewSchema>;

/** POST …/object. */
export const objectRequestSchema = z.object({ remark: requiredReason() });

/**
 * GET external/api/application/{id}/objection: whom a change of representatives told, and what they said; for whoever
 * may read the filing.
 */
export const objectionListSchema = z.object({
  until: daySchema.nullable(),
  told: z.array(
    bilingualNameSchema.extend({
      id: idSchema,
      kind: z.enum(['REPRESENTATIVE', 'DIRECTOR']),
      objection: z.string().nullable(),
      objectedAt: instantSchema.nullable(),
    }),
  ),
});
export type ObjectionList = z.infer<typeof objectionListSchema>;
