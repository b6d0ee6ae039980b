import { z } from 'zod';
import { email, mobile, otp, signUpForm as accountForm } from '@registrar/domain/accounts';
import { requiredText } from '@registrar/domain/messages';

const fullName = requiredText('FULL_NAME_REQUIRED');

/** The account's fields, and the person's name in both scripts as letters and certificates will print it. */
export const signUpForm = accountForm.extend({
  fullNameEnglish: fullName.max(100, { error: 'TOO_LONG' }),
  fullNameNepali: fullName.max(200, { error: 'TOO_LONG' }),
});

export const otpForm = z.object({ otp });

/** Enough to find a sign-up that waits for its code. */
export const findSignUpForm = z.object({ mobileNumber: mobile, email });

export const forgotPasswordForm = z.object({ email, method: z.enum(['LINK', 'OTP']) });
