import { GRANTED } from '@registrar/domain/enumerations/application-status';
import { forcedEvidenceSchema, type ForcedEvidence } from '@registrar/domain/calls/forced-openings';
import { FORCED_YEARS, forcedGrounds, type ForcedGround } from '@registrar/domain/enumerations/forced-grounds';
import { proceedingKinds } from '@registrar/domain/proceedings';
import { z } from 'zod';
import type { Actor } from '../platform/actor';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { forcedEvidenceOf } from '../proceedings/forced-ground';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { holdCompany } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import { notifyOfOpening } from './notify-of-opening';
import { openForced } from './open-forced';

const contentSchema = z.object({
  companyId: z.string(),
  ground: forcedGrounds.schema,
  evidence: forcedEvidenceSchema,
});
export type ProposedOpening = z.infer<typeof contentSchema>;

/** De-registrations of section 136: one officer proposes to open one, a registrar of the office decides. */
export const forcedOpeningProposals: ProposalKind<ProposedOpening> = {
  name: 'FORCED_OPENING',
  content: contentSchema,
  objectType: 'forced-opening',
  expiryJob: 'expire-forced-openings',
  term: 'forcedOpeningDays',
  approving: 'APPROVE_FORCED_OPENING',
  requireImpartial: (unit, actor, { content }) => requireUnrelated(unit, actor, content.companyId),
  lockSubject: (unit, { content }) => holdCompany(unit, content.companyId),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_FORCED_OPENING');
    await requireSameStanding(unit, proposal);
  },
  takeEffect: open,
  notify: notifyOfOpening,
};

/** Whether the register shows the ground; that a company does not operate is for the officers to judge. */
export function isShown(ground: ForcedGround, { missingYears, unpaidFines }: ForcedEvidence): boolean {
  switch (ground) {
    case 'REPORTS_MISSING':
      return missingYears.length >= FORCED_YEARS;
    case 'FINE_UNPAID':
      return unpaidFines.length > 0;
    case 'NOT_OPERATING':
      return true;
  }
}

/** The applications that settle fines. */
const SETTLING = proceedingKinds().flatMap(({ settlesFines, openedBy }) =>
  settlesFines === true && openedBy !== undefined ? [openedBy] : [],
);

/** An application of section 136ka that was handed in comes first: it is decided before the office opens anything. */
export async function requireNoApplication({ tx }: UnitOfWork, companyId: string): Promise<void> {
  const waiting = await tx
    .selectFrom('application')
    .select('application_number')
    .where('company_id', '=', companyId)
    .where('process_name', 'in', SETTLING)
    .where('submitted_at', 'is not', null)
    .where('discarded_at', 'is', null)
    .where('status', 'not in', ['DRAFT', 'REJECTED', ...GRANTED])
    .executeTakeFirst();
  if (waiting)
    refuse('FLOW-409', {
      message: 'forcedOpening.applicationWaits',
      parameters: { number: waiting.application_number ?? '' },
    });
}

/**
 * The company is of the office and has still this ground. No blocker of a filing stops the office; another proceeding
 * that gives the company a status ends first.
 */
async function requireSameStanding(unit: UnitOfWork, { content, offices }: Proposal<ProposedOpening>) {
  const { tx, now } = unit;
  const company = await tx
    .selectFrom('company')
    .select(['office_id', 'status'])
    .where('id', '=', content.companyId)
    .executeTakeFirstOrThrow();
  if (company.status !== 'ACTIVE') refuse('FLOW-409', { message: 'proceeding.otherStatus' });
  await requireNoApplication(unit, content.companyId);
  if (!offices.includes(company.office_id)) refuse('FLOW-409', { message: 'proposal.outdated' });
  if (!isShown(content.ground, await forcedEvidenceOf(tx, content.companyId, now)))
    refuse('FLOW-409', { message: 'forcedOpening.groundGone' });
}

async function open(unit: UnitOfWork, actor: Actor, { id, remark, content }: Proposal<ProposedOpening>): Promise<void> {
  const { companyId, ground } = content;
  await openForced(unit, { companyId, ground, reason: remark, proposalId: id, openedBy: actor.accountId, actor });
}
