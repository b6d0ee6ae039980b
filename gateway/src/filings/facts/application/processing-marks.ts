import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { isGranted, type ProcessingMark } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';

/** A query for a document of the application that is not signed yet. */
export function unsignedPaper(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('letter')
    .select('id')
    .where('application_id', '=', id)
    .where('paper', 'is not', null)
    .where('rendered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .limit(1);
}

/** Marks of processing steps that the status does not show. */
export function processingMarks(
  { row: { status }, records }: Application,
  { isUnsigned }: { readonly isUnsigned: boolean },
): ProcessingMark[] {
  if (status === 'DRAFT' || status === 'REJECTED') return [];
  if (isGranted(status)) return isUnsigned ? ['DIGITAL_SIGNATURE_INITIATED'] : [];
  const invoices = records.invoices.filter((invoice) => invoice.total_paisa > 0 && invoice.status !== 'DRAFT');
  return invoices.length > 0 && invoices.every((invoice) => SETTLED_INVOICES.includes(invoice.status))
    ? ['PAYMENT_VERIFIED']
    : [];
}
