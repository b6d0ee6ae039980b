import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { proceedingPageSchema, type ProceedingPage } from '@registrar/domain/calls/proceedings';
import { callerOf, type Caller } from '../../test/filings-kit';
import {
  actOn,
  approvedForm,
  openedProceeding,
  PROCEEDING,
  publishIn,
  readProceedingOf,
  startTestProceedings,
} from '../../test/proceedings-kit';
import { openTestFiling, todayOf, type TestFilingOffice } from '../../test/test-filing-kit';
import { endProceeding } from './end-proceeding';
import { lockWithCompany } from './lock-proceeding';

let office: TestFilingOffice;
beforeAll(async () => void (office = await startTestProceedings()));
afterAll(() => office?.close());

async function listOf(by: Caller, query: Readonly<Record<string, string | number>> = {}): Promise<ProceedingPage> {
  const asked = new URLSearchParams(
    Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  );
  const answer = await by.call('GET', `${PROCEEDING}?${asked.toString()}`);
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body.message}`);
  return proceedingPageSchema.parse(answer.body.data);
}
const turnsOf = ({ items }: ProceedingPage) => items.map(({ id, turn }) => [id, turn?.turn, turn?.until]);
const end = (id: string) =>
  office.gateway.platform.runUnitOfWork(async (unit) => {
    const row = await lockWithCompany(unit, id);
    if (row) await endProceeding(unit, row, { outcome: 'WITHDRAWN', text: 'Asked by the company', actor: null });
  });

test('whose turn it is, from the first form to the end; found by number, company and kind', async () => {
  const first = await openedProceeding(office);
  const second = await openedProceeding(office);
  const tests = { kind: 'TEST_PROCEEDING' };
  expect(turnsOf(await listOf(office.maya, tests))).toEqual([
    [first.id, 'COMPANY', null],
    [second.id, 'COMPANY', null],
  ]);

  const { id: filing } = await approvedForm(office, first.id, first.companyId);
  expect(turnsOf(await listOf(office.maya, tests))[0]).toEqual([first.id, 'OFFICE', null]);
  expect((await readProceedingOf(office.maya, first.id)).filings).toMatchObject([{ id: filing, status: 'APPROVED' }]);
  await publishIn(office.maya, first.id, todayOf(office));
  for (const body of ['TAX_OFFICE', 'LABOUR_OFFICE'])
    await actOn(office.maya, first.id, 'opinion', { body, question: 'Is anything owed?' });
  const { turn } = await readProceedingOf(office.maya, first.id);
  expect(turn).toMatchObject({ turn: 'TIME', phase: { nameEnglish: 'Phase II' } });
  expect((turn?.until ?? '') >= addDays(todayOf(office), 34)).toBe(true);

  const { number, company } = await readProceedingOf(office.maya, second.id);
  for (const search of [number, company.registrationNumber, company.nameNepali.slice(0, 12)])
    expect((await listOf(office.maya, { ...tests, search })).items.map(({ id }) => id)).toContain(second.id);
  expect(await listOf(office.maya, { kind: 'MERGER', search: number })).toMatchObject({ items: [], total: 0 });
  expect((await listOf(office.maya, { ...tests, size: 1, page: 2 })).items.map(({ id }) => id)).toEqual([second.id]);

  await end(second.id);
  expect(turnsOf(await listOf(office.maya, tests))).toHaveLength(1);
  expect((await listOf(office.maya, { ...tests, state: 'ENDED' })).items).toMatchObject([
    { id: second.id, turn: null, end: { name: { nameEnglish: 'Withdrawn' } } },
  ]);
  expect(await readProceedingOf(office.maya, second.id)).toMatchObject({ turn: null, end: { outcome: 'WITHDRAWN' } });
});

test('a draft of the company is not told; nobody but the office reads the list', async () => {
  const opened = await openedProceeding(office);
  const subject = { kind: 'PROCEEDING', id: opened.id };
  expect(await openTestFiling(office.puja, opened.companyId, { subject })).toMatchObject({ status: 200 });
  expect((await readProceedingOf(office.maya, opened.id)).filings).toEqual([]);
  const applicant = await callerOf(office.gateway, 'ram.applicant');
  expect(await applicant.call('GET', PROCEEDING)).toMatchObject({ status: 403 });
});
