import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { verifyAudit } from '../../../gateway/src/platform/audit/verify-audit';
import { openPlace } from '../gateway/recorder';
import type { Place } from '../gateway/place';
import type { InvoiceToPay } from './invoices-to-pay';

const orderSchema = z.object({
  orderId: z.string(),
  sessionId: z.string(),
  token: z.string(),
  amount: z.number(),
  status: z.string(),
  taken: z.number(),
  transactionId: z.string().nullable(),
});
export type BookedOrder = z.infer<typeof orderSchema>;

/** The last word of the payment gateway's own book on each order. */
export function readBook(file: string): BookedOrder[] {
  const orders = new Map<string, BookedOrder>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const order = orderSchema.parse(JSON.parse(line));
    orders.set(order.orderId, order);
  }
  return [...orders.values()];
}

export interface Verdict {
  readonly figures: Readonly<Record<string, number | string>>;
  readonly problems: readonly string[];
}

/** Several verdicts as one. */
export const joined = (...verdicts: readonly Verdict[]): Verdict => ({
  figures: Object.fromEntries(verdicts.flatMap(({ figures }) => Object.entries(figures))),
  problems: verdicts.flatMap(({ problems }) => problems),
});

/**
 * The payment gateway's book beside the registry's: every success there is one paid invoice here, and nothing else is
 * paid.
 */
export async function compareBooks(place: Place, book: string, invoices: readonly InvoiceToPay[]): Promise<Verdict> {
  const platform = await openPlace(place);
  const { db } = platform.database;
  try {
    const paidThere = readBook(book).filter(({ status }) => status === 'SUCCESS');
    const ids = new Set(invoices.map(({ id }) => id));
    const attempts = (
      await db
        .selectFrom('payment_attempt')
        .innerJoin('invoice', 'invoice.id', 'payment_attempt.invoice_id')
        .select([
          'payment_attempt.id',
          'payment_attempt.status',
          'invoice_id',
          'invoice.status as invoice_status',
          'invoice.total_paisa',
        ])
        .execute()
    ).filter(({ invoice_id }) => ids.has(invoice_id));
    const settled = (
      await db.selectFrom('invoice').select(['id', 'total_paisa']).where('status', '=', 'COMPLETED').execute()
    ).filter(({ id }) => ids.has(id));
    const audited = (
      await db.selectFrom('audit').select('object_id').where('action', '=', 'INVOICE_SETTLED').execute()
    ).filter(({ object_id }) => ids.has(object_id));
    const mismatches = await db.selectFrom('payment_mismatch').select('kind').execute();
    const byId = new Map(attempts.map((attempt) => [attempt.id, attempt]));
    const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
    const [there, here] = [
      sum(paidThere.map(({ taken }) => taken)),
      sum(settled.map(({ total_paisa }) => total_paisa)),
    ];
    const lost = paidThere.filter(({ orderId, taken }) => {
      const attempt = byId.get(orderId);
      return attempt?.status !== 'SUCCESS' || attempt.invoice_status !== 'COMPLETED' || attempt.total_paisa !== taken;
    });
    const invented = attempts.filter(
      ({ id, status }) => status === 'SUCCESS' && !paidThere.some(({ orderId }) => orderId === id),
    );
    const problems = [
      ...(lost.length === 0 ? [] : [`${lost.length} payments there are not paid here, e.g. ${lost[0]?.orderId}`]),
      ...(invented.length === 0 ? [] : [`${invented.length} are paid here and not there`]),
      ...(there === here ? [] : [`${there} paisa there, ${here} paisa here`]),
      ...(paidThere.length === settled.length
        ? []
        : [`${paidThere.length} payments there, ${settled.length} paid invoices here`]),
      ...(audited.length === settled.length ? [] : [`${settled.length} invoices were settled ${audited.length} times`]),
      ...(mismatches.length === 0 ? [] : [`${mismatches.length} mismatches`]),
      ...((await verifyAudit(db)).intact ? [] : ['the audit is broken']),
    ];
    return {
      figures: {
        'paid there': paidThere.length,
        'paid here': settled.length,
        'paisa there': there,
        'paisa here': here,
        attempts: attempts.length,
      },
      problems,
    };
  } finally {
    await platform.close();
  }
}
