import { z } from 'zod';
import { emailSchema, mobileNumberSchema, otpSchema } from '@registrar/domain/accounts';
import { signUpRequestSchema } from '@registrar/domain/calls/accounts';
import { requiredText } from '@registrar/domain/messages';

/** The call's fields, with the person's name in both scripts, as letters and certificates will print it. */
export const signUpForm = signUpRequestSchema.extend({
  fullNameEnglish: requiredText('FULL_NAME_ENGLISH_REQUIRED').max(100, { error: 'TOO_LONG' }),
  fullNameNepali: requiredText('FULL_NAME_NEPALI_REQUIRED').max(200, { error: 'TOO_LONG' }),
});

export const otpForm = z.object({ otp: otpSchema });

/** Enough to find a sign-up that waits for its code. */
export const findSignUpForm = z.object({ mobileNumber: mobileNumberSchema, email: emailSchema });

export const forgotPasswordForm = z.object({ email: emailSchema, method: z.enum(['LINK', 'OTP']) });
