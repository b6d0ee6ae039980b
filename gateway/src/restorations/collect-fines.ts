import { askedFinesSchema, type RestorationVoucher } from '@registrar/domain/calls/restorations';
import type { Kysely } from 'kysely';
import { invoiceDuesOf } from '../money/fines/invoice-due';
import { joinIssued } from '../money/joint/open-joint';
import type { InvoiceRow } from '../money/payment-state';
import { bringVoucher, type VoucherContext } from '../money/submit-voucher';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import type { Platform } from '../platform/platform';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { holdCompany } from '../register/open-company';
import { restorationProposals } from './restoration-proposal';

/** Asks for every unpaid fine in one invoice. Returns its id; null: nothing is to be paid. */
export async function askForFines(unit: UnitOfWork, actor: Actor, companyId: string): Promise<string | null> {
  const ids = await invoiceDuesOf(unit, actor, companyId);
  return ids.length === 0 ? null : joinIssued(unit, actor, companyId, ids);
}

/** The same for a proposal that waits: an amount that grew since is asked for anew. */
export async function askAgain(unit: UnitOfWork, actor: Actor, proposalId: string): Promise<string | null> {
  const companyId = await companyOfWaiting(unit.tx, actor, proposalId, unit.now);
  await holdCompany(unit, companyId);
  return askForFines(unit, actor, companyId);
}

/** The voucher of who paid at the bank, handed in at the counter where nobody represents the company. */
export async function bringCounterVoucher(
  platform: Platform,
  actor: Actor,
  proposalId: string,
  { invoiceId, ...voucher }: RestorationVoucher,
  context: VoucherContext,
) {
  return bringVoucher(platform, actor, voucher, context, {
    see: (db) => invoiceOf(db, actor, { proposalId, invoiceId, now: platform.clock.now() }),
    answer: askedFinesSchema,
    read: async () => ({ invoiceId }),
  });
}

async function invoiceOf(
  db: Kysely<DB>,
  actor: Actor,
  { proposalId, invoiceId, now }: { readonly proposalId: string; readonly invoiceId: string; readonly now: Date },
): Promise<InvoiceRow> {
  const companyId = await companyOfWaiting(db, actor, proposalId, now);
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('id', '=', invoiceId)
    .where('company_id', '=', companyId)
    .where('for_kind', 'in', ['FINE_DUE', 'JOINT'])
    .where('status', '<>', 'DRAFT')
    .executeTakeFirst();
  return invoice ?? refuse('REQ-404');
}

/** Of a proposal of the officer's office that waits; another one does not exist (REQ-404). */
async function companyOfWaiting(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<string> {
  const row = await db
    .selectFrom('proposal')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', restorationProposals.name)
    .executeTakeFirst();
  if (!row?.offices.includes(actor.officeId ?? 0)) refuse('REQ-404');
  if (row.status !== 'PROPOSED' || row.expires_at <= now) refuse('FLOW-409', { message: 'proposal.settled' });
  return restorationProposals.content.parse(row.content).companyId;
}
