import { z } from 'zod';
import type { ValidationCode } from '../messages/validation';

const wrong = { error: 'NUMBER_INVALID' satisfies ValidationCode };

/** A discount on fees while it lasts, whatever they are for; percents are exact to a hundredth. */
export const revenueCampaignSchema = z.looseObject({
  discountPercentOnRevenue: z.number(wrong).positive(wrong).max(100, wrong),
});
export type RevenueCampaign = z.infer<typeof revenueCampaignSchema>;
