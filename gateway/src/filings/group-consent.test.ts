import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, APPLICATION, callerOf, detailOf, filledDraft, freeName, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';

const GROUP = {
  isPartOfGroup: true,
  groupRegistrationNumber: '100000',
  registeredCompanyType: 'PUBLIC_NON_GOVERNMENT',
  registeredCompanyNameEnglish: 'Triveni Byapar Samuha',
  registeredCompanyNameNepali: 'त्रिवेणी व्यापार समूह',
};

let gateway: TestGateway;
let ram: Caller, laxmi: Caller, gita: Caller, maya: Caller;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  ram = await callerOf(gateway, 'ram.applicant');
  laxmi = await callerOf(gateway, 'laxmi.parent');
  gita = await callerOf(gateway, 'gita.operator');
  maya = await callerOf(gateway, 'maya.approver');
}, 120_000);
afterAll(() => gateway?.close());

test('the parent company consents, and the application goes to the office', async () => {
  const waiting = await take(await filledDraft(ram, freeName(), GROUP), [[ram, 'submit']]);
  expect(waiting).toMatchObject({ status: 'UNDER_GROUP_APPROVAL', turn: 'PARENT' });
  expect((await gita.call('POST', 'external/api/desk/claim-next', {}, { 'idempotency-key': 'not-yet' })).body.data).toEqual({ application: null });

  const asked = await laxmi.call('GET', 'auth/api/dashboard-info');
  expect(asked.body.data).toMatchObject({ nextSteps: [{ code: 'ANSWER_GROUP_REQUEST', applicationId: waiting.id }] });
  const seen = detailOf(await laxmi.call('GET', `${APPLICATION}/${waiting.id}`));
  expect(seen.allowedActions).toEqual([
    { action: 'parentVerify', allowed: true, remark: 'required' },
    { action: 'parentReject', allowed: true, remark: 'required' },
  ]);
  expect((await act(laxmi, seen, 'parentVerify')).body.errors).toMatchObject([{ path: 'remark' }]);
  const submitted = await take(seen, [[laxmi, 'parentVerify', { remark: 'It is ours' }]]);
  expect(submitted.status).toBe('SUBMITTED');
  const consent = await gateway.platform.database.db.selectFrom('group_consent').selectAll().where('application_id', '=', waiting.id).execute();
  expect(consent).toMatchObject([{ account_id: laxmi.userId, remark: 'It is ours' }]);
  await take(submitted, [[gita, 'claim'], [gita, 'verify'], [maya, 'approve']]);
});

test('the parent company refuses: rejected, with its remark, and the name is free', async () => {
  const name = freeName();
  const waiting = await take(await filledDraft(ram, name, GROUP), [[ram, 'submit']]);
  const refused = await take(waiting, [[laxmi, 'parentReject', { remark: 'Not of our group' }]]);
  expect(refused).toMatchObject({ status: 'REJECTED' });
  expect(refused.history.at(-1)).toMatchObject({ action: 'parentReject', remark: 'Not of our group' });
  await take(await filledDraft(ram, name), [[ram, 'submit']]);
});

test('the applicant may recall it while the parent company thinks', async () => {
  const waiting = await take(await filledDraft(ram, freeName(), GROUP), [[ram, 'submit']]);
  await take(waiting, [[ram, 'recall']]);
  expect((await laxmi.call('GET', `${APPLICATION}/${waiting.id}`)).status).toBe(404);
});

test('a parent company that is not in the register is named in the answer', async () => {
  const draft = await filledDraft(ram, freeName(), { ...GROUP, groupRegistrationNumber: '424242' });
  expect((await act(ram, draft, 'submit')).body.errors).toMatchObject([{ path: 'NAME_DETAILS.groupRegistrationNumber', code: 'GROUP_COMPANY_UNKNOWN' }]);
});

test('a representative of another company does not see the request', async () => {
  await gateway.addAccount({ username: 'other.parent', role: 'PARENT_REPRESENTATIVE', officeId: 1 });
  const stranger = await callerOf(gateway, 'other.parent');
  const waiting = await take(await filledDraft(ram, freeName(), GROUP), [[ram, 'submit']]);
  expect((await act(stranger, waiting, 'parentVerify', { remark: 'Mine' })).status).toBe(404);
});
