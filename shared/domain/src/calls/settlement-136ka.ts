import { z } from 'zod';
import { companyTypes, parentCompanyTypeOf, type CompanyType } from '../enumerations/company-types';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';
import type { ValidationCode } from '../messages/validation';
import { dualDaySchema } from './fine-working';
import { paisaSchema } from './money';

/** Stands where the calculator's address has an obligation. */
export const SETTLEMENT_136KA = 'SETTLEMENT_S136KA';

/** A foreign company ends under section 158. */
export function maySettle136ka(type: CompanyType): boolean {
  return !['FOREIGN_BRANCH', 'FOREIGN_LIAISON'].includes(parentCompanyTypeOf(type));
}

/**
 * What would have to be paid if the company were removed from the register under section 136ka, and how that is found.
 */
export const settlement136kaSchema = z.object({
  assessedOn: dualDaySchema,
  registeredOn: daySchema,
  /** Only a company that was there before this day. */
  eligibleIfRegisteredBefore: daySchema,
  eligible: z.boolean(),
  /** Every fine of section 81 that is not paid, the oldest first. */
  fines: z.array(
    bilingualNameSchema.extend({
      eventId: z.string(),
      section: z.string(),
      fiscalYear: z.string().nullable(),
      dueOn: daySchema,
      unpaidPaisa: paisaSchema,
    }),
  ),
  finesPaisa: paisaSchema,
  /** Of them what fell due from `eligibleIfRegisteredBefore` on: it is paid in full. */
  laterPaisa: paisaSchema,
  /** 0: it has none. */
  paidUpPaisa: paisaSchema,
  percentOfPaidUp: z.number().positive(),
  /** Null: there is no paid-up capital, and the fines are paid in full. */
  percentPaisa: paisaSchema.nullable(),
  /** The smaller of the older fines and the percentage, and the later fines; who is not eligible pays all fines. */
  payablePaisa: paisaSchema,
  lawReference: z.string(),
  lawReferenceNepali: z.string(),
});
export type Settlement136ka = z.infer<typeof settlement136kaSchema>;

const code = (value: ValidationCode): ValidationCode => value;
const startYear = z.coerce.number().int().min(2063).max(2099);

/**
 * GET external/api/fine/settlement-136ka: tried out by anybody, kept by nobody. The years are the BS years in which
 * they begin; every return of both and of all between them is missing.
 */
export const settlementQuestionSchema = z
  .object({
    companyType: z
      .enum(companyTypes.keys, { error: code('COMPANY_TYPE_REQUIRED') })
      .refine(maySettle136ka, { error: code('INVALID') }),
    paidUpPaisa: z.coerce
      .number({ error: code('NUMBER_INVALID') })
      .int(code('NUMBER_INVALID'))
      .min(0, code('NUMBER_INVALID'))
      .max(1e15, code('NUMBER_INVALID')),
    registeredOn: z.iso.date({ error: code('DATE_REQUIRED') }),
    fromYear: startYear,
    toYear: startYear,
    /** Left out: today. */
    on: z.iso.date({ error: code('INVALID') }).optional(),
  })
  .superRefine(({ fromYear, toYear }, context) => {
    if (toYear < fromYear)
      context.addIssue({ code: 'custom', path: ['toYear'], message: code('END_BEFORE_BEGINNING') });
  });
export type SettlementQuestion = z.infer<typeof settlementQuestionSchema>;

/** GET external/api/fine/due/settlement-136ka: of the reader's companies that have not filed an annual report. */
export const companySettlementListSchema = z.array(
  z.object({
    company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
    settlement: settlement136kaSchema,
  }),
);
export type CompanySettlement = z.infer<typeof companySettlementListSchema>[number];
