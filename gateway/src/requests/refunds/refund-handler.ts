import { refund } from '@registrar/domain/requests';
import { may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { invoicesWithSubject, payerOf, SUBJECT_COLUMNS, subjectOf } from '../../money/receipts/invoice-subject';
import { readPaymentPapers } from '../../money/receipts/payment-papers';
import { isPayers } from '../../money/card/payers';
import { lockWithFiling, refuseOwnPart } from '../../money/refunds/invoice-to-refund';
import { REFUNDS_PAGE } from '../../money/refunds/propose-refund';
import { readRefundable } from '../../money/refunds/refundable';
import { dayInNepal } from '../../platform/clock';
import type { DB } from '../../platform/database/schema.generated';
import { refuse } from '../../platform/refusal';
import { REQUEST_ACTIONS, type RequestHandler, type RequestRow } from '../request-handler';

/** Requests of this kind, as `/refunds` lists them. */
export const REQUESTS_PAGE = `${REFUNDS_PAGE}?view=requests`;

/** The refund that a payer asks for; what becomes of it is decided by the two people of a refund. */
export const refundHandler: RequestHandler = {
  kind: refund,
  audit: {
    object: 'refund-request',
    asked: 'REFUND_REQUESTED',
    actions: { ...REQUEST_ACTIONS, refuse: 'REFUND_REQUEST_DECLINED' },
  },
  notices: {
    work: 'WORK_REFUND',
    officePage: REQUESTS_PAGE,
    requesterPage: '/payment-history',
    requesterAction: 'mail.action.payments',
    asked: { title: 'money.refundRequest.work.title', body: 'money.refundRequest.work.body' },
    refused: {
      type: 'REFUND_ANSWERED',
      title: 'money.refundRequest.declined.title',
      body: 'money.refundRequest.declined.body',
      sms: 'money.refundRequest.declined.sms',
      next: 'money.refundRequest.declined.next',
    },
  },
  async lockSubject(unit, request) {
    await lockWithFiling(unit, invoiceOf(request));
  },
  async speaksForRequester(db, actor, request, now) {
    return may(actor.role, 'PAY') && isPayers(db, actor.accountId, invoiceOf(request), dayInNepal(now));
  },
  refuseRelated: (unit, actor, request, language) => refuseOwnPart(unit, actor, { id: invoiceOf(request) }, language),
  async requireReopenable(unit, request) {
    const invoice = (await lockWithFiling(unit, invoiceOf(request))) ?? refuse('REQ-404');
    if ((await readRefundable(unit.tx, invoice, unit.now, dayInNepal(unit.now))).ground === null)
      refuse('FLOW-409', { message: 'money.refund.nothing' });
  },
  async describe(db, request) {
    const row = await invoicesWithSubject(db)
      .select(SUBJECT_COLUMNS)
      .select('invoice.number')
      .where('invoice.id', '=', invoiceOf(request))
      .executeTakeFirstOrThrow();
    const subject = subjectOf(row);
    const number = row.number ?? '';
    return {
      reference: number,
      about: {
        ne: [number, subject.nameNepali].filter((part) => part !== '').join(' · '),
        en: [number, subject.nameEnglish].filter((part) => part !== '').join(' · '),
      },
      payer: payerOf(row),
    };
  },
  lettersOf: creditNotesOf,
};

/** The subject of a request for a refund. */
function invoiceOf({ id, subject_id }: RequestRow): string {
  if (subject_id === null) throw new Error(`The refund request ${id} names no invoice`);
  return subject_id;
}

async function creditNotesOf(db: Kysely<DB>, { id }: RequestRow) {
  const refunds = await db
    .selectFrom('refund')
    .select('id')
    .where('request_id', '=', id)
    .where('status', '=', 'APPROVED')
    .execute();
  const papers = await readPaymentPapers(
    db,
    'REFUND',
    refunds.map((one) => one.id),
  );
  return [...papers.values()].map(({ code, link }) => ({ code, link }));
}
