import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { companyProcessListSchema } from '@registrar/domain/calls/company-processes';
import { openedProceeding, startTestProceedings } from '../../test/proceedings-kit';
import { companyFor, openTestFiling, todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { readEntries } from '../register/entries/read-entries';
import { endProceeding, reopenProceeding } from './end-proceeding';
import { lockWithCompany, type ProceedingRow } from './lock-proceeding';
import type { UnitOfWork } from '../platform/unit-of-work';

let office: TestFilingOffice;
beforeAll(async () => {
  office = await startTestProceedings();
});
afterAll(() => office?.close());

const db = () => office.gateway.platform.database.db;
const statusOf = (companyId: string) =>
  db()
    .selectFrom('company')
    .select(['status', 'deregistered_on'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
/** The blockers of a change of name that a status brings. */
async function blockersOf(companyId: string): Promise<string[]> {
  const { body } = await office.puja.call('GET', `external/api/company/${companyId}/process`);
  const change = companyProcessListSchema.parse(body.data).processes.find(({ process }) => process === 'NAME_CHANGE');
  return (change?.reasons ?? []).map(({ code }) => code).filter((code) => /REGIST/.test(code));
}
const onLocked = (id: string, work: (unit: UnitOfWork, row: ProceedingRow) => Promise<unknown>): Promise<unknown> =>
  office.gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, id);
    if (!row) throw new Error('There is no such proceeding');
    await work(unit, row);
  });
const end = (id: string, outcome: string) =>
  onLocked(id, (unit, row) => endProceeding(unit, row, { outcome, text: 'As decided', actor: null }));
const reopen = (id: string) => onLocked(id, (unit, row) => reopenProceeding(unit, row, null));
const statesEntered = async (companyId: string) =>
  (await readEntries(db(), companyId, { aspects: ['STATUS'] }))
    .sort((one, other) => one.revision - other.revision)
    .map(({ after }) => after);

test('a proceeding gives its company a status and takes it away, each an entry with the proceeding as its reason; the gate follows', async () => {
  const { id, companyId } = await openedProceeding(office);
  expect([await statusOf(companyId), await blockersOf(companyId)]).toEqual([
    { status: 'IN_DEREGISTRATION', deregistered_on: null },
    ['IN_DEREGISTRATION'],
  ]);
  // its own form is not stopped by it
  expect((await openTestFiling(office.puja, companyId, { subject: { kind: 'PROCEEDING', id } })).status).toBe(200);
  await end(id, 'WITHDRAWN');
  expect([await statusOf(companyId), await blockersOf(companyId)]).toEqual([
    { status: 'ACTIVE', deregistered_on: null },
    [],
  ]);
  const { number } = await db()
    .selectFrom('proceeding')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const details = (outcome: string | null) => ({ proceeding: number, kind: 'TEST_PROCEEDING', outcome });
  expect(await statesEntered(companyId)).toEqual([
    { status: 'ACTIVE', deregisteredOn: null },
    { status: 'IN_DEREGISTRATION', deregisteredOn: null, details: details(null) },
    { status: 'ACTIVE', deregisteredOn: null, details: details('WITHDRAWN') },
  ]);
  const audited = await db()
    .selectFrom('audit')
    .select('action')
    .where('object_id', '=', companyId)
    .where('action', '=', 'COMPANY_STATUS_ENTERED')
    .execute();
  expect(audited).toHaveLength(2);
});

test('an end that is undone brings the status of before, and the end is entered again', async () => {
  const { id, companyId } = await openedProceeding(office);
  await end(id, 'CLOSED');
  expect([await statusOf(companyId), await blockersOf(companyId)]).toEqual([
    { status: 'DEREGISTERED', deregistered_on: todayOf(office) },
    ['DEREGISTERED'],
  ]);
  await reopen(id);
  expect([await statusOf(companyId), await blockersOf(companyId)]).toEqual([
    { status: 'IN_DEREGISTRATION', deregistered_on: null },
    ['IN_DEREGISTRATION'],
  ]);
  await end(id, 'WITHDRAWN');
  expect(await statusOf(companyId)).toMatchObject({ status: 'ACTIVE' });
});

test('a company has one proceeding that gives it a status; two at once open one', async () => {
  const companyId = await companyFor(office);
  const both = await Promise.allSettled([openedProceeding(office, companyId), openedProceeding(office, companyId)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [refused] = both.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
  expect(refused).toMatchObject({ code: 'FLOW-409', details: { message: 'proceeding.otherStatus' } });
  expect(await statusOf(companyId)).toMatchObject({ status: 'IN_DEREGISTRATION' });
});

test('a status that another proceeding has given since is not overwritten', async () => {
  const { id, companyId } = await openedProceeding(office);
  await end(id, 'WITHDRAWN');
  await openedProceeding(office, companyId);
  await expect(reopen(id)).rejects.toMatchObject({ details: { message: 'proceeding.otherStatus' } });
  expect(await statusOf(companyId)).toMatchObject({ status: 'IN_DEREGISTRATION' });
});

test('an outcome that the kind does not know changes nothing', async () => {
  const { id, companyId } = await openedProceeding(office);
  await expect(end(id, 'FORGOTTEN')).rejects.toThrow(/no outcome FORGOTTEN/);
  expect(await statusOf(companyId)).toMatchObject({ status: 'IN_DEREGISTRATION' });
});
