import type { DueOfInvoice } from '@registrar/domain/calls/payment-subject';
import type { Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import { findFineEvent } from './fines/fine-events';

/** For invoices of fines: the overdue obligation, by the invoice's id. */
export async function readDuesOf(
  db: Kysely<DB>,
  invoiceIds: readonly string[],
): Promise<ReadonlyMap<string, DueOfInvoice>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoice')
    .innerJoin('fine_due', 'fine_due.id', 'invoice.for_id')
    .select(['invoice.id', 'fine_due.event_id', 'fine_due.fiscal_year'])
    .where('invoice.id', 'in', [...invoiceIds])
    .execute();
  return new Map(
    rows.flatMap(({ id, event_id, fiscal_year }): [string, DueOfInvoice][] => {
      const event = findFineEvent(event_id);
      return event
        ? [[id, { nameNepali: event.nameNepali, nameEnglish: event.nameEnglish, fiscalYear: fiscal_year }]]
        : [];
    }),
  );
}
