import { notify } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import { nameOf } from '../register/person-name';
import type { ProposedAdmission } from './admission-proposal';

export const HEIR_ADMISSIONS_PAGE = '/post-amendment/heir-admissions';

/** Notifies those who may approve, or the proposer of what became of it. */
export async function notifyOfAdmission(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedAdmission>,
): Promise<void> {
  if (event === 'withdrawn' || receivers.length === 0) return;
  const { companyId, heirId, holder } = proposal.content;
  const company = await unit.tx
    .selectFrom('company')
    .select(['name_english', 'name_nepali'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const heir = await nameOf(unit.tx, heirId);
  for (const accountId of receivers)
    await notify(unit, {
      accountId,
      eventKey: `heir-admission:${proposal.id}:${event}`,
      type: 'HEIR_ADMISSION',
      title: `heirAdmission.proposal.${event}.title`,
      body: `heirAdmission.proposal.${event}.body`,
      parameters: {
        company: company.name_english,
        companyNepali: company.name_nepali,
        name: heir.nameEnglish,
        nameNepali: heir.nameNepali,
        holder: holder.nameEnglish,
        holderNepali: holder.nameNepali,
      },
      remark,
      action: { label: 'mail.action.proposal' },
      link: HEIR_ADMISSIONS_PAGE,
    });
}
