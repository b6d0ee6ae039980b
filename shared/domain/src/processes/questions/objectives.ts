import { z } from 'zod';
import { optionalText } from '../../messages/fields';
import type { ValidationCode } from '../../messages/validation';

const REGISTRATION_NUMBER_MAXIMUM = 50;
export const OBJECTIVES_MAXIMUM = 50;

const nsicCode = z
  .string({ error: 'OBJECTIVE_INVALID' satisfies ValidationCode })
  .regex(/^[A-Z]?\d{1,6}$/, { error: 'OBJECTIVE_INVALID' satisfies ValidationCode });

const otherBodyFields = {
  registeredInOtherGovernmentBody: z.boolean().default(false),
  otherGovernmentBody: optionalText(200),
  otherGovernmentBodyRegistrationNumber: optionalText(REGISTRATION_NUMBER_MAXIMUM),
};

export const objectiveDetails = z
  .object({
    nsicCodes: z
      .array(nsicCode, { error: 'OBJECTIVE_REQUIRED' satisfies ValidationCode })
      .min(1, { error: 'OBJECTIVE_REQUIRED' satisfies ValidationCode })
      .max(OBJECTIVES_MAXIMUM, { error: 'OBJECTIVES_TOO_MANY' satisfies ValidationCode }),
    ...otherBodyFields,
  })
  .superRefine((answers, context) => {
    if (!answers.registeredInOtherGovernmentBody) return;
    if (!answers.otherGovernmentBody)
      context.addIssue({
        code: 'custom',
        message: 'OTHER_BODY_REQUIRED' satisfies ValidationCode,
        path: ['otherGovernmentBody'],
      });
    if (!answers.otherGovernmentBodyRegistrationNumber)
      context.addIssue({
        code: 'custom',
        message: 'OTHER_BODY_NUMBER_REQUIRED' satisfies ValidationCode,
        path: ['otherGovernmentBodyRegistrationNumber'],
      });
  });
export const objectiveDetailsDraft = z.object({
  nsicCodes: z.array(nsicCode).max(OBJECTIVES_MAXIMUM).default([]),
  ...otherBodyFields,
});
