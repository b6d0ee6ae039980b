import { expect, test } from '@jest/globals';
import { companyRecordSchema } from '@registrar/domain/calls/company-record';
import { sql, type Kysely } from 'kysely';
import { act, callerOf, take } from '../../../test/filings-kit';
import { startTestGateway } from '../../../test/harness';
import { settledCompany, verifiedChange } from '../../../test/name-change-kit';
import { migrations } from '../../migrations/migrations';
import { dayInNepal } from '../../platform/clock';
import { migrate, takeMigrations } from '../../platform/database/migrate';
import { openDatabase } from '../../platform/database/open-database';
import type { DB } from '../../platform/database/schema.generated';
import { readStandingCompany } from '../standing-company';

const REPAIR = '0102-entries-of-former-changes-of-name';
const [undone, between, overwritten, renamedNever] = ['c1', 'c2', 'c3', 'c4'].map(
  (end) => `0190a000-0000-7000-8000-0000000000${end}`,
);
const holder = '0190a000-0000-7000-8000-0000000000d1';
const filing = (number: number) => `0190a000-0000-7000-8000-0000000000a${number}`;
const name = (english: string, nepali: string): string =>
  `'${JSON.stringify({ nameEnglish: english, nameNepali: nepali })}'`;

/**
 * Data from before: one company without entries, whose change was revoked and followed by another; one with its
 * registration entries, a change without an entry and one with an entry; one whose opening entry was made after its
 * change.
 */
const BEFORE = `
  insert into office (id, code, office_type, name_english, name_nepali) values (1, 'KTM', 'CENTRAL', 'Office', 'कार्यालय');
  insert into company_type (id, key, parent_company_type, name_english, name_nepali) values (1, 'PRIVATE_SOLE_PROPRIETOR', 'PRIVATE_SOLE_PROPRIETOR', 'Private', 'प्राइभेट');
  insert into account (id, username, email, mobile_number, name_english, name_nepali, password_hash, role, office_id, status, language, created_at)
  values ('${holder}', 'before', 'b@b.example', '9841000000', 'Before', 'अघि', '', 'COMPANY_REPRESENTATIVE', 1, 'ACTIVE', 'np', '2026-01-01T00:00Z');
  insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, version, address_english, registered_on, created_at) values
    ('${undone}', '1', 1, 1, 'Third', 'तेस्रो', 'ACTIVE', 4, 'Kathmandu', '2020-05-05', '2026-01-01T00:00Z'), ('${between}', '2', 1, 1, 'Gamma', 'गामा', 'ACTIVE', 3, null, null, '2026-02-01T00:00Z'),
    ('${overwritten}', '3', 1, 1, 'Later', 'पछि', 'ACTIVE', 3, null, null, '2026-01-01T00:00Z'), ('${renamedNever}', '4', 1, 1, 'Quiet', 'शान्त', 'ACTIVE', 1, null, null, '2026-01-01T00:00Z');
  insert into company_director (id, company_id, name_english, name_nepali, since) values ('${holder}', '${undone}', 'Asha', 'आशा', '2021-01-01');
  insert into application (id, process_name, status, office_id, applicant_id, applicant_role, company_id, company_version, title_english, title_nepali, created_at, updated_at)
  select id::uuid, 'NAME_CHANGE', status, 1, '${holder}', 'COMPANY_REPRESENTATIVE', company::uuid, version, english, nepali, at::timestamptz, at::timestamptz from (values
    ('${filing(1)}', 'REJECTED', '${undone}', 4, 'Second', 'दोस्रो', '2026-03-01T00:00Z'), ('${filing(2)}', 'APPROVED', '${undone}', 4, 'Third', 'तेस्रो', '2026-04-20T00:00Z'),
    ('${filing(3)}', 'APPROVED', '${between}', 1, 'Beta', 'बेटा', '2026-03-01T00:00Z'), ('${filing(4)}', 'APPROVED', '${between}', 2, 'Gamma', 'गामा', '2026-05-20T00:00Z'),
    ('${filing(5)}', 'APPROVED', '${overwritten}', 1, 'Later', 'पछि', '2026-03-01T00:00Z')) as filed (id, status, company, version, english, nepali, at);
  insert into application_history (application_id, at, action, to_status, level, actor_role) values
    ('${filing(1)}', '2026-03-10T06:00Z', 'approve', 'APPROVED', 1, 'APPROVER_1'), ('${filing(1)}', '2026-04-01T06:00Z', 'revoke', 'REJECTED', 1, 'APPROVER_2'),
    ('${filing(2)}', '2026-05-01T06:00Z', 'approve', 'APPROVED', 1, 'APPROVER_1'), ('${filing(3)}', '2026-03-15T06:00Z', 'approve', 'APPROVED', 1, 'APPROVER_1'),
    ('${filing(4)}', '2026-06-01T06:00Z', 'approve', 'APPROVED', 1, 'APPROVER_1'), ('${filing(5)}', '2026-03-20T06:00Z', 'approve', 'APPROVED', 1, 'APPROVER_1');
  insert into company_former_name (company_id, name_english, name_nepali, held_until, application_id, changed_on, restored_on) values
    ('${undone}', 'First', 'पहिलो', '2031-03-10', '${filing(1)}', '2026-03-10', '2026-04-01'), ('${undone}', 'Second', 'दोस्रो', '2031-04-01', null, '2026-04-01', null),
    ('${undone}', 'First', 'पहिलो', '2031-05-01', '${filing(2)}', '2026-05-01', null),
    ('${between}', 'Alpha', 'अल्फा', '2031-03-15', '${filing(3)}', '2026-03-15', null), ('${between}', 'Beta', 'बेटा', '2031-06-01', '${filing(4)}', '2026-06-01', null),
    ('${overwritten}', 'Sooner', 'अघि', '2031-03-20', '${filing(5)}', '2026-03-20', null),
    ('${renamedNever}', 'Imported', 'आयातित', '2031-03-20', null, null, null);
  insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, application_id, company_version, recorded_at) values
    (gen_random_uuid(), '${between}', 'NAME', null, 1, null, ${name('Alpha', 'अल्फा')}, '2026-02-01', null, 1, '2026-02-01T06:00Z'),
    (gen_random_uuid(), '${between}', 'NAME', null, 2, ${name('Alpha', 'अल्फा')}, ${name('Gamma', 'गामा')}, '2026-06-01', '${filing(4)}', 3, '2026-06-01T06:00Z'),
    (gen_random_uuid(), '${overwritten}', 'NAME', null, 1, null, ${name('Later', 'पछि')}, '2026-01-01', null, 2, '2026-06-10T06:00Z'),
    (gen_random_uuid(), '${overwritten}', 'STATUS', null, 1, null, '{"status": "ACTIVE", "deregisteredOn": null}', '2026-01-01', null, 2, '2026-06-10T06:00Z');
`;

const entries = (db: Kysely<DB>, companyId: string) =>
  db
    .selectFrom('register_entry')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('aspect')
    .orderBy('revision')
    .execute();
const namesOf = async (db: Kysely<DB>, companyId: string) =>
  (await entries(db, companyId))
    .filter(({ aspect }) => aspect === 'NAME')
    .map(({ revision, before, after, effective_on, application_id }) => [
      revision,
      Object(before).nameEnglish ?? null,
      Object(after).nameEnglish,
      effective_on,
      application_id,
    ]);

test('changes of name without entries are migrated to entries as they happened, and once', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      await takeMigrations(
        tx,
        Object.keys(migrations)
          .sort()
          .filter((step) => step < REPAIR),
      );
      for (const statement of BEFORE.split(';\n')) if (statement.trim()) await sql.raw(statement).execute(tx);
    });
    await migrate(db);
    expect(await namesOf(db, undone ?? '')).toEqual([
      [1, null, 'First', '2026-01-01', null],
      [2, 'First', 'Second', '2026-03-10', filing(1)],
      [3, 'Second', 'First', '2026-04-01', filing(1)],
      [4, 'First', 'Third', '2026-05-01', filing(2)],
    ]);
    expect(
      (await entries(db, undone ?? ''))
        .map(({ aspect, after }) => [aspect, after])
        .filter(([aspect]) => aspect !== 'NAME'),
    ).toEqual([
      ['COMPANY_TYPE', { companyType: 'PRIVATE_SOLE_PROPRIETOR' }],
      [
        'DIRECTOR',
        {
          nameEnglish: 'Asha',
          nameNepali: 'आशा',
          independent: false,
          since: '2021-01-01',
          until: null,
          details: { email: null, phoneNo: null },
        },
      ],
      ['REGISTERED_OFFICE', { addressEnglish: 'Kathmandu', addressNepali: null }],
      ['REGISTRATION', { registrationNumber: '1', registeredOn: '2020-05-05', officeId: 1 }],
      ['STATUS', { status: 'ACTIVE', deregisteredOn: null }],
    ]);
    expect(await namesOf(db, between ?? '')).toEqual([
      [1, null, 'Alpha', '2026-02-01', null],
      [2, 'Alpha', 'Beta', '2026-03-15', filing(3)],
      [3, 'Beta', 'Gamma', '2026-06-01', filing(4)],
    ]);
    expect(await namesOf(db, overwritten ?? '')).toEqual([
      [1, null, 'Sooner', '2026-01-01', null],
      [2, 'Sooner', 'Later', '2026-03-20', filing(5)],
    ]);
    expect(await entries(db, renamedNever ?? '')).toEqual([]);

    // the company version that each filing had, and the later ones
    const versions = await db.selectFrom('application').select('company_version').orderBy('id').execute();
    expect(versions.map(({ company_version }) => company_version)).toEqual([1, 3, 1, 2, 1]);
    const found = await readStandingCompany(db, undone ?? '', { on: '2026-04-25', version: 3 });
    expect(found.parts.find(({ aspect }) => aspect === 'NAME')?.data).toMatchObject({ nameEnglish: 'First' });
    expect(
      (await readStandingCompany(db, overwritten ?? '', { on: '2026-06-11', version: 2 })).parts
        .map(({ aspect, data }) => [aspect, data['nameEnglish']])
        .sort(),
    ).toEqual([
      ['NAME', 'Later'],
      ['STATUS', undefined],
    ]);

    const once = await db.selectFrom('register_entry').selectAll().orderBy('id').execute();
    await db.transaction().execute(async (tx) => void (await sql.raw(migrations[REPAIR] ?? '').execute(tx)));
    expect(await db.selectFrom('register_entry').selectAll().orderBy('id').execute()).toEqual(once);
    // the trigger that protects entries is active again
    await expect(db.deleteFrom('register_entry').execute()).rejects.toThrow('never changed');
  } finally {
    await database.close();
  }
});

test('such a change is in the record of each day, and can be revoked like any other', async () => {
  const gateway = await startTestGateway({ demoData: true });
  try {
    const [puja, gita, maya, krishna, rita] = await Promise.all(
      ['puja.representative', 'gita.operator', 'maya.approver', 'krishna.approver', 'rita.revenue'].map((username) =>
        callerOf(gateway, username),
      ),
    );
    if (!puja || !gita || !maya || !krishna || !rita) throw new Error('Nobody to act');
    const { db } = gateway.platform.database;
    const companyId = await settledCompany(gateway, [puja]);
    const ago = (days: number): Date => new Date(gateway.clock.now().getTime() - days * 86_400_000);
    await db
      .updateTable('company')
      .set({ created_at: ago(10) })
      .where('id', '=', companyId)
      .execute();
    const before = await db.selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
    const done = await take(await verifiedChange({ applicant: puja, operator: gita, revenue: rita }, companyId), [
      [maya, 'approve'],
    ]);
    await sql
      .raw(
        `alter table register_entry disable trigger user; delete from register_entry where company_id = '${companyId}'; alter table register_entry enable trigger user`,
      )
      .execute(db);
    const nameOn = async (days: number): Promise<string> =>
      companyRecordSchema.parse(
        (await gateway.call('GET', `external/api/company/${companyId}/record?on=${dayInNepal(ago(days))}`)).body.data,
      ).name.nameEnglish;
    expect(await nameOn(1)).toBe(done.titleEnglish);

    await db.transaction().execute(async (tx) => void (await sql.raw(migrations[REPAIR] ?? '').execute(tx)));
    expect([await nameOn(1), await nameOn(0)]).toEqual([before.name_english, done.titleEnglish]);
    expect(
      (await act(krishna, done, 'revoke', { reasonCode: 'COURT_ORDER', remark: 'By order of the court.' })).status,
    ).toBe(200);
    expect([await nameOn(1), await nameOn(0)]).toEqual([before.name_english, before.name_english]);
    expect(
      await db
        .selectFrom('company')
        .select(['name_english', 'name_nepali'])
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow(),
    ).toEqual({ name_english: before.name_english, name_nepali: before.name_nepali });
  } finally {
    await gateway.close();
  }
});
