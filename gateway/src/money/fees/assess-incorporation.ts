import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from '@registrar/domain/schedules/fee-rule';
import { feeByTier } from './fee-by-tier';
import type { WorkedFee } from './worked-fee';

export interface IncorporationFacts {
  /** Whole paisa: the authorized capital, for a foreign branch the proposed investment; null when it is not given. */
  readonly authorizedCapital: Paisa | null;
}

/**
 * The incorporation fee under a rule of the schedule, with its working. Null: the rule needs a capital and none is
 * known.
 */
export function assessIncorporation(rule: FeeRule, { authorizedCapital }: IncorporationFacts): WorkedFee | null {
  if (rule.basis === 'FLAT') return { feePaisa: rule.feePaisa, working: [{ kind: 'FLAT', feePaisa: rule.feePaisa }] };
  if (!('tiers' in rule)) throw new TypeError(`${rule.basis} is no rule for an incorporation`);
  return authorizedCapital === null ? null : feeByTier(rule, authorizedCapital);
}
