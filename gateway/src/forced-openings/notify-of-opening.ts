import { forcedGrounds } from '@registrar/domain/enumerations/forced-grounds';
import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import type { ProposedOpening } from './opening-proposal';

const FORCED_OPENINGS_PAGE = '/de-registration-approval/forced-openings';

/** Notifies those who may approve, or the proposer of what became of it. */
export async function notifyOfOpening(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedOpening>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { companyId, ground } = proposal.content;
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const name = forcedGrounds.name(ground);
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `forced-opening:${proposal.id}:${event}`,
      type: 'FORCED_OPENING',
      title: `forcedOpening.proposal.${event}.title`,
      body: `forcedOpening.proposal.${event}.body`,
      parameters: {
        company: company.name_english,
        companyNepali: company.name_nepali,
        ground: name.en,
        groundNepali: name.ne,
      },
      remark,
      action: { label: 'mail.action.proposal' },
      link: FORCED_OPENINGS_PAGE,
    });
}
