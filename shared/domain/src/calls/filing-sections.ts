import { z } from 'zod';
import { fieldErrorSchema, idSchema, instantSchema } from '../envelope';
import { filedPersonSchema } from './filed-person';

/**
 * PUT external/api/application/{id}/section/{sectionKey}, If-Match: version of the section (0: nobody has saved it
 * yet). A draft may be incomplete.
 */
export const saveSectionRequestSchema = z.record(z.string(), z.unknown());

/**
 * Of a LIST section `data` is empty, `errors` are those of the list as a whole, and the items have a call of their own.
 */
export const sectionStateSchema = z.object({
  key: z.string(),
  kind: z.enum(['FORM', 'LIST']).default('FORM'),
  validity: z.enum(['VALID', 'INVALID', 'EMPTY']),
  data: z.record(z.string(), z.unknown()),
  errors: z.array(fieldErrorSchema).default([]),
  /** Sent back with the next save; a LIST has none of its own. */
  version: z.number().int().default(0),
  savedAt: instantSchema.nullable().default(null),
  savedBy: filedPersonSchema.nullable().default(null),
  /** False while it holds only what the gateway has written when the filing was begun, such as the register’s part. */
  touched: z.boolean().optional(),
  /** Of a LIST: how many items there are, and how many of them are not good yet. */
  count: z.number().int().default(0),
  invalid: z.number().int().default(0),
});
export type SectionState = z.infer<typeof sectionStateSchema>;

/** An item of a LIST section as tables show it. */
export const filedItemSchema = z.object({
  id: idSchema,
  /** From 1. */
  position: z.number().int(),
  version: z.number().int(),
  validity: z.enum(['VALID', 'INVALID']),
  titleEnglish: z.string(),
  titleNepali: z.string(),
  data: z.record(z.string(), z.unknown()),
  /** Paths within the item, with the findings of the list that concern it. */
  errors: z.array(fieldErrorSchema),
});
export type FiledItemState = z.infer<typeof filedItemSchema>;

/** GET external/api/application/{id}/section/{sectionKey}/item: all of them, in their order. */
export const filedItemsSchema = z.object({ items: z.array(filedItemSchema) });

/**
 * POST …/item: one more, the body is its data. PUT …/item/{itemId} with If-Match: the version of the item. DELETE
 * …/item/{itemId} with If-Match. Each answers with the item (null once it is gone), its section, and the version of the
 * application that actions ask for.
 */
export const savedItemSchema = z.object({
  item: filedItemSchema.nullable(),
  section: sectionStateSchema,
  applicationVersion: z.number().int(),
});
export type SavedItem = z.infer<typeof savedItemSchema>;

export const ITEMS_AT_ONCE = 1000;

/** POST …/item/import: many at once. `check`: nothing is written, the report says what would be. */
export const importItemsRequestSchema = z.object({
  rows: z.array(z.record(z.string(), z.unknown())).min(1).max(ITEMS_AT_ONCE),
  check: z.boolean().default(false),
});
export type ImportItemsRequest = z.infer<typeof importItemsRequestSchema>;

/**
 * A row is written whole or not at all. `REFUSED`: it cannot be kept at all, `errors` say why. `INVALID`: it is kept
 * and still wants something.
 */
export const importReportSchema = z.object({
  written: z.number().int(),
  rows: z.array(
    z.object({
      row: z.number().int(),
      id: idSchema.nullable(),
      outcome: z.enum(['VALID', 'INVALID', 'REFUSED']),
      errors: z.array(fieldErrorSchema),
    }),
  ),
  section: sectionStateSchema,
  applicationVersion: z.number().int(),
});
export type ImportReport = z.infer<typeof importReportSchema>;

/**
 * PUT external/api/application/{id}/switch/stepper/{step}: remembers the step; any device goes on there. A step that is
 * unknown or that this filing does not have is refused. The same of a registration is `PUT
 * external/api/company-registration/switch/stepper/{companyRegistrationPhase}`, which names the filing in this body.
 */
export const switchStepRequestSchema = z.object({ applicationId: idSchema });
export const switchedStepSchema = z.object({ step: z.string() });
