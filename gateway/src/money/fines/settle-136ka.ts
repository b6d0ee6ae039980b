import type { AdDay } from '@registrar/domain/calendar';
import type { Paisa } from '@registrar/domain/money';
import type { z } from 'zod';
import { percentOf, wholeRupees } from './assess-fine';
import type { section136kaRuleSchema } from './fine-rules';

export interface Settled136ka {
  /** All fines of section 81, of every missing year. */
  readonly finesPaisa: Paisa;
  readonly percentPaisa: Paisa;
  /** The smaller of both. */
  readonly payablePaisa: Paisa;
}

/**
 * Section 136ka: a company that ends pays the smaller of all its fines and a share of its paid-up capital. Null: it was
 * registered too late for that.
 */
export function settle136ka(rule: z.infer<typeof section136kaRuleSchema>, facts: { registeredOn: AdDay; paidUpPaisa: Paisa; fines: readonly Paisa[] }): Settled136ka | null {
  if (facts.registeredOn >= rule.eligibleIfRegisteredBefore) return null;
  const finesPaisa = facts.fines.reduce((sum, fine) => sum + fine, 0);
  const percentPaisa = wholeRupees(percentOf(facts.paidUpPaisa, rule.percentOfPaidUp));
  return { finesPaisa, percentPaisa, payablePaisa: Math.min(finesPaisa, percentPaisa) };
}
