import { z } from 'zod';
import { otpSchema } from '../accounts';
import { applicationStatuses, turns } from '../enumerations/application-status';
import { bilingualNameSchema, idSchema, instantSchema } from '../envelope';
import { comparedCode } from '../plain-text';

/** As it is compared: without signs between its parts, in Latin digits. */
const APPLICATION_NUMBER = /^[A-Z]{1,8}[0-9A-Z]{3,32}$/;

const asked = {
  applicationNumber: z
    .string()
    .trim()
    .min(1, 'APPLICATION_NUMBER_REQUIRED')
    .max(40, 'APPLICATION_NUMBER_INVALID')
    .refine((text) => text === '' || APPLICATION_NUMBER.test(comparedCode(text)), 'APPLICATION_NUMBER_INVALID'),
};

/**
 * POST public/e-service/application/code: sends a code to the email of who filed the application. The answer is the
 * same whether or not there is one with this number.
 */
export const applicationCodeRequestSchema = z.object(asked);
export type ApplicationCodeRequest = z.infer<typeof applicationCodeRequestSchema>;

/** What is waited for until another code, and how long a code is valid; nothing of where it went. */
export const applicationCodeSentSchema = z.object({
  expiresInSeconds: z.number().int(),
  resendAfterSeconds: z.number().int(),
});
export type ApplicationCodeSent = z.infer<typeof applicationCodeSentSchema>;

/** POST public/e-service/application/status: the code is used up with the answer. */
export const applicationStandingRequestSchema = z.object({ ...asked, otp: otpSchema });
export type ApplicationStandingRequest = z.infer<typeof applicationStandingRequestSchema>;

/** Where an application stands; nobody is named, and no answer of the application is in it. */
export const applicationStandingSchema = z.object({
  applicationNumber: z.string(),
  processName: z.string(),
  status: applicationStatuses.schema,
  turn: turns.schema,
  title: bilingualNameSchema,
  company: bilingualNameSchema.extend({ id: idSchema, registrationNumber: z.string() }).nullable(),
  office: bilingualNameSchema,
  submittedAt: instantSchema.nullable(),
  /** The statuses it came through, the first one first, each with the moment it began. */
  steps: z.array(z.object({ status: applicationStatuses.schema, at: instantSchema })),
});
export type ApplicationStanding = z.infer<typeof applicationStandingSchema>;
