import type { VoucherEntry, voucherListQuerySchema, voucherPageSchema } from '@registrar/domain/calls/money';
import { sql, type Kysely } from 'kysely';
import type { z } from 'zod';
import { person } from '../filings/summary';
import { isOwn } from '../filings/visibility';
import type { Actor } from '../platform/actor';
import { dayInNepal } from '../platform/clock';
import type { DB } from '../platform/database/schema.generated';
import { describeVoucher } from './read-vouchers';

/** The vouchers of the officer's own office: what waits in the order in which it came, what is decided with the newest first. */
export async function listVouchers(db: Kysely<DB>, actor: Actor, query: z.infer<typeof voucherListQuerySchema>, now: Date): Promise<z.infer<typeof voucherPageSchema>> {
  const { page, size, status, search } = query;
  let found = db
    .selectFrom('payment_voucher')
    .innerJoin('invoice', 'invoice.id', 'payment_voucher.invoice_id')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .innerJoin('account as applicant', 'applicant.id', 'application.applicant_id')
    .where('application.office_id', '=', actor.officeId ?? -1)
    .where('payment_voucher.status', '=', status);
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
    found = found.where((of) => of.or([of('payment_voucher.voucher_number', 'ilike', part), of('invoice.number', 'ilike', part), of('invoice.ebp_code', 'ilike', part), of('application.application_number', 'ilike', part)]));
  }
  const { total } = await found.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('payment_voucher')
    .select((of) => [
      'invoice.number as invoice_number', 'invoice.ebp_code', 'invoice.total_paisa', 'application.id as application_id', 'application.application_number', 'application.title_english',
      'application.title_nepali', 'application.process_name', 'applicant.id as applicant_id', 'applicant.name_english', 'applicant.name_nepali', 'applicant.username', 'applicant.role',
      sql<boolean>`${isOwn(of, actor.accountId, dayInNepal(now))}`.as('has_part'),
    ])
    .orderBy(status === 'SUBMITTED' ? sql`payment_voucher.uploaded_at` : sql`payment_voucher.decided_at desc`)
    .orderBy('payment_voucher.id')
    .limit(size).offset((page - 1) * size)
    .execute();
  const items = rows.map((row): VoucherEntry => {
    const { nameEnglish, nameNepali } = person(row.applicant_id, row.name_english, row.name_nepali, row.username, row.role);
    return {
      ...describeVoucher(row),
      application: { id: row.application_id, number: row.application_number, titleEnglish: row.title_english, titleNepali: row.title_nepali, processName: row.process_name },
      invoice: { id: row.invoice_id, number: row.invoice_number, ebpCode: row.ebp_code, totalPaisa: row.total_paisa },
      applicant: { nameEnglish, nameNepali },
      conflict: row.has_part,
    };
  });
  return { items, total, page, size };
}
