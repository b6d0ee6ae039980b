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

/** How many of its own companies one call works on; whoever chose more asks again for the next ones. */
export const COMPANIES_AT_ONCE = 10;
/** How many may be chosen from the list. */
export const MOST_CHOSEN = 1000;

/** GET external/api/own-company/choice: all that search and filter leave, in the same order, to be chosen. */
export const ownCompanyChoiceQuerySchema = ownCompanyQuerySchema.omit({ page: true, size: true });
export const chosenCompanySchema = ownCompanyRowSchema.pick({
  id: true,
  registrationNumber: true,
  nameEnglish: true,
  nameNepali: true,
});
export type ChosenCompany = z.infer<typeof chosenCompanySchema>;
/** The first MOST_CHOSEN; `total`: how many there are. */
export const ownCompanyChoiceSchema = z.object({ items: z.array(chosenCompanySchema), total: count });
export type OwnCompanyChoice = z.infer<typeof ownCompanyChoiceSchema>;

/**
 * BEGUN: a draft was opened. ALREADY_OPEN: it was there. NOTHING_DUE: no year that has ended waits for its report.
 * BLOCKED: the law or the portal has something against it. WRONG_STATE: the company does not report any more.
 * NOT_PERMITTED: it is no company of the caller, or the authorisation does not name annual reports.
 */
export const begunOutcomes = [
  'BEGUN',
  'ALREADY_OPEN',
  'NOTHING_DUE',
  'BLOCKED',
  'WRONG_STATE',
  'NOT_PERMITTED',
] as const;
export type BegunOutcome = (typeof begunOutcomes)[number];

/**
 * POST external/api/own-company/report: the oldest report that each of these companies owes is begun, or found where it
 * is begun. Sent again it finds what it began; each company stands for itself.
 */
export const beginReportsRequestSchema = z.object({
  companyIds: z.array(idSchema).min(1).max(COMPANIES_AT_ONCE),
});
export const begunReportSchema = z.object({
  companyId: idSchema,
  outcome: z.enum(begunOutcomes),
  /** 2081/82. */
  fiscalYear: z.string().nullable(),
  applicationId: idSchema.nullable(),
  /** Of BLOCKED and WRONG_STATE: why, in the asked language, and the page where it is settled. */
  reason: z.string().nullable(),
  wayOut: z.string().nullable(),
});
export type BegunReport = z.infer<typeof begunReportSchema>;
export const begunReportsSchema = z.object({ items: z.array(begunReportSchema) });
export type BegunReports = z.infer<typeof begunReportsSchema>;

/** How many companies the list of bills takes. */
export const COMPANIES_TO_PAY = 100;

/** GET external/api/own-company/bill: by registration numbers, with commas between them. */
export const companyBillsQuerySchema = z.object({
  companies: z
    .string()
    .regex(/^\d{1,20}(,\d{1,20})*$/)
    .refine((text) => text.split(',').length <= COMPANIES_TO_PAY),
});
/** One payment of one company, as POST external/api/payment/joint takes it. */
export const companyBillSchema = z.object({
  company: chosenCompanySchema,
  invoiceIds: z.array(idSchema),
  dueIds: z.array(idSchema),
  totalPaisa: paisaSchema,
  /** A payment of it was begun, or its voucher waits for the office. */
  underWay: z.boolean(),
});
export type CompanyBill = z.infer<typeof companyBillSchema>;
export const companyBillsSchema = z.object({
  /** What is asked for, company by company in the asked order: one is paid after the other. */
  bills: z.array(companyBillSchema),
  /** Those without a bill. NOT_OWN: no company of the caller has this number. */
  without: z.array(
    z.object({
      registrationNumber: z.string(),
      company: chosenCompanySchema.nullable(),
      why: z.enum(['NOTHING', 'NOT_OWN']),
    }),
  ),
  /** Fines of reports that are still missing: they grow, and come on the bill of the report. */
  withReportsPaisa: paisaSchema,
});
export type CompanyBills = z.infer<typeof companyBillsSchema>;
