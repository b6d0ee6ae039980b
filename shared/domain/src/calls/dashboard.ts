import { z } from 'zod';
import { countTypes } from '../enumerations/portal';
import { daySchema, idSchema } from '../envelope';
import { applicationSummarySchema, reservationSchema } from './filings';

export const dashboardCountTypes = countTypes.keys;
export const dashboardCountTypeSchema = countTypes.schema;
export type DashboardCountType = z.infer<typeof dashboardCountTypeSchema>;
export const dashboardCountAnswerSchema = z.object({ countType: dashboardCountTypeSchema, count: z.number().int() });

/** One thing worth doing now. `link` is a path of the portal. */
export const nextStepSchema = z.object({
  code: z.string(),
  titleNe: z.string(),
  titleEn: z.string(),
  link: z.string(),
  applicationId: idSchema.nullable(),
  dueOn: daySchema.nullable(),
});
export type NextStep = z.infer<typeof nextStepSchema>;

/** GET auth/api/dashboard-info. */
export const dashboardInfoSchema = z.object({
  companyRegistrationStatus: z.string().nullable(),
  deRegistrationType: z.string().nullable(),
  emailVerified: z.boolean(),
  isMigrated: z.boolean(),
  reservation: reservationSchema.nullable(),
  recentApplications: z.array(applicationSummarySchema),
  nextSteps: z.array(nextStepSchema),
});
export type DashboardInfo = z.infer<typeof dashboardInfoSchema>;
