import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { accessLogSchema, type Access } from '@registrar/domain/calls/access-log';
import { APPLICATION, callerOf, detailOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import { companyOf, freshCompany, idOf, newKey } from '../../../test/representation-kit';
import { verifyAudit } from '../../platform/audit/verify-audit';

const HOUR_MS = 3_600_000;
/** Half past the hour, so that no hour ends during a test. */
const HALF_PAST = new Date((Math.floor(Date.now() / HOUR_MS) + 0.5) * HOUR_MS);

let gateway: TestGateway;
let heard: string[] = [];
let puja: Caller, rojina: Caller, hari: Caller, gita: Caller, auditor: Caller;
let company: string;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true, now: HALF_PAST, onStatement: (sql) => heard.push(sql) });
  puja = await callerOf(gateway, 'puja.representative');
  rojina = await callerOf(gateway, 'rojina.representative');
  hari = await callerOf(gateway, 'hari.intermediary');
  gita = await callerOf(gateway, 'gita.operator');
  auditor = await callerOf(gateway, 'auditor.demo');
  // what the gateway writes of itself would be among the statements
  await gateway.platform.jobs.stop();
});
afterAll(() => gateway?.close());
/** Each test starts with a company without reads. */
beforeEach(async () => {
  company = await freshCompany(gateway, [rojina.userId]);
});

const read = async (by: Caller, path: string, of = company) =>
  (await by.call('GET', `external/api/company/${of}/${path}`)).status;
const logOf = async (query = '') =>
  accessLogSchema.parse((await rojina.call('GET', `external/api/company/${company}/access-log${query}`)).body.data);
const told = ({ part, ground, processes, role }: Access) => ({ part, ground, processes, role });
const hired = async (processes: readonly string[] | null): Promise<string> => {
  const asked = { email: 'hari.intermediary@demo.example', processes, until: null };
  const id = idOf(await rojina.call('POST', `external/api/company/${company}/mandate`, asked, newKey()));
  expect((await hari.call('POST', `external/api/mandate/${id}/accept`, {})).status).toBe(200);
  return id;
};

test('the company reads its access log: reader, part and ground; the newest first', async () => {
  await hired(['ANNUAL_REPORT']);
  for (const path of ['full-record', 'shareholder', 'annual-report', 'explanation-call'])
    expect([path, await read(hari, path)]).toEqual([path, 200]);
  expect(await read(gita, 'full-record')).toBe(200);
  expect(await read(auditor, 'annual-report/figures')).toBe(200);
  const { items, total } = await logOf();
  const byMandate = { ground: 'AUTHORISATION', processes: ['ANNUAL_REPORT'], role: 'INTERMEDIARY' };
  expect(items.map(told)).toEqual([
    { part: 'ANNUAL_REPORTS', ground: 'READ_EVERYTHING', processes: [], role: 'AUDITOR' },
    { part: 'RECORD', ground: 'OFFICE', processes: [], role: 'OPERATOR' },
    { part: 'EXPLANATION_CALLS', ...byMandate },
    { part: 'ANNUAL_REPORTS', ...byMandate },
    { part: 'SHAREHOLDERS', ...byMandate },
    { part: 'RECORD', ...byMandate },
  ]);
  expect(total).toBe(6);
  expect(items.map(({ person }) => person?.nameEnglish ?? null)).toEqual([
    null,
    null,
    ...Array.from({ length: 4 }, () => 'Hari Bahadur Thapa'),
  ]);
  expect(items[1]?.office).toMatchObject({ nameEnglish: expect.any(String), nameNepali: expect.any(String) });
});

test('the audit log has the same, with the part, the ground and the authorisation', async () => {
  const mandate = await hired(['ANNUAL_REPORT']);
  await read(hari, 'annual-report');
  await read(gita, 'shareholder');
  const rows = await gateway.platform.database.db
    .selectFrom('audit')
    .select(['actor_id', 'remark'])
    .where('action', '=', 'COMPANY_RECORD_READ')
    .where('object_id', '=', company)
    .orderBy('seq')
    .execute();
  expect(rows).toEqual([
    { actor_id: hari.userId, remark: `ANNUAL_REPORTS, AUTHORISATION ${mandate}: ANNUAL_REPORT` },
    { actor_id: gita.userId, remark: 'SHAREHOLDERS, OFFICE' },
  ]);
  expect(await verifyAudit(gateway.platform.database.db)).toMatchObject({ intact: true });
});

test('a filing of the company is named by its number or its kind', async () => {
  await hired(['OTHERS']);
  const draft = detailOf(await hari.call('POST', APPLICATION, { processName: 'OTHERS', companyId: company }, newKey()));
  expect((await hari.call('GET', `${APPLICATION}/${draft.id}`)).status).toBe(200);
  expect((await hari.call('GET', `${APPLICATION}/${draft.id}/document`)).status).toBe(200);
  expect((await logOf()).items).toMatchObject([
    { part: 'FILING', ground: 'AUTHORISATION', application: { applicationNumber: null, process: 'OTHERS' } },
  ]);
});

test('what a process costs the company is one of its payments', async () => {
  await hired(['LOCATION_CHANGE']);
  expect(await read(hari, 'process/LOCATION_CHANGE/cost')).toBe(200);
  expect(await read(hari, 'process/NO_SUCH_PROCESS/cost')).toBe(404);
  expect((await logOf()).items.map(told)).toMatchObject([{ part: 'PAYMENTS', ground: 'AUTHORISATION' }]);
});

test('the same read within the hour is logged once, and runs no further write', async () => {
  await Promise.all([read(gita, 'full-record'), read(gita, 'full-record')]);
  heard = [];
  expect(await read(gita, 'full-record')).toBe(200);
  expect(heard.filter((sql) => /access_log|audit|^begin/i.test(sql))).toEqual([]);
  expect((await logOf()).total).toBe(1);
  gateway.clock.advance(HOUR_MS);
  await read(await callerOf(gateway, 'gita.operator'), 'full-record');
  gateway.clock.moveTo(HALF_PAST);
  expect((await logOf()).items.map(told)).toMatchObject([{ role: 'OPERATOR' }, { role: 'OPERATOR' }]);
});

test('a new ground is logged at once', async () => {
  const first = await hired(['LOCATION_CHANGE']);
  await read(hari, 'full-record');
  await rojina.call('POST', `external/api/company/${company}/mandate/${first}/end`, { remark: 'Done' });
  await hired(null);
  await read(hari, 'full-record');
  expect((await logOf()).items.map(told)).toMatchObject([{ processes: null }, { processes: ['LOCATION_CHANGE'] }]);
});

test('a refused read is not in the log', async () => {
  await hired(['LOCATION_CHANGE']);
  for (const path of ['shareholder', 'annual-report']) expect(await read(hari, path)).toBe(403);
  expect(await read(puja, 'full-record')).toBe(403);
  expect((await logOf()).items).toEqual([]);
});

test('it has pages, and is filtered by part and ground', async () => {
  for (const path of ['full-record', 'shareholder', 'annual-report']) await read(gita, path);
  await read(rojina, 'full-record');
  expect((await logOf('?size=2')).items.map(({ part }) => part)).toEqual(['RECORD', 'ANNUAL_REPORTS']);
  expect(await logOf('?size=2&page=2')).toMatchObject({
    items: [{ part: 'SHAREHOLDERS' }, { part: 'RECORD' }],
    total: 4,
  });
  expect((await logOf('?part=RECORD')).items.map(({ ground }) => ground)).toEqual(['REPRESENTATIVE', 'OFFICE']);
  expect((await logOf('?ground=OFFICE&part=RECORD')).total).toBe(1);
});

test('only for representatives of the company: a mandate is refused, for others the company does not exist', async () => {
  await hired(null);
  expect(await read(hari, 'access-log')).toBe(403);
  expect(await read(gita, 'access-log')).toBe(403);
  expect(await read(puja, 'access-log')).toBe(404);
  expect(await read(puja, 'access-log', await companyOf(gateway, '100002'))).toBe(200);
});
