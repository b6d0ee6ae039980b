import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  saveSection,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, type Answer, type TestGateway } from '../../../../test/harness';

let gateway: TestGateway;
let asha: Caller;
let gita: Caller;
beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  asha = await callerOf(gateway, 'ram.applicant');
  gita = await callerOf(gateway, 'gita.operator');
});
afterAll(() => gateway?.close());

const send = (by: Caller, id: string, email: string): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/company-email/otp`, { email });
const prove = (by: Caller, id: string, email: string, otp: string): Promise<Answer> =>
  by.call('POST', `${APPLICATION}/${id}/company-email/verify`, { email, otp });
const codeTo = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await gateway.messageTo(email)).body)?.[0] ?? '';
const contactOf = (answer: Answer) => detailOf(answer).sections.find(({ key }) => key === 'CONTACT_DETAILS');

test('a given address must be proved by a code before the application is submitted', async () => {
  const email = 'office@new-company.example';
  const draft = detailOf(
    await saveSection(asha, await filledDraft(asha), 'CONTACT_DETAILS', {
      companyEmail: 'Office@New-Company.example',
      companyEmailVerifiedAt: '2026-01-01T00:00:00.000Z',
    }),
  );
  expect(draft.sections.find(({ key }) => key === 'CONTACT_DETAILS')).toMatchObject({
    data: { companyEmail: email },
    validity: 'INVALID',
    errors: [{ path: 'companyEmail', code: 'COMPANY_EMAIL_UNVERIFIED' }],
  });
  expect((await act(asha, draft, 'submit')).body).toMatchObject({
    status: 422,
    errors: [{ path: 'CONTACT_DETAILS.companyEmail', code: 'COMPANY_EMAIL_UNVERIFIED' }],
  });

  expect((await send(asha, draft.id, email)).body.data).toMatchObject({
    sentTo: 'o*****@new-company.example',
    expiresInSeconds: 300,
    resendAfterSeconds: 60,
  });
  expect((await send(asha, draft.id, email)).body.code).toBe('AUTH-OTP-RESEND');
  const otp = await codeTo(email);
  expect((await prove(asha, draft.id, email, otp === '111111' ? '222222' : '111111')).body.code).toBe(
    'AUTH-OTP-MISMATCH',
  );
  const proven = detailOf(await prove(asha, draft.id, email, otp));
  expect(proven.version).toBe(draft.version);
  expect(proven.sections.find(({ key }) => key === 'CONTACT_DETAILS')).toMatchObject({
    validity: 'VALID',
    data: { companyEmail: email, companyEmailVerifiedAt: expect.any(String) },
  });

  // saved again unchanged, the address stays proved, and the office sees that
  const again = detailOf(await saveSection(asha, proven, 'CONTACT_DETAILS', { companyEmail: email }));
  const submitted = detailOf(await act(asha, again, 'submit'));
  expect(contactOf(await gita.call('GET', `${APPLICATION}/${submitted.id}`))).toMatchObject({
    validity: 'VALID',
    data: { companyEmailVerifiedAt: expect.any(String) },
  });
  const written = await gateway.platform.database.db
    .selectFrom('audit')
    .select(['actor_id', 'object_type'])
    .where('action', '=', 'COMPANY_EMAIL_VERIFIED')
    .where('object_id', '=', draft.id)
    .execute();
  expect(written).toEqual([{ actor_id: asha.userId, object_type: 'application' }]);
});

test('a code for the first address does not prove another one, and an empty address needs no proof', async () => {
  const first = 'first@another.example';
  const draft = detailOf(await saveSection(asha, await filledDraft(asha), 'CONTACT_DETAILS', { companyEmail: first }));
  expect((await send(asha, draft.id, 'elsewhere@another.example')).body.code).toBe('REQ-404');
  await send(asha, draft.id, first);
  const proven = detailOf(await prove(asha, draft.id, first, await codeTo(first)));
  const changed = detailOf(
    await saveSection(asha, proven, 'CONTACT_DETAILS', { companyEmail: 'second@another.example' }),
  );
  expect(changed.sections.find(({ key }) => key === 'CONTACT_DETAILS')).toMatchObject({
    validity: 'INVALID',
    data: { companyEmail: 'second@another.example' },
  });
  const emptied = detailOf(await saveSection(asha, changed, 'CONTACT_DETAILS', { companyEmail: '' }));
  expect((await act(asha, emptied, 'submit')).status).toBe(200);
});

test('a code is valid for five minutes', async () => {
  const email = 'slow@another.example';
  const draft = detailOf(await saveSection(asha, await filledDraft(asha), 'CONTACT_DETAILS', { companyEmail: email }));
  await send(asha, draft.id, email);
  const otp = await codeTo(email);
  gateway.clock.advance(5 * 60_000);
  expect((await prove(asha, draft.id, email, otp)).body.code).toBe('AUTH-OTP-EXPIRED');
  gateway.clock.moveTo(null);
});
