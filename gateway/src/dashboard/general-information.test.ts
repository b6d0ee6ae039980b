import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardInfoSchema } from '@registrar/domain/calls/dashboard';
import type { Role } from '@registrar/domain/permissions';
import { callerOf, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { freshCompany } from '../../test/representation-kit';

const CLOSE = 'auth/api/user/general-information/close';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;

async function newcomer(username: string, account: { role?: Role; migrated?: boolean } = {}): Promise<Caller> {
  await gateway.addAccount({ username, ...account });
  return callerOf(gateway, username);
}

async function isOpenFor(reader: Caller): Promise<boolean> {
  return dashboardInfoSchema.parse((await reader.call('GET', 'auth/api/dashboard-info')).body.data)
    .generalInformationOpen;
}

const closings = async ({ userId }: Caller) => {
  const entries = await db()
    .selectFrom('audit')
    .select('seq')
    .where('action', '=', 'GENERAL_INFORMATION_CLOSED')
    .where('object_id', '=', userId)
    .execute();
  const { general_information_closed_at: at } = await db()
    .selectFrom('account')
    .select('general_information_closed_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { entries: entries.length, at };
};

test.each(['APPLICANT', 'COMPANY_REPRESENTATIVE', 'INTERMEDIARY'] as const)(
  'a new %s sees it until they close it; nobody else loses it by that',
  async (role) => {
    const [asha, other] = [
      await newcomer(`asha.${role.toLowerCase()}`, { role }),
      await newcomer(`other.${role.toLowerCase()}`, { role }),
    ];
    expect(await isOpenFor(asha)).toBe(true);
    const answer = await asha.call('PUT', CLOSE);
    expect([answer.status, answer.body.data]).toEqual([200, { generalInformationOpen: false }]);
    expect(await isOpenFor(asha)).toBe(false);
    expect(await isOpenFor(other)).toBe(true);
  },
);

test('closing it again, or in two tabs at once, is answered the same and counts once', async () => {
  const bina = await newcomer('bina');
  const answers = await Promise.all([bina.call('PUT', CLOSE), bina.call('PUT', CLOSE)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const first = await closings(bina);
  expect(first).toEqual({ entries: 1, at: expect.any(Date) });
  gateway.clock.advance(60_000);
  expect((await bina.call('PUT', CLOSE)).status).toBe(200);
  expect(await closings(bina)).toEqual(first);
});

test('somebody else cannot be named: the call closes the own one, whatever it carries', async () => {
  const [chandra, dil] = [await newcomer('chandra'), await newcomer('dil')];
  await chandra.call('PUT', CLOSE, { id: dil.userId, accountId: dil.userId });
  expect([await isOpenFor(chandra), await isOpenFor(dil)]).toEqual([false, true]);
  expect((await gateway.call('PUT', CLOSE)).status).toBe(401);
});

test('whoever was moved from the old system is not shown it', async () => {
  expect(await isOpenFor(await newcomer('moved', { role: 'COMPANY_REPRESENTATIVE', migrated: true }))).toBe(false);
});

test('whoever represents a company that the office has approved is not shown it; a draft of their own is none, a company that was struck off is', async () => {
  const ekta = await newcomer('ekta');
  await ekta.call(
    'POST',
    'external/api/application',
    { processName: 'NAME_RESERVATION' },
    { 'idempotency-key': 'ekta-begins' },
  );
  expect(await isOpenFor(ekta)).toBe(true);
  const companyId = await freshCompany(gateway, [ekta.userId]);
  expect(await isOpenFor(ekta)).toBe(false);
  await db().updateTable('company').set({ status: 'DEREGISTERED' }).where('id', '=', companyId).execute();
  expect(await isOpenFor(ekta)).toBe(false);
});

test.each([
  'OPERATOR',
  'APPROVER_2',
  'OFFICE_ADMINISTRATOR',
  'AUDITOR',
  'PARENT_REPRESENTATIVE',
  'REQUESTER_EXTERNAL',
] as const)('%s files nothing of their own and is not shown it', async (role) => {
  expect(await isOpenFor(await newcomer(role.toLowerCase().replaceAll('_', '.'), { role }))).toBe(false);
});

test('the people of the demonstration know the portal', async () => {
  for (const username of ['ram.applicant', 'hari.intermediary', 'madan.migrated'])
    expect([username, await isOpenFor(await callerOf(gateway, username))]).toEqual([username, false]);
});
