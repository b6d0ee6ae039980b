import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { definitionQuery, readDefinitionStamp } from '@registrar/domain/processes/definition/definition-stamp';
import { nameVersions } from '@registrar/domain/processes/definition/name-versions';
import { filledMatter, TEST_PROCESS, testFiling } from '@registrar/domain/testing/test-filing';
import { APPLICATION, detailOf, newKey, saveSection, type Caller } from '../../../../test/filings-kit';
import type { TestGateway } from '../../../../test/harness';
import { readDetail } from '../../../../test/registration-kit';
import {
  approveFiling,
  companyFor,
  DECLARED,
  move,
  readyFiling,
  startTestFiling,
  todayOf,
  verifiedFiling,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';

const OURS = `${TEST_PROCESS}.${testFiling.version}`;
const OTHER = [
  `${TEST_PROCESS}.${testFiling.version + 1}`,
  `${TEST_PROCESS}.0`,
  TEST_PROCESS,
  'NO_SUCH_FILING.1',
  'PRATILIPI_TYPE.1',
];

let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, maya: Caller;
beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, maya } = office);
});
afterAll(() => office?.close());

const db = () => gateway.platform.database.db;
const rowOf = (id: string) => db().selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const withForm = (id: string, version: number) =>
  db().updateTable('application').set({ definition_version: version }).where('id', '=', id).execute();
const refused = {
  status: 409,
  body: { code: 'DEF-409', message: expect.stringContaining('What you have entered is kept') },
};

/** Stores answers in the shape of an earlier form version. */
const overwrite = (id: string, data: object) =>
  db()
    .updateTable('application_section')
    .set({ data: JSON.stringify(data) })
    .where('application_id', '=', id)
    .where('section_key', '=', 'MATTER')
    .execute();

test('the page and the gateway read the definition stamp in the same way', () => {
  const { definition = '' } = definitionQuery('NAME_CHANGE', nameVersions);
  expect(readDefinitionStamp(definition)).toEqual({ process: 'NAME_CHANGE', version: nameVersions.NAME_CHANGE });
  expect(definitionQuery('NO_SUCH_FILING', { NO_SUCH_FILING: 1 })).toEqual({});
  expect(definitionQuery('OTHERS', nameVersions)).toEqual({});
  expect(definitionQuery(undefined, nameVersions)).toEqual({});
});

test("a page with the gateway's form version can write; a page with another version is refused, and the answers are kept", async () => {
  const companyId = await companyFor(office);
  const create = (definition: string) =>
    puja.call('POST', `${APPLICATION}?definition=${definition}`, { processName: TEST_PROCESS, companyId }, newKey());
  for (const definition of OTHER) expect(await create(definition)).toMatchObject(refused);
  const draft = detailOf(await create(OURS));
  const path = `${APPLICATION}/${draft.id}/section/MATTER`;
  const answers = filledMatter(todayOf(office));
  const kept = detailOf(await puja.call('PUT', `${path}?definition=${OURS}`, answers, { 'if-match': '"1"' }));
  for (const definition of OTHER) {
    const lost = { ...answers, addressEnglish: 'Lost?' };
    expect(await puja.call('PUT', `${path}?definition=${definition}`, lost, { 'if-match': '"2"' })).toMatchObject(
      refused,
    );
    const submit = `${APPLICATION}/${draft.id}/submit?definition=${definition}`;
    expect(await puja.call('POST', submit, { version: kept.version, declared: DECLARED }, newKey())).toMatchObject(
      refused,
    );
  }
  const read = detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}?definition=${OTHER[0]}`));
  expect(read).toMatchObject({ status: 'DRAFT', version: kept.version });
  expect(read.sections.find(({ key }) => key === 'MATTER')?.data).toMatchObject(answers);
});

test('a draft of an earlier form version is opened and validated by the present version, and has that version after submission', async () => {
  const draft = await readyFiling(office);
  await withForm(draft.id, 0);
  await overwrite(draft.id, { addressEnglish: 5, formerQuestion: ['x'] });
  const opened = await readDetail(puja, draft.id);
  expect(opened.sections.find(({ key }) => key === 'MATTER')).toMatchObject({ validity: 'INVALID' });
  expect(await move(puja, opened, 'submit')).toMatchObject({ status: 422 });
  const put = detailOf(await saveSection(puja, opened, 'MATTER', filledMatter(todayOf(office))));
  detailOf(await move(puja, put, 'submit'));
  expect((await rowOf(draft.id)).definition_version).toBe(testFiling.version);
});

test('a pending filing with answers of an earlier form version is approved if they are still valid; otherwise it is refused with the reason', async () => {
  const { krishna } = office;
  const [good, bad, unread] = [
    await verifiedFiling(office),
    await verifiedFiling(office),
    await verifiedFiling(office),
  ];
  for (const { id } of [good, bad, unread]) await withForm(id, 0);
  await overwrite(bad.id, {});
  await overwrite(unread.id, { addressEnglish: 7 });
  for (const one of [bad, unread]) {
    const last = detailOf(await move(maya, one, 'forward', { remark: 'In order' }));
    const seen = await readDetail(krishna, one.id);
    expect(seen.allowedActions.find(({ action }) => action === 'approve')).toMatchObject({
      allowed: false,
      reason: { code: 'FITS_TODAYS_FORM' },
    });
    expect(await move(krishna, last, 'approve')).toMatchObject({
      status: 409,
      body: { code: 'FLOW-409', message: expect.stringContaining('filed again') },
    });
    const rejected = await move(krishna, last, 'reject', { reasonCode: 'OTHER', remark: 'File it anew.' });
    expect(detailOf(rejected).status).toBe('REJECTED');
  }
  expect((await approveFiling(office, good)).status).toBe('APPROVED');
});
