import { z } from 'zod';
import { companyStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema, pageOf, pageQuerySchema } from '../envelope';
import { dashboardCompanySchema } from './dashboard';
import { paisaSchema } from './money';

/** LATE: a day has passed. DRAFTS: a draft is begun. OPEN: the office has a filing of it. */
export const ownCompanyShown = ['ALL', 'LATE', 'DRAFTS', 'OPEN'] as const;
export type OwnCompanyShown = (typeof ownCompanyShown)[number];

/** GET external/api/own-company: what the reader speaks or acts for, the nearest day first. */
export const ownCompanyQuerySchema = pageQuerySchema.extend({
  /** A part of the name in either script, or of the registration number. */
  search: z.string().trim().max(100).optional(),
  shown: z.enum(ownCompanyShown).default('ALL'),
});
export type OwnCompanyQuery = z.infer<typeof ownCompanyQuerySchema>;

export const ownCompanyRowSchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  status: companyStatuses.schema,
  capacity: dashboardCompanySchema.shape.capacity,
  /** The nearest day of what the Act asks of it; null: nothing is due. */
  next: z
    .object({
      titleNe: z.string(),
      titleEn: z.string(),
      dueOn: daySchema,
      daysLeft: z.number().int(),
      link: z.string().nullable(),
    })
    .nullable(),
  /** How many days have passed. */
  late: z.number().int(),
  /** What is left of its fines today. */
  finesPaisa: paisaSchema,
  /** Filings of it that the reader may see. */
  drafts: z.number().int(),
  open: z.number().int(),
});
export type OwnCompanyRow = z.infer<typeof ownCompanyRowSchema>;

const count = z.number().int();

export const ownCompanyPageSchema = pageOf(ownCompanyRowSchema).extend({
  /** Of those that the search leaves. */
  counts: z.object({ ALL: count, LATE: count, DRAFTS: count, OPEN: count } satisfies Record<
    OwnCompanyShown,
    typeof count
  >),
});
export type OwnCompanyPage = z.infer<typeof ownCompanyPageSchema>;
