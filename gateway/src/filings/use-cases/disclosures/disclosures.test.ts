import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import type { FiledItemState } from '@registrar/domain/calls/filing-sections';
import { soleOwner } from '@registrar/domain/testing/registration-examples';
import { filedRegistration } from '../../../../test/awaiting-approval-kit';
import { act, APPLICATION, callerOf, detailOf, newKey, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../../test/harness';
import {
  chooseWay,
  codeFor,
  directorLink,
  DISCLOSED,
  disclosuresOf,
  linksOf,
  send,
  sentLink,
  signByLink,
} from '../../../../test/initial-return-kit';
import { readDetail } from '../../../../test/registration-kit';
import { dayInNepal } from '../../../platform/clock';
import { enterInRegister } from '../../../register/entries/enter';

const DIRECTOR = 'asha@makalu.example';
const DAY = 86_400_000;
let gateway: TestGateway;
let puja: Caller;
const companies: string[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-24T06:00:00Z'));
  const applicant = await gateway.addAccount({ username: 'puja.links' });
  const verifier = await gateway.addAccount({ username: 'gita.links', role: 'OPERATOR' });
  await gateway.addAccount({ username: 'krishna.links', role: 'APPROVER_2' });
  const registrar = await callerOf(gateway, 'krishna.links');
  for (let count = 0; count < 6; count += 1) {
    const filing = await filedRegistration(gateway.platform, soleOwner(), { applicant, verifier });
    expect(await act(registrar, filing, 'approve')).toMatchObject({ status: 200 });
    companies.push(
      (await db().selectFrom('company').select('id').where('registered_by', '=', filing.id).executeTakeFirstOrThrow())
        .id,
    );
  }
  puja = await callerOf(gateway, 'puja.links');
}, 180_000);
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

/** A draft whose only director gets a link; the contact in the register is used unless another one is given. */
async function asked(contact?: object): Promise<{ company: string; draft: ApplicationDetail; item: FiledItemState }> {
  const company = companies.shift() ?? '';
  if (contact) {
    const { subject_id, after } = await db()
      .selectFrom('register_entry')
      .select(['subject_id', 'after'])
      .where('company_id', '=', company)
      .where('aspect', '=', 'DIRECTOR')
      .executeTakeFirstOrThrow();
    const { details, ...told } = Object(after) as { details: object };
    await gateway.platform.runUnitOfWork((unit) =>
      enterInRegister(unit, { companyId: company, applicationId: null, effectiveOn: dayInNepal(unit.now) }, [
        {
          aspect: 'DIRECTOR',
          subjectId: subject_id,
          after: { ...told, details: { ...details, email: undefined, phoneNo: undefined } },
        },
      ]),
    );
  }
  const draft = detailOf(
    await puja.call('POST', APPLICATION, { processName: 'THREE_MONTH_UPDATE', companyId: company }, newKey()),
  );
  const [begun] = await disclosuresOf(puja, draft);
  if (!begun) throw new Error('No director');
  return { company, draft, item: await chooseWay(puja, draft, begun, { way: 'LINK', ...contact }) };
}

test("a director signs without an account, with a code sent to them; the applicant cannot change the answers, and the application's version is raised", async () => {
  const { draft, item } = await asked();
  expect(await linksOf(puja, draft)).toMatchObject([
    {
      state: 'NOT_SENT',
      contacts: [
        { channel: 'EMAIL', address: 'a*****@makalu.example' },
        { channel: 'MOBILE_NUMBER', address: '********00' },
      ],
    },
  ]);
  expect((await send(puja, draft, item)).status).toBe(200);
  const link = await sentLink(gateway, DIRECTOR);
  expect((await gateway.messageTo('9841000000')).body).toContain(link.token);
  expect(JSON.stringify(await db().selectFrom('outside_link').selectAll().execute())).not.toContain(link.token);
  expect((await link.view()).body.data).toMatchObject({
    state: 'OPEN',
    process: 'THREE_MONTH_UPDATE',
    language: 'ne',
    director: { nameEnglish: 'Asha Shrestha' },
    signedAt: null,
  });
  // reading does not count as opening, because mail programs open links too
  expect(await linksOf(puja, draft)).toMatchObject([{ state: 'SENT', openedAt: null }]);
  const code = await codeFor(gateway, link, DIRECTOR);
  expect(await linksOf(puja, draft)).toMatchObject([{ state: 'OPENED' }]);
  expect((await link.sign(code === '111111' ? '222222' : '111111')).body.code).toBe('AUTH-OTP-MISMATCH');
  expect((await link.sign(code, { dealings: { answer: 'NO', remark: '' } })).body).toMatchObject({
    status: 422,
    errors: [{ path: 'dealings.remark', code: 'DISCLOSURE_REMARK_REQUIRED' }],
  });
  const before = (await readDetail(puja, draft.id)).version;
  expect((await link.sign(code)).status).toBe(200);
  expect((await readDetail(puja, draft.id)).version).toBeGreaterThan(before);
  expect((await link.view()).body.data).toMatchObject({ state: 'SIGNED' });
  expect((await link.sign(code)).body).toMatchObject({ status: 409 });
  // the answer is kept with the hash of what was shown, and the token opens no page of another purpose
  expect(
    await db().selectFrom('outside_link').select(['answer', 'shown_hash']).where('object_id', '=', item.id).execute(),
  ).toEqual([{ answer: 'SIGNED', shown_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  expect((await gateway.call('GET', `external/api/representative-objection/${link.token}`)).status).toBe(404);

  const [signed] = await disclosuresOf(puja, draft);
  expect(signed).toMatchObject({
    validity: 'VALID',
    version: item.version,
    data: { ...DISCLOSED, signature: { channel: 'EMAIL', sentTo: 'a*****@makalu.example', contact: 'REGISTER' } },
  });
  const kept =
    signed &&
    (await chooseWay(puja, draft, signed, {
      dealings: { answer: 'YES', remark: 'Written by somebody else.' },
      signature: { signedAt: '2020-01-01T00:00:00Z' },
    }));
  expect(kept?.data).toMatchObject({ dealings: DISCLOSED['dealings'], signature: { sentTo: 'a*****@makalu.example' } });
  // answers signed by link are dropped once the disclosure comes from paper
  expect(
    (kept && (await chooseWay(puja, draft, kept, { way: 'PAPER', madeOn: '2026-11-24' })))?.data['signature'],
  ).toBeUndefined();
  expect((await link.view()).body.data).toMatchObject({ state: 'CLOSED' });
  expect(
    await db()
      .selectFrom('notification')
      .select('type')
      .where('account_id', '=', puja.userId)
      .where('type', '=', 'DISCLOSURE_ANSWERED')
      .execute(),
  ).toHaveLength(1);
  const audited = await db()
    .selectFrom('audit')
    .select(['action', 'actor_id'])
    .where('object_id', '=', draft.id)
    .where('action', 'like', 'DISCLOSURE%')
    .orderBy('seq')
    .execute();
  expect(audited).toEqual([
    { action: 'DISCLOSURE_SENT', actor_id: puja.userId },
    { action: 'DISCLOSURE_SIGNED', actor_id: null },
  ]);
});

test('a newer link replaces the one before, has a waiting time, and is sent a limited number of times', async () => {
  const { draft, item } = await asked();
  await send(puja, draft, item);
  const first = await sentLink(gateway, DIRECTOR);
  expect((await send(puja, draft, item)).body).toMatchObject({ code: 'RATE-429' });
  gateway.clock.advance(5 * 60_000);
  expect((await send(puja, draft, item)).body.data).toMatchObject({ state: 'SENT', sendsLeft: 3 });
  const second = await sentLink(gateway, DIRECTOR);
  expect([(await first.view()).status, (await second.view()).status]).toEqual([404, 200]);
  for (let sends = 3; sends <= 5; sends += 1) {
    gateway.clock.advance(5 * 60_000);
    puja = await callerOf(gateway, 'puja.links');
    expect((await send(puja, draft, item)).status).toBe(200);
    await sentLink(gateway, DIRECTOR);
  }
  gateway.clock.advance(5 * 60_000);
  puja = await callerOf(gateway, 'puja.links');
  expect((await send(puja, draft, item)).status).toBe(409);
});

test('a director may decline with a reason, which the applicant reads; an expired link opens nothing', async () => {
  gateway.clock.moveTo(new Date('2026-11-26T06:00:00Z'));
  puja = await callerOf(gateway, 'puja.links');
  const { draft, item } = await asked();
  await send(puja, draft, item);
  const declined = await sentLink(gateway, DIRECTOR);
  expect((await declined.decline('')).body).toMatchObject({
    status: 422,
    errors: [{ path: 'reason', code: 'DECLINE_REASON_REQUIRED' }],
  });
  expect((await declined.decline('I left the board.')).status).toBe(200);
  expect(await linksOf(puja, draft)).toMatchObject([{ state: 'DECLINED', declineReason: 'I left the board.' }]);
  expect((await declined.code()).status).toBe(409);
  gateway.clock.advance(5 * 60_000);
  await send(puja, draft, item);
  const late = await sentLink(gateway, DIRECTOR);
  gateway.clock.advance(15 * DAY);
  expect((await late.view()).body.data).toMatchObject({ state: 'EXPIRED' });
  expect((await late.code()).body).toMatchObject({ status: 409 });
  puja = await callerOf(gateway, 'puja.links');
  expect(await linksOf(puja, draft)).toMatchObject([{ state: 'EXPIRED' }]);
});

test('the applicant cannot sign for a director: an address that is not in the register must not be their own, and the signature names the source of the contact', async () => {
  const own = await db()
    .selectFrom('account')
    .select(['email', 'mobile_number'])
    .where('id', '=', puja.userId)
    .executeTakeFirstOrThrow();
  const { draft, item } = await asked({ email: own.email.replace('@', '+director@') });
  expect((await send(puja, draft, item)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'email', code: 'DISCLOSURE_CONTACT_OF_APPLICANT' }],
  });
  const phone = await chooseWay(puja, draft, item, { email: undefined, mobileNumber: own.mobile_number });
  expect((await send(puja, draft, phone)).body).toMatchObject({
    status: 422,
    errors: [{ path: 'mobileNumber', code: 'DISCLOSURE_CONTACT_OF_APPLICANT' }],
  });
  const nowhere = await chooseWay(puja, draft, phone, { mobileNumber: undefined });
  expect(nowhere.errors).toMatchObject([{ path: 'email', code: 'DISCLOSURE_CONTACT_REQUIRED' }]);
  expect((await send(puja, draft, nowhere)).body).toMatchObject({ errors: [{ code: 'DISCLOSURE_CONTACT_REQUIRED' }] });
  const typed = await chooseWay(puja, draft, nowhere, { email: 'asha.home@example.org', language: 'en' });
  expect(await signByLink(gateway, puja, draft, typed, ['asha.home@example.org'])).toMatchObject({
    state: 'SIGNED',
    language: 'en',
  });
  const [signed] = await disclosuresOf(puja, draft);
  expect(signed?.data['signature']).toMatchObject({ contact: 'ENTERED' });
  // a signature is dropped when the address changes
  expect(signed && (await chooseWay(puja, draft, signed, { email: 'somebody@example.org' })).errors).toMatchObject([
    { code: 'DISCLOSURE_UNSIGNED' },
  ]);
});

test('the link of a discarded draft and an unknown link show nothing', async () => {
  const { draft, item } = await asked();
  await send(puja, draft, item);
  const link = await sentLink(gateway, DIRECTOR);
  expect((await act(puja, await readDetail(puja, draft.id), 'discard')).status).toBe(200);
  expect([
    (await link.view()).status,
    (await link.code()).status,
    (await directorLink(gateway, 'no-such-link').view()).status,
  ]).toEqual([404, 404, 404]);
});
