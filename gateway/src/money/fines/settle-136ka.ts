import type { AdDay } from '@registrar/domain/calendar';
import type { Paisa } from '@registrar/domain/money';
import type { z } from 'zod';
import { percentOf, wholeRupees } from './assess-fine';
import type { section136kaRuleSchema } from './fine-rules';

export interface Settled136ka {
  /** Whether the company was registered before the section. */
  readonly eligible: boolean;
  /** All fines of section 81, for every missing year. */
  readonly finesPaisa: Paisa;
  readonly percentPaisa: Paisa;
  /** The smaller of both; for a company registered after the section, the fines. */
  readonly payablePaisa: Paisa;
}

/** Section 136ka: a closing company pays the smaller of its fines and a share of its paid-up capital. */
export function settle136ka(
  rule: z.infer<typeof section136kaRuleSchema>,
  facts: { registeredOn: AdDay; paidUpPaisa: Paisa; fines: readonly Paisa[] },
): Settled136ka {
  const eligible = facts.registeredOn < rule.eligibleIfRegisteredBefore;
  const finesPaisa = facts.fines.reduce((sum, fine) => sum + fine, 0);
  const percentPaisa = wholeRupees(percentOf(facts.paidUpPaisa, rule.percentOfPaidUp));
  return {
    eligible,
    finesPaisa,
    percentPaisa,
    payablePaisa: eligible ? Math.min(finesPaisa, percentPaisa) : finesPaisa,
  };
}
