import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '@registrar/domain/calendar';
import { callerOf, type Caller } from '../../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../../test/harness';
import {
  accept,
  askRemoval,
  freshCompany,
  idOf,
  invite,
  leave,
  newKey,
  sentTo,
} from '../../../test/representation-kit';
import { eventually } from '../../../test/stomp-client';
import { expectWhole } from '../../../test/whole-messages';
import { dayInNepal, morningInNepal } from '../../platform/clock';

const DAY = 24 * 3600_000;
let gateway: TestGateway;
let count = 0;

beforeAll(async () => {
  // removals take effect at nine: after this many days the time has passed, whatever the hour of the test run
  const tomorrow = addDays(dayInNepal(new Date()), 1);
  gateway = await startTestGateway({
    demoData: true,
    now: new Date(morningInNepal(tomorrow).getTime() + 3_600_000),
  });
});
afterAll(() => gateway?.close());

async function representative(name: string): Promise<Caller & { username: string }> {
  const username = `${name}.${++count}`;
  await gateway.addAccount({ username, role: 'COMPANY_REPRESENTATIVE', emailVerified: true, language: 'en' });
  return { ...(await callerOf(gateway, username)), username };
}

const pathTo = (companyId: string, accountId: string) =>
  `external/api/company/${companyId}/representative/${accountId}/removal`;
const answer = (caller: Caller, companyId: string, accountId: string, step: 'object' | 'withdraw') =>
  caller.call('POST', `${pathTo(companyId, accountId)}/${step}`, { remark: 'I have not left' });
const peopleOf = async (caller: Caller, companyId: string) =>
  (await caller.call('GET', `external/api/company/${companyId}/representative`)).body.data;
const stands = async (companyId: string) =>
  (
    await gateway.platform.database.db
      .selectFrom('company_representative')
      .select('account_id')
      .where('company_id', '=', companyId)
      .where('until', 'is', null)
      .execute()
  ).map(({ account_id }) => account_id);
const settled = async (companyId: string) =>
  (
    await gateway.platform.database.db
      .selectFrom('representative_removal')
      .select('state')
      .where('company_id', '=', companyId)
      .orderBy('asked_at')
      .execute()
  ).map(({ state }) => state);

test('a stolen session cannot remove anyone, because the code is sent to the remover', async () => {
  const [asha, bimal] = [await representative('asha'), await representative('bimal')];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId]);
  expect(await leave(asha, one, { accountId: bimal.userId })).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('OTP code') },
  });
  const remark = 'Has left us';
  expect((await asha.call('POST', pathTo(one, bimal.userId), { remark })).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'otp' }],
  });
  expect((await asha.call('POST', pathTo(one, bimal.userId), { remark, otp: '123456' })).body).toMatchObject({
    code: 'AUTH-OTP-INCORRECT',
  });
  const sent = await asha.call('POST', `${pathTo(one, bimal.userId)}/otp`, {});
  expect(sent.body.data).toMatchObject({ sentTo: 'a*****@example.com' });
  expect((await asha.call('POST', `${pathTo(one, bimal.userId)}/otp`, {})).body).toMatchObject({
    code: 'AUTH-OTP-RESEND',
  });
  const mail = await sentTo(gateway, `${asha.username}@example.com`, /to remove another representative/);
  const right = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  // a code is valid for one person only
  const carol = await representative('carol');
  await gateway.platform.database.db
    .insertInto('company_representative')
    .values({ company_id: one, account_id: carol.userId, since: '2025-06-01' })
    .execute();
  expect((await asha.call('POST', pathTo(one, carol.userId), { remark, otp: right })).status).toBe(400);
  const wrong = right === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1)
    expect((await asha.call('POST', pathTo(one, bimal.userId), { remark, otp: wrong })).status).not.toBe(200);
  expect((await asha.call('POST', pathTo(one, bimal.userId), { remark, otp: right })).status).not.toBe(200);
  expect(await stands(one)).toHaveLength(3);
  expect(await settled(one)).toEqual([]);
});

test('a user invited minutes ago cannot remove anyone yet, and may leave at once', async () => {
  const asha = await representative('asha');
  const one = await freshCompany(gateway, [asha.userId]);
  await gateway.addAccount({ username: 'newcomer', role: 'APPLICANT', emailVerified: true, language: 'en' });
  idOf(await invite(asha, one, 'newcomer@example.com'));
  expect((await accept(gateway, await callerOf(gateway, 'newcomer'), 'newcomer@example.com')).status).toBe(200);
  const newcomer = await callerOf(gateway, 'newcomer');
  expect(await newcomer.call('POST', `${pathTo(one, asha.userId)}/otp`, {})).toMatchObject({
    status: 409,
    body: { code: 'FLOW-409', message: expect.stringContaining('You may remove others from') },
  });
  expect((await leave(newcomer, one)).status).toBe(200);
  expect(await stands(one)).toEqual([asha.userId]);
});

test('the person to be removed is notified, may object until the day, and then stays until the board decides', async () => {
  const [asha, bimal, carol] = [
    await representative('asha'),
    await representative('bimal'),
    await representative('carol'),
  ];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId, carol.userId]);
  const asked = await askRemoval(gateway, asha, one, bimal.userId);
  expect(asked).toMatchObject({ status: 200, body: { data: { until: expect.any(String) } } });
  await sentTo(gateway, `${bimal.username}@example.com`, /You are to be removed as a representative/);
  await sentTo(gateway, `${carol.username}@example.com`, /A representative is to be removed/);
  // the account and the mailbox of the caller may have been misused
  await sentTo(gateway, `${asha.username}@example.com`, /A representative is to be removed/);
  expect(await peopleOf(bimal, one)).toMatchObject({
    representatives: expect.arrayContaining([
      expect.objectContaining({
        accountId: bimal.userId,
        state: 'ACTIVE',
        removal: expect.objectContaining({ remark: 'Has left us', by: expect.objectContaining({}) }),
      }),
      expect.objectContaining({ accountId: asha.userId, removal: null }),
    ]),
    history: [{ action: 'REMOVAL_ASKED', remark: 'Has left us' }],
  });
  // a repeated request gets the same answer and starts nothing new
  const again = { remark: 'x', otp: '000000' };
  expect((await asha.call('POST', pathTo(one, bimal.userId), again)).body.data).toEqual(asked.body.data);
  expect((await carol.call('POST', `${pathTo(one, bimal.userId)}/otp`, {})).status).toBe(409);
  expect((await answer(asha, one, bimal.userId, 'object')).status).toBe(404);
  expect((await answer(bimal, one, bimal.userId, 'withdraw')).status).toBe(404);
  expect((await answer(bimal, one, bimal.userId, 'object')).status).toBe(200);
  expect((await answer(bimal, one, bimal.userId, 'object')).status).toBe(409);
  await sentTo(gateway, `${asha.username}@example.com`, /A representative objects to the removal/);
  expect(await asha.call('POST', `${pathTo(one, bimal.userId)}/otp`, {})).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('objected to the removal') },
  });
  expect(await settled(one)).toEqual(['OBJECTED']);
});

test('another representative can withdraw the removal', async () => {
  const [asha, bimal, carol] = [
    await representative('asha'),
    await representative('bimal'),
    await representative('carol'),
  ];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId, carol.userId]);
  expect((await askRemoval(gateway, asha, one, bimal.userId)).status).toBe(200);
  expect((await answer(carol, one, bimal.userId, 'withdraw')).status).toBe(200);
  await sentTo(gateway, `${bimal.username}@example.com`, /The removal of a representative is withdrawn/);
  expect(await settled(one)).toEqual(['WITHDRAWN']);
});

test('without an objection it takes effect after the days; invitations and removals by the removed person end', async () => {
  const [asha, bimal, carol] = [
    await representative('asha'),
    await representative('bimal'),
    await representative('carol'),
  ];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId, carol.userId]);
  const both = await freshCompany(gateway, [asha.userId, carol.userId]);
  idOf(await invite(bimal, one, 'friend.of.bimal@example.com'));
  expect((await askRemoval(gateway, asha, one, bimal.userId)).status).toBe(200);
  expect((await askRemoval(gateway, bimal, one, carol.userId)).status).toBe(200);
  // two representatives remove each other: one remains
  expect((await askRemoval(gateway, asha, both, carol.userId)).status).toBe(200);
  expect((await askRemoval(gateway, carol, both, asha.userId)).status).toBe(200);

  gateway.clock.advance(7 * DAY);
  await gateway.platform.jobs.runDue();
  expect(await stands(one)).toHaveLength(3);
  const open = await callerOf(gateway, bimal.username);
  gateway.clock.advance(DAY);
  await eventually(async () => {
    await gateway.platform.jobs.runDue();
    return (await stands(one)).length === 2 && (await stands(both)).length === 1;
  });
  expect(await settled(one)).toEqual(['DONE', 'WITHDRAWN']);
  expect((await open.call('GET', 'auth/api/init')).status).toBe(401);
  const gone = await callerOf(gateway, bimal.username);
  expect((await gone.call('GET', 'auth/api/init')).body.data).toMatchObject({ role: { code: 'APPLICANT' } });
  expect((await gone.call('GET', `external/api/company/${one}/representative`)).status).toBe(404);
  await sentTo(gateway, `${bimal.username}@example.com`, /You no longer represent/);
  await sentTo(gateway, `${carol.username}@example.com`, /A representative was removed/);
  expect(await peopleOf(await callerOf(gateway, carol.username), one)).toMatchObject({
    invitations: [],
    history: [
      { action: 'WITHDRAWN' },
      { action: 'REMOVED', remark: 'Has left us', actor: { nameEnglish: expect.any(String) } },
      { action: 'REMOVAL_ASKED' },
      { action: 'REMOVAL_ASKED' },
      { action: 'INVITED' },
    ],
  });
});

test('a removal of or by a person who has left meanwhile does not take effect', async () => {
  const [asha, bimal, carol] = [
    await representative('asha'),
    await representative('bimal'),
    await representative('carol'),
  ];
  const one = await freshCompany(gateway, [asha.userId, bimal.userId, carol.userId]);
  expect((await askRemoval(gateway, asha, one, bimal.userId)).status).toBe(200);
  expect((await leave(asha, one, { key: newKey() })).status).toBe(200);
  expect(await settled(one)).toEqual(['WITHDRAWN']);
  expect(await peopleOf(carol, one)).toMatchObject({
    representatives: expect.arrayContaining([expect.objectContaining({ accountId: bimal.userId, removal: null })]),
  });
});

test('no sent message has an unfilled placeholder', async () => {
  await gateway.platform.jobs.runDue();
  expectWhole(gateway.outbox);
});
