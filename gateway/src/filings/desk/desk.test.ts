import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applicationPageSchema, deskCountsSchema, type DeskCounts } from '@registrar/domain/calls/filings';
import type { z } from 'zod';
import { APPLICATION, callerOf, filledDraft, take, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';

let gateway: TestGateway;
let ram: Caller, sita: Caller, gita: Caller, bishnu: Caller, maya: Caller, krishna: Caller, kamala: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  sita = await callerOf(gateway, 'sita.applicant');
  gita = await callerOf(gateway, 'gita.operator');
  bishnu = await callerOf(gateway, 'bishnu.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
  kamala = await callerOf(gateway, 'kamala.admin');
}, 120_000);
afterAll(() => gateway?.close());

async function deskOf(officer: Caller, query = ''): Promise<z.infer<typeof applicationPageSchema>> {
  return applicationPageSchema.parse((await officer.call('GET', `external/api/desk?${query}`)).body.data);
}

async function countsOf(officer: Caller): Promise<DeskCounts> {
  return deskCountsSchema.parse((await officer.call('GET', 'external/api/desk/counts')).body.data);
}

test('each desk shows what waits for it, the oldest first, and counts it', async () => {
  const first = await take(await filledDraft(ram), [[ram, 'submit']]);
  const second = await take(await filledDraft(sita), [[sita, 'submit']]);
  await filledDraft(ram); // a draft waits for nobody
  expect((await deskOf(gita)).items.map((item) => item.id)).toEqual([first.id, second.id]);
  expect((await deskOf(gita, 'sort=newest&size=1')).items.map((item) => item.id)).toEqual([second.id]);
  expect(await countsOf(gita)).toEqual({ waiting: 2, mine: 0, decidedToday: 0, byProcess: [{ processName: 'NAME_RESERVATION', waiting: 2 }] });
  expect((await deskOf(maya)).total).toBe(0);

  const verified = await take(first, [[gita, 'claim'], [gita, 'verify']]);
  expect((await deskOf(gita)).items.map((item) => item.id)).toEqual([second.id]);
  expect((await deskOf(gita, 'queue=decided')).items.map((item) => item.id)).toEqual([first.id]);
  expect((await deskOf(maya)).items.map((item) => item.id)).toEqual([first.id]);
  const forwarded = await take(verified, [[maya, 'forward', { remark: 'Please look' }]]);
  expect((await deskOf(maya)).total).toBe(0);
  expect((await deskOf(krishna)).items.map((item) => item.id)).toEqual([first.id]);
  await take(forwarded, [[krishna, 'approve']]);
  expect(await countsOf(krishna)).toMatchObject({ waiting: 0, decidedToday: 1 });
});

test('a desk is searched by name in either script and by number', async () => {
  const submitted = await take(await filledDraft(ram), [[ram, 'submit']]);
  for (const search of [submitted.titleEnglish.slice(0, 8).toLowerCase(), submitted.titleNepali.slice(0, 6), submitted.applicationNumber?.slice(-6) ?? '']) {
    expect((await deskOf(gita, `search=${encodeURIComponent(search)}`)).items.map((item) => item.id)).toContain(submitted.id);
  }
  expect((await deskOf(gita, `search=${encodeURIComponent('100%')}`)).total).toBe(0);
  expect((await deskOf(gita, 'status=VERIFY')).total).toBe(0);
});

test('a released application keeps its place; the administrator of the office can release what another holds', async () => {
  const before = (await deskOf(bishnu)).items.map((item) => item.id);
  const claimed = await bishnu.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'place' });
  expect(claimed.body.data).toMatchObject({ application: { id: before[0] } });
  const held = await deskOf(bishnu, 'queue=mine');
  expect(held.items.map((item) => item.id)).toEqual([before[0]]);
  const [item] = held.items;
  const released = await kamala.call('POST', `${APPLICATION}/${item?.id}/release`, { version: item?.version, remark: 'On leave' }, { 'idempotency-key': 'by-admin' });
  expect(released.status).toBe(200);
  expect((await deskOf(bishnu)).items.map((entry) => entry.id)).toEqual(before);
});

test('officers see the applications of their own office only, and no draft', async () => {
  await gateway.addAccount({ username: 'far.operator', role: 'OPERATOR' });
  const far = await callerOf(gateway, 'far.operator');
  expect((await deskOf(far)).total).toBe(0);
  const list = applicationPageSchema.parse((await gita.call('GET', `${APPLICATION}?size=100`)).body.data);
  expect(list.total).toBeGreaterThan(0);
  expect(list.items.every((item) => item.status !== 'DRAFT' && item.officeCode === 'KTM')).toBe(true);
});
