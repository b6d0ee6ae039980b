import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  mobileNumberSchema,
  otpSchema,
} from '../accounts/fields';
import { bilingualNameSchema, daySchema, idSchema, instantSchema } from '../envelope';

/**
 * A company that the person may act for, with what the profile shows of it (specification section 2). Amounts in paisa.
 */
export const profileCompanySchema = bilingualNameSchema.extend({
  id: idSchema,
  regNo: z.string(),
  regDate: daySchema.nullable(),
  companyType: bilingualNameSchema,
  status: z.string(),
  addressEnglish: z.string().nullable(),
  addressNepali: z.string().nullable(),
  authCapital: z.number().int().nullable(),
  paidUp: z.number().int().nullable(),
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  /** Address below the gateway base, with a version that changes with the picture; null: none yet. */
  logo: z.string().nullable(),
  /**
   * A representative speaks for the company; an intermediary acts by its mandate, an heir files the transfer after the
   * death of a holder.
   */
  capacity: z.enum(['REPRESENTATIVE', 'INTERMEDIARY', 'HEIR', 'LIQUIDATOR']),
  since: daySchema,
});
export type ProfileCompany = z.infer<typeof profileCompanySchema>;

/** One sign-in of the person: where it was, and whether it can still be used. */
export const sessionActivitySchema = z.object({
  id: idSchema,
  /** The session this call was made with. */
  current: z.boolean(),
  /** What the browser says of itself, put into words: "Firefox, Windows". Empty if it says nothing. */
  device: z.string(),
  address: z.string(),
  createdAt: instantSchema,
  lastSeenAt: instantSchema,
  endedAt: instantSchema.nullable(),
});
export type SessionActivity = z.infer<typeof sessionActivitySchema>;

/** GET auth/api/user/profile. */
export const profileSchema = z.object({
  userName: z.string(),
  fullNameEnglish: z.string(),
  fullNameNepali: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  contactNumber: z.string(),
  role: bilingualNameSchema.extend({ code: z.string() }),
  office: bilingualNameSchema,
  /** The language mails and SMS are written in. */
  language: z.enum(['np', 'en']),
  memberSince: instantSchema,
  passwordChangedAt: instantSchema.nullable(),
  /** Goes into the next change of the profile; an older one is refused with VER-412. */
  version: z.number().int(),
  companies: z.array(profileCompanySchema),
  recentSession: sessionActivitySchema.nullable(),
});
export type Profile = z.infer<typeof profileSchema>;

/** PUT auth/api/user/profile. */
export const updateProfileRequestSchema = z.object({
  version: z.number().int(),
  fullNameEnglish: fullNameEnglishSchema,
  fullNameNepali: fullNameNepaliSchema,
  language: z.enum(['np', 'en']),
});
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>;

/** POST auth/api/user/profile/contact: a code to the new address or number; the password proves who asks. */
export const changeContactRequestSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('EMAIL'),
    email: emailSchema,
    password: z.string().min(1, 'PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG'),
  }),
  z.object({
    type: z.literal('MOBILE_NUMBER'),
    mobileNumber: mobileNumberSchema,
    password: z.string().min(1, 'PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG'),
  }),
]);
export type ChangeContactRequest = z.infer<typeof changeContactRequestSchema>;

/** POST auth/api/user/profile/contact/confirm. The old address is told; answers the profile as it is now. */
export const confirmContactRequestSchema = z.object({ type: z.enum(['EMAIL', 'MOBILE_NUMBER']), otp: otpSchema });

/** GET auth/api/user/session: open ones first, then those that ended within 90 days; at most 50. */
/** For so many days a session that ended is still shown. */
export const ENDED_SESSIONS_DAYS = 90;

export const sessionListSchema = z.array(sessionActivitySchema);

/** DELETE auth/api/user/session/{id} ends one; DELETE auth/api/user/session all but the one that asks. */
export const sessionsEndedSchema = z.object({ ended: z.number().int() });

/**
 * POST auth/api/user/recover-username, with one of the two. The answer is the same whether anybody has the address or
 * number or not.
 */
export const recoverUsernameRequestSchema = z
  .object({ email: emailSchema.optional(), mobileNumber: mobileNumberSchema.optional() })
  .refine(({ email, mobileNumber }) => (email === undefined) !== (mobileNumber === undefined), {
    path: ['email'],
    message: 'EMAIL_OR_MOBILE_NUMBER_REQUIRED',
  });
export type RecoverUsernameRequest = z.infer<typeof recoverUsernameRequestSchema>;
/** All but a little of the address hidden; seconds until another may be asked for. */
export const recoverUsernameAnswerSchema = z.object({ sentTo: z.string(), resendAfterSeconds: z.number().int() });

/** GET external/api/company-email: the companies whose official address the person has to settle. */
export const companyEmailSchema = bilingualNameSchema.extend({
  companyId: idSchema,
  regNo: z.string(),
  email: z.string().nullable(),
});
export type CompanyEmail = z.infer<typeof companyEmailSchema>;
/** POST external/api/company-email/otp. */
export const companyEmailOtpRequestSchema = z.object({ companyId: idSchema, email: emailSchema });
/** POST external/api/company-email/verify. */
export const companyEmailVerifyRequestSchema = z.object({ companyId: idSchema, email: emailSchema, otp: otpSchema });
/** POST external/api/company-email/confirm: the address on record is the right one and in use. */
export const companyEmailConfirmRequestSchema = z.object({ companyId: idSchema });

/**
 * POST external/api/company/{id}/logo, multipart field `logo`: PNG or JPEG, square, 128 to 2,048 pixels a side, at most
 * 1 MB.
 */
export const LOGO_MAXIMUM_BYTES = 1_048_576;
export const LOGO_SMALLEST_SIDE = 128;
export const LOGO_LARGEST_SIDE = 2_048;
export const logoAnswerSchema = z.object({ logo: z.string() });
