import { restorationCourts } from '@registrar/domain/enumerations/restoration-courts';
import { bilingualNameSchema } from '@registrar/domain/envelope';
import { formatMoney } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { duesOfCompanies } from '../money/fines/read-dues';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { holdCompany } from '../register/open-company';
import { requireUnrelated } from '../register/require-unrelated';
import { isFree, nameProblems } from './names-of-restored';
import { notifyOfProposal } from './notify-of-restoration';
import { findRemoved, type RemovedCompany } from './removed-company';
import { restore } from './restore-company';

const contentSchema = z.object({
  companyId: z.string(),
  court: restorationCourts.schema,
  orderNumber: z.string(),
  orderedOn: z.string(),
  documentId: z.string(),
  /** Null: the company has its name again. */
  newName: bilingualNameSchema.nullable(),
  /** The account of who represents the company from then on, besides those of before; null: nobody else. */
  representativeId: z.string().nullable(),
});
export type ProposedRestoration = z.infer<typeof contentSchema>;

/** The return of a company to the register (section 137): an officer files the court's order, a registrar decides. */
export const restorationProposals: ProposalKind<ProposedRestoration> = {
  name: 'RESTORATION',
  content: contentSchema,
  objectType: 'restoration',
  expiryJob: 'expire-restorations',
  term: 'restorationDays',
  approving: 'APPROVE_RESTORATION',
  requireImpartial: (unit, actor, { content }) => requireUnrelated(unit, actor, content.companyId),
  lockSubject: (unit, { content }) => holdCompany(unit, content.companyId),
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'PROPOSE_RESTORATION');
    await requireStillPossible(unit, proposal);
    await requirePaid(unit, proposal.content.companyId);
  },
  takeEffect: restore,
  notify: notifyOfProposal,
};

/** Refuses a company that no court brings back: it is in the register, was merged, or left it on a day nobody knows. */
export function requireRestorable({ status, publishedOn }: Pick<RemovedCompany, 'status' | 'publishedOn'>): void {
  if (status === 'DEREGISTERED_BY_MERGE') refuse('FLOW-409', { message: 'restoration.merged' });
  if (status !== 'DEREGISTERED') refuse('FLOW-409', { message: 'restoration.inRegister' });
  if (publishedOn === null) refuse('FLOW-409', { message: 'restoration.dayUnknown' });
}

/** The fines of a company that left the register and are not paid. */
export async function unpaidFines(db: Kysely<DB>, companyIds: readonly string[], now: Date) {
  const dues = await duesOfCompanies(db, companyIds, now);
  return dues.filter(({ shown }) => shown.restPaisa > 0);
}

/** Section 137(4): the fine is paid first. */
async function requirePaid({ tx, now }: UnitOfWork, companyId: string): Promise<void> {
  const rest = (await unpaidFines(tx, [companyId], now)).reduce((sum, { shown }) => sum + shown.restPaisa, 0);
  if (rest === 0) return;
  const parameters = { amount: formatMoney(rest, 'en'), amountNepali: formatMoney(rest, 'ne') };
  refuse('FLOW-409', { message: 'restoration.fineUnpaid', parameters });
}

async function requireStillPossible(
  unit: UnitOfWork,
  { content, offices }: Proposal<ProposedRestoration>,
): Promise<void> {
  const { tx, now } = unit;
  const company = (await findRemoved(tx, content.companyId)) ?? refuse('FLOW-409', { message: 'proposal.outdated' });
  requireRestorable(company);
  const isLate = company.lastDay === undefined || content.orderedOn > company.lastDay;
  if (isLate || !offices.includes(company.officeId)) refuse('FLOW-409', { message: 'proposal.outdated' });
  const { newName, representativeId } = content;
  const taken =
    newName === null
      ? !(await isFree(tx, company, company.id, now))
      : (await nameProblems(tx, newName, { companyId: company.id, now, language: 'ne' })).length > 0;
  if (taken) refuse('FLOW-409', { message: 'restoration.nameTaken' });
  if (representativeId === null) return;
  const account = await tx.selectFrom('account').select('status').where('id', '=', representativeId).executeTakeFirst();
  if (account?.status !== 'ACTIVE') refuse('FLOW-409', { message: 'proposal.outdated' });
}
