import { z } from 'zod';
import { countTypes } from '../enumerations/portal';
import { daySchema, idSchema } from '../envelope';
import { restrictionSchema } from './accounts';
import { applicationSummarySchema, reservationSchema } from './filings';
import { mandateSchema } from './representatives';

export const dashboardCountTypes = countTypes.keys;
export const dashboardCountTypeSchema = countTypes.schema;
export type DashboardCountType = z.infer<typeof dashboardCountTypeSchema>;
/** `link`: the page of the portal that lists what is counted, if there is one. */
export const dashboardCountAnswerSchema = z.object({
  countType: dashboardCountTypeSchema,
  count: z.number().int(),
  link: z.string().nullish(),
});

/** One thing worth doing now. `link` is a path of the portal. */
export const nextStepSchema = z.object({
  code: z.string(),
  titleNe: z.string(),
  titleEn: z.string(),
  link: z.string(),
  applicationId: idSchema.nullable(),
  dueOn: daySchema.nullable(),
  /** What is to be paid, where it is that. */
  amountPaisa: z.number().int().nullish(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** What can be begun for a company today; only pages that exist are named. */
export const companyActivitySchema = z.object({
  code: z.string(),
  titleNe: z.string(),
  titleEn: z.string(),
  link: z.string(),
});

export const dashboardCompanySchema = z.object({
  companyId: idSchema,
  registrationNumber: z.string(),
  nameEnglish: z.string(),
  nameNepali: z.string(),
  status: z.string(),
  capacity: z.enum(['REPRESENTATIVE', 'INTERMEDIARY', 'HEIR', 'LIQUIDATOR']),
  emailVerified: z.boolean(),
  /** The latest, newest first. */
  applications: z.array(applicationSummarySchema),
  activities: z.array(companyActivitySchema),
});
export type DashboardCompany = z.infer<typeof dashboardCompanySchema>;

/** GET auth/api/dashboard-info. */
export const dashboardInfoSchema = z.object({
  companyRegistrationStatus: z.string().nullable(),
  deRegistrationType: z.string().nullable(),
  email: z.string(),
  emailVerified: z.boolean(),
  isMigrated: z.boolean(),
  /**
   * The person is shown the general information until they close it: not who was moved from the old system or
   * represents a company.
   */
  generalInformationOpen: z.boolean(),
  /** What has to be settled before anything else is open; of a migrated person, the details that are UNVERIFIED. */
  restriction: restrictionSchema.nullable(),
  reservation: reservationSchema.nullable(),
  recentApplications: z.array(applicationSummarySchema),
  companies: z.array(dashboardCompanySchema),
  /** The most pressing first. */
  nextSteps: z.array(nextStepSchema),
  /** Authorisations that companies offer an intermediary and that wait for the answer. */
  offeredMandates: z.array(mandateSchema).optional(),
});
export type DashboardInfo = z.infer<typeof dashboardInfoSchema>;

/**
 * PUT auth/api/user/general-information/close: the own general information, once and for all. Saying it again changes
 * nothing.
 */
export const generalInformationClosedSchema = z.object({ generalInformationOpen: z.literal(false) });
