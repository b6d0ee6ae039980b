import {
  refundCandidateSchema,
  type Refund,
  type RefundCandidate,
  type refundListQuerySchema,
  type refundPageSchema,
} from '@registrar/domain/calls/refunds';
import type { Bilingual } from '@registrar/domain/bilingual';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { person } from '../../applications/summary';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { holdsNumber } from '../../platform/database/searched-number';
import { proposalStatus } from '../../proposals/two-person';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from '../receipts/invoice-subject';
import { readPaymentPapers } from '../receipts/payment-papers';
import { readRefundable } from './refundable';

const named = ({ ne, en }: Bilingual) => ({ nameNepali: ne, nameEnglish: en });

/**
 * The refunds of the officer's office, for an auditor of every office: waiting ones in the order of arrival, settled
 * ones with the newest first.
 */
export async function listRefunds(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, status }: z.infer<typeof refundListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof refundPageSchema>> {
  const found = refunds(db)
    .where('refund.status', '=', status)
    .$if(!may(actor.role, 'READ_EVERYTHING'), (query) => query.where('refund.office_id', '=', actor.officeId ?? -1));
  const { rows, total } = await pageOf(
    columns(found)
      .orderBy(status === 'PROPOSED' ? sql`refund.proposed_at` : sql`refund.decided_at desc`)
      .orderBy('refund.id'),
    { page, size },
  );
  return { items: await describe(db, rows, actor, now), total, page, size, mayPropose: may(actor.role, 'REFUND') };
}

function refunds(db: Kysely<DB>) {
  return invoicesWithSubject(db)
    .innerJoin('refund', 'refund.invoice_id', 'invoice.id')
    .innerJoin('office', 'office.id', 'refund.office_id')
    .innerJoin('account as proposer', 'proposer.id', 'refund.proposed_by')
    .leftJoin('account as decider', 'decider.id', 'refund.decided_by')
    .leftJoin('receipt', 'receipt.invoice_id', 'invoice.id');
}

function columns(found: ReturnType<typeof refunds>) {
  return found
    .selectAll('refund')
    .select(SUBJECT_COLUMNS)
    .select([
      'invoice.number as invoice_number',
      'invoice.total_paisa as invoice_paisa',
      'receipt.number as receipt_number',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'proposer.id as proposer_id',
      'proposer.name_english as proposer_english',
      'proposer.name_nepali as proposer_nepali',
      'proposer.username as proposer_username',
      'proposer.role as proposer_role',
      'decider.id as decider_id',
      'decider.name_english as decider_english',
      'decider.name_nepali as decider_nepali',
      'decider.username as decider_username',
      'decider.role as decider_role',
    ]);
}

type RefundRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number];

async function describe(db: Kysely<DB>, rows: readonly RefundRow[], actor: Actor, now: Date): Promise<Refund[]> {
  const ids = rows.map(({ id }) => id);
  const papers = await readPaymentPapers(db, 'REFUND', ids);
  const lines =
    ids.length === 0
      ? []
      : await db
          .selectFrom('refund_line')
          .innerJoin('invoice_line', 'invoice_line.id', 'refund_line.invoice_line_id')
          .select([
            'refund_line.refund_id',
            'refund_line.amount_paisa',
            'invoice_line.code',
            'invoice_line.revenue_head',
          ])
          .where('refund_line.refund_id', 'in', ids)
          .orderBy('invoice_line.position')
          .execute();
  return rows.map((row): Refund => {
    const status = proposalStatus(row, now);
    const own = row.proposed_by === actor.accountId;
    const paper = papers.get(row.id);
    const proposer = person(
      row.proposer_id,
      row.proposer_english,
      row.proposer_nepali,
      row.proposer_username,
      row.proposer_role,
    );
    const decider =
      row.decider_id === null
        ? null
        : person(
            row.decider_id,
            row.decider_english,
            row.decider_nepali,
            row.decider_username ?? '',
            row.decider_role ?? '',
          );
    return {
      id: row.id,
      status,
      ground: row.ground,
      number: row.number,
      invoice: {
        id: row.invoice_id,
        number: row.invoice_number,
        totalPaisa: row.invoice_paisa,
        receiptNumber: row.receipt_number,
      },
      subject: subjectOf(row),
      payer: named(payerOf(row)),
      office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
      lines: lines
        .filter((line) => line.refund_id === row.id)
        .map((line) => ({
          ...named(chargeCodes.name(line.code)),
          amountPaisa: line.amount_paisa,
          revenueHead: line.revenue_head,
        })),
      totalPaisa: row.total_paisa,
      reason: row.reason,
      proposedBy: { nameEnglish: proposer.nameEnglish, nameNepali: proposer.nameNepali },
      proposedAt: row.proposed_at.toISOString(),
      decidedBy: decider && { nameEnglish: decider.nameEnglish, nameNepali: decider.nameNepali },
      decidedAt: row.decided_at?.toISOString() ?? null,
      remark: row.remark,
      creditNote: paper && row.number !== null ? { number: row.number, ...paper } : null,
      mayDecide: status === 'PROPOSED' && may(actor.role, 'COUNTER_SIGN_REFUND') && !own,
      mayWithdraw: status === 'PROPOSED' && own,
      version: row.version,
    };
  });
}

const CANDIDATES = 10;

/** Paid invoices of the office found by a part of one of their numbers, with the refundable amounts. */
export async function findCandidates(
  db: Kysely<DB>,
  actor: Actor,
  search: string,
  now: Date,
): Promise<RefundCandidate[]> {
  const rows = await invoicesWithSubject(db)
    .leftJoin('receipt', 'receipt.invoice_id', 'invoice.id')
    .selectAll('invoice')
    .select(SUBJECT_COLUMNS)
    .select(['receipt.number as receipt_number'])
    .where('invoice.office_id', '=', actor.officeId ?? -1)
    .where('invoice.status', 'in', ['COMPLETED', 'APPROVED'])
    .where(
      holdsNumber(['invoice.number', 'invoice.ebp_code', 'receipt.number', 'application.application_number'], search),
    )
    .orderBy('invoice.settled_at', 'desc')
    .orderBy('invoice.id')
    .limit(CANDIDATES)
    .execute();
  const candidates: RefundCandidate[] = [];
  for (const row of rows) {
    const { lines, ground, totalPaisa } = await readRefundable(db, row, now, dayInNepal(now));
    const waits = await db
      .selectFrom('refund')
      .select('id')
      .where('invoice_id', '=', row.id)
      .where('status', '=', 'PROPOSED')
      .where('expires_at', '>', now)
      .executeTakeFirst();
    candidates.push(
      refundCandidateSchema.parse({
        invoiceId: row.id,
        number: row.number,
        receiptNumber: row.receipt_number,
        subject: subjectOf(row),
        payer: named(payerOf(row)),
        totalPaisa: row.total_paisa,
        settledAt: row.settled_at?.toISOString(),
        lines,
        ground,
        refundablePaisa: totalPaisa,
        waits: waits !== undefined,
        version: row.version,
      }),
    );
  }
  return candidates;
}
