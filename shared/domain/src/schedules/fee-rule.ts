import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

const code = (value: ValidationCode): ValidationCode => value;
const wrong = { error: code('NUMBER_INVALID') };
const paisa = z.number(wrong).int(wrong).nonnegative(wrong).max(1e13, wrong);
const above = z.object({
  basePaisa: paisa,
  perUnitPaisa: paisa,
  unitPaisa: paisa.positive(wrong),
  rounding: z.literal('CEIL'),
});
const tier = z.object({ upToPaisa: paisa, feePaisa: paisa });

/** A capital above one limit and up to the next belongs to one tier only. */
const risingTiers = z
  .array(tier)
  .min(1)
  .max(60)
  .superRefine((tiers, context) => {
    for (const [at, { upToPaisa }] of tiers.entries()) {
      const before = tiers[at - 1];
      if (before && upToPaisa <= before.upToPaisa)
        context.addIssue({ code: 'custom', path: [at, 'upToPaisa'], message: code('TIERS_HAVE_TO_RISE') });
    }
  });

/** How a fee is found; amounts and limits are paisa. Tiers rise, each up to and with its limit. */
export const feeRuleSchema = z.discriminatedUnion('basis', [
  /** The same for everybody; of what is counted in pieces, for each. */
  z.object({ basis: z.literal('FLAT'), feePaisa: paisa }),
  z.object({
    basis: z.enum(['AUTHORIZED_CAPITAL', 'PROPOSED_INVESTMENT', 'PAID_UP_CAPITAL']),
    tiers: risingTiers,
    above,
  }),
  /** The incorporation fee of the new capital less that of the former one. */
  z.object({ basis: z.literal('DIFFERENCE_OF_INCORPORATION_FEES'), floorPaisa: paisa }),
  /** A part of what incorporating the company would cost today, and never more than the cap. */
  z.object({
    basis: z.literal('PERCENT_OF_INCORPORATION_FEE'),
    percent: z.number(wrong).int(wrong).min(0, wrong).max(100, wrong),
    capPaisa: paisa,
  }),
]);
export type FeeRule = z.infer<typeof feeRuleSchema>;
export type TieredFeeRule = Extract<FeeRule, { tiers: unknown }>;
