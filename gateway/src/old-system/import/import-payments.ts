import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Batch, ImportContext } from './import-batch';
import { paymentLineSchema, reasonOf, type PaymentLine } from './line-schemas';

/**
 * Takes in a batch of lines about what was paid in the older system. They are shown to whoever paid, and counted
 * nowhere.
 */
export async function importPayments(
  { tx, now, newId }: UnitOfWork,
  { demonstration }: ImportContext,
  batch: Batch,
): Promise<void> {
  const lines = batch.lines.flatMap(({ line, fields }) => {
    const parsed = paymentLineSchema.safeParse(fields);
    if (parsed.success) return [{ line, value: parsed.data }];
    batch.refuse(line, fields, reasonOf(parsed.error));
    return [];
  });
  if (lines.length === 0) return;
  const there = await tx
    .selectFrom('old_system_payment')
    .select(['id', 'old_id', 'line_hash'])
    .where(
      'old_id',
      'in',
      lines.map(({ value }) => value.old_id),
    )
    .forUpdate()
    .execute();
  const byOldId = new Map(there.map((row) => [row.old_id, row]));
  const companies = await tx
    .selectFrom('old_system_company')
    .select(['id', 'old_id'])
    .where(
      'old_id',
      'in',
      lines.map(({ value }) => value.company ?? ''),
    )
    .execute();
  const users = await tx
    .selectFrom('old_system_user')
    .select(['id', 'old_id'])
    .where(
      'old_id',
      'in',
      lines.map(({ value }) => value.owner ?? ''),
    )
    .execute();
  const companyIds = new Map(companies.map(({ id, old_id }) => [old_id, id]));
  const userIds = new Map(users.map(({ id, old_id }) => [old_id, id]));
  for (const { line, value } of lines) {
    const { company, owner } = value;
    if (company !== undefined && !companyIds.has(company))
      batch.refuse(line, value, `company: there is no old company ${company}`);
    else if (owner !== undefined && !userIds.has(owner))
      batch.refuse(line, value, `owner: there is no old user ${owner}`);
    else {
      const row = byOldId.get(value.old_id);
      const lineHash = batch.hashOf(value);
      const columns = {
        ...columnsOf(value),
        company_id: companyIds.get(company ?? '') ?? null,
        user_id: userIds.get(owner ?? '') ?? null,
        line_hash: lineHash,
        imported_at: now,
        demonstration,
      };
      if (row === undefined) {
        await tx
          .insertInto('old_system_payment')
          .values({ id: newId(), old_id: value.old_id, ...columns })
          .execute();
        batch.tally.added++;
      } else if (row.line_hash === lineHash) batch.tally.unchanged++;
      else {
        await tx.updateTable('old_system_payment').set(columns).where('id', '=', row.id).execute();
        batch.tally.changed++;
      }
    }
  }
}

function columnsOf({ name_english, name_nepali, amount, ...more }: PaymentLine) {
  return {
    purpose_english: name_english,
    purpose_nepali: name_nepali,
    amount_paisa: amount,
    paid_on: more.paid_on ?? more.paid_on_bs ?? null,
    receipt_number: more.receipt_number ?? null,
    voucher_number: more.voucher_number ?? null,
    bank: more.bank ?? null,
  };
}
