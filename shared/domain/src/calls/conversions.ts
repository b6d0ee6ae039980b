import { z } from 'zod';
import { companyTypes } from '../enumerations/company-types';
import { conversionConditions } from '../processes/filings/company-type-change/conversion-conditions';

/** One condition of the Act, in the asked language, with how the company stands. */
export const conversionConditionSchema = z.object({
  condition: z.enum(conversionConditions),
  /** UNKNOWN: the register does not hold it, and the office looks at the documents. */
  state: z.enum(['MET', 'UNMET', 'UNKNOWN']),
  label: z.string(),
  has: z.string(),
  needs: z.string(),
  lawReference: z.string(),
  /** Where it is settled, and in which filing; null where nothing has to be. */
  wayOut: z.object({ link: z.string(), process: z.string() }).nullable(),
});

/**
 * GET external/api/company/{companyId}/conversion: the types into which the company may be converted, and what the Act
 * asks for each.
 */
export const conversionOutlookSchema = z.object({
  types: z.array(
    z.object({
      companyTypeId: z.number().int(),
      companyType: companyTypes.schema,
      name: z.string(),
      /** The name that the company would bear: its own, with the legal form of the type. */
      nameAfterNepali: z.string(),
      nameAfterEnglish: z.string(),
      /** Nothing that the register knows stands against it today. */
      possible: z.boolean(),
      conditions: z.array(conversionConditionSchema),
    }),
  ),
});
export type ConversionOutlook = z.infer<typeof conversionOutlookSchema>;
