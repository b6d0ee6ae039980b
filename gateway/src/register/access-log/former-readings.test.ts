import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { migrations } from '../../migrations/migrations';
import { migrate, takeMigrations } from '../../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../../platform/database/open-database';

/** A database whose audit log has reads from before the access log existed. */
const STEP = '0180-access-log';
const id = (end: string) => `0190a000-0000-7000-8000-0000000000${end}`;
const [company, reader, address, report] = ['c1', 'a1', 'e1', 'e2'].map(id);
const REMARKS: readonly (string | null)[] = [
  'REPRESENTATIVE',
  'REPRESENTATIVE', // the same read again
  `AUTHORISATION ${address}: LOCATION_CHANGE, OTHERS; AUTHORISATION ${report}: ALL`,
  'OFFICE',
  null, // before the ground was logged
];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' });
  await database.db.transaction().execute(async (tx) => {
    await takeMigrations(
      tx,
      Object.keys(migrations)
        .sort()
        .filter((name) => name !== STEP),
    );
    for (const statement of [
      "insert into office (id, code, office_type, name_english, name_nepali) values (1, 'KTM', 'CENTRAL', 'Office', 'कार्यालय')",
      `insert into company_type (id, key, parent_company_type, name_english, name_nepali)
       values (1, 'PRIVATE_SOLE_PROPRIETOR', 'PRIVATE_SOLE_PROPRIETOR', 'Private', 'प्राइभेट')`,
      `insert into account (id, username, email, mobile_number, name_english, name_nepali, password_hash, role, office_id, status, language, created_at)
       values ('${reader}', 'before', 'b@b.example', '9841000000', 'Before', 'अघि', '', 'INTERMEDIARY', 1, 'ACTIVE', 'np', '2026-01-01T00:00Z')`,
      `insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, version, created_at)
       values ('${company}', '1', 1, 1, 'Third', 'तेस्रो', 'ACTIVE', 4, '2026-01-01T00:00Z')`,
    ])
      await sql.raw(statement).execute(tx);
    for (const [at, remark] of REMARKS.entries())
      await sql`insert into audit (seq, at, actor_id, actor_role, action, object_type, object_id, remark, prev_hash, hash)
        values (${at + 1}, ${`2026-10-01T06:0${at}:00Z`}, ${reader}, 'INTERMEDIARY', 'COMPANY_RECORD_READ', 'company', ${company}, ${remark}, '', '')`.execute(
        tx,
      );
  });
  await migrate(database.db);
});
afterAll(() => database?.close());

test('reads in the audit log with their ground are migrated to the access log, one per hour', async () => {
  const rows = await database.db
    .selectFrom('access_log')
    .select(['part', 'ground', 'mandates', 'role'])
    .where('company_id', '=', company ?? '')
    .orderBy('at')
    .execute();
  const shared = { part: 'RECORD', role: 'INTERMEDIARY' };
  expect(rows).toEqual([
    { ...shared, ground: 'REPRESENTATIVE', mandates: [] },
    {
      ...shared,
      ground: 'AUTHORISATION',
      mandates: [
        { id: address, processes: ['LOCATION_CHANGE', 'OTHERS'] },
        { id: report, processes: null },
      ],
    },
    { ...shared, ground: 'OFFICE', mandates: [] },
  ]);
});
