import { z } from 'zod';
import { enumeration } from '../enumerations/enumeration';
import { bilingualNameSchema, idSchema, instantSchema, pageOf, pageQuerySchema } from '../envelope';
import { requiredReason } from '../reasons';

/** As whom somebody was told of a filing. */
export const toldAs = enumeration([
  ['REPRESENTATIVE', 'प्रतिनिधि', 'Representative'],
  ['DIRECTOR', 'सञ्चालक', 'Director'],
  ['COMPANY', 'कम्पनीको आधिकारिक इमेल', 'Official email of the company'],
]);

/** What an officer found of a filing that was reported. */
export const stopOutcomes = enumeration([
  ['FALSE_ALARM', 'कम्पनीकै निवेदन हो', 'It is the company’s own'],
  ['TRUE', 'कम्पनीको निवेदन होइन', 'It is not the company’s'],
]);

const companySchema = bilingualNameSchema.extend({ regNo: z.string() });

/** GET external/api/filing-report/{token}: the filing that somebody was told of. */
export const filingReportViewSchema = z.object({
  company: companySchema,
  person: bilingualNameSchema,
  toldAs: toldAs.schema,
  filing: z.object({ number: z.string().nullable(), process: bilingualNameSchema }),
  filedBy: bilingualNameSchema,
  filedAt: instantSchema.nullable(),
  /** REPORTED: by this person. OVER: it is decided or withdrawn. */
  state: z.enum(['OPEN', 'REPORTED', 'OVER', 'EXPIRED']),
  until: instantSchema,
  reportedAt: instantSchema.nullable(),
  /** Null: no officer has looked yet, or nothing was reported. */
  outcome: stopOutcomes.schema.nullable(),
});
export type FilingReportView = z.infer<typeof filingReportViewSchema>;

/** POST …/report: once per person and filing. */
export const reportFilingSchema = z.object({ reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG') });
export type ReportFiling = z.infer<typeof reportFilingSchema>;

/** GET external/api/filing-stop: the filings of the own office that are stopped, or were. */
export const filingStopQuerySchema = pageQuerySchema.extend({ show: z.enum(['open', 'ended']).default('open') });
export const filingStopSchema = z.object({
  id: idSchema,
  applicationId: idSchema,
  number: z.string().nullable(),
  process: bilingualNameSchema,
  company: companySchema.extend({ id: idSchema }),
  filedBy: bilingualNameSchema,
  stoppedAt: instantSchema,
  reports: z.array(
    z.object({ person: bilingualNameSchema, toldAs: toldAs.schema, reason: z.string(), at: instantSchema }),
  ),
  /** False for who has handled the filing, or has to do with the company. */
  mayJudge: z.boolean(),
  ended: z
    .object({ at: instantSchema, outcome: stopOutcomes.schema, reason: z.string(), by: bilingualNameSchema })
    .nullable(),
});
export type FilingStop = z.infer<typeof filingStopSchema>;
export const filingStopPageSchema = pageOf(filingStopSchema);
export type FilingStopPage = z.infer<typeof filingStopPageSchema>;

/** POST external/api/filing-stop/{id}/judgement. */
export const judgeStopSchema = z.object({
  outcome: stopOutcomes.schema,
  reason: requiredReason('REASON_REQUIRED', 'REASON_TOO_LONG'),
});
export type JudgeStop = z.infer<typeof judgeStopSchema>;
