import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { DB } from '../platform/database/schema.generated';

const paisa = z.int().nonnegative();
const above = z.object({ basePaisa: paisa, perUnitPaisa: paisa, unitPaisa: z.int().positive(), rounding: z.literal('CEIL') });

/** How a fee is found; amounts and limits are paisa. Tiers rise, each up to and with its limit. */
export const feeRuleSchema = z.discriminatedUnion('basis', [
  z.object({ basis: z.literal('FLAT'), feePaisa: paisa }),
  z.object({ basis: z.enum(['AUTHORIZED_CAPITAL', 'PROPOSED_INVESTMENT']), tiers: z.array(z.object({ upToPaisa: paisa, feePaisa: paisa })).min(1), above }),
]);
export type FeeRule = z.infer<typeof feeRuleSchema>;

/** A dated row of the fee schedule, with the law behind it. */
export interface FeeSchedule {
  readonly rule: FeeRule;
  readonly lawReference: string;
  /** A: official text or three agreeing copies; B: secondary source; C: an assumption. */
  readonly certainty: 'A' | 'B' | 'C';
}

/** The row in force on a day of Nepal; a later row supersedes an earlier one. */
export async function readFeeSchedule(db: Kysely<DB>, key: string, day: string): Promise<FeeSchedule> {
  const row = await db
    .selectFrom('configuration')
    .select(['value', 'reference', 'certainty'])
    .where('key', '=', key)
    .where('valid_from', '<=', day)
    .where((where) => where.or([where('valid_to', 'is', null), where('valid_to', '>=', day)]))
    .orderBy('valid_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new Error(`No ${key} is in force on ${day}`);
  return { rule: feeRuleSchema.parse(row.value), lawReference: row.reference, certainty: z.enum(['A', 'B', 'C']).parse(row.certainty) };
}
