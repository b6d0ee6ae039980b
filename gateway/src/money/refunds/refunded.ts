import type { Paisa } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/database/schema.generated';

export interface GivenBack {
  readonly invoiceId: string;
  readonly paisa: Paisa;
  readonly at: Date;
}

/** The refunds of all payments for a filing. */
export async function readRefunded(db: Kysely<DB>, applicationId: string): Promise<GivenBack[]> {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('invoice', 'invoice.id', 'refund.invoice_id')
    .select(['refund.invoice_id', 'refund.total_paisa', 'refund.decided_at'])
    .where('invoice.for_id', '=', applicationId)
    .where('refund.status', '=', 'APPROVED')
    .execute();
  return rows.flatMap((row) =>
    row.decided_at === null ? [] : [{ invoiceId: row.invoice_id, paisa: row.total_paisa, at: row.decided_at }],
  );
}
