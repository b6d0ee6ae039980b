import { z } from 'zod';
import {
  emailSchema,
  fullNameEnglishSchema,
  fullNameNepaliSchema,
  mobileNumberSchema,
  otpSchema,
} from '@registrar/domain/accounts';
import { signUpRequestSchema } from '@registrar/domain/calls/accounts';
import { representativeRemarkRequestSchema } from '@registrar/domain/calls/representatives';

/** The call's fields, with the person's name in both scripts, as letters and certificates will print it. */
export const signUpForm = signUpRequestSchema.extend({
  fullNameEnglish: fullNameEnglishSchema,
  fullNameNepali: fullNameNepaliSchema,
});

/** Why somebody else shall no longer represent the company. */
export const removalForm = representativeRemarkRequestSchema;

export const otpForm = z.object({ otp: otpSchema });

/** Enough to find a sign-up that waits for its code. */
export const findSignUpForm = z.object({ mobileNumber: mobileNumberSchema, email: emailSchema });

export const forgotPasswordForm = z.object({ email: emailSchema, method: z.enum(['LINK', 'OTP']) });

/** Either is enough to find the account; only the one that is asked for is looked at. */
export const recoverUsernameForm = z.discriminatedUnion('by', [
  z.object({ by: z.literal('EMAIL'), email: emailSchema }),
  z.object({ by: z.literal('MOBILE_NUMBER'), mobileNumber: mobileNumberSchema }),
]);
