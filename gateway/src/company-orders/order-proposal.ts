import { orderChanges, orderFactsSchema, type OrderFacts } from '@registrar/domain/calls/company-orders';
import { comparedCode } from '@registrar/domain/plain-text';
import { z } from 'zod';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { holdCompany, isClosed } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import { notifyOfProposal } from './notify-of-proposal';
import { heldProblems } from './ordered-shares';
import { findStanding, liftOrder, placeOrder } from './take-effect';

const contentSchema = z.object({
  change: orderChanges.schema,
  companyId: z.string(),
  /** The order that is lifted; null: a new one is placed. */
  orderId: z.string().nullable(),
  /** The order that is placed, or the one that is lifted as the proposer saw it. */
  order: orderFactsSchema,
  /** The order by which it is lifted. */
  lifting: z.object({ number: z.string(), issuedOn: z.string() }).nullable(),
  documentId: z.string(),
  /** The scans of the consents to a pledge. */
  consents: z.object({ pledgor: z.string(), pledgee: z.string() }).nullable().default(null),
});
export type ProposedOrder = z.infer<typeof contentSchema>;

/**
 * Orders that freeze a company, or lie on shares of one holder: one person proposes to place or to lift one, a
 * registrar of the office approves.
 */
export const orderProposals: ProposalKind<ProposedOrder> = {
  name: 'COMPANY_ORDER',
  content: contentSchema,
  objectType: 'company-order',
  expiryJob: 'expire-company-order-proposals',
  term: 'companyOrderDays',
  approving: 'APPROVE_COMPANY_ORDER',
  requireImpartial: (unit, actor, { content }) => requireUnrelated(unit, actor, content.companyId),
  // the order of every unit of work on a company: the company, then what is about it
  lockSubject: (unit, { content }) => holdCompany(unit, content.companyId),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_COMPANY_ORDER');
    await requireSameCompany(unit, proposal);
  },
  async takeEffect(unit, actor, proposal) {
    if (proposal.content.change === 'PLACE') await placeOrder(unit, actor, proposal);
    else await liftOrder(unit, actor, proposal);
  },
  notify: notifyOfProposal,
};

/**
 * Of one company, order and holder, whatever signs and script its numbers are written with, one proposal waits at a
 * time.
 */
export function subjectOf(companyId: string, orderId: string | null, order: OrderFacts): string {
  if (order.number === null) return `${companyId}:${orderId ?? ''}`;
  const numbers = [comparedCode(order.number), comparedCode(order.caseNumber ?? '')];
  // one order may lie on the shares of several holders
  return [companyId, order.orderedBy, ...numbers, ...(order.shares ? [order.shares.holderId] : [])].join(':');
}

/** The company is still of the office and in the register; an order that is to be lifted still stands. */
async function requireSameCompany(unit: UnitOfWork, { content, offices }: Proposal<ProposedOrder>): Promise<void> {
  const company = await unit.tx
    .selectFrom('company')
    .select(['office_id', 'status'])
    .where('id', '=', content.companyId)
    .executeTakeFirstOrThrow();
  if (!offices.includes(company.office_id)) refuse('FLOW-409', { message: 'proposal.outdated' });
  const standing = await findStanding(unit, content);
  if (content.change === 'LIFT') {
    if (!standing) refuse('FLOW-409', { message: 'order.notStanding' });
    return;
  }
  if (standing) refuse('FLOW-409', { message: 'order.placedMeanwhile' });
  if (isClosed(company.status)) refuse('FLOW-409', { message: 'representation.companyClosed' });
  if (content.order.shares && (await heldProblems(unit.tx, content.companyId, content.order.shares)).length > 0)
    refuse('FLOW-409', { message: 'order.sharesMoved' });
}
