import type { OrderFacts } from '@registrar/domain/calls/company-orders';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal } from '../proposals/proposal-kind';
import { holdCompany } from '../register/open-company';
import { holdingsElsewhere } from '../register/shares/holdings-elsewhere';
import { readStandingTable } from '../register/shares/read-share-ledger';
import { enterOrder } from './take-effect';
import { withHolder } from './ordered-shares';

interface Removal {
  readonly companyId: string;
  /** Of the proceeding, which the orders have too. */
  readonly number: string;
  /** The section of the Act by which the company is removed. */
  readonly lawSection: string;
  readonly proposal: Pick<Proposal<unknown>, 'id' | 'proposed_by'>;
}

/**
 * The shares that a company holds of others when the office removes it from the register: they stay in its name, under
 * an order of the registrar on these numbers. A company of which it holds none is left out.
 */
export async function freezeHoldings(
  unit: UnitOfWork,
  actor: Actor,
  { companyId, number, lawSection, proposal }: Removal,
): Promise<void> {
  const today = dayInNepal(unit.now);
  for (const { companyId: heldId, holderId } of await holdingsElsewhere(unit.tx, companyId)) {
    await holdCompany(unit, heldId);
    const ranges = (await readStandingTable(unit.tx, heldId))
      .filter((range) => range.bucket === 'HOLDER' && range.holderId === holderId)
      .map(({ from, to }) => ({ from, to }));
    const shares = ranges.length === 0 ? null : await withHolder(unit.tx, heldId, { holderId, ranges }, today);
    if (shares === null) continue;
    await enterOrder(unit, actor, {
      companyId: heldId,
      order: { ...orderOn(shares), number, lawSection, issuedOn: today },
      proposal,
    });
  }
}

/** What the company whose shares they are reads of it. */
function orderOn(shares: NonNullable<OrderFacts['shares']>): Omit<OrderFacts, 'number' | 'lawSection' | 'issuedOn'> {
  return {
    orderedBy: 'REGISTRAR',
    court: null,
    caseNumber: null,
    party: null,
    endsOn: null,
    textNepali: `${shares.nameNepali} को दर्ता खारेज भएकाले यसको नाममा रहेका यी शेयर रोक्का राखिएका छन्।`,
    textEnglish: `${shares.nameEnglish} was removed from the register, so the shares in its name are frozen.`,
    shares,
  };
}
