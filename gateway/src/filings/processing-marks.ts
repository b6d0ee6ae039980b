import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { isGranted, type ProcessingMark } from '@registrar/domain/enumerations';
import type { Kysely } from 'kysely';
import type { ApplicationRow } from '../applications/application';
import type { DB } from '../platform/database/schema.generated';

/** What goes on with an application beside its status. */
export async function readProcessingMarks(db: Kysely<DB>, { id, status }: Pick<ApplicationRow, 'id' | 'status'>): Promise<ProcessingMark[]> {
  if (status === 'DRAFT' || status === 'REJECTED') return [];
  if (isGranted(status)) {
    const unsigned = await db.selectFrom('letter').select('id').where('application_id', '=', id).where('paper', 'is not', null).where('rendered_at', 'is', null).where('revoked_at', 'is', null).limit(1).executeTakeFirst();
    return unsigned === undefined ? [] : ['DIGITAL_SIGNATURE_INITIATED'];
  }
  const invoices = await db.selectFrom('invoice').select('status').where('application_id', '=', id).where('total_paisa', '>', 0).where('status', 'not in', ['DRAFT', 'REJECTED']).execute();
  return invoices.length > 0 && invoices.every((invoice) => SETTLED_INVOICES.includes(invoice.status)) ? ['PAYMENT_VERIFIED'] : [];
}
