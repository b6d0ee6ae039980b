import { z } from 'zod';
import { applicationStatuses } from '../enumerations/application-status';
import { companyTypes } from '../enumerations/company-types';
import { enumeration } from '../enumerations/enumeration';
import {
  bilingualNameSchema,
  daySchema,
  idSchema,
  instantSchema,
  lawReasonSchema,
  pageOf,
  pageQuerySchema,
} from '../envelope';
import { fineEventSchema } from './fines';
import { fineWorkingSchema } from './fine-working';
import { paisaSchema } from './money';

/** Where the report of a fiscal year stands. */
export const reportStates = enumeration([
  ['NOT_ENDED', 'वर्ष नसकिएको', 'Year not over'],
  ['WAITING', 'अघिल्लो वर्ष पर्खिएको', 'Waits for an earlier year'],
  ['OPEN', 'बुझाउन बाँकी', 'To be filed'],
  ['DRAFT', 'मस्यौदा', 'Draft'],
  ['IN_PROCESS', 'प्रक्रियामा', 'In process'],
  ['APPROVED', 'स्वीकृत', 'Approved'],
]);
export type ReportState = z.infer<typeof reportStates.schema>;

/** What one section of the Act asks for a fiscal year, each with a fine of its own. */
export const yearReturnSchema = z.object({
  event: fineEventSchema,
  dueOn: daySchema,
  /** Days until the last day, negative after it. */
  daysLeft: z.number().int(),
  /** When it was filed; null: it is still missing. */
  filedOn: daySchema.nullable(),
  /** Of what came late or is late today; null: in time, or the paid-up capital is not known. */
  fine: fineWorkingSchema.nullable(),
  paidPaisa: paisaSchema,
  restPaisa: paisaSchema,
});
export type YearReturn = z.infer<typeof yearReturnSchema>;

const personSchema = bilingualNameSchema;
const reportingCompanySchema = bilingualNameSchema.extend({
  id: idSchema,
  registrationNumber: z.string(),
  companyType: companyTypes.schema,
});
/** 2081/82. */
const fiscalYearNameSchema = z.string().regex(/^\d{4}\/\d{2}$/);

export const reportYearSchema = z.object({
  /** 2081/82. */
  fiscalYear: z.string(),
  startsOn: daySchema,
  endsOn: daySchema,
  state: reportStates.schema,
  /** The last day of it passed, or had passed when it was filed. */
  late: z.boolean(),
  returns: z.array(yearReturnSchema),
  /** Everything that is still to be paid for the year's fines. */
  restPaisa: paisaSchema,
  /** The draft or the filing that counts. `decidedBy` null: the portal itself, or not decided. */
  filing: z
    .object({
      id: idSchema,
      applicationNumber: z.string().nullable(),
      status: applicationStatuses.schema,
      submittedAt: instantSchema.nullable(),
      decidedAt: instantSchema.nullable(),
      decidedBy: personSchema.nullable(),
      automatic: z.boolean(),
      /** It is not a report of its own: the year came with the filing that closes the company. */
      withClosing: z.boolean(),
      /** What is asked for it and not paid yet. */
      invoice: z
        .object({ id: idSchema, number: z.string(), totalPaisa: paisaSchema, underWay: z.boolean() })
        .nullable(),
    })
    .nullable(),
  /** Why it cannot be begun now: the year that goes first, or the day after which it opens. */
  waitsFor: z.object({ fiscalYear: z.string().nullable(), opensOn: daySchema.nullable() }).nullable(),
  mayBegin: z.boolean(),
});
export type ReportYearOfCompany = z.infer<typeof reportYearSchema>;

/**
 * GET external/api/company/{companyId}/annual-report: every fiscal year that the company has to report, the oldest
 * first. For who speaks or acts for the company, for its office, and for who may read everything. A report is begun by
 * POST external/api/application with `subject: {kind: FISCAL_YEAR, id: <name of the year>}`.
 */
export const annualReportListSchema = z.object({
  company: reportingCompanySchema,
  years: z.array(reportYearSchema),
  /** The reader may pay several of its invoices at once. */
  mayPayTogether: z.boolean(),
  /** What keeps the company from beginning any of them. */
  reasons: z.array(lawReasonSchema),
});
export type AnnualReportList = z.infer<typeof annualReportListSchema>;

/** What the statement of a year comes to, in paisa; a loss is below nothing. */
const total = z.number().int();
const yearTotalsSchema = z.object({ assets: total, liabilities: total, income: total, expense: total, result: total });

/**
 * GET external/api/company/{companyId}/annual-report/figures: what each recorded year came to, the oldest first. Of a
 * report that was taken back nothing is told. For the same readers as the list.
 */
export const reportFiguresSchema = z.object({
  company: reportingCompanySchema,
  years: z.array(z.object({ fiscalYear: z.string(), dormant: z.boolean(), totals: yearTotalsSchema })),
});
export type ReportFigures = z.infer<typeof reportFiguresSchema>;

/**
 * GET external/api/company/{companyId}/annual-report/record/{year}, by the BS year in which the fiscal year begins: the
 * record of one year as it was approved, in the form of the sections that were filed, and beside it what the ledger has
 * of the last day of that year.
 */
export const reportRecordSchema = z.object({
  company: reportingCompanySchema,
  fiscalYear: z.string(),
  endsOn: daySchema,
  dormant: z.boolean(),
  filing: z.object({
    id: idSchema,
    applicationNumber: z.string(),
    submittedAt: instantSchema,
    decidedAt: instantSchema,
    automatic: z.boolean(),
  }),
  /** By section key; a section that the year did not ask for is not there. */
  answers: z.record(z.string(), z.record(z.string(), z.unknown())),
  /** Of the recorded year before; empty where there is none. */
  previous: z.record(z.string(), z.unknown()),
  /** Section 92: what each director disclosed with this report. */
  disclosures: z.array(
    bilingualNameSchema.extend({ directorId: idSchema, answers: z.record(z.string(), z.unknown()) }),
  ),
  /**
   * Section 51 by the ledger of the last day of the year, in the form of `standing` of SHARE_STATEMENT; null for a
   * company without shares.
   */
  ledger: z.record(z.string(), z.unknown()).nullable(),
});
export type ReportRecord = z.infer<typeof reportRecordSchema>;

/**
 * GET external/api/annual-report/not-filed: companies whose report of an ended year is past its last day and not handed
 * in; of the own office, of every office for who reads everything. `…/not-filed/csv`: the same as a file.
 */
export const notFiledQuerySchema = pageQuerySchema.extend({
  companyType: companyTypes.schema.optional(),
  fiscalYear: fiscalYearNameSchema.optional(),
  officeId: z.coerce.number().int().positive().optional(),
});
export const notFiledSchema = z.object({
  company: reportingCompanySchema,
  office: bilingualNameSchema.extend({ id: z.number().int() }),
  /** The oldest first. */
  years: z.array(z.string()),
  /** The last day of the oldest of them. */
  oldestDueOn: daySchema,
});
export type NotFiled = z.infer<typeof notFiledSchema>;
/**
 * Counts are of everything that the query finds, not of the page alone. `byOffice`: whatever office was asked for, for
 * who may read every office; otherwise empty.
 */
export const notFiledPageSchema = pageOf(notFiledSchema).extend({
  byYear: z.array(z.object({ fiscalYear: z.string(), companies: z.number().int() })),
  byType: z.array(z.object({ companyType: companyTypes.schema, companies: z.number().int() })),
  byOffice: z.array(
    z.object({ office: bilingualNameSchema.extend({ id: z.number().int() }), companies: z.number().int() }),
  ),
});
export type NotFiledPage = z.infer<typeof notFiledPageSchema>;
