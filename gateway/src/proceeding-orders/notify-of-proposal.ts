import { proceedingKind } from '@registrar/domain/proceedings';
import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import type { ProposedEnd } from './order-proposal';

/** Where the order is decided on. */
export const proceedingPage = (proceedingId: string): string => `/de-registration-approval/${proceedingId}`;

/** Notifies those who may decide, or the proposer of what became of it. The company learns of the order only. */
export async function notifyOfProposal(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedEnd>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { proceedingId, outcome } = proposal.content;
  const about = await unit.tx
    .selectFrom('proceeding')
    .innerJoin('company', 'company.id', 'proceeding.company_id')
    .select(['proceeding.number', 'proceeding.kind', 'company.name_english', 'company.name_nepali'])
    .where('proceeding.id', '=', proceedingId)
    .executeTakeFirstOrThrow();
  const ended = proceedingKind(about.kind).outcomes[outcome] ?? { ne: outcome, en: outcome };
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `proceeding-order:${proposal.id}:${event}`,
      type: 'WORK_PROCEEDING',
      title: `proceedingOrder.proposal.${event}.title`,
      body: `proceedingOrder.proposal.${event}.body`,
      parameters: {
        number: about.number,
        company: about.name_english,
        companyNepali: about.name_nepali,
        outcome: ended.en,
        outcomeNepali: ended.ne,
      },
      remark,
      action: { label: 'mail.action.proposal' },
      link: proceedingPage(proceedingId),
    });
}
