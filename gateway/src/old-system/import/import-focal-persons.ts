import type { UnitOfWork } from '../../platform/unit-of-work';
import type { Batch, ImportContext } from './import-batch';
import { focalPersonLineSchema, reasonOf, type FocalPersonLine } from './line-schemas';

/**
 * Takes in a batch of lines about focal persons of companies abroad. Also of a company that has come over: what the
 * older system knew of its people is offered to it, not written into the register.
 */
export async function importFocalPersons(
  { tx, now, newId }: UnitOfWork,
  { demonstration }: ImportContext,
  batch: Batch,
): Promise<void> {
  const lines = batch.lines.flatMap(({ line, fields }) => {
    const parsed = focalPersonLineSchema.safeParse(fields);
    if (parsed.success) return [{ line, value: parsed.data }];
    batch.refuse(line, fields, reasonOf(parsed.error));
    return [];
  });
  if (lines.length === 0) return;
  const there = await tx
    .selectFrom('old_system_focal_person')
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
      lines.map(({ value }) => value.company),
    )
    .execute();
  const companyIds = new Map(companies.map(({ id, old_id }) => [old_id, id]));
  for (const { line, value } of lines) {
    const companyId = companyIds.get(value.company);
    if (companyId === undefined) {
      batch.refuse(line, value, `company: there is no old company ${value.company}`);
      continue;
    }
    const row = byOldId.get(value.old_id);
    const lineHash = batch.hashOf(value);
    const columns = {
      ...columnsOf(value),
      company_id: companyId,
      line_hash: lineHash,
      imported_at: now,
      demonstration,
    };
    if (row === undefined) {
      await tx
        .insertInto('old_system_focal_person')
        .values({ id: newId(), old_id: value.old_id, ...columns })
        .execute();
      batch.tally.added++;
    } else if (row.line_hash === lineHash) batch.tally.unchanged++;
    else {
      await tx.updateTable('old_system_focal_person').set(columns).where('id', '=', row.id).execute();
      batch.tally.changed++;
    }
  }
}

function columnsOf({ name_english, name_nepali, ...more }: FocalPersonLine) {
  return {
    name_english,
    name_nepali,
    designation: more.designation ?? null,
    gender: more.gender ?? null,
    email: more.email ?? null,
    phone: more.phone ?? null,
    identification_type: more.identification_type ?? null,
    identification_number: more.identification_number ?? null,
  };
}
