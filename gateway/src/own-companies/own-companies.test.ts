import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ownCompanyPageSchema, type OwnCompanyPage } from '@registrar/domain/calls/own-companies';
import { toNepaliDigits } from '@registrar/domain/digits';
import { APPLICATION, callerOf, newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { settledCompany } from '../../test/name-change-kit';

let gateway: TestGateway;
let nisha: Caller, ram: Caller;
/** Of companies without anything behind, beside the one of the demonstration that owes reports. */
let settled: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  nisha = await callerOf(gateway, 'nisha.representative');
  ram = await callerOf(gateway, 'ram.applicant');
  settled = await settledCompany(gateway, [nisha]);
});
afterAll(() => gateway?.close());

const listed = async (by: Caller, query = ''): Promise<OwnCompanyPage> =>
  ownCompanyPageSchema.parse((await by.call('GET', `external/api/own-company${query}`)).body.data);

test('the companies of a person with what is to be done, the nearest day first', async () => {
  const { items, counts, total } = await listed(nisha);
  expect([total, counts.ALL, items.length]).toEqual([2, 2, 2]);
  expect(items[0]).toMatchObject({
    next: { daysLeft: expect.any(Number), link: expect.stringContaining('/annual-report') },
    late: expect.any(Number),
    capacity: 'REPRESENTATIVE',
  });
  expect(items[0]?.next?.daysLeft).toBeLessThan(0);
  expect(items[0]?.late).toBeGreaterThan(1);
  expect(items[0]?.finesPaisa).toBeGreaterThan(0);
  expect(items[1]).toMatchObject({ id: settled, late: 0, finesPaisa: 0, drafts: 0, open: 0 });
  expect((await listed(ram)).total).toBe(0);
});

test('they are searched in either script and by number, and left to what is late, begun, or with the office', async () => {
  const [late] = (await listed(nisha, '?shown=LATE')).items;
  const found = async (text: string) =>
    (await listed(nisha, `?search=${encodeURIComponent(text)}`)).items.map(({ id }) => id);
  for (const text of [
    late?.nameEnglish.slice(2, 9).toUpperCase() ?? '',
    late?.nameNepali.slice(0, 5) ?? '',
    toNepaliDigits(late?.registrationNumber ?? ''),
  ])
    expect(await found(text)).toEqual([late?.id]);
  expect(await found('no such company')).toEqual([]);
  expect((await listed(nisha, '?shown=DRAFTS')).total).toBe(0);
  const begun = await nisha.call('POST', APPLICATION, { processName: 'OTHERS', companyId: settled }, newKey());
  expect(begun.status).toBe(200);
  expect((await listed(nisha, '?shown=DRAFTS')).items).toMatchObject([{ id: settled, drafts: 1, open: 0 }]);
  const second = await listed(nisha, '?page=2&size=1');
  expect([second.total, second.items.length, second.page]).toEqual([2, 1, 2]);
});

test('the same as a sheet, in the asked language', async () => {
  const answer = await fetch(new URL('external/api/own-company/csv?shown=LATE', gateway.url), {
    headers: { authorization: `Bearer ${nisha.token}`, 'accept-language': 'en' },
  });
  const [head = '', line = ''] = (await answer.text()).split('\r\n');
  expect(head).toMatch(/^Registration no\.,Company,/);
  expect(line.split(',')[0]).toMatch(/^\d+$/);
});
