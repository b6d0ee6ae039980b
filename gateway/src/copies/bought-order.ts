import type { BoughtOrder } from '@registrar/domain/calls/bought-copies';
import type { Kysely } from 'kysely';
import { findLink, type OutsideLink } from '../outside/outside-link';
import { limitLinks } from '../outside/link-terms';
import type { DB } from '../platform/database/schema.generated';
import { domainLanguage } from '../platform/language';
import { mask } from '../platform/outbound/mask';
import { refuse } from '../platform/refusal';
import type { UnitOfWork } from '../platform/unit-of-work';
import { lockRequest } from '../requests/move-request';
import type { RequestRow } from '../requests/request-handler';
import { deliverByMail } from './delivery-link';
import { itemsOf, ORDER_STATES } from './read-orders';
import { withdrawOrder } from './withdraw-order';

export interface Bought {
  readonly link: OutsideLink;
  readonly request: RequestRow;
}

/**
 * The order of a link, to go on with it. A guessed token is not there (REQ-404).
 *
 * @throws FLOW-409 past the last moment of the link
 */
export async function findBought(db: Kysely<DB>, token: string, now: Date): Promise<Bought> {
  const bought = await findByLink(db, 'COPY_ORDER', token);
  if (isOver(bought.link, now)) refuse('FLOW-409', { message: 'copies.linkOver' });
  return bought;
}

/** The order of a link, also of one that is over. A link that is guessed or was replaced is not there (REQ-404). */
export async function findByLink(
  db: Kysely<DB>,
  purpose: 'COPY_ORDER' | 'COPY_DELIVERY',
  token: string,
): Promise<Bought> {
  const link = await findLink(db, purpose, { actor: null, reference: token });
  const request = await db.selectFrom('request').selectAll().where('id', '=', link.object_id).executeTakeFirstOrThrow();
  return { link, request };
}

export const isOver = ({ expires_at, revoked_at }: OutsideLink, now: Date): boolean =>
  revoked_at !== null || expires_at === null || expires_at <= now;

export async function companyOfOrder(db: Kysely<DB>, { company_id }: RequestRow): Promise<BoughtOrder['company']> {
  const company = await db
    .selectFrom('company')
    .select(['name_english', 'name_nepali', 'registration_number'])
    .where('id', '=', company_id)
    .executeTakeFirstOrThrow();
  return {
    regNo: company.registration_number,
    nameEnglish: company.name_english,
    nameNepali: company.name_nepali,
  };
}

/** What was ordered and what has become of it; the copies themselves are behind the link of the delivery. */
export async function readBought(db: Kysely<DB>, token: string, now: Date, hasCard: boolean): Promise<BoughtOrder> {
  const { link, request } = await findByLink(db, 'COPY_ORDER', token);
  const over = isOver(link, now);
  const invoice = await invoiceOf(db, request.id);
  const unpaid = request.status === 'ASKED' && !over;
  return {
    number: request.number,
    company: await companyOfOrder(db, request),
    state: ORDER_STATES[request.status],
    items: (await itemsOf(db, request)).map(({ id, of, state, refusedReason }) => ({ id, of, state, refusedReason })),
    totalPaisa: invoice.total_paisa,
    invoiceNumber: invoice.number,
    paying: unpaid && invoice.status === 'INITIATED',
    mayPay: unpaid && hasCard && (invoice.status === 'PENDING' || invoice.status === 'INITIATED'),
    mayWithdraw: unpaid && invoice.status === 'PENDING',
    delivered: !over && (request.status === 'DONE' || request.status === 'REFUSED'),
    refund: invoice.refund,
    sentTo: mask(request.requester_contact ?? ''),
    language: domainLanguage(link.language),
    expiresAt: (link.expires_at ?? now).toISOString(),
    isOver: over,
    version: request.version,
  };
}

export async function invoiceOf(db: Kysely<DB>, requestId: string) {
  const invoice = await db
    .selectFrom('invoice')
    .leftJoin('refund', (join) =>
      join.onRef('refund.invoice_id', '=', 'invoice.id').on('refund.status', 'in', ['PROPOSED', 'APPROVED']),
    )
    .select(['invoice.id', 'invoice.number', 'invoice.status', 'invoice.total_paisa', 'refund.status as refund'])
    .where('invoice.for_id', '=', requestId)
    .where('invoice.for_kind', '=', 'REQUEST')
    .executeTakeFirstOrThrow();
  const { refund } = invoice;
  return { ...invoice, refund: refund === 'PROPOSED' || refund === 'APPROVED' ? refund : null };
}

export async function withdrawBought(unit: UnitOfWork, token: string, version: number): Promise<void> {
  const { request } = await findBought(unit.tx, token, unit.now);
  await withdrawOrder(unit, null, request.id, version);
}

/** The mail with the copies once more, with a new link; the former one ends. Only so often in a day. */
export async function deliverAgain(unit: UnitOfWork, token: string): Promise<void> {
  const { request } = await findBought(unit.tx, token, unit.now);
  const row = (await lockRequest(unit, request.id)) ?? refuse('REQ-404');
  if (row.status !== 'DONE' && row.status !== 'REFUSED') refuse('FLOW-409', { message: 'requests.notAllowed' });
  await limitLinks(unit, 'COPY_DELIVERY', row.id, { email: row.requester_contact });
  const isDone = row.status === 'DONE';
  await deliverByMail(
    unit,
    row,
    {
      title: isDone ? 'copies.ready.title' : 'copies.rejected.title',
      body: isDone ? 'copies.ready.body' : 'copies.rejected.body',
    },
    '',
  );
}
