import {
  refundRequestQueues,
  refundRequestStatuses,
  type RefundRequest,
  type refundRequestListQuerySchema,
  type refundRequestPageSchema,
  type RefundRequestState,
  type RefundRequestStatus,
} from '@registrar/domain/calls/refund-requests';
import { may } from '@registrar/domain/permissions';
import { hasEnded, refund, type RequestStatus } from '@registrar/domain/requests';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from '../../money/receipts/invoice-subject';
import type { Actor } from '../../platform/actor';
import { dayInNepal } from '../../platform/clock';
import { pageOf } from '../../platform/database/page-of';
import type { DB } from '../../platform/database/schema.generated';
import { holdsNumber } from '../../platform/database/searched-number';
import { refundHandler } from './refund-handler';

/**
 * Refund requests at the officer's office, for an auditor at every office; found by their own number or the invoice's.
 * What waits is in the order of its last day, those of before there was one first.
 */
export async function listRequests(
  db: Kysely<DB>,
  actor: Actor,
  { page, size, status, search }: z.infer<typeof refundRequestListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof refundRequestPageSchema>> {
  const found = invoicesWithSubject(db)
    .innerJoin('request', 'request.subject_id', 'invoice.id')
    .innerJoin('office', 'office.id', 'request.office_id')
    .leftJoin('account as asker', 'asker.id', 'request.requester_account')
    .leftJoin('account as answerer', 'answerer.id', 'request.ended_by')
    .where('request.kind', '=', refundHandler.kind.key)
    .where('request.status', 'in', [...refundRequestQueues[status]])
    .$if(search !== undefined && search !== '', (query) =>
      query.where(holdsNumber(['request.number', 'invoice.number'], search ?? '')),
    )
    .$if(!may(actor.role, 'READ_EVERYTHING'), (query) => query.where('request.office_id', '=', actor.officeId ?? -1));
  const { rows, total } = await pageOf(
    found
      .selectAll('request')
      .select(SUBJECT_COLUMNS)
      .select([
        'invoice.id as invoice_id',
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
      .select((of) =>
        of
          .selectFrom('request_message')
          .whereRef('request_message.request_id', '=', 'request.id')
          .select((message) => message.fn.countAll<number>().as('count'))
          .as('messages'),
      )
      .orderBy(status === 'OPEN' ? sql`request.due_on nulls first` : sql`request.asked_at desc`)
      .orderBy('request.asked_at')
      .orderBy('request.id'),
    { page, size },
  );
  const items = rows.map((row): RefundRequest => {
    const payer = payerOf(row);
    const state = requestStateOf(row);
    return {
      ...state,
      isOverdue: !hasEnded(row.status) && row.due_on !== null && row.due_on < dayInNepal(now),
      version: row.version,
      invoice: { id: row.invoice_id, number: row.invoice_number, totalPaisa: row.invoice_paisa },
      subject: subjectOf(row),
      payer: { nameEnglish: payer.en, nameNepali: payer.ne },
      office: { nameEnglish: row.office_english, nameNepali: row.office_nepali },
      askedBy: {
        nameEnglish: row.asker_english ?? row.asker_username ?? '',
        nameNepali: row.asker_nepali ?? row.asker_username ?? '',
      },
      answeredBy:
        row.ended_by === null
          ? null
          : { nameEnglish: row.answerer_english ?? '', nameNepali: row.answerer_nepali ?? '' },
      messages: Number(row.messages ?? 0),
      mayAnswer: state.status === 'OPEN' && may(actor.role, 'REFUND'),
    };
  });
  return { items, total, page, size };
}

/** The newest request of each of these invoices, as the payer reads it. */
export async function newestRequests(
  db: Kysely<DB>,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, RefundRequestState>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('request')
    .selectAll()
    .distinctOn('subject_id')
    .where('kind', '=', refundHandler.kind.key)
    .where('subject_id', 'in', [...invoiceIds])
    .orderBy('subject_id')
    .orderBy('asked_at', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.subject_id ?? '', requestStateOf(row)]));
}

interface StateRow {
  readonly id: string;
  readonly number: string;
  readonly status: RequestStatus;
  readonly answers: unknown;
  readonly asked_at: Date;
  readonly due_on: string | null;
  readonly outcome_reason: string | null;
  readonly ended_at: Date | null;
}

function requestStateOf(row: StateRow): RefundRequestState {
  return {
    id: row.id,
    number: row.number,
    status: queueOf(row.status),
    state: row.status,
    reason: refund.answers.parse(row.answers).reason,
    askedAt: row.asked_at.toISOString(),
    dueOn: row.due_on,
    answer: row.outcome_reason,
    answeredAt: row.ended_at?.toISOString() ?? null,
  };
}

/** The list in which a request stands. */
const queueOf = (status: RequestStatus): RefundRequestStatus =>
  refundRequestStatuses.keys.find((queue) => refundRequestQueues[queue].includes(status)) ?? 'OPEN';
