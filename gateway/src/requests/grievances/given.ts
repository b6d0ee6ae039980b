import type { Bilingual } from '@registrar/domain/bilingual';
import { formatMoney } from '@registrar/domain/money';
import type { Kysely } from 'kysely';
import { findFineEvent } from '../../money/fines/fine-events';
import type { DB } from '../../platform/database/schema.generated';
import type { RequestRow } from '../request-handler';
import type { GrievanceRow } from './impartial';

/** A line of the letter: what goes back or is waived, and how much. */
export interface Given {
  readonly label: Bilingual;
  readonly value: Bilingual;
}

/** What two people decided since it was asked, as the letter names it; null: nothing, and the answer is not open. */
export async function lastGiven(
  db: Kysely<DB>,
  row: RequestRow,
  grievance: GrievanceRow,
  outcome: 'REFUNDED' | 'FINE_WAIVED',
): Promise<readonly Given[] | null> {
  const found = outcome === 'REFUNDED' ? await refunds(db, row, grievance) : await waivers(db, row);
  return found.length === 0 ? null : found;
}

async function refunds(db: Kysely<DB>, row: RequestRow, { invoice_id }: GrievanceRow): Promise<Given[]> {
  if (invoice_id === null) return [];
  const rows = await db
    .selectFrom('refund')
    .select(['number', 'total_paisa'])
    .where('invoice_id', '=', invoice_id)
    .where('status', '=', 'APPROVED')
    .where('decided_at', '>=', row.asked_at)
    .orderBy('decided_at')
    .execute();
  return rows.map(({ number, total_paisa }) => ({
    label: { ne: `फिर्ता रकम (क्रेडिट नोट ${number ?? ''})`, en: `Refunded (credit note ${number ?? ''})` },
    value: inWords(total_paisa),
  }));
}

async function waivers(db: Kysely<DB>, { id }: RequestRow): Promise<Given[]> {
  const rows = await db
    .selectFrom('fine_waiver')
    .innerJoin('fine_due', 'fine_due.id', 'fine_waiver.due_id')
    .select(['fine_waiver.amount_paisa', 'fine_due.event_id', 'fine_due.fiscal_year'])
    .where('fine_waiver.request_id', '=', id)
    .orderBy('fine_waiver.proposal_id')
    .execute();
  return rows.map(({ amount_paisa, event_id, fiscal_year }) => {
    const event = findFineEvent(event_id);
    const year = fiscal_year === null ? '' : ` ${fiscal_year}`;
    return {
      label: {
        ne: `मिनाहा गरिएको जरिबाना (${event?.nameNepali ?? ''}${year})`,
        en: `Waived fine (${event?.nameEnglish ?? ''}${year})`,
      },
      value: inWords(amount_paisa),
    };
  });
}

const inWords = (paisa: number): Bilingual => ({ ne: formatMoney(paisa, 'ne'), en: formatMoney(paisa, 'en') });
