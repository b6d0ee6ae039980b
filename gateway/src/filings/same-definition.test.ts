import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { definitionQuery, definitionVersions, readDefinitionStamp } from '@registrar/domain/processes';
import { trueStatement } from '@registrar/domain/processes/declarations';
import { act, APPLICATION, callerOf, detailOf, newKey, saveSection, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { filledChange, settledCompany, verifiedChange } from '../../test/name-change-kit';

const OURS = definitionQuery('NAME_CHANGE').definition ?? '';
const OTHER = [`NAME_CHANGE.${definitionVersions.NAME_CHANGE + 1}`, 'NAME_CHANGE.0', 'NAME_CHANGE', 'NO_SUCH_FILING.1', 'CAPITAL_CHANGE.1'];

let gateway: TestGateway;
let puja: Caller, gita: Caller, maya: Caller, rita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  rita = await callerOf(gateway, 'rita.revenue');
}, 120_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const rowOf = (id: string) => db().selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const withForm = (id: string, version: number) => db().updateTable('application').set({ definition_version: version }).where('id', '=', id).execute();
const refused = { status: 409, body: { code: 'DEF-409', message: expect.stringContaining('What you have entered is kept') } };

test('what a page says is what the gateway reads', () => {
  expect(readDefinitionStamp(OURS)).toEqual({ process: 'NAME_CHANGE', version: definitionVersions.NAME_CHANGE });
  expect(definitionQuery('NO_SUCH_FILING')).toEqual({});
  expect(definitionQuery(undefined)).toEqual({});
});

test('a page with the form of the gateway writes; one with another form is refused, and what was answered stays', async () => {
  const companyId = await settledCompany(gateway, [puja]);
  const create = (definition: string) => puja.call('POST', `${APPLICATION}?definition=${definition}`, { processName: 'NAME_CHANGE', companyId }, newKey());
  for (const definition of OTHER) expect(await create(definition)).toMatchObject(refused);
  const draft = detailOf(await create(OURS));
  const path = `${APPLICATION}/${draft.id}/section/CHANGE_DECISION`;
  const decided = { reason: 'Other work.', meeting: 'WRITTEN_RESOLUTION', resolutionOn: '2026-11-01', decision: 'Resolved.' };
  const kept = detailOf(await puja.call('PUT', `${path}?definition=${OURS}`, decided, { 'if-match': '"0"' }));
  for (const definition of OTHER) {
    expect(await puja.call('PUT', `${path}?definition=${definition}`, { ...decided, reason: 'Lost?' }, { 'if-match': '"1"' })).toMatchObject(refused);
    expect(await puja.call('POST', `${APPLICATION}/${draft.id}/submit?definition=${definition}`, { version: kept.version, declared: [trueStatement.key] }, newKey())).toMatchObject(refused);
  }
  const read = detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}?definition=${OTHER[0]}`));
  expect(read).toMatchObject({ status: 'DRAFT', version: kept.version });
  expect(read.sections.find(({ key }) => key === 'CHANGE_DECISION')?.data).toMatchObject(decided);
});

test('a draft of an earlier form is opened and judged by the form of today; handed in, it is of today', async () => {
  const draft = await filledChange(puja, await settledCompany(gateway, [puja]));
  await withForm(draft.id, 0);
  await db().updateTable('application_section').set({ data: JSON.stringify({ reason: 5, formerQuestion: ['x'] }) }).where('application_id', '=', draft.id).where('section_key', '=', 'CHANGE_DECISION').execute();
  const opened = detailOf(await puja.call('GET', `${APPLICATION}/${draft.id}`));
  expect(opened.sections.find(({ key }) => key === 'CHANGE_DECISION')).toMatchObject({ validity: 'INVALID' });
  expect(await act(puja, opened, 'submit')).toMatchObject({ status: 422 });
  const put = detailOf(await saveSection(puja, opened, 'CHANGE_DECISION', { reason: 'Other work.', meeting: 'WRITTEN_RESOLUTION', resolutionOn: '2026-11-01', decision: 'Resolved.' }));
  detailOf(await act(puja, put, 'submit'));
  expect((await rowOf(draft.id)).definition_version).toBe(definitionVersions.NAME_CHANGE);
});

test('what waits for its decision with answers of an earlier form is approved where they still do, and else refused with the reason', async () => {
  const desk = { applicant: puja, operator: gita, revenue: rita };
  const [good, bad, unread] = [await verifiedChange(desk, await settledCompany(gateway, [puja])), await verifiedChange(desk, await settledCompany(gateway, [puja])), await verifiedChange(desk, await settledCompany(gateway, [puja]))];
  for (const { id } of [good, bad, unread]) await withForm(id, 0);
  await db().updateTable('application_section').set({ data: JSON.stringify({}) }).where('application_id', '=', bad.id).where('section_key', '=', 'CHANGE_DECISION').execute();
  await db().updateTable('application_section').set({ data: JSON.stringify({ english: 7 }) }).where('application_id', '=', unread.id).where('section_key', '=', 'NAME_DETAILS').execute();
  for (const one of [bad, unread]) {
    const seen = detailOf(await maya.call('GET', `${APPLICATION}/${one.id}`));
    expect(seen.allowedActions.find(({ action }) => action === 'approve')).toMatchObject({ allowed: false, reason: { code: 'FITS_TODAYS_FORM' } });
    expect(await act(maya, one, 'approve')).toMatchObject({ status: 409, body: { code: 'FLOW-409', message: expect.stringContaining('filed again') } });
    expect(detailOf(await act(maya, one, 'reject', { reasonCode: 'OTHER', remark: 'File it anew.' })).status).toBe('REJECTED');
  }
  expect((await take(good, [[maya, 'approve']])).status).toBe('APPROVED');
});
