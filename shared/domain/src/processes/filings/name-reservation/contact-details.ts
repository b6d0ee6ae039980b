import { z } from 'zod';
import { emailSchema, EMAIL_MAXIMUM } from '../../../accounts/contact';
import { optionalText } from '../../../messages/fields';
import type { ValidationCode } from '../../../messages/validation';

/**
 * The address to which the office will write once the company is registered. It is optional; a given address must be
 * proved by a code. The proof is written only by the gateway, and the draft schema does not accept it.
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

/** Drops the proof when the address changes; a new address must be proved again. */
export function keepProof(
  before: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const { companyEmailVerifiedAt } = before;
  return companyEmailVerifiedAt !== undefined && answers['companyEmail'] === before['companyEmail']
    ? { ...answers, companyEmailVerifiedAt }
    : answers;
}
