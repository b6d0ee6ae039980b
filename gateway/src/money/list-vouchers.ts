import type { VoucherEntry, voucherListQuerySchema, voucherPageSchema } from '@registrar/domain/calls/money';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { person } from '../applications/summary';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import { pageOf } from '../platform/database/page-of';
import type { DB } from '../platform/database/schema.generated';
import { holdsNumber } from '../platform/database/searched-number';
import { isOfParty } from './card/payers';
import { readDuesOf } from './due-of-invoice';
import { partsOf } from './joint/parts';
import { describeLine, readLines } from './read-lines';
import { describeVoucher } from './read-vouchers';
import { invoicesWithSubject, SUBJECT_COLUMNS, subjectOf } from './receipts/invoice-subject';

/**
 * The vouchers of the officer's office, for all invoices: waiting ones in the order of arrival, decided ones with the
 * newest first.
 */
export async function listVouchers(
  db: Kysely<DB>,
  actor: Actor,
  query: z.infer<typeof voucherListQuerySchema>,
  now: Date,
): Promise<z.infer<typeof voucherPageSchema>> {
  const { page, size, status, search } = query;
  let found = invoicesWithSubject(db)
    .innerJoin('payment_voucher', 'payment_voucher.invoice_id', 'invoice.id')
    .innerJoin('account as bringer', 'bringer.id', 'payment_voucher.uploaded_by')
    .where('invoice.office_id', '=', actor.officeId ?? -1)
    .where('payment_voucher.status', '=', status);
  if (search) {
    const searched = [
      'payment_voucher.voucher_number',
      'invoice.number',
      'invoice.ebp_code',
      'application.application_number',
      'company.registration_number',
    ];
    found = found.where(holdsNumber(searched, search));
  }
  const { rows, total } = await pageOf(
    found
      .selectAll('payment_voucher')
      .select(SUBJECT_COLUMNS)
      .select([
        'invoice.number as invoice_number',
        'invoice.ebp_code',
        'invoice.total_paisa',
        'bringer.id as bringer_id',
        'bringer.name_english as bringer_english',
        'bringer.name_nepali as bringer_nepali',
        'bringer.username as bringer_username',
        'bringer.role as bringer_role',
        sql<boolean>`coalesce(${isOfParty(actor.accountId, dayInNepal(now))}, false)`.as('has_part'),
      ])
      .orderBy(status === 'SUBMITTED' ? sql`payment_voucher.uploaded_at` : sql`payment_voucher.decided_at desc`)
      .orderBy('payment_voucher.id'),
    { page, size },
  );
  const ids = rows.map(({ invoice_id }) => invoice_id);
  const parts = await partsOf(db, ids);
  const [lines, dues] = [await readLines(db, [...ids, ...parts.map(({ id }) => id)]), await readDuesOf(db, ids)];
  const linesOf = (invoiceId: string) =>
    [...parts.filter(({ covered_by }) => covered_by === invoiceId).map(({ id }) => id), invoiceId].flatMap((id) =>
      lines.filter((line) => line.invoice_id === id && (id === invoiceId || line.amount_paisa > 0)),
    );
  const items = rows.map((row): VoucherEntry => {
    const { nameEnglish, nameNepali } = person(
      row.bringer_id,
      row.bringer_english,
      row.bringer_nepali,
      row.bringer_username,
      row.bringer_role,
    );
    return {
      ...describeVoucher(row),
      subject: subjectOf(row),
      lines: linesOf(row.invoice_id)
        .map(describeLine)
        .map((line) => ({ nameNepali: line.nameNepali, nameEnglish: line.nameEnglish, amountPaisa: line.amountPaisa })),
      due: dues.get(row.invoice_id) ?? null,
      invoice: { id: row.invoice_id, number: row.invoice_number, ebpCode: row.ebp_code, totalPaisa: row.total_paisa },
      broughtBy: { nameEnglish, nameNepali },
      conflict: row.has_part,
    };
  });
  return { items, total, page, size };
}
