import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { paisaSchema, proposedLineSchema } from './money';

/** GET public/registration-cost: `capitalPaisa` is the authorized capital, of a foreign branch the proposed one. */
export const registrationCostQuerySchema = z.object({
  companyType: companyTypes.schema,
  capitalPaisa: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
});

export const registrationCostSchema = z.object({
  /** Null: the capital has to be known first. */
  lines: z.array(proposedLineSchema).nullable(),
  totalPaisa: paisaSchema,
  /** Working days within which the office decides. */
  decisionDays: z.number().int(),
});
export type RegistrationCost = z.infer<typeof registrationCostSchema>;
