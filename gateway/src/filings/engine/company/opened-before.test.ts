import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { readDetail } from '../../../../test/registration-kit';
import {
  approveFiling,
  claimReady,
  readyFiling,
  startTestFiling,
  verifyFiling,
} from '../../../../test/test-filing-kit';
import { migrations } from '../../../migrations/migrations';
import { migrate, takeMigrations } from '../../../platform/database/migrate';
import { openDatabase } from '../../../platform/database/open-database';
import { readStandingCompany } from '../../../register/standing-company';

const FROM = '0092';
const [changed, untouched] = ['0190a000-0000-7000-8000-0000000000c1', '0190a000-0000-7000-8000-0000000000c2'];
const holder = '0190a000-0000-7000-8000-0000000000d1';
const draft = (number: number) => `0190a000-0000-7000-8000-0000000000a${number}`;

/**
 * A company with changes on 1 March and 1 May and shares since the first change, and a second company without entries.
 */
const BEFORE = `
  insert into office (id, code, office_type, name_english, name_nepali) values (1, 'KTM', 'CENTRAL', 'Office', 'कार्यालय');
  insert into company_type (id, key, parent_company_type, name_english, name_nepali) values (1, 'PRIVATE_SOLE_PROPRIETOR', 'PRIVATE_SOLE_PROPRIETOR', 'Private', 'प्राइभेट');
  insert into account (id, username, email, mobile_number, name_english, name_nepali, password_hash, role, office_id, status, language, created_at)
  values ('${holder}', 'before', 'b@b.example', '9841000000', 'Before', 'अघि', '', 'COMPANY_REPRESENTATIVE', 1, 'ACTIVE', 'np', '2026-01-01T00:00Z');
  insert into company (id, registration_number, company_type_id, office_id, name_english, name_nepali, status, version, issued_shares, created_at) values
    ('${changed}', '1', 1, 1, 'Third Limited', 'तेस्रो लिमिटेड', 'ACTIVE', 3, 10, '2026-01-01T00:00Z'), ('${untouched}', '2', 1, 1, 'Quiet Limited', 'शान्त लिमिटेड', 'ACTIVE', 4, null, '2026-01-01T00:00Z');
  insert into register_entry (id, company_id, aspect, subject_id, revision, before, after, effective_on, company_version, recorded_at) values
    (gen_random_uuid(), '${changed}', 'NAME', null, 1, null, '{"nameEnglish": "First Limited"}', '2026-01-01', 1, '2026-03-01T06:00Z'),
    (gen_random_uuid(), '${changed}', 'SHAREHOLDER', '${holder}', 1, null, '{"nameEnglish": "Asha"}', '2026-03-01', 2, '2026-03-01T06:00Z'),
    (gen_random_uuid(), '${changed}', 'NAME', null, 2, '{"nameEnglish": "First Limited"}', '{"nameEnglish": "Third Limited"}', '2026-05-01', 3, '2026-05-01T06:00Z');
  insert into share_posting (company_id, number, effective_on, issued, recorded_at) values ('${changed}', 1, '2026-03-01', 10, '2026-03-01T06:00Z');
  insert into share_range (company_id, bucket, holder_id, first_kitta, last_kitta, paid_per_share, opened_by) values ('${changed}', 'HOLDER', '${holder}', 1, 10, 100, 1);
  update share_posting set table_hash = encode(sha256(convert_to(E'\\n' || share_table_text('${changed}', 1), 'UTF8')), 'hex');
  insert into application (id, process_name, status, office_id, applicant_id, applicant_role, company_id, created_at, updated_at)
  select id::uuid, process, status, 1, '${holder}', 'COMPANY_REPRESENTATIVE', company::uuid, at::timestamptz, at::timestamptz from (values
    ('${draft(1)}', 'NAME_CHANGE', 'REJECTED', '${changed}', '2026-02-01T00:00Z'),
    ('${draft(2)}', 'NAME_CHANGE', 'VERIFY', '${changed}', '2026-04-01T00:00Z'),
    ('${draft(3)}', 'NAME_CHANGE', 'DRAFT', '${changed}', '2026-06-01T00:00Z'),
    ('${draft(4)}', 'NAME_CHANGE', 'DRAFT', '${untouched}', '2026-06-01T00:00Z'),
    ('${draft(5)}', 'NAME_RESERVATION', 'DRAFT', '${untouched}', '2026-06-01T00:00Z'),
    ('${draft(6)}', 'NAME_RESERVATION', 'DRAFT', null, '2026-06-01T00:00Z')) as filed (id, process, status, company, at);
`;

test('filings opened before the migration get the company version of that time and the first form version', async () => {
  const database = await openDatabase({ kind: 'memory' });
  try {
    const { db } = database;
    await db.transaction().execute(async (tx) => {
      await takeMigrations(
        tx,
        Object.keys(migrations)
          .sort()
          .filter((name) => name < FROM),
      );
      for (const statement of BEFORE.split(';\n')) if (statement.trim()) await sql.raw(statement).execute(tx);
    });
    await migrate(db);
    const rows = await db
      .selectFrom('application')
      .select(['id', 'company_version', 'definition_version', 'subject_kind'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => row.company_version)).toEqual([1, 2, 3, 4, null, null]);
    expect(rows.every((row) => row.definition_version === 1 && row.subject_kind === null)).toBe(true);
    expect(await db.selectFrom('share_posting').select('company_version').execute()).toEqual([{ company_version: 3 }]);

    const found = await readStandingCompany(db, changed, { on: '2026-04-01', version: 2 });
    expect(found).toMatchObject({ version: 2, type: 'PRIVATE_SOLE_PROPRIETOR' });
    expect(found.parts.map(({ aspect, data }) => [aspect, data['nameEnglish']])).toEqual([
      ['NAME', 'First Limited'],
      ['SHAREHOLDER', 'Asha'],
    ]);
    expect((await readStandingCompany(db, changed, { on: '2026-06-01' })).shares).toEqual([
      { bucket: 'HOLDER', holderId: holder, from: 1, to: 10, paidPerShare: 100, shareType: null },
    ]);
  } finally {
    await database.close();
  }
});

test('a draft without a stored company is opened, submitted and approved', async () => {
  const office = await startTestFiling();
  try {
    const filed = await readyFiling(office);
    await office.gateway.platform.database.db
      .deleteFrom('application_company')
      .where('application_id', '=', filed.id)
      .execute();
    const opened = await readDetail(office.puja, filed.id);
    expect(opened.filedCompany).toEqual(filed.filedCompany);
    const verified = await verifyFiling(office, await claimReady(office, opened));
    expect((await approveFiling(office, verified)).status).toBe('APPROVED');
  } finally {
    await office.close();
  }
});
