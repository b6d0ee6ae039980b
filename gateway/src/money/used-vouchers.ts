import { SETUP_KEY } from '@registrar/domain/processes/questions/shares/agreement';
import { TRANSFERS_KEY } from '@registrar/domain/processes/questions/shares/share-transfers';
import { sql, type Kysely } from 'kysely';
import type { DB } from '../platform/database/schema.generated';
import type { UnitOfWork } from '../platform/unit-of-work';

export interface NamedVoucher {
  readonly bank: string;
  readonly voucherNumber: string;
}

/** Spaces, signs and lower case do not make another voucher number. */
export function voucherKey(voucherNumber: string): string {
  return voucherNumber
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** An invoice and the tax of a transfer that name the same voucher at the same moment: one comes first. */
export async function lockVoucher({ tx }: UnitOfWork, { bank, voucherNumber }: NamedVoucher): Promise<void> {
  const subject = `voucher:${bank}:${voucherKey(voucherNumber)}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${subject}, 0))`.execute(tx);
}

/** Whether an invoice was paid by it; one that was rejected may be brought again. */
export async function paysInvoice(db: Kysely<DB>, { bank, voucherNumber }: NamedVoucher): Promise<boolean> {
  const used = await db
    .selectFrom('payment_voucher')
    .select('id')
    .where('bank', '=', bank)
    .where('voucher_key', '=', voucherKey(voucherNumber))
    .where('status', '<>', 'REJECTED')
    .executeTakeFirst();
  return used !== undefined;
}

/**
 * Whether the tax of a transfer of shares was paid by it, in a filing other than `except`. A draft holds nothing: it
 * may never be handed in. Nor does a filing that was rejected.
 */
export async function paysTax(
  db: Kysely<DB>,
  { bank, voucherNumber }: NamedVoucher,
  except: string | null = null,
): Promise<boolean> {
  const named = await db
    .selectFrom('application_item')
    .innerJoin('application', 'application.id', 'application_item.application_id')
    .innerJoin('application_section', (join) =>
      join
        .onRef('application_section.application_id', '=', 'application.id')
        .on('application_section.section_key', '=', SETUP_KEY),
    )
    .select(sql<string | null>`application_item.data #>> '{tax,voucherNo}'`.as('voucherNo'))
    .where('application_item.section_key', '=', TRANSFERS_KEY)
    .where(sql`application_item.data #>> '{tax,bank}'`, '=', bank)
    // the answers of another kind, and those of a gift, may still lie in the filing
    .where(sql`application_item.data ->> 'nature'`, '=', 'SALE')
    .where(sql`application_section.data ->> 'spsaType'`, '=', 'TRANSFER')
    .where('application.status', 'not in', ['DRAFT', 'REJECTED'])
    .where('application.discarded_at', 'is', null)
    .$if(except !== null, (query) => query.where('application.id', '<>', except))
    .execute();
  const key = voucherKey(voucherNumber);
  return named.some(({ voucherNo }) => voucherNo !== null && voucherKey(voucherNo) === key);
}
