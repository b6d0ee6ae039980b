import type { DiscountedClosing } from '@registrar/domain/calls/discounted-closing';
import { kindsAsking } from '@registrar/domain/proceedings';
import type { Kysely } from 'kysely';
import { isOnlyParent } from '../../../applications/sight';
import { readingOf } from '../../../applications/filing-reading';
import type { Actor } from '../../../platform/actor';
import type { DB } from '../../../platform/database/schema.generated';
import type { Noted } from '../../../register/access-log/note-access';
import { seeApplication } from '../../engine/writable';
import { readMissingReturns } from '../../facts/closing/missing-returns';

/** A filing of another process settles no fines. */
const NOTHING: DiscountedClosing = { missing: [], settlement: null, invoice: null };

/**
 * What a discounted de-registration asks of its company, for whoever sees the filing.
 *
 * @throws REQ-404 for others
 */
export async function readSettlement(
  db: Kysely<DB>,
  actor: Actor,
  id: string,
  { now, note }: Noted,
): Promise<DiscountedClosing> {
  const situation = await seeApplication(db, actor, id, now);
  const { row, definition } = situation.application;
  await note(actor, ...readingOf(situation));
  const settles = kindsAsking(definition.process).some(({ settlesFines }) => settlesFines === true);
  if (!settles || row.company_id === null || isOnlyParent(situation)) return NOTHING;
  const { returns, settlement } = await readMissingReturns(db, row.company_id, now);
  const invoice = await db
    .selectFrom('invoice')
    .select(['id', 'number', 'status', 'total_paisa'])
    .where('for_id', '=', row.id)
    .where('status', '<>', 'REJECTED')
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return {
    missing: returns.map(({ year, dueOn }) => ({ fiscalYear: year.name, dueOn })),
    settlement,
    invoice: invoice
      ? { id: invoice.id, number: invoice.number, status: invoice.status, totalPaisa: invoice.total_paisa }
      : null,
  };
}
