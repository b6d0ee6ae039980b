import { notifyAll } from '../notifications/notify';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { ProposalNews } from '../proposals/proposal-kind';
import type { ProposedInstitution } from './admission-proposal';

export const ADMISSIONS_PAGE = '/post-amendment/institutions/admissions';

/** Notifies those who may approve, or the proposer of what became of it. */
export async function notifyOfAdmission(
  unit: UnitOfWork,
  { proposal, event, receivers, remark }: ProposalNews<ProposedInstitution>,
): Promise<void> {
  if (event === 'withdrawn') return;
  const { nameEnglish, nameNepali } = proposal.content;
  await notifyAll(
    unit,
    receivers.map((accountId) => ({
      accountId,
      eventKey: `institution-admission:${proposal.id}:${event}`,
      type: 'INSTITUTION_ADMISSION',
      title: `institution.proposal.${event}.title`,
      body: `institution.proposal.${event}.body`,
      parameters: { name: nameEnglish, nameNepali },
      remark,
      action: { label: 'mail.action.proposal' },
      link: ADMISSIONS_PAGE,
    })),
  );
}
