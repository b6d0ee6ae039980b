import { z } from 'zod';
import { emailSchema, EMAIL_MAXIMUM } from '../../../accounts/contact';
import { optionalText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';

/**
 * Where the office will write to the company once it is registered. It may be left out; given, it has to be proven by
 * a code, and that it was is written by the gateway alone: the draft does not take it.
 */
export const contactDetails = z
  .object({
    companyEmail: z.union([z.literal(''), emailSchema]).optional(),
    companyEmailVerifiedAt: z.iso.datetime().optional(),
  })
  .superRefine(({ companyEmail, companyEmailVerifiedAt }, context) => {
    if (companyEmail && !companyEmailVerifiedAt)
      context.addIssue({
        code: 'custom',
        message: 'COMPANY_EMAIL_UNVERIFIED' satisfies ValidationCode,
        path: ['companyEmail'],
      });
  });
export const contactDetailsDraft = z.object({
  companyEmail: optionalText(EMAIL_MAXIMUM).transform((text) => text?.toLowerCase()),
});
export type ContactDetailsDraft = z.infer<typeof contactDetailsDraft>;

/** Another address is another one to prove. */
export function keepProof(
  before: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { companyEmailVerifiedAt } = before;
  return companyEmailVerifiedAt !== undefined && answers['companyEmail'] === before['companyEmail']
    ? { ...answers, companyEmailVerifiedAt }
    : answers;
}
