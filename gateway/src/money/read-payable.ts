import { isGranted } from '@registrar/domain/enumerations';
import { SETTLED_INVOICES, type Invoice, type Payable, type PayableState } from '@registrar/domain/calls/money';
import { isStaff, may } from '@registrar/domain/permissions';
import type { Kysely } from 'kysely';
import { person } from '../applications/summary';
import { reservationStateOf, type ReservationState } from '../applications/reservation-state';
import { readingOf } from '../applications/filing-reading';
import { isOnlyParent, seeFiling, type Sight } from '../applications/sight';
import type { Actor } from '../platform/actor';
import type { DB } from '../platform/database/schema.generated';
import { refuse } from '../platform/refusal';
import type { Noted } from '../register/access-log/note-access';
import { readClosed, readFirstDay } from './payable-invoice';
import { paymentStateOf, type InvoiceRow, type PaymentState } from './payment-state';
import { proposeLines } from './propose-lines';
import { describeLine, readLines, type LineRow } from './read-lines';
import { describeVoucher, readVouchers, type VoucherRow } from './read-vouchers';

/**
 * The cost and the payment state of a filing, for users who may see it; the parent company of a group is not asked to
 * pay.
 */
export async function readPayable(
  db: Kysely<DB>,
  actor: Actor,
  applicationId: string,
  { now, note }: Pick<Noted, 'now'> & Partial<Noted>,
): Promise<Payable> {
  const sight = await seeFiling(db, actor, applicationId, now);
  if (isOnlyParent(sight)) refuse('REQ-404');
  await note?.(actor, ...readingOf(sight));
  const {
    application: { row: filing, definition },
  } = sight;
  const rows = await db
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', '=', applicationId)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const shown = isStaff(actor.role) ? rows : rows.filter(({ status }) => status !== 'REJECTED');
  const closed = await readClosed(db, rows, sight.today);
  const reservation = isGranted(filing.status) ? reservationStateOf(sight.application.records.reservation) : null;
  const state = stateNow(
    sight,
    {
      payment: paymentStateOf(
        rows.filter(({ status }) => status !== 'REJECTED'),
        definition.money.payTiming,
      ),
      reservation,
    },
    rows,
  );
  const ids = shown.map(({ id }) => id);
  // the same for all invoices of a filing
  const paidFrom = rows[0] === undefined ? null : await readFirstDay(db, rows[0]);
  // for invoices paid together, the voucher of the joint invoice is shown
  const joint = await readJoint(db, shown);
  const [lines, vouchers, assessors] = [
    await readLines(db, ids),
    await readVouchers(db, [...ids, ...joint.keys()]),
    await namesOf(db, shown),
  ];
  return {
    state,
    issuedOnSubmit: definition.money.payTiming === 'ON_SUBMIT',
    estimate: state === 'ESTIMATED' ? await estimate(db, sight) : null,
    invoices: shown.map((row) =>
      describeInvoice(row, {
        paidFrom,
        lines,
        vouchers,
        assessors,
        joint,
        invoices: rows,
        forOffice: isStaff(actor.role),
      }),
    ),
    mayPay:
      sight.isOwner &&
      may(actor.role, 'PAY') &&
      shown.some(({ id, status, covered_by }) => status === 'PENDING' && covered_by === null && !closed.has(id)),
    mayCounterSign:
      state === 'COUNTER_SIGN' &&
      may(actor.role, 'COUNTER_SIGN_PAYABLE') &&
      !shown.some((row) => row.counter_sign_asked_at !== null && row.assessed_by === actor.accountId),
  };
}

/** An ended filing has no open or estimated amounts; payments stay paid. */
function stateNow(
  { application: { row }, today }: Sight,
  { payment: { state }, reservation }: { payment: PaymentState; reservation: ReservationState | null },
  rows: readonly InvoiceRow[],
): PayableState {
  const isOver = row.status === 'REJECTED' || (reservation?.state === 'HELD' && reservation.expiresOn < today);
  if (!isOver || state === 'INITIATED' || state === 'SUBMITTED') return state;
  return rows.some(({ status }) => SETTLED_INVOICES.includes(status)) ? 'SETTLED' : 'NONE';
}

async function estimate(db: Kysely<DB>, { application, today }: Sight): Promise<Payable['estimate']> {
  const lines = await proposeLines(db, application, today);
  return lines && { lines: [...lines], totalPaisa: lines.reduce((sum, line) => sum + line.proposedPaisa, 0) };
}

interface Beside {
  readonly paidFrom: string | null;
  readonly lines: readonly LineRow[];
  readonly vouchers: readonly VoucherRow[];
  readonly invoices: readonly InvoiceRow[];
  /** The numbers of the joint invoices, by their ids. */
  readonly joint: ReadonlyMap<string, string>;
  readonly assessors: ReadonlyMap<string, { nameEnglish: string; nameNepali: string }>;
  readonly forOffice: boolean;
}

/**
 * Changed amounts between officers are hidden from the applicant, who sees the schedule's amounts until the invoice is
 * issued.
 */
function describeInvoice(
  row: InvoiceRow,
  { paidFrom, lines, vouchers, assessors, joint, invoices, forOffice }: Beside,
): Invoice {
  const own = lines.filter((line) => line.invoice_id === row.id).map(describeLine);
  const hidden = !forOffice && row.counter_sign_asked_at !== null;
  const shown = hidden ? own.map((line) => ({ ...line, amountPaisa: line.proposedPaisa, overrideReason: null })) : own;
  return {
    id: row.id,
    number: row.number,
    ebpCode: row.ebp_code,
    status: row.status,
    supplements: invoices.find(({ id }) => id === row.supplements)?.number ?? null,
    paidWith: joint.get(row.covered_by ?? '') ?? null,
    lines: shown,
    totalPaisa: shown.reduce((sum, line) => sum + line.amountPaisa, 0),
    proposedAt: row.proposed_at.toISOString(),
    issuedAt: row.issued_at?.toISOString() ?? null,
    settledAt: row.settled_at?.toISOString() ?? null,
    paidFrom,
    counterSign:
      hidden || row.counter_sign_asked_at === null
        ? null
        : {
            askedBy: assessors.get(row.assessed_by ?? '') ?? { nameEnglish: '', nameNepali: '' },
            askedAt: row.counter_sign_asked_at.toISOString(),
          },
    vouchers: vouchers
      .filter((voucher) => voucher.invoice_id === row.id || voucher.invoice_id === row.covered_by)
      .map(describeVoucher),
    version: row.version,
  };
}

async function readJoint(db: Kysely<DB>, rows: readonly InvoiceRow[]): Promise<Beside['joint']> {
  const ids = rows.flatMap(({ covered_by }) => covered_by ?? []);
  if (ids.length === 0) return new Map();
  return new Map(
    (await db.selectFrom('invoice').select(['id', 'number']).where('id', 'in', ids).execute()).map(({ id, number }) => [
      id,
      number ?? '',
    ]),
  );
}

async function namesOf(db: Kysely<DB>, rows: readonly InvoiceRow[]): Promise<Beside['assessors']> {
  const ids = rows.flatMap(({ assessed_by }) => assessed_by ?? []);
  if (ids.length === 0) return new Map();
  const accounts = await db
    .selectFrom('account')
    .select(['id', 'name_english', 'name_nepali', 'username', 'role'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    accounts.map((account) => {
      const { nameEnglish, nameNepali } = person(
        account.id,
        account.name_english,
        account.name_nepali,
        account.username,
        account.role,
      );
      return [account.id, { nameEnglish, nameNepali }];
    }),
  );
}
