import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  mobileNumberSchema,
  newPasswordFields,
  officeIdSchema,
  otpSchema,
  signUpUsernameSchema,
} from '../accounts/fields';
import { bilingualNameSchema, idSchema } from '../envelope';

/**
 * POST auth/api/ocr-login, multipart form. One call, two grants (specification section 7). Basic client credentials.
 */
export const passwordGrantSchema = z.object({
  grant_type: z.literal('password'),
  /** User name or e-mail address. */
  username: z.string().trim().min(1, 'USERNAME_OR_EMAIL_REQUIRED').max(254, 'USERNAME_OR_EMAIL_REQUIRED'),
  password: z.string().min(1, 'PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG'),
  /** Base64 solution of the challenge of GET auth/api/captcha; needed once `enableCaptcha` was answered. */
  captcha: z.string().max(4000).optional(),
});
export const refreshGrantSchema = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(500),
  roleId: z.string().min(1).max(100),
});
export const loginRequestSchema = z.discriminatedUnion('grant_type', [passwordGrantSchema, refreshGrantSchema]);
export type LoginRequest = z.infer<typeof loginRequestSchema>;

/**
 * Stands at the top level of the answer, beside the envelope's fields. Where `isPasswordUpdated` is false the access
 * token is a ticket for nothing but the change of the password, and there is no refresh token. Where it is true and
 * there is no refresh token, the access token is a ticket for nothing but the second factor.
 */
export const loginAnswerSchema = z.object({
  success: z.literal(true),
  status: z.literal(200),
  message: z.string(),
  access_token: z.string(),
  refresh_token: z.string().optional(),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  roleId: z.string(),
  userId: idSchema,
  isPasswordUpdated: z.boolean(),
  mobileNumber: z.string(),
});
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

/** GET auth/api/captcha: the challenge of the self-hosted proof-of-work captcha (altcha's own JSON). */
export const captchaAnswerSchema = z.looseObject({});

/** POST auth/api/user/external: sign-up. The account is created once the OTP is proven. */
export const signUpRequestSchema = z.object({
  username: signUpUsernameSchema,
  email: emailSchema,
  mobileNumber: mobileNumberSchema,
  officeId: officeIdSchema,
  isCompanyRepresentative: z.boolean().default(false),
  fullNameEnglish: fullNameEnglishSchema.optional(),
  fullNameNepali: fullNameNepaliSchema.optional(),
});
export type SignUpRequest = z.infer<typeof signUpRequestSchema>;

/** What an OTP is good for, and by which way it travels. */
export const tokenPurposes = ['USER_REGISTRATION', 'USER_LOGIN', 'FORGOT_PASSWORD'] as const;
export const otpTypes = ['MOBILE_NUMBER', 'EMAIL'] as const;
export const tokenPurposeSchema = z.enum(tokenPurposes);
export const otpTypeSchema = z.enum(otpTypes);

/** An OTP was sent, or would have been had the account existed: the answer is the same. Seconds. */
export const otpSentSchema = z.object({
  expiresInSeconds: z.number().int(),
  resendAfterSeconds: z.number().int(),
  /** Where it went, all but the last digits or letters hidden. */
  sentTo: z.string(),
});
export type OtpSent = z.infer<typeof otpSentSchema>;

/** GET auth/api/otp-terms: public. What the pages that ask for a code say of it. */
export const otpTermsSchema = otpSentSchema.omit({ sentTo: true });
export type OtpTerms = z.infer<typeof otpTermsSchema>;

/** POST external/api/generate-otp. USER_LOGIN needs the ticket of the login answer as bearer. */
export const generateOtpRequestSchema = z.object({
  tokenPurpose: tokenPurposeSchema,
  type: otpTypeSchema,
  mobileNumber: mobileNumberSchema.optional(),
  email: emailSchema.optional(),
});

/** POST auth/api/otp-verify: proves the OTP of a sign-up; the account is created and its first password mailed. */
export const verifyOtpRequestSchema = z.object({
  tokenPurpose: tokenPurposeSchema.default('USER_REGISTRATION'),
  mobileNumber: mobileNumberSchema,
  email: emailSchema,
  otp: otpSchema,
});
export const verifyOtpAnswerSchema = z.object({ email: z.string() });

/** POST auth/api/otp-verify/re-send-otp. */
export const resendOtpRequestSchema = z.object({
  tokenPurpose: tokenPurposeSchema.default('USER_REGISTRATION'),
  mobileNumber: mobileNumberSchema.optional(),
  email: emailSchema.optional(),
});

/** POST auth/api/user/change-password. With the ticket of a first login: otp; with a session: oldPassword. */
export const changePasswordRequestSchema = z
  .object({
    otp: otpSchema.optional(),
    oldPassword: z.string().min(1, 'OLD_PASSWORD_REQUIRED').max(100, 'PASSWORD_TOO_LONG').optional(),
    ...newPasswordFields,
  })
  .refine((value) => value.newPassword === value.confirmPassword, {
    path: ['confirmPassword'],
    message: 'PASSWORDS_DO_NOT_MATCH',
  })
  .refine((value) => value.oldPassword === undefined || value.oldPassword !== value.newPassword, {
    path: ['newPassword'],
    message: 'PASSWORD_SAME_AS_OLD',
  });
export type ChangePasswordRequest = z.infer<typeof changePasswordRequestSchema>;

/** POST auth/api/user/reset-password: what the specification calls forgot password. Never tells whether it exists. */
export const requestPasswordResetSchema = z.object({
  email: emailSchema,
  method: z.enum(['LINK', 'OTP']).default('LINK'),
});

/** POST auth/api/otp-verify/forget-password: an OTP for a token that sets a new password. */
export const verifyResetOtpRequestSchema = z.object({ email: emailSchema, otp: otpSchema });
export const verifyResetOtpAnswerSchema = z.object({ token: z.string() });

/** POST auth/api/user/forgot-password: what the specification calls reset password. */
export const resetPasswordRequestSchema = z
  .object({ token: z.string().min(1).max(200), ...newPasswordFields })
  .refine((value) => value.newPassword === value.confirmPassword, {
    path: ['confirmPassword'],
    message: 'PASSWORDS_DO_NOT_MATCH',
  });

/** GET auth/api/password-validator-settings: the rule, not a hint. */
export { passwordRules as passwordPolicyAnswerSchema } from '../accounts/password';

/** GET external/api/office/minimal-detail. */
export const officeSchema = bilingualNameSchema.extend({ id: z.number().int(), code: z.string() });
export type Office = z.infer<typeof officeSchema>;

/**
 * What a person has to settle before anything else may be done, and the page where it is settled. Until then every
 * other call is refused with BLK-423, the same code and the same link.
 */
export const restrictionCodes = ['MIGRATED_UNVERIFIED', 'COMPANY_EMAIL_UNVERIFIED', 'SECOND_FACTOR_MISSING'] as const;
export type RestrictionCode = (typeof restrictionCodes)[number];
export const restrictionSchema = z.object({ code: z.enum(restrictionCodes), link: z.string() });
export type Restriction = z.infer<typeof restrictionSchema>;

/** GET auth/api/init: who is here and what they may open. */
export const initAnswerSchema = z.object({
  user: z.object({
    id: idSchema,
    username: z.string(),
    fullNameEnglish: z.string(),
    fullNameNepali: z.string(),
    email: z.string(),
    mobileNumber: z.string(),
    isMigrated: z.boolean(),
    emailVerified: z.boolean(),
    kind: z.enum(['applicant', 'officer']),
  }),
  moduleList: z.array(z.object({ code: z.string() })),
  role: bilingualNameSchema.extend({ id: z.string(), code: z.string() }),
  office: officeSchema,
  applicationControlToken: z.object({ deRegistrationType: z.string().nullable() }),
  restriction: restrictionSchema.nullable(),
});
export type InitAnswer = z.infer<typeof initAnswerSchema>;
