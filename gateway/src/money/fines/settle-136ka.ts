import type { AdDay } from '@registrar/domain/calendar';
import type { Paisa } from '@registrar/domain/money';
import type { z } from 'zod';
import { percentOf, wholeRupees } from './assess-fine';
import type { section136kaRuleSchema } from './fine-rules';

export interface Settled136ka {
  /** Whether the company was registered before the section. */
  readonly eligible: boolean;
  /** All fines of section 81 that are owed. */
  readonly finesPaisa: Paisa;
  /** Of them those that fell due when the section was in force: they are paid in full. */
  readonly laterPaisa: Paisa;
  /** Null: there is no paid-up capital of which it could be a share. */
  readonly percentPaisa: Paisa | null;
  /**
   * The smaller of the older fines and the share, and the later fines in full; all fines for a company that was
   * registered after the section or has no paid-up capital.
   */
  readonly payablePaisa: Paisa;
}

export interface FacedWith136ka {
  readonly registeredOn: AdDay;
  /** 0: it has none. */
  readonly paidUpPaisa: Paisa;
  /** What is owed, by the day on which it fell due. */
  readonly fines: readonly { readonly dueOn: AdDay; readonly paisa: Paisa }[];
}

type Rule = z.infer<typeof section136kaRuleSchema>;

/** Whether the section lowers a fine: its obligation fell due before the section was in force. */
export const isOlder = (rule: Pick<Rule, 'eligibleIfRegisteredBefore'>, dueOn: AdDay): boolean =>
  dueOn < rule.eligibleIfRegisteredBefore;

/** Section 136ka: a closing company pays the smaller of its older fines and a share of its paid-up capital. */
export function settle136ka(rule: Rule, { registeredOn, paidUpPaisa, fines }: FacedWith136ka): Settled136ka {
  const eligible = registeredOn < rule.eligibleIfRegisteredBefore;
  const sumOf = (some: FacedWith136ka['fines']): Paisa => some.reduce((sum, { paisa }) => sum + paisa, 0);
  const finesPaisa = sumOf(fines);
  const laterPaisa = sumOf(fines.filter(({ dueOn }) => !isOlder(rule, dueOn)));
  const percentPaisa = paidUpPaisa > 0 ? wholeRupees(percentOf(paidUpPaisa, rule.percentOfPaidUp)) : null;
  const isLowered = eligible && percentPaisa !== null;
  return {
    eligible,
    finesPaisa,
    laterPaisa,
    percentPaisa,
    payablePaisa: isLowered ? Math.min(finesPaisa - laterPaisa, percentPaisa) + laterPaisa : finesPaisa,
  };
}
