import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deskPageSchema } from '@registrar/domain/calls/desk';
import { filingReportViewSchema, filingStopPageSchema } from '@registrar/domain/calls/filing-reports';
import { callerOf, newKey, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import { settledCompany, filledChange } from '../../../../test/name-change-kit';

let gateway: TestGateway;
let puja: Caller, kiran: Caller, gita: Caller, maya: Caller, krishna: Caller;
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  await signIn();
});
afterAll(() => gateway?.close());

async function signIn(): Promise<void> {
  puja = await callerOf(gateway, 'puja.representative');
  kiran = await callerOf(gateway, 'kiran.representative');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
  krishna = await callerOf(gateway, 'krishna.approver');
}
const db = () => gateway.platform.database.db;
const REPORT = 'external/api/filing-report';

/** A filing of a company with an official email, and the token of each person who was told of it. */
async function reportable() {
  const companyId = await settledCompany(gateway, [puja, kiran]);
  const email = `office-${companyId.slice(-6)}@company.example`;
  await db().updateTable('company').set({ email }).where('id', '=', companyId).execute();
  const { id: filing } = await take(await filledChange(puja, companyId), [[puja, 'submit']]);
  await gateway.jobsDone();
  return { companyId, email, filing };
}
const tokenTo = (to: string) => {
  const mail = gateway.outbox.findLast((one) => one.to === to && /filing-report\//.test(one.body ?? ''));
  return /filing-report\/([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
};
const view = async (token: string) =>
  filingReportViewSchema.parse((await gateway.call('GET', `${REPORT}/${token}`)).body.data);
const report = (token: string, reason = 'We never filed this') =>
  gateway.call('POST', `${REPORT}/${token}/report`, { body: { reason } });
const stopsOf = async (by: Caller, id: string) =>
  filingStopPageSchema
    .parse((await by.call('GET', 'external/api/filing-stop?size=100')).body.data)
    .items.filter(({ applicationId }) => applicationId === id);
const judge = (by: Caller, stop: string, outcome: string, reason = 'Looked at it') =>
  by.call('POST', `external/api/filing-stop/${stop}/judgement`, { outcome, reason });
const rowOf = (id: string) => db().selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const claim = async (id: string) =>
  gita.call('POST', `external/api/application/${id}/claim`, { version: (await rowOf(id)).version }, newKey());

test('a reported filing moves nowhere until another officer has looked, and then goes on', async () => {
  const { email, filing } = await reportable();
  const token = tokenTo(email);
  expect(await view(token)).toMatchObject({ state: 'OPEN', toldAs: 'COMPANY', outcome: null });
  expect((await report(token, ' ')).body).toMatchObject({ errors: [{ path: 'reason', code: 'REASON_REQUIRED' }] });
  expect((await report(token)).status).toBe(200);
  expect((await report(token)).body).toMatchObject({ code: 'FLOW-409' });
  expect(await view(token)).toMatchObject({ state: 'REPORTED' });

  expect((await claim(filing)).body).toMatchObject({ code: 'FLOW-409' });
  const desk = deskPageSchema.parse((await maya.call('GET', 'external/api/desk?queue=waiting')).body.data);
  expect(desk.items[0]).toMatchObject({ id: filing, stoppedAt: expect.any(String) });
  const [stop] = await stopsOf(maya, filing);
  expect(stop).toMatchObject({ mayJudge: true, reports: [{ reason: 'We never filed this', toldAs: 'COMPANY' }] });
  expect((await judge(gita, stop?.id ?? '', 'FALSE_ALARM')).status).toBe(403);
  expect((await judge(maya, stop?.id ?? '', 'FALSE_ALARM', '')).body).toMatchObject({ errors: [{ path: 'reason' }] });
  const both = await Promise.all([maya, krishna].map((by) => judge(by, stop?.id ?? '', 'FALSE_ALARM')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await claim(filing)).status).toBe(200);
  await gateway.jobsDone();
  expect(gateway.outbox.findLast(({ to }) => to === email)?.body).toContain('Looked at it');
});

test('a representative reports by the portal, the company too, and the filing is rejected', async () => {
  const { email, filing } = await reportable();
  const alert = await db()
    .selectFrom('filing_alert')
    .select('id')
    .where('application_id', '=', filing)
    .where('account_id', '=', kiran.userId)
    .executeTakeFirstOrThrow();
  // the id is good for the account that was told alone
  expect((await gateway.call('GET', `${REPORT}/${alert.id}`)).status).toBe(404);
  expect((await puja.call('GET', `${REPORT}/${alert.id}`)).status).toBe(404);
  expect((await kiran.call('POST', `${REPORT}/${alert.id}/report`, { reason: 'Not ours' })).status).toBe(200);
  expect((await report(tokenTo(email))).status).toBe(200);
  const [stop] = await stopsOf(maya, filing);
  expect(stop?.reports).toHaveLength(2);
  expect((await judge(maya, stop?.id ?? '', 'TRUE')).status).toBe(200);
  expect(await rowOf(filing)).toMatchObject({ status: 'REJECTED' });
  expect(await view(tokenTo(email))).toMatchObject({ state: 'REPORTED', outcome: 'TRUE' });
});

test('its time stands still while it is stopped; who handled it does not judge; an old link says so', async () => {
  const { email, filing } = await reportable();
  expect((await claim(filing)).status).toBe(200);
  const { lease_until: lease } = await rowOf(filing);
  expect((await report(tokenTo(email))).status).toBe(200);
  await db().updateTable('application').set({ verified_by: maya.userId }).where('id', '=', filing).execute();
  gateway.clock.advance(3 * DAY);
  await signIn();
  const [stop] = await stopsOf(maya, filing);
  expect(stop?.mayJudge).toBe(false);
  expect((await judge(maya, stop?.id ?? '', 'FALSE_ALARM')).status).toBe(403);
  expect((await judge(krishna, stop?.id ?? '', 'FALSE_ALARM')).status).toBe(200);
  const after = await rowOf(filing);
  expect(after.lease_until?.getTime()).toBeGreaterThanOrEqual((lease?.getTime() ?? 0) + 3 * DAY);
  const late = await reportable();
  gateway.clock.advance(31 * DAY);
  expect(await view(tokenTo(late.email))).toMatchObject({ state: 'EXPIRED' });
  expect((await report(tokenTo(late.email))).body.message).toContain('expired');
  expect((await report('guessed')).status).toBe(404);
});
