import { z } from 'zod';
import { requiredText } from '../messages/fields';
import type { ValidationCode } from '../messages/validation';
import { otpSchema } from './otp';
import { newPassword, type PasswordPolicy } from './password';

export const loginForm = z.object({
  username: requiredText('USERNAME_OR_EMAIL_REQUIRED'),
  password: z
    .string({ error: 'PASSWORD_REQUIRED' satisfies ValidationCode })
    .min(1, { error: 'PASSWORD_REQUIRED' satisfies ValidationCode }),
});
export type LoginForm = z.infer<typeof loginForm>;

const confirmation = z
  .string({ error: 'CONFIRM_PASSWORD_REQUIRED' satisfies ValidationCode })
  .min(1, { error: 'CONFIRM_PASSWORD_REQUIRED' satisfies ValidationCode });

function requireSame(value: { newPassword: string; confirmPassword: string }, context: z.core.$RefinementCtx): void {
  if (value.newPassword === value.confirmPassword) return;
  context.addIssue({
    code: 'custom',
    message: 'PASSWORDS_DO_NOT_MATCH' satisfies ValidationCode,
    path: ['confirmPassword'],
  });
}

/** The forced change at the first login: the OTP proves the person, the policy judges the password. */
export function firstPasswordForm(policy: PasswordPolicy) {
  return z
    .object({ otp: otpSchema, newPassword: newPassword(policy), confirmPassword: confirmation })
    .superRefine(requireSame);
}

/** A change by a signed-in person, who knows the old password. */
export function changePasswordForm(policy: PasswordPolicy) {
  return z
    .object({
      oldPassword: z
        .string({ error: 'OLD_PASSWORD_REQUIRED' satisfies ValidationCode })
        .min(1, { error: 'OLD_PASSWORD_REQUIRED' satisfies ValidationCode }),
      newPassword: newPassword(policy),
      confirmPassword: confirmation,
    })
    .superRefine((value, context) => {
      requireSame(value, context);
      if (value.newPassword === value.oldPassword)
        context.addIssue({
          code: 'custom',
          message: 'PASSWORD_SAME_AS_OLD' satisfies ValidationCode,
          path: ['newPassword'],
        });
    });
}

/** Recovery by link or by OTP: who the person is was shown before this form opened. */
export function resetPasswordForm(policy: PasswordPolicy) {
  return z.object({ newPassword: newPassword(policy), confirmPassword: confirmation }).superRefine(requireSame);
}
