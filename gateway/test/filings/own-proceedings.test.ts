import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { ownProceedingSchema, ownProceedingsSchema } from '@registrar/domain/calls/own-proceedings';
import { startTestGateway, type TestGateway } from '../harness';
import { closings } from './closings';
import { BEGINS, openDesk, type FilingDesk } from './filing-desk';
import { beginFilled, handIn, openDraft, perform, type Beginning } from './filing';

let gateway: TestGateway;
let desk: FilingDesk;

beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
});
afterAll(() => gateway?.close());

const SECOND = closings.DE_REGISTRATION_OF_FOREIGN_TYPE_II;

/** A proceeding whose notices are over, for the people of its company. */
async function opened(): Promise<Beginning & { readonly path: string; readonly companyId: string }> {
  const begun = await SECOND.begins(desk);
  return {
    ...begun,
    path: `external/api/own-proceeding/${begun.opens.subject?.id ?? ''}`,
    companyId: begun.opens.companyId ?? '',
  };
}

const statusOf = async (companyId: string) =>
  (
    await gateway.platform.database.db
      .selectFrom('company')
      .select('status')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow()
  ).status;

test('the company reads its phases and what it filed; for others the proceeding does not exist', async () => {
  const { by, path, companyId } = await opened();
  const own = ownProceedingSchema.parse((await by.call('GET', path)).body.data);
  expect(own.phases.map(({ isOpen, forms }) => [isOpen, forms.map(({ permission }) => permission)])).toEqual([
    [true, ['APPROVED']],
    [true, ['OPEN']],
    [false, []],
  ]);
  expect(own.phases[0]?.forms[0]?.application).toMatchObject({ status: 'APPROVED', number: own.number });
  expect(own).toMatchObject({ company: { id: companyId, status: 'IN_DEREGISTRATION' }, mayWithdraw: true });
  const list = await by.call('GET', `external/api/own-proceeding?companyId=${companyId}`);
  expect(ownProceedingsSchema.parse(list.body.data)).toHaveLength(1);
  const stranger = await desk.newcomer();
  expect(await stranger.call('GET', path)).toMatchObject({ status: 404 });
  expect(await stranger.call('GET', `external/api/own-proceeding?companyId=${companyId}`)).toMatchObject({
    status: 404,
  });
  const refused = await stranger.call('POST', `${path}/withdrawal`, { version: own.version, reason: 'For fun.' });
  expect(refused).toMatchObject({ status: 404 });
});

test('the session and the dashboard say how the company is being closed', async () => {
  const { by } = await opened();
  const kind = 'DE_REGISTRATION_OF_FOREIGN_TYPE';
  const init = await by.call('GET', 'auth/api/init');
  expect(init.body.data).toMatchObject({ applicationControlToken: { deRegistrationType: kind } });
  const dashboard = await by.call('GET', 'auth/api/dashboard-info');
  expect(dashboard.body.data).toMatchObject({ deRegistrationType: kind });
});

test('while it lasts, another change of the company is stopped and led to the proceeding', async () => {
  const { by, companyId, opens } = await opened();
  const refused = await openDraft('OTHERS', { by, opens: { companyId } });
  expect(refused).toMatchObject({ status: 423, body: { code: 'BLK-423' } });
  expect(JSON.stringify(refused.body.blocker)).toContain(`/de-registration/proceeding/${opens.subject?.id}`);
});

test('the company withdraws: once, at the version read, not while the office decides; it is active again', async () => {
  const { by, path, companyId } = await opened();
  const { version } = ownProceedingSchema.parse((await by.call('GET', path)).body.data);
  const withdraw = (body: object) => by.call('POST', `${path}/withdrawal`, body);
  expect(await withdraw({ version, reason: ' ' })).toMatchObject({ status: 422 });
  expect(await withdraw({ version: version + 1, reason: 'The project goes on.' })).toMatchObject({ status: 412 });
  expect(await withdraw({ version, reason: 'The project goes on.' })).toMatchObject({ status: 200 });
  expect(await statusOf(companyId)).toBe('ACTIVE');
  const ended = ownProceedingSchema.parse((await by.call('GET', path)).body.data);
  expect(ended).toMatchObject({ end: { outcome: 'WITHDRAWN', text: 'The project goes on.' }, mayWithdraw: false });
  expect(await withdraw({ version: ended.version, reason: 'Again.' })).toMatchObject({ status: 409 });
});

test('an undecided form stops the withdrawal', async () => {
  const filing = await beginFilled(desk, SECOND);
  await handIn(filing);
  await perform(filing, filing.operator, 'claim');
  const path = `external/api/own-proceeding/${filing.begun.opens.subject?.id ?? ''}`;
  const { version } = ownProceedingSchema.parse((await filing.by.call('GET', path)).body.data);
  const refused = await filing.by.call('POST', `${path}/withdrawal`, { version, reason: 'The project goes on.' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'FLOW-409' } });
  expect(await statusOf(filing.begun.opens.companyId ?? '')).toBe('IN_DEREGISTRATION');
});
