import type { PayableState } from '@registrar/domain/calls/money';
import type { PayTiming } from '@registrar/domain/processes';
import type { Kysely, Selectable } from 'kysely';
import type { DB, InvoiceTable } from '../platform/database/schema.generated';

export type InvoiceRow = Selectable<InvoiceTable>;

/** The payment state of an application. */
export interface PaymentState {
  readonly state: PayableState;
  /** A payment of the applicant was received, is in progress, or has a voucher under review. */
  readonly received: boolean;
}

export const NOTHING_TO_PAY: PaymentState = { state: 'NONE', received: false };

const OPEN: readonly InvoiceRow['status'][] = ['DRAFT', 'PENDING', 'INITIATED', 'SUBMITTED'];
/** Paid, or with a payment in progress. */
const RECEIVED: readonly InvoiceRow['status'][] = ['INITIATED', 'SUBMITTED', 'COMPLETED', 'APPROVED'];

/** By the invoices of an application that were not refused. */
export function paymentStateOf(
  invoices: readonly Pick<InvoiceRow, 'status' | 'counter_sign_asked_at'>[],
  payTiming: PayTiming,
): PaymentState {
  if (payTiming === 'NONE') return NOTHING_TO_PAY;
  const received = invoices.some(({ status }) => RECEIVED.includes(status));
  // the invoice furthest from being paid decides the state
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

/** True when a part is unpaid, or its payment is in progress. */
export async function isUnpaid(db: Kysely<DB>, applicationId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('invoice')
      .select('id')
      .where('for_id', '=', applicationId)
      .where('status', 'in', [...OPEN])
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}
