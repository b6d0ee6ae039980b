import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { nameReservation } from '@registrar/domain/processes/name-reservation';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { act, APPLICATION, callerOf, detailOf, filledDraft, markChecklist, newKey, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { officeOf, readDetail, readyRegistration, type Office } from '../../../test/registration-kit';

const KEYS = nameReservation.checklist.map(({ key }) => key);
let gateway: TestGateway;
let office: Office;
let ram: Caller, gita: Caller, bishnu: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  ({ ram, gita, maya } = office);
  bishnu = await callerOf(gateway, 'bishnu.operator');
}, 120_000);
afterAll(() => gateway?.close());

const mark = (by: Caller, id: string, key: string, checked = true): Promise<Answer> => by.call('PUT', `${APPLICATION}/${id}/checklist/${key}`, { checked });
/** Verified as by a call that no page makes: nothing is marked before. */
const verify = (by: Caller, { id, version }: { readonly id: string; readonly version: number }, language: 'np' | 'en'): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/verify`, { version }, { ...newKey(), 'accept-language': language });

test('an application is verified when every line of its checklist is marked, and not before', async () => {
  const claimed = await take(await filledDraft(ram), [[ram, 'submit'], [gita, 'claim']]);
  expect(claimed.checklist?.map(({ key, checked }) => [key, checked])).toEqual(KEYS.map((key) => [key, null]));

  for (const [at, key] of KEYS.entries()) {
    expect((await verify(gita, claimed, 'en')).body).toMatchObject({ status: 409, code: 'FLOW-409', message: 'The checklist is not complete.' });
    expect((await verify(gita, claimed, 'np')).body.message).toBe('जाँचसूची पूरा भएको छैन।');
    const marked = detailOf(await mark(gita, claimed.id, key));
    expect(marked.checklist?.filter(({ checked }) => checked !== null)).toHaveLength(at + 1);
    expect(marked.checklist?.[at]?.checked?.by.nameEnglish).toBe(marked.assignee?.nameEnglish);
    // no answer and no decision is overtaken by a mark
    expect(marked.version).toBe(claimed.version);
  }
  const verified = await verify(gita, claimed, 'en');
  expect(verified.status).toBe(200);

  // whoever decides sees who looked; nobody marks any more, and the applicant is shown nothing of it
  expect(detailOf(await maya.call('GET', `${APPLICATION}/${claimed.id}`)).checklist?.every(({ checked }) => checked !== null)).toBe(true);
  expect((await mark(gita, claimed.id, KEYS[0] ?? '', false)).body.code).toBe('FLOW-409');
  expect(detailOf(await ram.call('GET', `${APPLICATION}/${claimed.id}`)).checklist).toBeNull();
});

test('a mark is taken back, said twice it changes nothing, and the audit log keeps both', async () => {
  const { id } = await take(await filledDraft(ram), [[ram, 'submit'], [gita, 'claim']]);
  const [key = ''] = KEYS;
  for (const checked of [true, true, false, false]) expect((await mark(gita, id, key, checked)).status).toBe(200);
  expect(detailOf(await gita.call('GET', `${APPLICATION}/${id}`)).checklist?.[0]?.checked).toBeNull();
  const kept = await gateway.platform.database.db.selectFrom('audit').select('action').where('object_id', '=', id).where('action', 'in', ['application.check', 'application.uncheck']).orderBy('seq').execute();
  expect(kept.map(({ action }) => action)).toEqual(['application.check', 'application.uncheck']);
});

test('only whoever has it in hand marks, and only a line that it has', async () => {
  const claimed = await take(await filledDraft(ram), [[ram, 'submit'], [gita, 'claim']]);
  const [key = ''] = KEYS;
  expect((await mark(bishnu, claimed.id, key)).body.code).toBe('PERM-403');
  for (const other of [maya, ram]) expect((await mark(other, claimed.id, key)).status).toBe(403);
  expect((await mark(gita, claimed.id, 'CAPITAL_AGREES')).body.code).toBe('REQ-404');
  const waiting = await take(await filledDraft(ram), [[ram, 'submit']]);
  expect((await mark(gita, waiting.id, key)).body.code).toBe('FLOW-409');
});

test('what went back for review keeps its marks', async () => {
  const verified = await take(await filledDraft(ram), [[ram, 'submit'], [gita, 'claim'], [gita, 'verify']]);
  const back = await take(verified, [[maya, 'returnForReview', { remark: 'Look once more' }], [gita, 'resume']]);
  expect(back.checklist?.every(({ checked }) => checked !== null)).toBe(true);
});

test('what comes back corrected is looked at anew, by a list that its kind of company asks', async () => {
  const { id } = await take(await readyRegistration(office, twoOwners()), [[ram, 'submit'], [gita, 'claim']]);
  await markChecklist(gita, id);
  const first = await readDetail(gita, id);
  expect(first.checklist?.map(({ key, checked }) => [key, checked !== null])).toContainEqual(['CAPITAL_AGREES', true]);

  await gita.call('POST', `${APPLICATION}/${id}/pin`, { path: 'GENERAL_INFORMATION.numberOfDirectors', remark: 'Not that many' });
  detailOf(await act(gita, await readDetail(gita, id), 'sendForCorrection', { remark: 'The number' }));
  for (const pin of (await readDetail(ram, id)).pins) await ram.call('PUT', `${APPLICATION}/${id}/pin/${pin.id}/answer`, { answer: 'It is right' });
  await take(await readDetail(ram, id), [[ram, 'resubmit'], [gita, 'claim']]);
  const again = await readDetail(gita, id);
  expect(again.round).toBe(2);
  expect(again.checklist?.every(({ checked }) => checked === null)).toBe(true);
  expect(again.allowedActions.find(({ action }) => action === 'verify')?.reason?.code).toBe('CHECKLIST_COMPLETE');
});
