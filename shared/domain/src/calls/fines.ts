import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { bilingualNameSchema, daySchema, idSchema } from '../envelope';
import { fineWorkingSchema } from './fine-working';
import { paisaSchema } from './money';

/**
 * What the last day is counted from: the end of a fiscal year, the general meeting, a decision, or the day itself is
 * given.
 */
export const fineTriggers = ['FISCAL_YEAR', 'AGM', 'DECISION', 'DUE_DATE'] as const;

/** GET external/api/fine/event: what is fined when it comes late. Public. */
export const fineEventSchema = bilingualNameSchema.extend({
  eventId: z.string(),
  section: z.string(),
  scheduleKey: z.string(),
  trigger: z.enum(fineTriggers),
});
export type FineEvent = z.infer<typeof fineEventSchema>;
export const fineEventListSchema = z.array(fineEventSchema);

const aDay = (code: string) => z.iso.date({ error: code });

/**
 * GET external/api/fine/calculate: the fine of anybody's late filing, worked out and not kept. Public, and every
 * question is an address that can be passed on. Either the last day is given, or what it is counted from.
 */
export const fineQuestionSchema = z.object({
  eventId: z.string().min(1).max(60),
  companyType: z.enum(companyTypes.keys, { error: 'COMPANY_TYPE_REQUIRED' }),
  paidUpPaisa: z.coerce
    .number({ error: 'NUMBER_INVALID' })
    .int('NUMBER_INVALID')
    .min(0, 'NUMBER_INVALID')
    .max(1e15, 'NUMBER_INVALID'),
  dueOn: aDay('INVALID').optional(),
  triggeredOn: aDay('INVALID').optional(),
  /** The BS year in which the fiscal year begins. */
  fiscalYear: z.coerce.number().int().min(1970).max(2099).optional(),
  /** Left out: today. */
  filedOn: aDay('INVALID').optional(),
});
export type FineQuestion = z.infer<typeof fineQuestionSchema>;

/** What is to be paid from a day on, until the next one. */
export const growthPointSchema = z.object({ from: daySchema, payablePaisa: paisaSchema, provisional: z.boolean() });
export type GrowthPoint = z.infer<typeof growthPointSchema>;

export const fineAnswerSchema = z.object({
  event: fineEventSchema,
  fine: fineWorkingSchema,
  /** From the due day to three years on. */
  growth: z.array(growthPointSchema),
});
export type FineAnswer = z.infer<typeof fineAnswerSchema>;

/** DUE: nothing was asked yet; INVOICED: an invoice waits for its money; PAID, WAIVED: nothing is left. */
export const dueStates = ['DUE', 'INVOICED', 'PAID', 'WAIVED'] as const;
export type DueState = (typeof dueStates)[number];

/** Something a company filed late or has not filed, with the fine for it. */
export const companyDueSchema = z.object({
  /** Stays the same as long as the obligation does. */
  id: idSchema,
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }),
  event: fineEventSchema,
  /** e.g. 2082/83; null where it belongs to none. */
  fiscalYear: z.string().nullable(),
  /** When it was filed at last: the fine grows no more. Null: it is still missing. */
  filedOn: daySchema.nullable(),
  /** Null: its paid-up capital is not known, and the office has to set the fine. */
  fine: fineWorkingSchema.nullable(),
  state: z.enum(dueStates),
  paidPaisa: paisaSchema,
  /** Taken off by two officers after a grievance; left out: nothing. */
  waivedPaisa: paisaSchema.optional(),
  /** What is left to be paid today. */
  restPaisa: paisaSchema,
  invoice: z
    .object({
      id: idSchema,
      number: z.string(),
      ebpCode: z.string(),
      totalPaisa: paisaSchema,
      validTo: daySchema.nullable(),
      underWay: z.boolean(),
    })
    .nullable(),
});
export type CompanyDue = z.infer<typeof companyDueSchema>;

/** GET external/api/fine/due: of the companies that the reader speaks or acts for; the oldest first. */
export const dueQuerySchema = z.object({
  eventId: z.string().max(60).optional(),
  status: z.enum(dueStates).optional(),
  companyId: idSchema.optional(),
});
export const dueListSchema = z.array(companyDueSchema);

/** GET external/api/fine/due/{id}. */
export const dueDetailSchema = companyDueSchema.extend({ growth: z.array(growthPointSchema), mayPay: z.boolean() });
export type DueDetail = z.infer<typeof dueDetailSchema>;

/**
 * POST external/api/fine/due/{id}/invoice; header Idempotency-Key. An invoice that is still right is given again; one
 * whose day has passed is withdrawn for a new one.
 */
export const dueInvoiceSchema = z.object({ invoiceId: idSchema, due: dueDetailSchema });
