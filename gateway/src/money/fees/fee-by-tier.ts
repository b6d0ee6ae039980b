import type { Paisa } from '@registrar/domain/money';
import type { TieredFeeRule } from '@registrar/domain/schedules/fee-rule';
import type { WorkedFee } from './worked-fee';

/**
 * The fee of the tier for a capital. Integers only: units above the last tier are counted in whole paisa, and each
 * started unit counts.
 */
export function feeByTier({ tiers, above }: Pick<TieredFeeRule, 'tiers' | 'above'>, capital: Paisa): WorkedFee {
  requirePaisa(capital);
  let overPaisa = 0;
  for (const { upToPaisa, feePaisa } of tiers) {
    if (capital <= upToPaisa) return { feePaisa, working: [{ kind: 'TIER', overPaisa, upToPaisa, feePaisa }] };
    overPaisa = upToPaisa;
  }
  const { basePaisa, unitPaisa, perUnitPaisa } = above;
  const beyond = capital - overPaisa;
  const units = Math.floor(beyond / unitPaisa) + (beyond % unitPaisa === 0 ? 0 : 1);
  return {
    feePaisa: basePaisa + units * perUnitPaisa,
    working: [{ kind: 'ABOVE', overPaisa, basePaisa, units, unitPaisa, perUnitPaisa }],
  };
}

export function requirePaisa(amount: Paisa): void {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount of paisa`);
}
