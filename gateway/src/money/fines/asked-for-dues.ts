import type { Paisa } from '@registrar/domain/money';
import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';
import type { InvoiceRow } from '../payment-state';

/** An invoice for a due: for the due alone, or for a filing with the due as one of its lines. */
export interface AskedForDue {
  readonly dueId: string;
  readonly invoice: InvoiceRow;
  readonly amountPaisa: Paisa;
  /** A payment settles the due, whatever the amount of the fine (section 136ka). */
  readonly closesDue: boolean;
}

/** The invoices of these dues that were not withdrawn, the oldest first. */
export async function askedForDues(db: Kysely<DB>, dueIds: readonly string[]): Promise<AskedForDue[]> {
  if (dueIds.length === 0) return [];
  const own = await db
    .selectFrom('invoice')
    .selectAll()
    .where('for_id', 'in', [...dueIds])
    .where('status', '<>', 'REJECTED')
    .execute();
  const lines = await db
    .selectFrom('invoice_line')
    .select(['invoice_id', 'fine_due_id', 'amount_paisa', 'closes_due'])
    .where('fine_due_id', 'in', [...dueIds])
    .execute();
  const withLines =
    lines.length === 0
      ? []
      : await db
          .selectFrom('invoice')
          .selectAll()
          .where(
            'id',
            'in',
            lines.map(({ invoice_id }) => invoice_id),
          )
          .where('status', '<>', 'REJECTED')
          .execute();
  const asked = [
    ...own.map((invoice) => ({
      dueId: invoice.for_id,
      invoice,
      amountPaisa: invoice.total_paisa,
      closesDue: false,
    })),
    ...lines.flatMap(({ invoice_id, fine_due_id, amount_paisa, closes_due }) => {
      const invoice = withLines.find(({ id }) => id === invoice_id);
      return invoice && fine_due_id !== null
        ? [{ dueId: fine_due_id, invoice, amountPaisa: amount_paisa, closesDue: closes_due }]
        : [];
    }),
  ];
  return asked.sort((a, b) => a.invoice.proposed_at.getTime() - b.invoice.proposed_at.getTime());
}

/** The part of a fine that its invoices have paid, and the rest, less what was waived. */
export function paidAndRest(
  finePaisa: Paisa,
  asking: readonly Pick<AskedForDue, 'invoice' | 'amountPaisa' | 'closesDue'>[],
  waivedPaisa: Paisa,
): { readonly paidPaisa: Paisa; readonly restPaisa: Paisa } {
  const settled = asking.filter(({ invoice }) => SETTLED_INVOICES.includes(invoice.status));
  const paidPaisa = settled.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0);
  const closed = settled.some(({ closesDue }) => closesDue);
  return { paidPaisa, restPaisa: closed ? 0 : Math.max(0, finePaisa - paidPaisa - waivedPaisa) };
}
