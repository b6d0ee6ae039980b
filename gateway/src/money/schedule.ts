import { revenueCampaignSchema } from '@registrar/domain/schedules';
import { feeRuleSchema, type FeeRule } from '@registrar/domain/schedules/fee-rule';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';
import { rowInForce } from '../platform/terms';
import type { RevenueDiscount } from './fees/discounted-fee';

/** A dated row of the fee schedule, with its law. */
export interface FeeSchedule {
  readonly rule: FeeRule;
  readonly lawReference: string;
  readonly lawReferenceNepali: string;
  /** A: official text or three agreeing copies; B: secondary source; C: an assumption. */
  readonly certainty: 'A' | 'B' | 'C';
}

/** The row in force on a day in Nepal; a later row supersedes an earlier one. */
export async function readFeeSchedule(db: Kysely<DB>, key: string, day: string): Promise<FeeSchedule> {
  const row = await rowInForce(db, key, day);
  if (!row) throw new Error(`No ${key} is in force on ${day}`);
  return {
    rule: feeRuleSchema.parse(row.value),
    lawReference: row.reference,
    lawReferenceNepali: row.reference_nepali,
    certainty: z.enum(['A', 'B', 'C']).parse(row.certainty),
  };
}

/** The discount on every fee on a day in Nepal; null when none is in force. */
export async function readRevenueDiscount(db: Kysely<DB>, day: string): Promise<RevenueDiscount | null> {
  const row = await rowInForce(db, 'REVENUE_CAMPAIGN', day);
  return row
    ? {
        percent: revenueCampaignSchema.parse(row.value).discountPercentOnRevenue,
        lawReference: row.reference,
        lawReferenceNepali: row.reference_nepali,
      }
    : null;
}
