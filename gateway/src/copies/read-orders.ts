import type { CopyOrder, CopyOrderDetail, CopyOrderPage, OrderedCopy } from '@registrar/domain/calls/copies';
import { letterKinds } from '@registrar/domain/calls/letters';
import { copyKinds, ISSUED_BY_MACHINE } from '@registrar/domain/copies';
import { bothCalendars } from '@registrar/domain/calendar';
import { isStaff, may } from '@registrar/domain/permissions';
import { pratilipi, type RequestStatus } from '@registrar/domain/requests';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import type { copyOrderQuerySchema } from '@registrar/domain/calls/copies';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { verifyLink } from '../papers/read-papers';
import { findRequest } from '../requests/read-request';
import { copyHandler } from './copy-handler';

export const ORDER_STATES = {
  ASKED: 'UNPAID',
  PAID: 'DOCUMENT_REQUESTED',
  IN_HAND: 'DOCUMENT_REQUESTED',
  REOPENED: 'DOCUMENT_REQUESTED',
  DONE: 'SUCCESS',
  REFUSED: 'REJECTED',
  WITHDRAWN: 'WITHDRAWN',
} as const satisfies Record<RequestStatus, CopyOrder['state']>;

const OPEN: readonly RequestStatus[] = ['PAID', 'IN_HAND'];

/** Orders of copies with their company and sum, a row each. */
function orders(db: Kysely<DB>) {
  return db
    .selectFrom('request')
    .innerJoin('company', 'company.id', 'request.company_id')
    .leftJoin('account as asker', 'asker.id', 'request.requester_account')
    .leftJoin('copy_handover', 'copy_handover.request_id', 'request.id')
    .where('request.kind', '=', pratilipi.key);
}

const COLUMNS = [
  'request.id',
  'request.number',
  'request.status',
  'request.asked_at',
  'request.due_on',
  'request.answers',
  'request.requester_contact',
  'request.requester_name',
  'request.requester_account',
  'request.office_id',
  'request.version',
  'company.id as company_id',
  'company.name_english',
  'company.name_nepali',
  'company.registration_number',
  'asker.name_english as asker_english',
  'asker.name_nepali as asker_nepali',
  'asker.username',
  'copy_handover.handed_at',
  'copy_handover.note',
] as const;

const copiesOf = sql<number>`(select count(*)::int from copy_item where copy_item.request_id = request.id)`;
const totalOf = sql<number>`coalesce((select max(total_paisa) from invoice where invoice.for_id = request.id), 0)`;
const onPaper = sql<boolean>`(request.status = 'DONE' and request.answers ->> 'delivery' <> 'ELECTRONIC' and copy_handover.request_id is null)`;

/** The person's own orders; for an officer those of the office that are paid, the earliest last day first. */
export async function listOrders(
  db: Kysely<DB>,
  actor: Actor,
  { show, search, page, size }: z.infer<typeof copyOrderQuerySchema>,
  now: Date,
): Promise<CopyOrderPage> {
  const forOffice = isStaff(actor.role);
  const open: readonly RequestStatus[] = forOffice ? OPEN : ['ASKED', ...OPEN];
  const like = `%${(search ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const query = orders(db)
    .$if(!forOffice, (own) => own.where('request.requester_account', '=', actor.accountId))
    .$if(forOffice, (all) => all.where('request.status', 'in', [...OPEN, 'DONE', 'REFUSED']))
    .$if(forOffice && !may(actor.role, 'READ_EVERYTHING'), (all) =>
      all.where('request.office_id', '=', actor.officeId ?? -1),
    )
    .where((is) => {
      const isOpen = is.or([is('request.status', 'in', [...open]), onPaper]);
      return show === 'open' ? isOpen : is.not(isOpen);
    })
    .$if((search ?? '') !== '', (found) =>
      found.where((is) =>
        is.or([
          is('request.number', 'ilike', like),
          is('company.registration_number', 'ilike', like),
          is('company.name_english', 'ilike', like),
          is('company.name_nepali', 'ilike', like),
        ]),
      ),
    );
  const { total } = await query.select((of) => of.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(COLUMNS)
    .select([copiesOf.as('copies'), totalOf.as('total_paisa'), onPaper.as('to_hand_over')])
    .$if(show === 'open', (sorted) => sorted.orderBy('request.due_on'))
    .orderBy('request.asked_at', 'desc')
    .orderBy('request.id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    items: rows.map((row) => describeOrder(row, now)),
    total: Number(total),
    page,
    size,
    forOffice,
    mayAsk: may(actor.role, pratilipi.askedWith),
  };
}

interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly status: RequestStatus;
  readonly asked_at: Date;
  readonly due_on: string | null;
  readonly answers: unknown;
  readonly requester_contact: string | null;
  readonly requester_name: string | null;
  readonly company_id: string;
  readonly name_english: string;
  readonly name_nepali: string;
  readonly registration_number: string;
  readonly asker_english: string | null;
  readonly asker_nepali: string | null;
  readonly username: string | null;
  readonly copies: number;
  readonly total_paisa: number;
  readonly to_hand_over: boolean;
}

function describeOrder(row: OrderRow, now: Date): CopyOrder {
  const asker = row.username ?? row.requester_name ?? row.requester_contact ?? '';
  return {
    id: row.id,
    number: row.number,
    company: {
      id: row.company_id,
      nameEnglish: row.name_english,
      nameNepali: row.name_nepali,
      registrationNumber: row.registration_number,
    },
    state: ORDER_STATES[row.status],
    askedAt: row.asked_at.toISOString(),
    askedBy: { nameEnglish: row.asker_english ?? asker, nameNepali: row.asker_nepali ?? asker },
    dueOn: row.due_on,
    isOverdue: OPEN.includes(row.status) && row.due_on !== null && row.due_on < dayInNepal(now),
    copies: row.copies,
    delivery: pratilipi.answers.parse(row.answers).delivery,
    toHandOver: row.to_hand_over,
    totalPaisa: Number(row.total_paisa),
  };
}

/** An order with its copies, for who asked and its office; for others it does not exist (REQ-404). */
export async function readOrder(db: Kysely<DB>, actor: Actor, id: string, now: Date): Promise<CopyOrderDetail> {
  const { row: request } = await findRequest(db, [copyHandler], actor, id, now);
  const row = await orders(db)
    .select(COLUMNS)
    .select([copiesOf.as('copies'), totalOf.as('total_paisa'), onPaper.as('to_hand_over')])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();
  const answers = pratilipi.answers.parse(row.answers);
  const invoice = await db
    .selectFrom('invoice')
    .leftJoin('refund', (join) =>
      join.onRef('refund.invoice_id', '=', 'invoice.id').on('refund.status', 'in', ['PROPOSED', 'APPROVED']),
    )
    .select(['invoice.id', 'refund.status as refund'])
    .where('invoice.for_id', '=', id)
    .executeTakeFirst();
  const own = request.requester_account === actor.accountId;
  const decides = may(actor.role, pratilipi.decidedWith) && actor.officeId === request.office_id && !own;
  const order = describeOrder(row, now);
  return {
    ...order,
    reason: answers.reason,
    identityNumber: own ? null : answers.identityNumber || null,
    postalAddress: answers.postalAddress || null,
    items: await itemsOf(db, request),
    invoiceId: own && request.status === 'ASKED' ? (invoice?.id ?? null) : null,
    handedOver: row.handed_at === null ? null : { at: row.handed_at.toISOString(), note: row.note },
    refund: invoice?.refund === 'PROPOSED' || invoice?.refund === 'APPROVED' ? invoice.refund : null,
    mayWithdraw: own && request.status === 'ASKED',
    mayIssue: decides && OPEN.includes(request.status),
    mayHandOver: decides && order.toHandOver,
    version: request.version,
  };
}

/** The copies of an order in its order. */
export async function itemsOf(
  db: Kysely<DB>,
  request: { readonly id: string; readonly number: string },
): Promise<OrderedCopy[]> {
  const rows = await db
    .selectFrom('copy_item')
    .leftJoin('letter as issued', 'issued.id', 'copy_item.letter_id')
    .leftJoin('letter as source', 'source.id', 'copy_item.source_letter')
    .leftJoin('filing_document as document', 'document.id', 'copy_item.source_document')
    .selectAll('copy_item')
    .select([
      'issued.code',
      'issued.rendered_at',
      'source.kind as source_kind',
      'source.issued_at as source_issued_at',
      'document.name as document_name',
    ])
    .where('copy_item.request_id', '=', request.id)
    .orderBy('copy_item.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    of: nameOf(row),
    pages: row.pages,
    state: row.state,
    refusedReason: row.refused_reason,
    byOfficer: !ISSUED_BY_MACHINE.includes(row.kind),
    letter:
      row.code === null
        ? null
        : {
            code: row.code,
            serial: `${request.number}/${row.position}`,
            ready: row.rendered_at !== null,
            link: verifyLink(row.code),
          },
  }));
}

interface NamedItem {
  readonly kind: OrderedCopy['kind'];
  readonly source_kind: string | null;
  readonly source_issued_at: Date | null;
  readonly document_name: string | null;
  readonly described: string | null;
  readonly as_of: string | null;
}

function nameOf(row: NamedItem): OrderedCopy['of'] {
  const { ne, en } = copyKinds.name(row.kind);
  if (row.source_kind !== null && row.source_issued_at !== null) {
    const [paper, day] = [
      letterKinds.name(letterKinds.schema.parse(row.source_kind)),
      dayInNepal(row.source_issued_at),
    ];
    return {
      nameNepali: `${paper.ne}, ${bothCalendars(day, 'ne')}`,
      nameEnglish: `${paper.en}, ${bothCalendars(day, 'en')}`,
    };
  }
  const named = row.document_name ?? row.described;
  if (named !== null) return { nameNepali: `${ne}: ${named}`, nameEnglish: `${en}: ${named}` };
  if (row.as_of === null) return { nameNepali: ne, nameEnglish: en };
  return {
    nameNepali: `${ne}, ${bothCalendars(row.as_of, 'ne')}`,
    nameEnglish: `${en}, ${bothCalendars(row.as_of, 'en')}`,
  };
}
