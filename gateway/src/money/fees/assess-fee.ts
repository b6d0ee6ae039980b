import { stepWorth } from '@registrar/domain/calls/money';
import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from '@registrar/domain/schedules/fee-rule';
import { assessIncorporation } from './assess-incorporation';
import { feeByTier, requirePaisa } from './fee-by-tier';
import type { WorkedFee } from './worked-fee';

/** The facts that a fee may depend on; each rule reads the ones it needs. */
export interface FeeFacts {
  /** The capital that the rule refers to: authorized, proposed or paid-up; after an increase the new one. */
  readonly capitalPaisa?: Paisa | null;
  /** Before an increase. */
  readonly formerCapitalPaisa?: Paisa | null;
  /** Number of pages or certified documents; one when nothing is counted. */
  readonly quantity?: number;
  /** The incorporation fee of this type on the day, for rules that depend on it. */
  readonly incorporation?: FeeRule;
}

/**
 * A fee under a rule of the schedule, with the steps that add up to it. Null: the rule needs a capital and none is
 * known.
 */
export function assessFee(rule: FeeRule, facts: FeeFacts): WorkedFee | null {
  const { capitalPaisa = null, formerCapitalPaisa = null, quantity = 1 } = facts;
  switch (rule.basis) {
    case 'FLAT':
      return flat(rule.feePaisa, quantity);
    case 'AUTHORIZED_CAPITAL':
    case 'PROPOSED_INVESTMENT':
    case 'PAID_UP_CAPITAL':
      return capitalPaisa === null ? null : feeByTier(rule, capitalPaisa);
    case 'DIFFERENCE_OF_INCORPORATION_FEES': {
      const now = assessIncorporation(requireIncorporation(facts), { authorizedCapital: capitalPaisa });
      const before = assessIncorporation(requireIncorporation(facts), { authorizedCapital: formerCapitalPaisa });
      return now && before && difference(now, before, { capital: formerCapitalPaisa, floorPaisa: rule.floorPaisa });
    }
    case 'PERCENT_OF_INCORPORATION_FEE': {
      const whole = assessIncorporation(requireIncorporation(facts), { authorizedCapital: capitalPaisa });
      return whole && partOf(whole, rule);
    }
  }
}

function flat(eachPaisa: Paisa, quantity: number): WorkedFee {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`${quantity} is no number of pieces`);
  if (quantity === 1) return worked([{ kind: 'FLAT', feePaisa: eachPaisa }]);
  requirePaisa(quantity * eachPaisa);
  return worked([{ kind: 'PIECES', quantity, eachPaisa }]);
}

/** The difference is never negative: a lower capital returns nothing. */
function difference(
  now: WorkedFee,
  before: WorkedFee,
  { capital, floorPaisa }: { capital: Paisa | null; floorPaisa: Paisa },
): WorkedFee {
  const rest = now.feePaisa - before.feePaisa;
  const steps = [
    ...now.working,
    { kind: 'FORMER_CAPITAL' as const, capitalPaisa: capital ?? 0, feePaisa: before.feePaisa },
  ];
  return worked(
    rest >= floorPaisa ? steps : [...steps, { kind: 'FLOOR' as const, floorPaisa, raisedByPaisa: floorPaisa - rest }],
  );
}

function partOf(whole: WorkedFee, { percent, capPaisa }: { percent: number; capPaisa: Paisa }): WorkedFee {
  // half a paisa is rounded up; computed with integers, because a product beyond 2^53 would lose paisa
  const product = BigInt(whole.feePaisa) * BigInt(percent);
  const partPaisa = Number((product + 50n) / 100n);
  const steps = [...whole.working, { kind: 'PERCENT' as const, percent, ofPaisa: whole.feePaisa, partPaisa }];
  return worked(
    partPaisa <= capPaisa
      ? steps
      : [...steps, { kind: 'CAP' as const, capPaisa, loweredByPaisa: partPaisa - capPaisa }],
  );
}

/** The amount is the sum of its working, so that the two cannot differ. */
function worked(working: WorkedFee['working']): WorkedFee {
  return { feePaisa: working.reduce((sum, step) => sum + stepWorth(step), 0), working };
}

function requireIncorporation({ incorporation }: FeeFacts): FeeRule {
  if (!incorporation) throw new TypeError('This fee leans on the incorporation fee, and none was given');
  return incorporation;
}
