import type { Kysely } from 'kysely';
import { z } from 'zod';
import { holdFilingsOf } from '../applications/named-companies';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockWithCompany, type ProceedingRow } from '../proceedings/lock-proceeding';
import type { Proposal, ProposalKind } from '../proposals/proposal-kind';
import { requireProposer } from '../proposals/two-person';
import { speaksFor } from '../register/representation';
import { endByOrder } from './end-by-order';
import { notifyOfProposal } from './notify-of-proposal';
import { obstaclesOf, officeEnds } from './obstacles';

const contentSchema = z.object({
  proceedingId: z.string(),
  companyId: z.string(),
  outcome: z.string(),
  /** Of liabilities and property; null: the company stays in the register. */
  liabilities: z.string().nullable(),
});
export type ProposedEnd = z.infer<typeof contentSchema>;

/** The order that ends a proceeding: an officer proposes it, with its text as the remark; a registrar decides. */
export const proceedingOrderProposals: ProposalKind<ProposedEnd> = {
  name: 'PROCEEDING_ORDER',
  content: contentSchema,
  objectType: 'proceeding-order',
  expiryJob: 'expire-proceeding-orders',
  term: 'proceedingOrderDays',
  approving: 'ORDER_PROCEEDING',
  requireImpartial: async ({ tx, now }, actor, { content }) => {
    if (await isConnected(tx, actor, content, now)) refuse('PERM-403', { message: 'proceedingOrder.connected' });
  },
  async lockSubject(unit, { content }) {
    // an action on a filing holds its own row and then waits for its company
    await holdFilingsOf(unit, content.companyId);
    await lockWithCompany(unit, content.proceedingId);
  },
  async requireStillMeant(unit, proposal) {
    await requireProposer(unit, proposal, 'CONDUCT_PROCEEDING');
    await requireOrderable(unit, await lockedOf(unit, proposal), proposal.content.outcome);
  },
  async takeEffect(unit, actor, proposal) {
    await endByOrder(unit, actor, await lockedOf(unit, proposal), proposal);
  },
  notify: notifyOfProposal,
};

async function lockedOf(unit: UnitOfWork, { content, offices }: Proposal<ProposedEnd>): Promise<ProceedingRow> {
  const row = await lockWithCompany(unit, content.proceedingId);
  if (!row || !offices.includes(row.office_id)) refuse('FLOW-409', { message: 'proposal.outdated' });
  if (row.ended_at !== null) refuse('FLOW-409', { message: 'proceeding.ended' });
  return row;
}

/** Refuses an outcome that the office does not order, and names the first thing that stands against it. */
export async function requireOrderable(
  { tx, now }: Pick<UnitOfWork, 'tx' | 'now'>,
  row: ProceedingRow,
  outcome: string,
): Promise<void> {
  const rule = officeEnds(row.kind).find((one) => one.outcome === outcome);
  if (!rule) refuse('FLOW-409', { message: 'proposal.outdated' });
  const [first] = await obstaclesOf(tx, row, rule, dayInNepal(now));
  if (first) refuse('FLOW-409', first);
}

/**
 * Whether the officer is connected with what is ordered: they represent the company, filed in the proceeding, or
 * claimed or objected in it (workflow 6.3, separation).
 */
export async function isConnected(
  db: Kysely<DB>,
  { accountId }: Pick<Actor, 'accountId'>,
  { proceedingId, companyId }: Pick<ProposedEnd, 'proceedingId' | 'companyId'>,
  now: Date,
): Promise<boolean> {
  if (await speaksFor(db, accountId, companyId, dayInNepal(now))) return true;
  const filed = await db
    .selectFrom('application')
    .select('id')
    .where('company_id', '=', companyId)
    .where('subject_kind', '=', 'PROCEEDING')
    .where('subject_id', '=', proceedingId)
    .where('applicant_id', '=', accountId)
    .executeTakeFirst();
  if (filed) return true;
  const claimed = await db
    .selectFrom('proceeding_claim')
    .select('id')
    .where('proceeding_id', '=', proceedingId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return claimed !== undefined;
}
