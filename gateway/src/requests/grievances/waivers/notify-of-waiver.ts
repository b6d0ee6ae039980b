import { findFineEvent } from '../../../money/fines/fine-events';
import { amountParameters } from '../../../notifications/facts';
import { notify } from '../../../notifications/notify';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { ProposalNews } from '../../../proposals/proposal-kind';
import { isKeptFrom } from '../impartial';
import { lockRequest } from '../../move-request';
import type { ProposedWaiver } from './waiver-proposal';

/** Notifies those who may approve and whom the grievance does not concern, or the proposer of what became of it. */
export async function notifyOfWaiver(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedWaiver>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { requestId, companyId, dueId, amountPaisa } = proposal.content;
  const request = await lockRequest(unit, requestId);
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const due = await unit.tx.selectFrom('fine_due').select('event_id').where('id', '=', dueId).executeTakeFirstOrThrow();
  const fine = findFineEvent(due.event_id);
  for (const accountId of receivers) {
    if (request && (await isKeptFrom(unit.tx, accountId, request, unit.now))) continue;
    await notify(unit, {
      accountId,
      eventKey: `fine-waiver:${proposal.id}:${event}`,
      type: 'WORK_GRIEVANCE',
      title: `grievance.waiver.work.${event}.title`,
      body: `grievance.waiver.work.${event}.body`,
      parameters: {
        company: company.name_english,
        companyNepali: company.name_nepali,
        what: fine?.nameEnglish ?? '',
        whatNepali: fine?.nameNepali ?? '',
        request: request?.number ?? '',
        ...amountParameters(amountPaisa),
      },
      remark,
      action: { label: 'mail.action.proposal' },
      link: `/grievance/${requestId}`,
    });
  }
}
