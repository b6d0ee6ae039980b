import { obligationKinds } from '../register/obligation-kinds';
import { z } from 'zod';
import { companyStatuses } from '../enumerations/statuses';
import { bilingualNameSchema, daySchema, idSchema, lawReasonSchema } from '../envelope';

/** As what the reader stands to the company. */
export const companyReaders = ['REPRESENTATIVE', 'INTERMEDIARY', 'OFFICE'] as const;

/** What the Act asks of a company and it has not filed. */
export const companyObligationSchema = z.object({
  kind: z.enum(obligationKinds),
  /** BS, e.g. 2082/83; null where it belongs to none. */
  fiscalYear: z.string().nullable(),
  dueOn: daySchema,
  overdue: z.boolean(),
});
export type CompanyObligation = z.infer<typeof companyObligationSchema>;

/**
 * GET external/api/company/{companyId}/standing: for who speaks or acts for the company, for its office, and for who
 * may read everything.
 */
export const companyStandingSchema = z.object({
  company: bilingualNameSchema.extend({
    id: idSchema,
    registrationNumber: z.string(),
    status: companyStatuses.schema,
    officeEnglish: z.string(),
    officeNepali: z.string(),
  }),
  reader: z.enum(companyReaders),
  /**
   * Whether the reader may also read the holders with their shares: a mandate for other processes does not need them.
   * Not told by a gateway of before.
   */
  readsShareholders: z.boolean().optional(),
  /** Nothing that the law or the office has stands against it. */
  goodStanding: z.boolean(),
  /** What stands against it, each with the page where it is settled. Codes of `blockerCodes`. */
  matters: z.array(lawReasonSchema),
  /** The official address of the company, and whether it is proven; null: it has none. */
  email: z.object({ address: z.string(), verified: z.boolean() }).nullable(),
  /** Up to a year ahead, the one that is due first before the others. */
  obligations: z.array(companyObligationSchema),
  /** Paisa; what should have been paid by now and was not. */
  outstandingPaisa: z.number().int().nonnegative(),
});
export type CompanyStanding = z.infer<typeof companyStandingSchema>;
