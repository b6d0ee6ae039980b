import type {
  RefundRequest,
  refundRequestListQuerySchema,
  refundRequestPageSchema,
  RefundRequestState,
} from '@registrar/domain/calls/refund-requests';
import { may } from '@registrar/domain/permissions';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { Actor } from '../../platform/actor';
import type { DB } from '../../platform/database/schema.generated';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from '../receipts/invoice-subject';

/** Refund requests at the officer's office, for an auditor at every office. */
export async function listRequests(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, status }: z.infer<typeof refundRequestListQuerySchema>,
): Promise<z.infer<typeof refundRequestPageSchema>> {
  const found = invoicesWithSubject(db)
    .innerJoin('refund_request', 'refund_request.invoice_id', 'invoice.id')
    .innerJoin('office', 'office.id', 'refund_request.office_id')
    .innerJoin('account as asker', 'asker.id', 'refund_request.asked_by')
    .leftJoin('account as answerer', 'answerer.id', 'refund_request.answered_by')
    .where('refund_request.status', '=', status)
    .$if(!may(actor.role, 'READ_EVERYTHING'), (query) =>
      query.where('refund_request.office_id', '=', actor.officeId ?? -1),
    );
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('refund_request')
    .select(SUBJECT_COLUMNS)
    .select([
      'invoice.number as invoice_number',
      'invoice.total_paisa as invoice_paisa',
      'office.name_english as office_english',
      'office.name_nepali as office_nepali',
      'asker.name_english as asker_english',
      'asker.name_nepali as asker_nepali',
      'asker.username as asker_username',
      'answerer.name_english as answerer_english',
      'answerer.name_nepali as answerer_nepali',
    ])
    .orderBy(status === 'OPEN' ? sql`refund_request.asked_at` : sql`refund_request.asked_at desc`)
    .orderBy('refund_request.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const items = rows.map((row): RefundRequest => {
    const payer = payerOf(row);
    return {
      ...stateOf(row),
      id: row.id,
      version: row.version,
      invoice: { id: row.invoice_id, number: row.invoice_number, totalPaisa: row.invoice_paisa },
      subject: subjectOf(row),
      payer: { nameEnglish: payer.en, nameNepali: payer.ne },
      office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
      askedBy: {
        nameEnglish: row.asker_english ?? row.asker_username,
        nameNepali: row.asker_nepali ?? row.asker_username,
      },
      answeredBy:
        row.answered_by === null
          ? null
          : { nameEnglish: row.answerer_english ?? '', nameNepali: row.answerer_nepali ?? '' },
      mayAnswer: row.status === 'OPEN' && may(actor.role, 'REFUND'),
    };
  });
  return { items, total, page, size };
}

/** The newest request of each of these invoices, as the payer reads it. */
export async function requestsOf(
  db: Kysely<DB>,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, RefundRequestState>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('refund_request')
    .selectAll()
    .distinctOn('invoice_id')
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('invoice_id')
    .orderBy('asked_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.invoice_id, stateOf(row)]));
}

interface StateRow {
  readonly status: RefundRequestState['status'];
  readonly reason: string;
  readonly asked_at: Date;
  readonly answer: string | null;
  readonly answered_at: Date | null;
}

const stateOf = ({ status, reason, asked_at, answer, answered_at }: StateRow): RefundRequestState => ({
  status,
  reason,
  askedAt: asked_at.toISOString(),
  answer,
  answeredAt: answered_at?.toISOString() ?? null,
});
