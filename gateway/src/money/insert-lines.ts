import type { UnitOfWork } from '../platform/unit-of-work';
import type { LineOfFiling } from './fines/fines-of-year';

/** The code of a fine is the key of its schedule; names are read from there. */
type InvoicedLine = Omit<LineOfFiling, 'code' | 'nameEnglish' | 'nameNepali'> & { readonly code: string };

/** The lines of an invoice in their order, each to be paid as proposed until an officer decides otherwise. */
export async function insertLines(unit: UnitOfWork, invoiceId: string, lines: readonly InvoicedLine[]): Promise<void> {
  // a filing without a fee and in time has no lines
  if (lines.length === 0) return;
  await unit.tx
    .insertInto('invoice_line')
    .values(
      lines.map((line, position) => ({
        id: unit.newId(),
        invoice_id: invoiceId,
        position,
        kind: line.kind,
        code: line.code,
        law_reference: line.lawReference,
        law_reference_nepali: line.lawReferenceNepali,
        certainty: line.certainty,
        basis: JSON.stringify(line.basis),
        working: JSON.stringify(line.working),
        quantity: line.quantity,
        rate_paisa: line.ratePaisa,
        proposed_paisa: line.proposedPaisa,
        amount_paisa: line.proposedPaisa,
        fiscal_year: line.fiscalYear,
        revenue_head: line.revenueHead,
        fine_due_id: line.due?.id ?? null,
        closes_due: line.due?.closes ?? false,
      })),
    )
    .execute();
}
