import { z } from 'zod';

/** Every JSON answer of the gateway. `message` is in the asked language and comes first (specification section 8). */
export const envelope = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), status: z.number().int(), message: z.string(), data });

/** One thing wrong with the request: where (dotted path), which rule, and the sentence. */
export const fieldErrorSchema = z.object({ path: z.string(), code: z.string(), message: z.string() });
export type FieldError = z.infer<typeof fieldErrorSchema>;

/**
 * Why something is not open to a company: the sentence in the asked language, where the Act says so, and the page of
 * the portal where it is settled.
 */
export const lawReasonSchema = z.object({
  code: z.string(),
  message: z.string(),
  lawReference: z.string().nullable(),
  wayOut: z.string().nullable(),
});
export type LawReason = z.infer<typeof lawReasonSchema>;

export const failureSchema = z.object({
  success: z.literal(false),
  status: z.number().int(),
  message: z.string(),
  code: z.string(),
  errors: z.array(fieldErrorSchema).optional(),
  /** The string "true" on a failed sign-in that must solve a captcha next (specification section 4). */
  enableCaptcha: z.literal('true').optional(),
  retryAfterSeconds: z.number().int().optional(),
  /**
   * BLK-423: what stands in the way, and the page of the portal where it is settled. Of a filing `reasons` has
   * everything that stands in its way, the first one first.
   */
  blocker: z.object({ code: z.string(), link: z.string(), reasons: z.array(lawReasonSchema).optional() }).optional(),
  /** WAIT-503: the place in line while many file at once, and how many are in front. */
  waiting: z.object({ place: z.number().int(), ahead: z.number().int() }).optional(),
  /** VER-412 of a section or an item: what stands there now, so that both versions can be shown. */
  current: z
    .object({
      data: z.record(z.string(), z.unknown()),
      version: z.number().int(),
      savedAt: z.iso.datetime({ offset: true }).nullable(),
      savedBy: z.object({ nameEnglish: z.string(), nameNepali: z.string() }).nullable(),
    })
    .optional(),
});
export type CurrentVersion = NonNullable<z.infer<typeof failureSchema>['current']>;
export type Failure = z.infer<typeof failureSchema>;

/** A list that the server pages. */
export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    total: z.number().int(),
    /** There are more than `total`: a list that is as long as the register is is not counted to its end. */
    totalIsLeast: z.literal(true).optional(),
    page: z.number().int(),
    size: z.number().int(),
  });

export const pageQuerySchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(20),
});

/** UTC, ISO 8601. */
export const instantSchema = z.iso.datetime({ offset: true });
/** A calendar day in AD, yyyy-MM-dd, as a day of Nepal. */
export const daySchema = z.iso.date();
export const idSchema = z.uuid();

export const bilingualNameSchema = z.object({ nameEnglish: z.string(), nameNepali: z.string() });
