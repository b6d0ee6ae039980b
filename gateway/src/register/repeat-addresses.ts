import { sql, type Kysely } from 'kysely';
import { addressTexts } from '../lookups/address-text';
import { ADDRESS_FORM } from '../lookups/write-address';
import type { DB } from '../platform/database/schema.generated';
import { filedAddress } from './entries/present-addresses';
import { partSchema } from './entries/read-entries';

const MARK = 'seed:addresses';
/** An arbitrary number that no other lock uses. */
const LOCK = 7_301_002;
const BATCH = 500;

/**
 * Rewrites the addresses in `company` from the last entries with the present place names. Runs at every start and does
 * nothing unless the places or the address format have changed since.
 */
export async function repeatAddresses(db: Kysely<DB>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const lists = await tx.selectFrom('setting').select('value').where('key', '=', 'seed:lookups').executeTakeFirst();
    const state = JSON.stringify({ lists: lists?.value ?? null, form: ADDRESS_FORM });
    const mark = await tx.selectFrom('setting').select('value').where('key', '=', MARK).executeTakeFirst();
    if (mark?.value === state) return;
    let last: string | undefined;
    do last = await repeatBatch(tx, last);
    while (last !== undefined);
    await tx
      .insertInto('setting')
      .values({ key: MARK, value: JSON.stringify(state), reference: 'gateway/data' })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(state) }))
      .execute();
  });
}

/** Returns the last company of the batch; undefined: there was none left. */
async function repeatBatch(tx: Kysely<DB>, after: string | undefined): Promise<string | undefined> {
  const rows = await tx
    .selectFrom('register_entry')
    .distinctOn('company_id')
    .select(['company_id', 'after'])
    .where('aspect', '=', 'REGISTERED_OFFICE')
    .where('subject_id', 'is', null)
    .$if(after !== undefined, (query) => query.where('company_id', '>', after ?? ''))
    .orderBy('company_id')
    .orderBy('revision', 'desc')
    .limit(BATCH)
    .execute();
  const offices = rows.flatMap(({ company_id, after: part }) => {
    const address = filedAddress('REGISTERED_OFFICE', partSchema.parse(part) ?? {});
    return address === undefined ? [] : [{ company_id, address }];
  });
  const texts = await addressTexts(
    tx,
    offices.map(({ address }) => address),
  );
  for (const [index, { company_id }] of offices.entries()) {
    const text = texts[index];
    if (text)
      await tx
        .updateTable('company')
        .set({ address_english: text.addressEnglish, address_nepali: text.addressNepali })
        .where('id', '=', company_id)
        .execute();
  }
  return rows.at(-1)?.company_id;
}
