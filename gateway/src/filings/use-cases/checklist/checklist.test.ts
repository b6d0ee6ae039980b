import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { APPLICATION, detailOf, markChecklist, newKey, type Caller } from '../../../../test/filings-kit';
import type { Answer, TestGateway } from '../../../../test/harness';
import { acceptDocuments, readDetail, settle } from '../../../../test/registration-kit';
import {
  claimedFiling,
  move,
  moveAll,
  readyFiling,
  startTestFiling,
  verifiedFiling,
  type TestFilingOffice,
} from '../../../../test/test-filing-kit';

/** The filing has further places, so that every check of the test definition applies. */
const KEYS = ['ADDRESS_PROVEN', 'PLACES_PROVEN'];
let office: TestFilingOffice;
let gateway: TestGateway;
let puja: Caller, gita: Caller, bishnu: Caller, maya: Caller;

beforeAll(async () => {
  office = await startTestFiling();
  ({ gateway, puja, gita, bishnu, maya } = office);
});
afterAll(() => office?.close());

const claimed = () => claimedFiling(office, {}, 1);
const mark = (by: Caller, id: string, key: string, checked = true): Promise<Answer> =>
  by.call('PUT', `${APPLICATION}/${id}/checklist/${key}`, { checked });
/** Verifies by a call that the page would not send: no check is marked before. */
const verify = (
  by: Caller,
  { id, version }: { readonly id: string; readonly version: number },
  language: 'np' | 'en',
): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/verify`, { version }, { ...newKey(), 'accept-language': language });

test('an application can be verified only when every check is marked', async () => {
  const { id } = await claimed();
  await acceptDocuments(gita, id);
  await settle(gateway, id);
  const ready = await readDetail(gita, id);
  expect(ready.checklist?.map(({ key, checked }) => [key, checked])).toEqual(KEYS.map((key) => [key, null]));

  for (const [at, key] of KEYS.entries()) {
    expect((await verify(gita, ready, 'en')).body).toMatchObject({
      status: 409,
      code: 'FLOW-409',
      message: 'The checklist is not complete.',
    });
    expect((await verify(gita, ready, 'np')).body.message).toBe('जाँचसूची पूरा भएको छैन।');
    const marked = detailOf(await mark(gita, id, key));
    expect(marked.checklist?.filter(({ checked }) => checked !== null)).toHaveLength(at + 1);
    expect(marked.checklist?.[at]?.checked?.by.nameEnglish).toBe(marked.assignee?.nameEnglish);
    // a mark does not raise the version, so answers and decisions stay valid
    expect(marked.version).toBe(ready.version);
  }
  const verified = await verify(gita, ready, 'en');
  expect(verified.status).toBe(200);

  // the approver sees who checked; no more marks are possible, and the applicant sees none of it
  expect((await readDetail(maya, id)).checklist?.every(({ checked }) => checked !== null)).toBe(true);
  expect((await mark(gita, id, KEYS[0] ?? '', false)).body.code).toBe('FLOW-409');
  expect((await readDetail(puja, id)).checklist).toBeNull();
});

test('a mark can be removed, repeating it changes nothing, and the audit log has both', async () => {
  const { id } = await claimed();
  const [key = ''] = KEYS;
  for (const checked of [true, true, false, false]) expect((await mark(gita, id, key, checked)).status).toBe(200);
  expect((await readDetail(gita, id)).checklist?.[0]?.checked).toBeNull();
  const kept = await gateway.platform.database.db
    .selectFrom('audit')
    .select('action')
    .where('object_id', '=', id)
    .where('action', 'in', ['application.check', 'application.uncheck'])
    .orderBy('seq')
    .execute();
  expect(kept.map(({ action }) => action)).toEqual(['application.check', 'application.uncheck']);
});

test('only the officer who has the application marks, and only a check that it has', async () => {
  const { id } = await claimedFiling(office);
  const [key = '', ofPlaces = ''] = KEYS;
  expect((await mark(bishnu, id, key)).body.code).toBe('PERM-403');
  for (const other of [maya, puja]) expect((await mark(other, id, key)).status).toBe(403);
  for (const none of [ofPlaces, 'WEATHER']) expect((await mark(gita, id, none)).body.code).toBe('REQ-404');
  const waiting = await moveAll(await readyFiling(office), [[puja, 'submit']]);
  expect((await mark(gita, waiting.id, key)).body.code).toBe('FLOW-409');
});

test('an application returned for review keeps its marks', async () => {
  const back = await moveAll(await verifiedFiling(office), [
    [maya, 'returnForReview', { remark: 'Look once more' }],
    [gita, 'resume'],
  ]);
  expect(back.checklist?.map(({ checked }) => checked !== null)).toEqual([true]);
});

test('a corrected application is checked again', async () => {
  const { id } = await claimed();
  await markChecklist(gita, id);
  expect((await readDetail(gita, id)).checklist?.every(({ checked }) => checked !== null)).toBe(true);

  await gita.call('POST', `${APPLICATION}/${id}/pin`, { path: 'MATTER.rent', remark: 'Not that much' });
  detailOf(await move(gita, await readDetail(gita, id), 'sendForCorrection', { remark: 'The number' }));
  for (const pin of (await readDetail(puja, id)).pins)
    await puja.call('PUT', `${APPLICATION}/${id}/pin/${pin.id}/answer`, { answer: 'It is right' });
  const again = await moveAll(await readDetail(puja, id), [
    [puja, 'resubmit'],
    [gita, 'claim'],
  ]);
  expect(again.round).toBe(2);
  expect(again.checklist?.map(({ checked }) => checked)).toEqual([null, null]);
  expect(again.allowedActions.find(({ action }) => action === 'verify')?.reason?.code).toBe('CHECKLIST_COMPLETE');
});
