import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyHistorySchema } from '@registrar/domain/calls/company-record';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { issuedPaperSchema } from '@registrar/domain/calls/papers';
import { savedItemSchema } from '@registrar/domain/calls/filing-sections';
import { NAMED_COMPANIES_MAXIMUM } from '@registrar/domain/processes';
import { sql } from 'kysely';
import pg from 'pg';
import { z } from 'zod';
import {
  filledMatter,
  fileTestFiling,
  ofManyCompanies,
  ofTwoCompanies,
  TEST_PROCESS,
} from '@registrar/domain/testing/test-filing';
import { addCompany } from '../../../../test/company-kit';
import { APPLICATION, callerOf, detailOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import { createServerDatabase } from '../../../../test/harness';
import { settledCompany } from '../../../../test/name-change-kit';
import {
  companyFor,
  move,
  moveAll,
  openTestFiling,
  startTestFiling,
  todayOf,
  withVariation,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';
import { MAIN_OFFICE_ID } from '../../../lookups/seed/offices';
import { eventually } from '../../../../test/stomp-client';
import { toRow } from '../../../applications/application';
import { holdFiledCompanies } from '../../../applications/named-companies';
import { enterInRegister, type NewEntry } from '../../../register/entries/enter';
import { readLastEntries } from '../../../register/entries/read-entries';

const { TEST_DATABASE_URL } = process.env;
if (!TEST_DATABASE_URL)
  console.warn('LEFT OUT: TEST_DATABASE_URL is not set, so crossed approvals were not run at once on PostgreSQL.');
const AT_ONCE = TEST_DATABASE_URL ? 32 : 4;

let office: TestFilingOffice;
let puja: Caller, gita: Caller, maya: Caller, krishna: Caller, nisha: Caller;
let drop: (() => Promise<void>) | undefined;
let url: string | undefined;
let putBack: (() => void) | undefined;
beforeAll(async () => {
  const server = TEST_DATABASE_URL ? await createServerDatabase(TEST_DATABASE_URL) : undefined;
  drop = server?.drop;
  url = server?.place.url;
  office = await startTestFiling(server ? { database: server.place } : {});
  putBack = fileTestFiling(ofTwoCompanies);
  ({ puja, gita, maya, krishna } = office);
  nisha = await callerOf(office.gateway, 'nisha.representative');
}, 300_000);
afterAll(async () => {
  putBack?.();
  await office?.close();
  await drop?.();
});

const REVOKED = { reasonCode: 'OTHER', remark: 'Decided in error.' };
const db = () => office.gateway.platform.database.db;
let written = 0;

/** A filing of one company that names the other, saved and not handed in. */
async function draftOf(companyId: string, other: string): Promise<ApplicationDetail> {
  written += 1;
  const draft = detailOf(await openTestFiling(puja, companyId));
  const matter = filledMatter(todayOf(office), { addressEnglish: `Crossed Road ${written}` });
  const begun = detailOf(await saveSection(puja, draft, 'MATTER', matter));
  return detailOf(await saveSection(puja, begun, 'OTHER_COMPANY', { companyId: other }));
}

const verified = async (companyId: string, other: string): Promise<ApplicationDetail> =>
  moveAll(await draftOf(companyId, other), [
    [puja, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
const approved = async (companyId: string, other: string): Promise<ApplicationDetail> =>
  moveAll(await verified(companyId, other), [[maya, 'approve', { remark: 'In order' }]]);

async function standing(companyId: string, aspect: string): Promise<unknown[]> {
  return (await readLastEntries(db(), companyId))
    .filter((entry) => entry.aspect === aspect && entry.after !== null)
    .map(({ after }) => after?.['addressEnglish']);
}

const enter = (companyId: string, ...entries: readonly NewEntry[]): Promise<number> =>
  office.gateway.platform.runUnitOfWork((unit) =>
    enterInRegister(unit, { companyId, applicationId: null, effectiveOn: todayOf(office) }, entries),
  );
const addressOf = (addressEnglish: string) => ({ addressEnglish, addressNepali: 'अन्यत्र' });
const BRANCH = '0190a000-0000-7000-8000-0000000000b1';
const branch = (address: string, subjectId = BRANCH): NewEntry => ({
  aspect: 'BRANCH',
  subjectId,
  after: addressOf(address),
});

test('an approval changes both companies, and what undoes it undoes both', async () => {
  const [own, other] = [await companyFor(office), await companyFor(office)];
  await enter(own, { aspect: 'REGISTERED_OFFICE', after: addressOf('Before') });
  const filing = await approved(own, other);
  const address = `Crossed Road ${written}`;
  expect(await standing(own, 'REGISTERED_OFFICE')).toEqual([address]);
  expect(await standing(other, 'BRANCH')).toEqual([address]);
  expect(detailOf(await move(krishna, filing, 'revoke', REVOKED))).toMatchObject({ status: 'REJECTED' });
  expect(await standing(own, 'REGISTERED_OFFICE')).toEqual(['Before']);
  expect(await standing(other, 'BRANCH')).toEqual([]);
});

test('the people of the other company are told in their language, and have its letter and its history', async () => {
  const [own, other] = [await companyFor(office), await settledCompany(office.gateway, [nisha])];
  await db().updateTable('account').set({ language: 'en' }).where('id', '=', nisha.userId).execute();
  const filing = await approved(own, other);
  const toldTo = async (by: Caller) =>
    (await db().selectFrom('notification').selectAll().where('account_id', '=', by.userId).orderBy('id').execute())
      .filter(({ link }) => link === `/post-amendment/company/${other}`)
      .map(({ title_en: en, title_ne: ne }) => [ne, en]);
  const companyOf = async (id: string) =>
    db().selectFrom('company').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const [filer, changed] = [await companyOf(own), await companyOf(other)];
  expect(await toldTo(nisha)).toEqual([
    [
      `अर्को कम्पनीको निवेदनबाट “${changed.name_nepali}” को विवरण फेरियो`,
      `An application of another company changed “${changed.name_english}”`,
    ],
  ]);
  expect(await toldTo(puja)).toEqual([]);
  const papersOf = async (by: Caller) =>
    z.array(issuedPaperSchema).parse((await by.call('GET', `external/api/paper?companyId=${other}`)).body.data);
  expect(await papersOf(nisha)).toMatchObject([{ kind: 'RECORD_LETTER', state: 'VALID', companyId: other }]);
  expect(await papersOf(puja)).toEqual([]);
  const letter = (await papersOf(nisha))[0];
  const { content } = await db()
    .selectFrom('letter')
    .select('content')
    .where('application_id', '=', filing.id)
    .where('company_id', '=', other)
    .executeTakeFirstOrThrow();
  expect(JSON.stringify(content)).toContain(`${filer.name_english} (registration number ${filer.registration_number})`);
  expect(letter?.subject?.en).toContain('the register was updated');
  const history = companyHistorySchema.parse(
    (await nisha.call('GET', `external/api/company/${other}/history`)).body.data,
  );
  expect(history[0]).toMatchObject({
    process: TEST_PROCESS,
    filedBy: { id: own, registrationNumber: filer.registration_number },
    changes: [{ aspect: 'BRANCH' }],
  });
  const ofFiler = companyHistorySchema.parse((await puja.call('GET', `external/api/company/${own}/history`)).body.data);
  expect(ofFiler[0]).toMatchObject({ process: TEST_PROCESS, filedBy: null });

  await move(krishna, filing, 'revoke', REVOKED);
  expect(await toldTo(nisha)).toHaveLength(2);
  expect(await papersOf(nisha)).toMatchObject([{ state: 'REVOKED' }]);
});

test.each([0, 1])('after a later change of company %i it is undone in neither', async (changed) => {
  const companies = [await companyFor(office), await companyFor(office)] as const;
  const filing = await approved(...companies);
  const later: NewEntry =
    changed === 0 ? { aspect: 'REGISTERED_OFFICE', after: addressOf('Elsewhere') } : branch('Elsewhere', filing.id);
  await enter(companies[changed] ?? '', later);
  expect((await move(krishna, filing, 'revoke', REVOKED)).status).toBe(409);
  const address = `Crossed Road ${written}`;
  expect(await standing(companies[1 - changed] ?? '', changed === 0 ? 'BRANCH' : 'REGISTERED_OFFICE')).toEqual([
    address,
  ]);
});

test.each([0, 1])('neither handed in nor approved while company %i is not as filed', async (changed) => {
  const companies = [await companyFor(office), await companyFor(office)] as const;
  const change = (address: string) =>
    enter(
      companies[changed] ?? '',
      changed === 0 ? { aspect: 'REGISTERED_OFFICE', after: addressOf(address) } : branch(address),
    );
  const draft = await draftOf(...companies);
  await change('Before');
  expect((await move(puja, draft, 'submit')).status).toBe(409);
  const read = detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}`));
  expect(read.namedCompanies?.map(({ isChanged }) => isChanged)).toEqual([changed === 1]);
  const { version, presentCompanyVersion } = read;
  const take = { version, take: [], companyVersion: presentCompanyVersion };
  const taken = detailOf(await puja.call('POST', `${APPLICATION}/${draft.id}/takeCompanyVersion`, take, newKey()));
  const waiting = await moveAll(taken, [
    [puja, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  await change('After');
  expect((await move(maya, waiting, 'approve', { remark: 'In order' })).status).toBe(409);
});

test('a filing that names a company and others of that company stand in each other’s way', async () => {
  const [own, other, third] = [
    await companyFor(office),
    await settledCompany(office.gateway, [nisha]),
    await companyFor(office),
  ];
  const first = await moveAll(await draftOf(own, other), [[puja, 'submit']]);
  // whoever files does not learn what stands against the other company; that company learns what concerns it
  expect(await move(puja, await draftOf(third, other), 'submit')).toMatchObject({
    status: 423,
    body: { blocker: { reasons: [{ code: 'NAMED_COMPANY_STOPPED', wayOut: null }] } },
  });
  const { processes } = companyProcessListSchema.parse(
    (await nisha.call('GET', `external/api/company/${other}/process`)).body.data,
  );
  const change = processes.find(({ process }) => process === 'LOCATION_CHANGE');
  expect(change?.reasons).toMatchObject([{ code: 'ASPECT_CONFLICT', wayOut: null }]);
  expect(change?.reasons[0]?.message).toContain(first.applicationNumber);
});

test('whoever files reads of the other company what everybody may read, and its people do not read the filing', async () => {
  const [own, other] = [await companyFor(office), await settledCompany(office.gateway, [nisha])];
  await enter(other, {
    aspect: 'DIRECTOR',
    subjectId: '0190a000-0000-7000-8000-0000000000d7',
    after: {
      nameEnglish: 'Gita Rai',
      nameNepali: 'गीता राई',
      independent: false,
      since: null,
      until: null,
      details: { email: 'private@other.example' },
    },
  });
  const filing = await moveAll(await draftOf(own, other), [[puja, 'submit']]);
  const [named] = filing.namedCompanies ?? [];
  expect(named).toMatchObject({ id: other, shares: null });
  expect(JSON.stringify(named)).toContain('Gita Rai');
  for (const reader of [puja, gita])
    expect(JSON.stringify((await reader.call('GET', `${APPLICATION}/${filing.id}`)).body)).not.toContain('private@');
  expect((await nisha.call('GET', `${APPLICATION}/${filing.id}`)).status).toBe(404);
});

test('what is no other company of the register is refused at its field', async () => {
  const own = await companyFor(office);
  for (const id of [own, '0190a000-0000-7000-8000-0000000000ff', 'no id']) {
    const draft = await draftOf(own, id);
    expect(draft.namedCompanies).toEqual([]);
    expect(draft.sections.find(({ key }) => key === 'OTHER_COMPANY')).toMatchObject({
      errors: [{ path: 'companyId', code: 'NAMED_COMPANY_UNKNOWN' }],
    });
    await puja.call(
      'POST',
      `${APPLICATION}/${draft.id}/discard`,
      { version: draft.version },
      { 'idempotency-key': draft.id },
    );
  }
});

test('a company beyond the maximum is refused at its field, and those before it stay', async () => {
  await withVariation(ofManyCompanies, async () => {
    const draft = detailOf(await openTestFiling(puja, await companyFor(office)));
    await saveSection(puja, draft, 'MATTER', filledMatter(todayOf(office)));
    const path = `${APPLICATION}/${draft.id}/section/OTHER_COMPANIES/item`;
    const add = async () => {
      const companyId = await companyFor(office);
      return savedItemSchema.parse((await puja.call('POST', path, { companyId }, newKey())).body.data).item;
    };
    for (let number = 1; number <= NAMED_COMPANIES_MAXIMUM; number++) expect((await add())?.errors).toEqual([]);
    expect((await add())?.errors).toEqual([
      {
        path: 'companyId',
        code: 'NAMED_COMPANIES_TOO_MANY',
        message: 'One application can name at most 20 other companies',
      },
    ]);
    const read = detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}`));
    expect(read.namedCompanies).toHaveLength(NAMED_COMPANIES_MAXIMUM);
    expect(await move(puja, read, 'submit')).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'NAMED_COMPANIES_TOO_MANY' }] },
    });
  });
});

(TEST_DATABASE_URL ? test : test.skip)('the companies of a filing are locked in the order of their ids', async () => {
  const [first = '', second = ''] = [await companyFor(office), await companyFor(office)].sort();
  // the company that files is the second one: its lock is asked for after that of the first
  const { id } = await draftOf(second, first);
  const row = toRow(await db().selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  try {
    await other.query('begin');
    await other.query('select id from company where id = $1 for update', [first]);
    const holding = office.gateway.platform.runUnitOfWork((unit) => holdFiledCompanies(unit, row));
    await eventually(async () => {
      // not within the transaction of the other one, which sees this view as it was at its first look
      const { rows } = await sql`select 1 from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query like '%application_company%for no key update'`.execute(db());
      return rows.length > 0;
    });
    // it waits for the first and does not have the second yet
    await other.query('select id from company where id = $1 for update nowait', [second]);
    await other.query('rollback');
    await holding;
  } finally {
    await other.end();
  }
});

test(`${AT_ONCE} crossed approvals at once are all written`, async () => {
  const pairs = await Promise.all(
    Array.from({ length: AT_ONCE / 2 }, async () => {
      const added = () => addCompany(office.gateway, puja.userId, { officeId: MAIN_OFFICE_ID });
      return [(await added()).id, (await added()).id] as const;
    }),
  );
  await db()
    .updateTable('company')
    .set({ email_verified_at: office.gateway.clock.now() })
    .where('id', 'in', pairs.flat())
    .execute();
  const waiting: ApplicationDetail[] = [];
  for (const [a, b] of pairs) waiting.push(await verified(a, b), await verified(b, a));
  const answers = await Promise.all(waiting.map((filing) => move(maya, filing, 'approve', { remark: 'In order' })));
  expect(answers.map(({ status }) => status)).toEqual(waiting.map(() => 200));
  for (const id of pairs.flat()) {
    expect(await standing(id, 'REGISTERED_OFFICE')).toHaveLength(1);
    expect(await standing(id, 'BRANCH')).toHaveLength(1);
  }
}, 600_000);
