import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { liquidationsSchema } from '@registrar/domain/calls/liquidations';
import { BEGINS, openDesk, type FilingDesk } from '../../test/filings/filing-desk';
import { newKey, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { ADMISSION, LICENCES, licenceOf, OWN_LIQUIDATION, newLicence } from '../../test/liquidators-kit';

let gateway: TestGateway;
let desk: FilingDesk;
let maya: Caller, krishna: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ now: BEGINS });
  desk = await openDesk(gateway);
  maya = desk.approvers.APPROVER_1 ?? desk.registrar;
  krishna = desk.registrar;
});
afterAll(() => gateway?.close());

test('an account is admitted by its licence, its proven email and a second person', async () => {
  const licence = newLicence();
  const by = await desk.newcomer({ email: licence.email, emailVerified: true });
  const ask = (licenceNumber: string) => by.call('POST', ADMISSION, { licenceNumber });
  const notProven = { status: 422, body: { errors: [{ path: 'licenceNumber', code: 'LICENCE_NOT_PROVEN' }] } };
  expect(await ask(licence.licenceNumber)).toMatchObject(notProven);
  expect((await krishna.call('POST', LICENCES, licence, newKey())).status).toBe(200);
  expect((await desk.representative.call('POST', LICENCES, newLicence(), newKey())).status).toBe(403);
  const twice = await maya.call('POST', LICENCES, { ...newLicence(), panNumber: licence.panNumber }, newKey());
  expect(twice).toMatchObject({ status: 422, body: { errors: [{ path: 'panNumber', code: 'PAN_IN_LIST' }] } });
  // another address, the right number: nothing of the list is told
  const stranger = await desk.newcomer({ emailVerified: true });
  expect(await stranger.call('POST', ADMISSION, { licenceNumber: licence.licenceNumber })).toMatchObject(notProven);
  expect((await desk.representative.call('POST', ADMISSION, { licenceNumber: licence.licenceNumber })).status).toBe(
    403,
  );
  expect(await ask(licence.licenceNumber.toLowerCase())).toMatchObject({ status: 200 });
  expect(await by.call('GET', OWN_LIQUIDATION)).toMatchObject({ status: 403 });

  const asked = await licenceOf(maya, licence.licenceNumber);
  expect(asked).toMatchObject({ state: 'IN_FORCE', account: { username: by.username, isAdmitted: false } });
  const decide = (officer: Caller) =>
    officer.call('POST', `${LICENCES}/${asked.id}/admission`, { version: asked.version, admit: true, reason: 'Seen.' });
  expect((await decide(maya)).status).toBe(403);
  // who wrote the email does not admit whoever proves it
  expect(await decide(krishna)).toMatchObject({ status: 403, body: { message: expect.stringContaining('another') } });
  const registrar = await desk.newcomer({ role: 'APPROVER_2' });
  expect(await decide(registrar)).toMatchObject({ status: 200 });
  expect((await decide(registrar)).status).toBe(412);
  expect((await by.call('GET', 'auth/api/init')).body.data).toMatchObject({ role: { code: 'LIQUIDATOR' } });
  expect(liquidationsSchema.parse((await by.call('GET', OWN_LIQUIDATION)).body.data)).toEqual([]);
  const history = await maya.call('GET', `${LICENCES}/${asked.id}/history`);
  expect(history.body.data).toMatchObject([{ act: 'ADMITTED' }, { act: 'ADDED', reason: 'The licence was seen.' }]);
});
