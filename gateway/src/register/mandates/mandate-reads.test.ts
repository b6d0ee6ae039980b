import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { enteredSchema, fullRecordSchema } from '@registrar/domain/calls/company-record';
import { z } from 'zod';
import { callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../test/harness';
import { companyOf, idOf, newKey } from '../../../test/representation-kit';

let gateway: TestGateway;
let puja: Caller, hari: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  puja = await callerOf(gateway, 'puja.representative');
  hari = await callerOf(gateway, 'hari.intermediary');
  maya = await callerOf(gateway, 'maya.approver');
});
afterAll(() => gateway?.close());

const offer = (companyId: string, email: string, more: object) =>
  puja.call('POST', `external/api/company/${companyId}/mandate`, { email, until: null, ...more }, newKey());
const own = (id: string, step: string) => hari.call('POST', `external/api/mandate/${id}/${step}`, {});
const ofCompany = (companyId: string, id: string, step: string, remark?: string) =>
  puja.call('POST', `external/api/company/${companyId}/mandate/${id}/${step}`, { remark });
const statusOf = async (answer: Promise<Answer>) => (await answer).status;

test('a mandate may read what its processes need and nothing else; the log names it as the ground', async () => {
  const company = await companyOf(gateway, '100002');
  const read = async (path: string) => (await hari.call('GET', `external/api/company/${company}/${path}`)).status;
  const aspectsRead = async (by: Caller) => {
    const { data } = (await by.call('GET', `external/api/company/${company}/full-record`)).body;
    return [...new Set(fullRecordSchema.parse(data).parts.map(({ aspect }) => aspect))];
  };
  const hired = async (processes: readonly string[] | null) => {
    const id = idOf(await offer(company, 'hari.intermediary@demo.example', { processes }));
    expect(await statusOf(own(id, 'accept'))).toBe(200);
    return id;
  };
  const { db } = gateway.platform.database;
  const call = (subject: string, matter: string) =>
    maya.call(
      'POST',
      'external/api/explanation-call',
      { companyId: company, subject, matter, approvedOn: '2026-11-20', text: 'Explain.', answerBy: '2027-01-20' },
      newKey(),
    );
  const papers = async () =>
    z
      .array(z.object({ code: z.string(), kind: z.string() }))
      .parse((await hari.call('GET', `external/api/paper?companyId=${company}`)).body.data);
  const [returns, office] = [idOf(await call('Reports', 'RETURNS')), idOf(await call('Office', 'REGISTERED_OFFICE'))];

  const extract = await puja.call('POST', `external/api/company/${company}/record/extract`, {}, newKey());
  const { code } = z.object({ code: z.string() }).parse(extract.body.data);

  const address = await hired(['LOCATION_CHANGE']);
  expect((await hari.call('GET', `external/api/company/${company}/standing`)).body.data).toMatchObject({
    reader: 'INTERMEDIARY',
    readsShareholders: false,
  });
  expect(await aspectsRead(hari)).toEqual(expect.arrayContaining(['NAME', 'REGISTERED_OFFICE']));
  expect(await aspectsRead(hari)).not.toContain('DIRECTOR');
  expect(await aspectsRead(puja)).toContain('DIRECTOR');
  expect(
    enteredSchema
      .parse((await hari.call('GET', `external/api/company/${company}/entry`)).body.data)
      .flatMap(({ changes }) => changes.map(({ aspect }) => aspect)),
  ).not.toContain('DIRECTOR');
  for (const path of ['shareholder', 'annual-report', 'annual-report/figures', 'annual-report/record/2081'])
    expect([path, await read(path)]).toEqual([path, 403]);
  expect(await statusOf(hari.call('GET', `external/api/explanation-call/${returns}`))).toBe(404);
  expect((await hari.call('GET', `external/api/company/${company}/explanation-call`)).body.data).toMatchObject({
    items: [{ id: office }],
  });
  expect(await papers()).toEqual([]);
  expect(await statusOf(hari.call('GET', `external/api/paper/${code}/file`))).toBe(404);
  const grounds = await db
    .selectFrom('audit')
    .select('remark')
    .where('action', '=', 'COMPANY_RECORD_READ')
    .where('actor_id', '=', hari.userId)
    .execute();
  expect(grounds.length).toBeGreaterThan(0);
  for (const { remark } of grounds)
    expect(remark).toMatch(new RegExp(`^[A-Z_]+, AUTHORISATION ${address}: LOCATION_CHANGE$`));
  expect(await statusOf(ofCompany(company, address, 'end', 'Moved'))).toBe(200);

  const report = await hired(['ANNUAL_REPORT']);
  for (const path of ['shareholder', 'annual-report', 'annual-report/figures'])
    expect([path, await read(path)]).toEqual([path, 200]);
  expect(await aspectsRead(hari)).toContain('DIRECTOR');
  expect((await hari.call('GET', `external/api/company/${company}/explanation-call`)).body.data).toMatchObject({
    items: [{ id: returns }],
  });
  expect(await statusOf(hari.call('GET', `external/api/explanation-call/${office}`))).toBe(404);
  expect(await statusOf(ofCompany(company, report, 'end', 'Filed'))).toBe(200);

  const answers = await hired(['CALL_FOR_EXPLANATION']);
  expect(await statusOf(hari.call('GET', `external/api/explanation-call/${office}`))).toBe(200);
  const kinds = (await papers()).map(({ kind }) => kind);
  expect([...new Set(kinds)]).toEqual(['CALL_FOR_EXPLANATION']);
  expect(await statusOf(ofCompany(company, answers, 'end', 'Answered'))).toBe(200);

  const all = await hired(null);
  expect(await papers()).toEqual(expect.arrayContaining([expect.objectContaining({ code })]));
  expect(await aspectsRead(hari)).toEqual(await aspectsRead(puja));
  expect((await hari.call('GET', `external/api/company/${company}/explanation-call`)).body.data).toMatchObject({
    items: expect.arrayContaining([expect.objectContaining({ id: office })]),
  });
  expect(await statusOf(ofCompany(company, all, 'end', 'Done'))).toBe(200);
  expect(await statusOf(hari.call('GET', `external/api/company/${company}/full-record`))).toBe(403);
});
