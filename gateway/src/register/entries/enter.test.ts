import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { compareRecords, recordOn } from '@registrar/domain/register';
import { sql } from 'kysely';
import { addCompany } from '../../../test/company-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { enterInRegister, type NewEntry } from './enter';
import { readEntries } from './read-entries';

const BRANCH = '0190a000-0000-7000-8000-0000000000b1';
let gateway: TestGateway;
let representative = '';
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-22T06:00:00Z'));
  representative = await gateway.addAccount({ username: 'register.entries' });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const enter = (companyId: string, effectiveOn: string, ...entries: NewEntry[]): Promise<number> =>
  gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn }, entries),
  );
const office = (addressNepali: string): NewEntry => ({
  aspect: 'REGISTERED_OFFICE',
  after: { addressEnglish: null, addressNepali },
});

test('a company from before the entries gets its opening entries with its first change: its record goes back to the day of the migration', async () => {
  const { id } = await addCompany(gateway, representative, {
    addressNepali: 'काठमाडौँ',
    authorizedCapital: 1_000_000_00,
  });
  expect(await enter(id, '2026-12-01', office('ललितपुर'))).toBe(2);
  const entries = await readEntries(db(), id);
  expect(recordOn(entries, '2026-11-21')).toEqual([]);
  const [then, now] = [recordOn(entries, '2026-11-30'), recordOn(entries, '2026-12-01')];
  expect(then.find(({ aspect }) => aspect === 'CAPITAL')?.data).toMatchObject({ authorizedCapital: 1_000_000_00 });
  expect(compareRecords(then, now)).toEqual([
    { aspect: 'REGISTERED_OFFICE', subjectId: null, path: 'addressNepali', before: 'काठमाडौँ', after: 'ललितपुर' },
  ]);
});

test('an unchanged part gets no entry, and one filing raises the version once', async () => {
  const { id } = await addCompany(gateway, representative, { addressNepali: 'काठमाडौँ' });
  await enter(id, '2026-11-22', office('पोखरा'), {
    aspect: 'BRANCH',
    subjectId: BRANCH,
    after: { addressEnglish: 'Butwal', addressNepali: 'बुटवल' },
  });
  const before = await readEntries(db(), id);
  expect(await enter(id, '2026-11-23', office('पोखरा'), { aspect: 'BRANCH', subjectId: BRANCH, after: null })).toBe(3);
  const after = await readEntries(db(), id);
  expect(after.length).toBe(before.length + 1);
  expect(recordOn(after, '2026-11-23').some(({ aspect }) => aspect === 'BRANCH')).toBe(false);
});

test('the day given by a filing is stored beside the day of the entry, also if it is before the last entry', async () => {
  const { id } = await addCompany(gateway, representative, { addressNepali: 'काठमाडौँ' });
  await enter(id, '2026-11-25', office('पोखरा'));
  await enter(id, '2026-11-28', { ...office('ललितपुर'), happenedOn: '2026-11-20' });
  const moves = (await readEntries(db(), id, { aspects: ['REGISTERED_OFFICE'] })).map(({ effectiveOn, happenedOn }) => [
    effectiveOn,
    happenedOn,
  ]);
  expect(moves.slice(-2)).toEqual([
    ['2026-11-25', null],
    ['2026-11-28', '2026-11-20'],
  ]);
  await expect(enter(id, '2026-11-27', { ...office('धरान'), happenedOn: '2026-11-29' })).rejects.toThrow(/later day/);
});

test('entered directors are notified of changes, former ones are not', async () => {
  const { id } = await addCompany(gateway, representative);
  const director: NewEntry = {
    aspect: 'DIRECTOR',
    subjectId: BRANCH,
    after: {
      nameEnglish: 'Sita Rai',
      nameNepali: 'सीता राई',
      independent: false,
      since: '2026-11-22',
      until: '2028-11-21',
      details: { email: 'sita@example.com', phoneNo: '9841000000' },
    },
  };
  await enter(id, '2026-11-22', director);
  const serving = () =>
    db()
      .selectFrom('company_director')
      .select(['name_english', 'email', 'mobile_number', 'until'])
      .where('company_id', '=', id)
      .orderBy('until')
      .execute();
  expect(await serving()).toEqual([
    { name_english: 'Sita Rai', email: 'sita@example.com', mobile_number: '9841000000', until: '2028-11-21' },
  ]);
  await enter(id, '2026-12-10', { ...director, after: null });
  expect((await serving()).map(({ until }) => until)).toEqual(['2026-12-09']);
});

test('the parts entered by one filing are read in the order of its lists', async () => {
  const { id } = await addCompany(gateway, representative);
  const names = [
    'Sita Rai',
    'Hari Karki',
    'Maya Gurung',
    'Bina Shah',
    'Anil Thapa',
    'Laxmi Sharma',
    'Om Rana',
    'Gita Lama',
  ];
  const directors = names.map((nameEnglish): NewEntry => ({
    aspect: 'DIRECTOR',
    subjectId: gateway.platform.newId(gateway.clock.now()),
    after: { nameEnglish, nameNepali: 'सञ्चालक', independent: false, since: '2026-11-22', until: null },
  }));
  await enter(id, '2026-11-22', ...directors);
  expect(
    recordOn(await readEntries(db(), id, { aspects: ['DIRECTOR'] }), '2026-11-22').map(
      ({ data }) => data['nameEnglish'],
    ),
  ).toEqual(names);
});

test('changes of one company at the same time run one after the other', async () => {
  const { id } = await addCompany(gateway, representative);
  await Promise.all(['क', 'ख', 'ग', 'घ'].map((place) => enter(id, '2026-11-22', office(place))));
  const entries = (await readEntries(db(), id, { aspects: ['REGISTERED_OFFICE'] })).sort(
    (a, b) => a.revision - b.revision,
  );
  expect(entries.map(({ revision }) => revision)).toEqual([1, 2, 3, 4]);
  for (const [index, entry] of entries.entries()) expect(entry.before).toEqual(entries[index - 1]?.after ?? null);
});

describe('the database itself refuses', () => {
  let companyId = '';
  beforeAll(async () => {
    ({ id: companyId } = await addCompany(gateway, representative));
    await enter(companyId, '2026-11-22', office('धरान'));
  });

  const INSERT = `insert into register_entry (id, company_id, aspect, revision, before, after, effective_on, company_version, recorded_at)
    values (gen_random_uuid(), COMPANY, 'REGISTERED_OFFICE', 2, BEFORE, '{"addressNepali": "इलाम"}', '2026-11-22', 9, now())`;
  const BEFORE = `'{"addressEnglish": null, "addressNepali": "धरान"}'`;
  test.each([
    [
      'an entry that does not begin where the last one ended',
      INSERT.replace('BEFORE', `'{"addressNepali": "दमक"}'`),
      /does not follow/,
    ],
    ['a revision left out', INSERT.replace('BEFORE', BEFORE).replace(' 2,', ' 3,'), /does not follow/],
    ['an entry of an earlier day', INSERT.replace('BEFORE', BEFORE).replace('2026-11-22', '2026-11-21'), /later day/],
    [
      'an entry rewritten',
      `update register_entry set effective_on = '2020-01-01' where company_id = COMPANY`,
      /never changed or taken away/,
    ],
    ['an entry taken away', 'delete from register_entry where company_id = COMPANY', /never changed or taken away/],
    ['an emptied register', 'truncate register_entry', /never changed or taken away/],
  ])('%s', async (_, statement, complaint) => {
    await expect(sql.raw(statement.replaceAll('COMPANY', `'${companyId}'`)).execute(db())).rejects.toThrow(complaint);
  });

  test('and accepts an entry that follows', async () => {
    await expect(
      sql.raw(INSERT.replace('BEFORE', BEFORE).replaceAll('COMPANY', `'${companyId}'`)).execute(db()),
    ).resolves.toBeDefined();
  });
});
