import { orderChanges } from '@registrar/domain/calls/company-orders';
import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import { authorityOf } from './order-facts';
import type { ProposedOrder } from './order-proposal';

/** The page on which proposals wait. */
export const ORDER_PROPOSALS_PAGE = '/post-amendment/company-orders?tab=proposals';

/** Notifies those who may approve, or the proposer of what became of it. The company learns of effects only. */
export async function notifyOfProposal(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedOrder>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { companyId, change, order } = proposal.content;
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const [authority, what] = [authorityOf(order), orderChanges.name(change)];
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `company-order:${proposal.id}:${event}`,
      type: 'COMPANY_ORDER',
      title: `order.proposal.${event}.title`,
      body: `order.proposal.${event}.body`,
      parameters: {
        company: company.name_english,
        companyNepali: company.name_nepali,
        authority: authority.en,
        authorityNepali: authority.ne,
        change: what.en,
        changeNepali: what.ne,
        number: order.number ?? '—',
      },
      remark,
      action: { label: 'mail.action.proposal' },
      link: ORDER_PROPOSALS_PAGE,
    });
}
