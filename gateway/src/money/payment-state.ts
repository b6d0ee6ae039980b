import type { PayableState } from '@registrar/domain/calls/money';
import type { PayTiming } from '@registrar/domain/processes';
import type { Kysely, Selectable } from 'kysely';
import type { DB, InvoiceTable } from '../platform/database/schema.generated';

export type InvoiceRow = Selectable<InvoiceTable>;

/** How far the money of an application is. */
export interface PaymentState {
  readonly state: PayableState;
  /** Money of the applicant has come in, is on its way, or a voucher of theirs is being checked. */
  readonly received: boolean;
}

export const NOTHING_TO_PAY: PaymentState = { state: 'NONE', received: false };

const OPEN: readonly InvoiceRow['status'][] = ['DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED'];
/** The money is there, or on its way. */
const RECEIVED: readonly InvoiceRow['status'][] = ['INITIATED', 'SUBMITTED', 'COMPLETED', 'APPROVED'];

/** By the invoices of an application that were not refused. */
export function paymentStateOf(
  invoices: readonly Pick<InvoiceRow, 'status' | 'counter_sign_asked_at'>[],
  payTiming: PayTiming,
): PaymentState {
  if (payTiming === 'NONE') return NOTHING_TO_PAY;
  const received = invoices.some(({ status }) => RECEIVED.includes(status));
  // what is furthest from being paid holds the rest
  const open = OPEN.map((status) => invoices.find((invoice) => invoice.status === status)).find(
    (invoice) => invoice !== undefined,
  );
  if (!open) return { state: invoices.length === 0 ? 'ESTIMATED' : 'SETTLED', received };
  return { state: stateOf(open), received };
}

function stateOf({
  status,
  counter_sign_asked_at,
}: Pick<InvoiceRow, 'status' | 'counter_sign_asked_at'>): PayableState {
  switch (status) {
    case 'PENDING':
      return 'PENDING';
    case 'INITIATED':
      return 'INITIATED';
    case 'SUBMITTED':
      return 'SUBMITTED';
    default:
      return counter_sign_asked_at === null ? 'PROPOSED' : 'COUNTER_SIGN';
  }
}

/** Something of it is still to be paid, or its payment is on the way. */
export async function isUnpaid(db: Kysely<DB>, applicationId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('invoice')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('status', 'in', [...OPEN])
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
