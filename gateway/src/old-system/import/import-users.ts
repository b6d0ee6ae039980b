import { sql } from 'kysely';
import type { UnitOfWork } from '../../platform/unit-of-work';
import { keepOldPassword } from '../old-password';
import type { Batch, ImportContext } from './import-batch';
import { reasonOf, userLineSchema, type UserLine } from './line-schemas';

/** Takes in a batch of lines about people. What is there already and the same is left as it is. */
export async function importUsers(
  unit: UnitOfWork,
  { known, pepper, demonstration }: ImportContext,
  batch: Batch,
): Promise<void> {
  const lines = batch.lines.flatMap(({ line, fields }) => {
    const parsed = userLineSchema.safeParse(fields);
    if (parsed.success) return [{ line, value: parsed.data }];
    batch.refuse(line, fields, reasonOf(parsed.error));
    return [];
  });
  if (lines.length === 0) return;
  const { tx, now } = unit;
  const there = await tx
    .selectFrom('old_system_user')
    .select(['id', 'old_id', 'line_hash', 'password_hash', 'migrated_at'])
    .where(
      'old_id',
      'in',
      lines.map(({ value }) => value.old_id),
    )
    .forUpdate()
    .execute();
  const byOldId = new Map(there.map((row) => [row.old_id, row]));
  const holders = await tx
    .selectFrom('old_system_user')
    .select([sql<string>`lower(username)`.as('name'), 'old_id'])
    .where(
      sql`lower(username)`,
      'in',
      lines.map(({ value }) => value.username.toLowerCase()),
    )
    .execute();
  const holderOf = new Map(holders.map(({ name, old_id }) => [name, old_id]));

  for (const { line, value } of lines) {
    const refuse = (reason: string): void => batch.refuse(line, value, reason);
    const officeId = known.offices.get(value.office);
    const password = keepOldPassword(pepper, value.password_hash);
    const holder = holderOf.get(value.username.toLowerCase());
    if (officeId === undefined) refuse(`office: there is no active office with the code ${value.office}`);
    else if (password === undefined) refuse('password_hash: is of no form that is understood, or too costly');
    else if (holder !== undefined && holder !== value.old_id) refuse(`username: the old user ${holder} has it already`);
    else {
      holderOf.set(value.username.toLowerCase(), value.old_id);
      const row = byOldId.get(value.old_id);
      const lineHash = batch.hashOf(value);
      const columns = {
        ...columnsOf(value),
        office_id: officeId,
        password_hash: password.hash,
        iterations: password.iterations,
        line_hash: lineHash,
        imported_at: now,
        demonstration,
      };
      if (!row) {
        await tx
          .insertInto('old_system_user')
          .values({ id: unit.newId(), old_id: value.old_id, ...columns })
          .execute();
        batch.tally.added++;
      } else if (row.migrated_at !== null) batch.tally.settled++;
      // the same line, but sealed with another pepper, is sealed anew
      else if (row.line_hash === lineHash && row.password_hash === password.hash) batch.tally.unchanged++;
      else {
        await tx.updateTable('old_system_user').set(columns).where('id', '=', row.id).execute();
        batch.tally.changed++;
      }
    }
  }
}

function columnsOf(value: UserLine) {
  return {
    username: value.username,
    name_english: value.name_english,
    name_nepali: value.name_nepali,
    email: value.email ?? null,
    mobile_number: value.mobile_number ?? null,
  };
}
