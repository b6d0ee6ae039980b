import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestGateway, type SignedIn, type TestGateway } from '../../test/harness';
import { connectStomp, eventually } from '../../test/stomp-client';
import { userTopic } from '../platform/stomp/topics';
import { notify, type NewNotification } from './notify';
import { z } from 'zod';
import { notificationListSchema } from '@registrar/domain/calls/notifications';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function person(username: string, language: 'np' | 'en' = 'en'): Promise<SignedIn> {
  await gateway.addAccount({ username });
  const signedIn = await gateway.signIn(username);
  await gateway.platform.database.db
    .updateTable('account')
    .set({ language })
    .where('id', '=', signedIn.userId)
    .execute();
  return signedIn;
}

function tell(accountId: string, eventKey: string, more: Partial<NewNotification> = {}): Promise<void> {
  return gateway.platform.runUnitOfWork((unit) =>
    notify(unit, {
      accountId,
      eventKey,
      type: 'APPLICATION_CLAIMED',
      title: 'mail.firstPassword.subject',
      body: 'accounts.created',
      link: '/dashboard',
      ...more,
    }),
  );
}

async function list(who: SignedIn, query = '') {
  const { body } = await gateway.call('GET', `messaging/api/notification${query}`, { token: who.accessToken });
  return notificationListSchema.parse(body.data);
}

test('what is told with a unit of work arrives at the socket, in the list, by mail and by SMS, each once', async () => {
  const ram = await person('ram', 'np');
  const connection = await connectStomp(gateway.socketUrl, ram.accessToken);
  const frames = connection.subscribe(userTopic(ram.userId));
  await connection.settled(userTopic(ram.userId));

  await Promise.all([
    tell(ram.userId, 'event-1', { sms: 'ok' }),
    tell(ram.userId, 'event-1', { sms: 'ok' }),
    tell(ram.userId, 'event-1', { sms: 'ok' }),
  ]);
  await eventually(() => frames.length > 0);
  const mail = await gateway.messageTo('ram@example.com');
  expect([mail.subject, mail.language]).toEqual(['तपाईंको खाता खोलियो', 'np']);
  await gateway.platform.jobs.runDue();

  const page = await list(ram);
  expect(page).toMatchObject({ total: 1, unreadCount: '1' });
  expect(frames).toEqual(page.items);
  expect(gateway.outbox.filter(({ channel }) => channel === 'email' || channel === 'sms')).toHaveLength(2);
  await connection.close();
});

test('a unit of work that fails tells nobody', async () => {
  const sita = await person('sita');
  await expect(
    gateway.platform.runUnitOfWork(async (unit) => {
      await notify(unit, {
        accountId: sita.userId,
        eventKey: 'never',
        type: 'APPLICATION_CLAIMED',
        title: 'ok',
        body: 'ok',
      });
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect((await list(sita)).total).toBe(0);
});

test('unread, read, filtered by kind and by day of Nepal, marked one by one or all', async () => {
  const hari = await person('hari');
  for (let i = 0; i < 5; i++)
    await tell(hari.userId, `event-${i}`, { type: i === 0 ? 'RESERVATION_EXPIRING' : 'APPLICATION_CLAIMED' });
  const all = await list(hari, '?size=2');
  expect([all.items.length, all.total, all.unreadCount]).toEqual([2, 5, '5']);

  const first = all.items[0]?.id ?? '';
  const marked = await gateway.call('PATCH', `messaging/api/notification/mark-read/${first}`, {
    token: hari.accessToken,
  });
  expect(marked.body).toMatchObject({ status: 200, data: { unreadCount: '4' } });
  expect((await list(hari, '?received=false')).total).toBe(4);
  expect((await list(hari, '?received=true')).items.map(({ id }) => id)).toEqual([first]);

  const filter = async (body: object) =>
    notificationListSchema.parse(
      (await gateway.call('POST', 'messaging/api/notification/all', { token: hari.accessToken, body })).body.data,
    ).total;
  const today = new Date(gateway.clock.now().getTime() + 345 * 60_000).toISOString().slice(0, 10);
  expect(await filter({ type: 'RESERVATION_EXPIRING' })).toBe(1);
  expect(await filter({ from: today, to: today })).toBe(5);
  expect(await filter({ to: '2020-01-01' })).toBe(0);

  const everything = await gateway.call('PUT', 'messaging/api/notification/mark-all-read', { token: hari.accessToken });
  expect(z.object({ unreadCount: z.string() }).parse(everything.body.data)).toEqual({ unreadCount: '0' });
});

test("another person's notification cannot be seen or marked", async () => {
  const owner = await person('owner');
  const other = await person('other');
  await tell(owner.userId, 'private');
  const id = (await list(owner)).items[0]?.id ?? '';
  expect(
    (await gateway.call('PATCH', `messaging/api/notification/mark-read/${id}`, { token: other.accessToken })).status,
  ).toBe(404);
  expect((await list(other)).total).toBe(0);
  expect((await list(owner)).unreadCount).toBe('1');
  expect((await gateway.call('GET', 'messaging/api/notification')).status).toBe(401);
});
