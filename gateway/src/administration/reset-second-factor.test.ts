import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PASSWORD, startTestGateway, type SignedIn, type TestGateway } from '../../test/harness';
import { enrolTotp } from '../../test/second-factor-kit';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

let keys = 0;
const post = (by: SignedIn, path: string, body: object) => {
  keys += 1;
  return gateway.call('POST', `external/api/staff-change${path}`, {
    token: by.accessToken,
    headers: { 'idempotency-key': `reset-${keys}` },
    body,
  });
};
const proposed = async (by: SignedIn): Promise<string> => {
  const answer = await gateway.call('GET', 'external/api/staff-change', { token: by.accessToken });
  const { items } = answer.body.data as { items: { id: string; kind: string }[] };
  return items.find(({ kind }) => kind === 'SECOND_FACTOR')?.id ?? '';
};

test('a lost device: one colleague proposes, another lets it happen, and the owner is out and told', async () => {
  await gateway.addAccount({ username: 'first.admin', role: 'OFFICE_ADMINISTRATOR' });
  await gateway.addAccount({ username: 'second.admin', role: 'OFFICE_ADMINISTRATOR' });
  await gateway.addAccount({ username: 'lost.device', role: 'APPROVER_1' });
  const [first, second] = [await gateway.signIn('first.admin'), await gateway.signIn('second.admin')];
  const lost = await gateway.signIn('lost.device');
  const reset = { username: 'lost.device', remark: 'The telephone was stolen' };
  expect((await post(first, '/second-factor', reset)).body.message).toMatch(/not on|सुरु गरिएको छैन/);
  await enrolTotp(gateway, lost);

  expect((await post(lost, '/second-factor', reset)).status).toBe(403);
  expect((await post(first, '/second-factor', { ...reset, username: 'nobody.here' })).status).toBe(409);
  expect((await post(first, '/second-factor', reset)).status).toBe(200);
  const id = await proposed(second);
  expect((await post(first, `/${id}/approve`, {})).status).toBe(403);
  expect((await post(second, `/${id}/approve`, {})).status).toBe(200);

  const init = await gateway.call('GET', 'auth/api/init', { token: lost.accessToken });
  expect(init.status).toBe(401);
  const again = await gateway.signIn('lost.device', PASSWORD);
  expect(again.refreshToken).not.toBe('');
  await gateway.jobsDone();
  const subjects = gateway.outbox.filter(({ to }) => to === 'lost.device@example.com').map(({ subject }) => subject);
  expect(subjects.filter((subject) => /[Rr]eset/.test(subject ?? ''))).toHaveLength(2);
});

test('somebody who files is let back in the same way; nobody of another office and nobody for oneself', async () => {
  await gateway.addAccount({ username: 'filing.person' });
  await enrolTotp(gateway, await gateway.signIn('filing.person'));
  const [first, second] = [await gateway.signIn('first.admin'), await gateway.signIn('second.admin')];
  expect((await post(first, '/second-factor', { username: 'first.admin', remark: 'Mine' })).status).toBe(403);
  expect((await post(first, '/second-factor', { username: 'filing.person', remark: 'Lost' })).status).toBe(200);
  const id = await proposed(second);
  expect((await post(second, `/${id}/approve`, {})).status).toBe(200);
  expect((await gateway.signIn('filing.person')).refreshToken).not.toBe('');
});
