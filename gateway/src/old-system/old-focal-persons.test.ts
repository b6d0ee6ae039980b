import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { oldFocalPersonsSchema } from '@registrar/domain/calls/old-system';
import { callerOf } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { officeOf, openRegistration, reservedName, type Office } from '../../test/registration-kit';
import { importOldSystem } from './import/import-old-system';
import type { RefusedLine } from './import/import-outcome';

let gateway: TestGateway;
let office: Office;
let filing: string;

const HASH = `sha256$salt$${createHash('sha256').update('saltPurano@2070').digest('hex')}`;
const HEAD =
  'kind,old_id,username,password_hash,name_english,name_nepali,email,office,registration_number,company_type,owner,company,designation,gender,phone,identification_type,identification_number';
const LINES = [
  HEAD,
  `user,U-9,old.nine,${HASH},Old Nine,पुराना नौ,,KTM,,,,,,,,,`,
  'company,C-9,,,Yamuna Engineering Nepal Branch,यमुना इन्जिनियरिङ नेपाल शाखा,,KTM,9901,FOREIGN_BRANCH,U-9,,,,,,',
  'company,C-10,,,Tista Engineering Nepal Branch,टिस्टा इन्जिनियरिङ नेपाल शाखा,,KTM,9902,FOREIGN_BRANCH,,,,,,,',
  'focal_person,F-1,,,Devika Sharma,देविका शर्मा,devika@old.example,KTM,,,,C-9,Country head,FEMALE,9841100013,CITIZENSHIP,27-01-70-33001',
  'focal_person,F-2,,,Bikash Karki,विकास कार्की,,KTM,,,,C-9,,,,,',
  'focal_person,F-3,,,Somebody Else,अर्को कोही,,KTM,,,,C-10,,,,,',
];

async function load(
  ...lines: string[]
): Promise<Awaited<ReturnType<typeof importOldSystem>> & { report: RefusedLine[] }> {
  const report: RefusedLine[] = [];
  return {
    ...(await importOldSystem(gateway.platform, {
      open: () => Readable.from([lines.join('\n')]),
      onRefused: (line) => report.push(line),
    })),
    report,
  };
}

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  const { reservationId } = await reservedName(office, 'FOREIGN_BRANCH');
  const opened = await openRegistration(office.ram, reservationId);
  filing = (opened.body.data as { id: string }).id;
});
afterAll(() => gateway?.close());

const asked = (id = filing, by = office.ram) => by.call('GET', `external/api/application/${id}/old-focal-person`);
/** As bringing over leaves it: the company keeps the id of its old record, and somebody speaks for it. */
const migrateClaim = (oldId: string, accountId: string) =>
  gateway.platform.runUnitOfWork(async ({ tx, now }) => {
    const old = await tx
      .selectFrom('old_system_company')
      .selectAll()
      .where('old_id', '=', oldId)
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('company')
      .values({
        id: old.id,
        registration_number: old.registration_number,
        company_type_id: old.company_type_id,
        office_id: old.office_id,
        name_english: old.name_english,
        name_nepali: old.name_nepali,
        status: 'ACTIVE',
        email: 'branch@old.example',
        email_verified_at: now,
        migrated: true,
        details_status: 'UNVERIFIED',
        created_at: now,
      })
      .execute();
    await tx
      .insertInto('company_representative')
      .values({ company_id: old.id, account_id: accountId, since: '2021-01-01' })
      .execute();
  });

test('focal persons are taken in once, and refused without their company', async () => {
  expect(await load(...LINES)).toMatchObject({ focalPersons: { added: 3 }, refused: 0 });
  expect(await load(...LINES)).toMatchObject({ focalPersons: { added: 0, unchanged: 3 } });
  const { report } = await load(
    HEAD,
    'focal_person,F-9,,,Nobody Here,कोही छैन,,KTM,,,,C-77,,,,,',
    'focal_person,F-8,,,Nobody Here,कोही छैन,,KTM,,,,C-9,,PERHAPS,,,',
  );
  expect(report.map(({ reason }) => reason)).toEqual(
    expect.arrayContaining(['company: there is no old company C-77', 'gender: is none of the known keys']),
  );
});

test('one is offered those of the own companies that came over, and of nobody else’s', async () => {
  expect((await asked()).body.data).toEqual({ people: [] });
  await migrateClaim('C-9', office.ram.userId);
  await migrateClaim('C-10', office.gita.userId);
  const { people } = oldFocalPersonsSchema.parse((await asked()).body.data);
  expect(people.map(({ answers }) => answers)).toEqual([
    {
      fullNameEnglish: 'Devika Sharma',
      fullNameNepali: 'देविका शर्मा',
      designation: 'Country head',
      gender: 'FEMALE',
      email: 'devika@old.example',
      phoneNo: '9841100013',
      identification: { type: 'CITIZENSHIP', number: '27-01-70-33001' },
    },
    { fullNameEnglish: 'Bikash Karki', fullNameNepali: 'विकास कार्की' },
  ]);
  const entered = await office.ram.call(
    'POST',
    `external/api/application/${filing}/section/FOCAL_PERSON/item`,
    people[0]?.answers,
    { 'idempotency-key': randomUUID() },
  );
  expect(entered.status).toBe(200);
});

test('nobody but who fills the filing in asks for them, and only where focal persons are asked', async () => {
  const other = await callerOf(gateway, 'sita.applicant');
  expect((await asked(filing, other)).status).toBe(404);
  expect((await asked(filing, office.gita)).status).toBe(404);
  const { detail } = await reservedName(office, 'FOREIGN_BRANCH');
  expect((await asked(detail.id)).status).toBe(404);
});
