import {
  assessedLineSchema,
  assessmentBasisSchema,
  workingStepSchema,
  type AssessedLine,
} from '@registrar/domain/calls/money';
import type { Bilingual } from '@registrar/domain/bilingual';
import { chargeCodes } from '@registrar/domain/enumerations/money';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { DB, InvoiceLineTable } from '../platform/database/schema.generated';
import { findFineEvent } from './fines/fine-events';

export type LineRow = Selectable<InvoiceLineTable>;

/** The lines of these invoices, in their order. */
export async function readLines(db: Kysely<DB>, invoiceIds: readonly string[]): Promise<LineRow[]> {
  if (invoiceIds.length === 0) return [];
  return db
    .selectFrom('invoice_line')
    .selectAll()
    .where('invoice_id', 'in', [...invoiceIds])
    .orderBy('position')
    .execute();
}

/** The name of a line. Fines of a year all have one rate, so theirs includes the obligation. */
export function lineName({ code, fine_due_id, basis }: Pick<LineRow, 'code' | 'fine_due_id' | 'basis'>): Bilingual {
  const { ne, en } = chargeCodes.name(code);
  const event =
    fine_due_id === null ? undefined : findFineEvent(assessmentBasisSchema.parse(basis).lateness?.eventId ?? '');
  return event ? { ne: `${ne}: ${event.nameNepali}`, en: `${en}: ${event.nameEnglish}` } : { ne, en };
}

export function describeLine(row: LineRow): AssessedLine {
  const name = lineName(row);
  return assessedLineSchema.parse({
    id: row.id,
    code: row.code,
    kind: row.kind,
    nameEnglish: name.en,
    nameNepali: name.ne,
    lawReference: row.law_reference,
    lawReferenceNepali: row.law_reference_nepali,
    certainty: row.certainty,
    basis: assessmentBasisSchema.parse(row.basis),
    working: z.array(workingStepSchema).parse(row.working),
    quantity: row.quantity,
    ratePaisa: row.rate_paisa,
    proposedPaisa: row.proposed_paisa,
    amountPaisa: row.amount_paisa,
    overrideReason: row.override_reason,
    fiscalYear: row.fiscal_year,
    revenueHead: row.revenue_head,
  });
}
