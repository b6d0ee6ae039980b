import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { migrations } from '../migrations/migrations';
import { migrate, takeMigrations } from '../platform/database/migrate';
import { openDatabase, type OpenDatabase } from '../platform/database/open-database';

/** A database as it was before the terms were said per kind of company. */
const STEP = '0096-foreign-service-terms';
const row = { key: 'SERVICE_TERMS', reference: 'Terms', certainty: 'B' } as const;
const byCompanyType = { COMPANY_REGISTRATION: { FOREIGN_BRANCH: 30, FOREIGN_LIAISON: 30 } };
const offices = { byCompanyType: { COMPANY_REGISTRATION: { FOREIGN_BRANCH: 20 } } };

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
    await tx
      .insertInto('configuration')
      .values([
        {
          ...row,
          valid_from: '2006-11-03',
          value: JSON.stringify({ workingDays: { COMPANY_REGISTRATION: 7 }, otherwise: 7 }),
        },
        { ...row, valid_from: '2026-01-01', value: JSON.stringify({ workingDays: {}, otherwise: 5, ...offices }) },
      ])
      .execute();
  });
  await migrate(database.db);
});
afterAll(() => database?.close());

test('rows that say nothing of foreign companies yet get the term of the Act; what the office has said stays', async () => {
  const rows = await database.db
    .selectFrom('configuration')
    .select('value')
    .where('key', '=', 'SERVICE_TERMS')
    .orderBy('valid_from')
    .execute();
  expect(rows.map(({ value }) => value)).toEqual([
    { workingDays: { COMPANY_REGISTRATION: 7 }, otherwise: 7, byCompanyType },
    { workingDays: {}, otherwise: 5, ...offices },
  ]);
});
