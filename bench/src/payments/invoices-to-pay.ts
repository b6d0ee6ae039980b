import { randomUUID } from 'node:crypto';
import { openPlace } from '../gateway/recorder';
import type { Place } from '../gateway/place';

export interface InvoiceToPay {
  readonly id: string;
  readonly amountPaisa: number;
}

/** Represents a company of the demonstration. */
export const PAYER = 'puja.representative';

/**
 * What the payer's company owes, numbered from `firstNumber` on: every amount another one, so that two that are mixed
 * up show.
 */
export async function addInvoices(place: Place, count: number, firstNumber = 0): Promise<InvoiceToPay[]> {
  const platform = await openPlace(place);
  const { db } = platform.database;
  const company = await db
    .selectFrom('company_representative')
    .innerJoin('account', 'account.id', 'company_representative.account_id')
    .innerJoin('company', 'company.id', 'company_representative.company_id')
    .select(['company.id', 'company.office_id'])
    .where('account.username', '=', PAYER)
    .executeTakeFirstOrThrow();
  const invoices = Array.from({ length: count }, (_, index): InvoiceToPay => ({
    id: randomUUID(),
    amountPaisa: 100_000 + index * 137,
  }));
  const now = platform.clock.now();
  for (let from = 0; from < count; from += 100) {
    const part = invoices.slice(from, from + 100);
    await db
      .insertInto('fine_due')
      .values(
        part.map(({ id }) => ({
          id,
          company_id: company.id,
          event_id: `BENCH-${id}`,
          due_on: '2026-01-01',
          paid_up_paisa: 0,
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('invoice')
      .values(
        part.map(({ id, amountPaisa }, index) => ({
          id,
          for_kind: 'FINE_DUE',
          for_id: id,
          company_id: company.id,
          office_id: company.office_id,
          status: 'PENDING' as const,
          number: `INV-BENCH-${firstNumber + from + index}`,
          ebp_code: `9${String(firstNumber + from + index).padStart(14, '0')}`,
          basis: '{}',
          scheduled_on: '2026-01-01',
          total_paisa: amountPaisa,
          proposed_at: now,
          issued_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('invoice_line')
      .values(
        part.map(({ id, amountPaisa }) => ({
          id: randomUUID(),
          invoice_id: id,
          position: 0,
          kind: 'REVENUE' as const,
          code: 'INCORPORATION',
          law_reference: 'Bench',
          certainty: 'A' as const,
          basis: JSON.stringify({ companyType: 'PRIVATE_SINGLE_PROPRIETOR', capitalPaisa: null }),
          working: '[]',
          quantity: 1,
          rate_paisa: amountPaisa,
          proposed_paisa: amountPaisa,
          amount_paisa: amountPaisa,
          fiscal_year: '2083/84',
          revenue_head: '14251',
        })),
      )
      .execute();
  }
  await platform.close();
  return invoices;
}
