import { z } from 'zod';
import { enterWaiver, lockDue, requireWaivable } from '../../../money/fines/enter-waiver';
import { refuse } from '../../../platform/refusal';
import type { UnitOfWork } from '../../../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../../../proposals/proposal-kind';
import { requireProposer } from '../../../proposals/two-person';
import { requireUnrelated } from '../../../register/require-unrelated';
import { lockRequest } from '../../move-request';
import { isKeptFrom } from '../impartial';
import { notifyOfWaiver } from './notify-of-waiver';

const contentSchema = z.object({
  requestId: z.string(),
  companyId: z.string(),
  dueId: z.string(),
  amountPaisa: z.number(),
});
export type ProposedWaiver = z.infer<typeof contentSchema>;

/** A fine that is waived on a grievance: one officer proposes, another one lets it happen. */
export const waiverProposals: ProposalKind<ProposedWaiver> = {
  name: 'FINE_WAIVER',
  content: contentSchema,
  objectType: 'fine-waiver',
  expiryJob: 'expire-fine-waivers',
  term: 'fineWaiverDays',
  approving: 'APPROVE_FINE_WAIVER',
  async requireImpartial(unit, actor, { content }) {
    await requireUnrelated(unit, actor, content.companyId);
    const row = (await lockRequest(unit, content.requestId)) ?? refuse('REQ-404');
    if (await isKeptFrom(unit.tx, actor.accountId, row, unit.now)) refuse('REQ-404');
  },
  async lockSubject(unit, { content }) {
    await unit.tx.selectFrom('fine_due').select('id').where('id', '=', content.dueId).forUpdate().execute();
  },
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'ANSWER_GRIEVANCE');
    await dueOf(unit, proposal);
  },
  async takeEffect(unit, actor, proposal) {
    const { requestId, amountPaisa } = proposal.content;
    const due = await dueOf(unit, proposal);
    await enterWaiver(unit, actor, due, { proposalId: proposal.id, requestId, amountPaisa });
  },
  notify: notifyOfWaiver,
};

/** The fine as it is owed now: another amount is left of it, or a payment has begun, and it is not what was meant. */
async function dueOf(unit: UnitOfWork, { content }: Proposal<ProposedWaiver>) {
  const due = await lockDue(unit, content.companyId, content.dueId);
  requireWaivable(due);
  if (due.shown.restPaisa < content.amountPaisa) refuse('FLOW-409', { message: 'proposal.outdated' });
  return due;
}
