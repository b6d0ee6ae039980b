import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { migrate, takeMigrations } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/open-database';
import { readShares } from './read-shares';

const FROM = '0213';
const COMPANY = '0190b000-0000-7000-8000-000000000001';
const [ASHA, BINA] = ['0190b000-0000-7000-8000-00000000000a', '0190b000-0000-7000-8000-00000000000b'];
const holderPart = (holding: object) => JSON.stringify({ nameEnglish: 'A', details: { holding } });

/** Asha had 1 to 10, all promoter shares; Bina, whose type nobody has stated, bought 6 to 10 of them. */
const BEFORE = `
  insert into office (id, code, office_type, name_english, name_nepali) values (1, 'KTM', 'CENTRAL', 'Office', 'कार्यालय');
  insert into company_type (id, key, parent_company_type, name_english, name_nepali) values (1, 'PRIVATE_SOLE_PROPRIETOR', 'PRIVATE_SOLE_PROPRIETOR', 'Private', 'प्राइभेट');
  insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, version, issued_shares, created_at) values
    ('${COMPANY}', '1', 1, 1, 'Third Limited', 'तेस्रो लिमिटेड', 'ACTIVE', 2, 12, '2026-01-01T00:00Z');
  insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, company_version, recorded_at) values
    (gen_random_uuid(), '${COMPANY}', 'SHAREHOLDER', '${ASHA}', 1, null, '${holderPart({ shareType: 'PROMOTER' })}', '2026-03-01', 1, '2026-03-01T06:00Z'),
    (gen_random_uuid(), '${COMPANY}', 'SHAREHOLDER', '${BINA}', 1, null, '${holderPart({ shareType: 'OLD' })}', '2026-04-01', 2, '2026-04-01T06:00Z');
  insert into share_posting (company_id, number, effective_on, issued, recorded_at, company_version) values ('${COMPANY}', 1, '2026-03-01', 12, '2026-03-01T06:00Z', 1);
  insert into share_range (company_id, bucket, holder_id, first_kitta, last_kitta, paid_per_share, opened_by) values
    ('${COMPANY}', 'HOLDER', '${ASHA}', 1, 10, 100, 1), ('${COMPANY}', 'RESERVE', null, 11, 12, 0, 1);
  update share_posting set table_hash = encode(sha256(convert_to(E'\\n' || share_table_text('${COMPANY}', 1), 'UTF8')), 'hex') where number = 1;
  insert into share_posting (company_id, number, effective_on, issued, recorded_at, company_version) values ('${COMPANY}', 2, '2026-04-01', 12, '2026-04-01T06:00Z', 2);
  update share_range set closed_by = 2 where last_kitta = 10;
  insert into share_range (company_id, bucket, holder_id, first_kitta, last_kitta, paid_per_share, opened_by) values
    ('${COMPANY}', 'HOLDER', '${ASHA}', 1, 5, 100, 2), ('${COMPANY}', 'HOLDER', '${BINA}', 6, 10, 100, 2);
  update share_posting set table_hash = encode(sha256(convert_to(concat((select table_hash from share_posting where number = 1), E'\\n', share_table_text('${COMPANY}', 2)), 'UTF8')), 'hex') where number = 2;
`;

test('ranges of before take the type of their holder, and the seals of before stay intact', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      const before = Object.keys(migrations).filter((name) => name < FROM);
      await takeMigrations(tx, before.sort());
      for (const statement of BEFORE.split(';\n')) if (statement.trim()) await sql.raw(statement).execute(tx);
    });
    await migrate(db);
    const { rows } = await sql<{ intact: boolean }>`
      select table_hash = encode(sha256(convert_to(concat(lag(table_hash) over (order by number), E'\n',
               share_table_text(company_id, number)), 'UTF8')), 'hex') as intact
        from share_posting order by number`.execute(db);
    expect(rows).toEqual([{ intact: true }, { intact: true }]);
    const typesOn = async (day: string) =>
      (await readShares(db, COMPANY, day))?.table.map(({ from, to, shareType }) => [from, to, shareType]);
    expect(await typesOn('2026-03-15')).toEqual([
      [1, 10, 'PROMOTER'],
      [11, 12, null],
    ]);
    expect(await typesOn('2026-04-15')).toEqual([
      [1, 5, 'PROMOTER'],
      [6, 10, null],
      [11, 12, null],
    ]);
  } finally {
    await database.close();
  }
});
