import { SETTLED_INVOICES } from '@registrar/domain/calls/money';
import { isGranted, type ProcessingMark } from '@registrar/domain/enumerations';
import { sql, type Kysely } from 'kysely';
import type { Application } from '../../../applications/application';
import type { DB } from '../../../platform/database/schema.generated';

/**
 * A query for a document of the application whose signing has begun and is not done: by the office itself, or by an
 * officer. What waits for an officer has not begun.
 */
export function paperBeingSigned(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('letter')
    .select('id')
    .where('application_id', '=', id)
    .where('paper', 'is not', null)
    .where('rendered_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where(
      sql<boolean>`(not exists (select 1 from officer_signature as needed where needed.letter_id = letter.id)
        or exists (select 1 from signing_batch_item as item where item.letter_id = letter.id and item.outcome is null))`,
    )
    .limit(1);
}

/** How many papers the application has, and how many of them are signed. */
export function signedPapers(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('letter')
    .where('application_id', '=', id)
    .where('paper', 'is not', null)
    .where('revoked_at', 'is', null)
    .select([sql<number>`count(*)::int`.as('papers'), sql<number>`count(rendered_at)::int`.as('signed')]);
}

/** Marks of processing steps that the status does not show. */
export function processingMarks(
  { row: { status }, records }: Application,
  { isBeingSigned, isSigned }: { readonly isBeingSigned: boolean; readonly isSigned: boolean },
): ProcessingMark[] {
  if (status === 'DRAFT' || status === 'REJECTED') return [];
  if (isGranted(status)) return isBeingSigned ? ['DIGITAL_SIGNATURE_INITIATED'] : isSigned ? ['DIGITALLY_SIGNED'] : [];
  const invoices = records.invoices.filter((invoice) => invoice.total_paisa > 0 && invoice.status !== 'DRAFT');
  return invoices.length > 0 && invoices.every((invoice) => SETTLED_INVOICES.includes(invoice.status))
    ? ['PAYMENT_VERIFIED']
    : [];
}
