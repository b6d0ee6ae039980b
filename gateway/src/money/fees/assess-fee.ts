import { stepWorth } from '@registrar/domain/calls/money';
import type { Paisa } from '@registrar/domain/money';
import type { FeeRule } from '@registrar/domain/schedules/fee-rule';
import { assessIncorporation } from './assess-incorporation';
import { feeByTier, requirePaisa } from './fee-by-tier';
import type { WorkedFee } from './worked-fee';

/** What a fee may depend on; each rule asks for what it needs. */
export interface FeeFacts {
  /** The capital that the rule speaks of: authorized, proposed, paid-up, after an increase the new one. */
  readonly capitalPaisa?: Paisa | null;
  /** Before an increase. */
  readonly formerCapitalPaisa?: Paisa | null;
  /** Pages of a copy, certified papers; one where nothing is counted. */
  readonly quantity?: number;
  /** What incorporating a company of this type costs on the day, for rules that lean on it. */
  readonly incorporation?: FeeRule;
}

/**
 * A fee under a rule of the schedule, with the steps that add up to it. Null: the rule asks for a capital and none is
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

/** A capital that falls gives nothing back: the floor holds. */
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
  // half a paisa counts as one, found in integers: a product beyond 2^53 would lose paisa
  const product = BigInt(whole.feePaisa) * BigInt(percent);
  const partPaisa = Number((product + 50n) / 100n);
  const steps = [...whole.working, { kind: 'PERCENT' as const, percent, ofPaisa: whole.feePaisa, partPaisa }];
  return worked(
    partPaisa <= capPaisa
      ? steps
      : [...steps, { kind: 'CAP' as const, capPaisa, loweredByPaisa: partPaisa - capPaisa }],
  );
}

/** The amount is what its own working adds up to, so that the two can never differ. */
function worked(working: WorkedFee['working']): WorkedFee {
  return { feePaisa: working.reduce((sum, step) => sum + stepWorth(step), 0), working };
}

function requireIncorporation({ incorporation }: FeeFacts): FeeRule {
  if (!incorporation) throw new TypeError('This fee leans on the incorporation fee, and none was given');
  return incorporation;
}
