import { institutionKinds } from '@registrar/domain/calls/institutions';
import { shareRoleTypes } from '@registrar/domain/calls/document-shares';
import type { ValidationCode } from '@registrar/domain/messages';
import { z } from 'zod';
import { dayInNepal } from '../platform/clock';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { companiesOf } from '../register/representation';
import { admitInstitution } from './admit-institution';
import { institutionOf } from './institution';
import { notifyOfAdmission } from './notify-of-admission';

const contentSchema = z.object({
  accountId: z.string(),
  nameNepali: z.string(),
  nameEnglish: z.string(),
  kind: z.enum(institutionKinds.keys),
  roleType: z.enum(shareRoleTypes.keys),
  endsOn: z.iso.date(),
  isRenewal: z.boolean(),
});
export type ProposedInstitution = z.infer<typeof contentSchema>;

/** Institutions that ask for documents: an office administrator proposes to admit one, a second person approves. */
export const institutionProposals: ProposalKind<ProposedInstitution> = {
  name: 'INSTITUTION_ADMISSION',
  content: contentSchema,
  objectType: 'institution-admission',
  expiryJob: 'expire-institution-admissions',
  term: 'institutionDays',
  approving: 'APPROVE_INSTITUTION',
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_INSTITUTION');
    await requireSameAccount(unit, proposal);
  },
  takeEffect: admitInstitution,
  notify: notifyOfAdmission,
};

/** An account of an own role: whoever acts for companies, or files, keeps that account and opens another one. */
export async function accountProblem(unit: UnitOfWork, accountId: string): Promise<ValidationCode | undefined> {
  const { tx, now } = unit;
  const account = await tx
    .selectFrom('account')
    .select(['role', 'status', 'email_verified'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (account?.status !== 'ACTIVE' || !account.email_verified) return 'INSTITUTION_ACCOUNT_UNKNOWN';
  if (await institutionOf(tx, accountId)) return undefined;
  const acts = await companiesOf(tx, accountId, dayInNepal(now));
  const filed = await tx
    .selectFrom('application')
    .select('id')
    .where('applicant_id', '=', accountId)
    .where('discarded_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return account.role !== 'APPLICANT' || acts.length > 0 || filed ? 'INSTITUTION_ACCOUNT_IN_USE' : undefined;
}

/** What the proposal was about is still so. */
async function requireSameAccount(unit: UnitOfWork, { content }: Proposal<ProposedInstitution>): Promise<void> {
  const { accountId, isRenewal, endsOn } = content;
  const isKnown = (await institutionOf(unit.tx, accountId)) !== undefined;
  if (isKnown !== isRenewal || endsOn < dayInNepal(unit.now) || (await accountProblem(unit, accountId)) !== undefined)
    refuse('FLOW-409', { message: 'proposal.outdated' });
}
