import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  notificationListSchema,
  notificationPreferencesSchema,
  type NotificationSwitch,
} from '@registrar/domain/calls/notifications';
import type { NotificationKind, NotificationType } from '@registrar/domain/enumerations/notification-types';
import {
  notificationKindOf,
  notificationKindRules,
  notificationKinds,
  notificationKindsFor,
  notificationTypes,
} from '@registrar/domain/enumerations/notification-types';
import { startTestGateway, type SignedIn, type TestGateway } from '../../test/harness';
import { connectStomp, eventually } from '../../test/stomp-client';
import { readTopic } from '../platform/stomp/topics';
import { notify } from './notify';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const PATH = 'messaging/api/notification/preference';

async function person(username: string, role: 'APPLICANT' | 'OPERATOR' = 'APPLICANT'): Promise<SignedIn> {
  await gateway.addAccount({ username, role });
  return gateway.signIn(username);
}

async function read({ accessToken: token }: SignedIn): Promise<NotificationSwitch[]> {
  return notificationPreferencesSchema.parse((await gateway.call('GET', PATH, { token })).body.data).switches;
}

function save({ accessToken: token }: SignedIn, ...switches: NotificationSwitch[]) {
  return gateway.call('PUT', PATH, { token, body: { switches } });
}

/** One event of a kind; says which channels carried it. */
async function channelsOf({ userId }: SignedIn, type: NotificationType): Promise<string[]> {
  const before = gateway.outbox.length;
  await gateway.platform.runUnitOfWork((unit) =>
    notify(unit, { accountId: userId, eventKey: unit.newId(), type, title: 'ok', body: 'ok', sms: 'ok' }),
  );
  await gateway.platform.jobs.runDue();
  return gateway.outbox
    .slice(before)
    .map(({ channel }) => channel)
    .sort();
}

test('every type of notification belongs to a kind that somebody finds on the page, and staff and public see their own', () => {
  for (const type of notificationTypes.keys) expect(notificationKinds.keys).toContain(notificationKindOf(type));
  expect(new Set([...notificationKindsFor('PUBLIC'), ...notificationKindsFor('STAFF')])).toEqual(
    new Set(notificationKinds.keys),
  );
  expect(notificationKindsFor('PUBLIC')).not.toContain('OFFICE_WORK');
  expect(notificationKindsFor('STAFF')).toEqual(['OFFICE_WORK', 'REGISTER_NEWS', 'ACCOUNT_SECURITY']);
});

test('everybody begins with everything switched on', async () => {
  const asha = await person('asha');
  expect(await read(asha)).toEqual(notificationKindsFor('PUBLIC').map((kind) => ({ kind, email: true, sms: true })));
  expect(await channelsOf(asha, 'APPLICATION_CLAIMED')).toEqual(['email', 'sms']);
});

test('a channel that is switched off stays silent for its kind alone; the bell always rings; switched on again it speaks', async () => {
  const bina = await person('bina');
  const other = await person('other.bina');
  expect((await save(bina, { kind: 'FILING_PROGRESS', email: false, sms: true })).body).toMatchObject({ status: 200 });
  expect((await save(bina, { kind: 'RESERVATION', email: true, sms: false })).body).toMatchObject({ status: 200 });
  expect((await read(bina)).filter(({ email, sms }) => !email || !sms)).toEqual([
    { kind: 'FILING_PROGRESS', email: false, sms: true },
    { kind: 'RESERVATION', email: true, sms: false },
  ]);
  expect(await channelsOf(bina, 'APPLICATION_CLAIMED')).toEqual(['sms']);
  expect(await channelsOf(bina, 'RESERVATION_EXPIRING')).toEqual(['email']);
  expect(await channelsOf(bina, 'APPLICATION_APPROVED')).toEqual(['email', 'sms']);
  expect(await channelsOf(other, 'APPLICATION_CLAIMED')).toEqual(['email', 'sms']);
  expect(
    (await gateway.call('GET', 'messaging/api/notification', { token: bina.accessToken })).body.data,
  ).toMatchObject({ total: 3, unreadCount: '3' });
  await save(bina, { kind: 'FILING_PROGRESS', email: true, sms: true });
  expect(await channelsOf(bina, 'APPLICATION_CLAIMED')).toEqual(['email', 'sms']);
});

test.each(notificationKinds.keys.filter((kind) => notificationKindRules[kind].fixed))(
  '%s cannot be switched off, not even by a row',
  async (kind: NotificationKind) => {
    const who = await person(`fixed.${kind.toLowerCase().replaceAll('_', '.')}`);
    expect((await save(who, { kind, email: false, sms: true })).body).toMatchObject({ status: 422, code: 'VAL-422' });
    expect((await save(who, { kind, email: true, sms: false })).body).toMatchObject({ status: 422, code: 'VAL-422' });
    await gateway.platform.database.db
      .insertInto('notification_switched_off')
      .values({ account_id: who.userId, kind, channel: 'EMAIL', since: new Date() })
      .execute();
    const type = notificationTypes.keys.find((each) => notificationKindOf(each) === kind);
    expect(type && (await channelsOf(who, type))).toEqual(['email', 'sms']);
  },
);

test('a change is in the audit; nonsense and doubled kinds are refused', async () => {
  const chandra = await person('chandra');
  await save(chandra, { kind: 'MANDATE', email: false, sms: false });
  const rows = await gateway.platform.database.db
    .selectFrom('audit')
    .select(['actor_id', 'object_id'])
    .where('action', '=', 'notification.preferences')
    .where('actor_id', '=', chandra.userId)
    .execute();
  expect(rows).toEqual([{ actor_id: chandra.userId, object_id: chandra.userId }]);
  const twice = { kind: 'MANDATE', email: true, sms: true } as const;
  expect((await save(chandra, twice, twice)).status).toBe(422);
  expect(
    (
      await gateway.call('PUT', PATH, {
        token: chandra.accessToken,
        body: { switches: [{ kind: 'WEATHER', email: true, sms: true }] },
      })
    ).status,
  ).toBe(422);
});

test('staff hear of arrivals in the portal, and decide about the mails of their work only', async () => {
  const gita = await person('gita', 'OPERATOR');
  expect(await read(gita)).toEqual([
    { kind: 'OFFICE_WORK', email: true, sms: true },
    { kind: 'REGISTER_NEWS', email: true, sms: true },
    { kind: 'ACCOUNT_SECURITY', email: true, sms: true },
  ]);
  await save(gita, { kind: 'OFFICE_WORK', email: false, sms: false });
  expect(await channelsOf(gita, 'WORK_FORWARDED')).toEqual([]);
});

test('what is marked as read in one tab is told to the bells of the others', async () => {
  const dipa = await person('dipa');
  const connection = await connectStomp(gateway.socketUrl, dipa.accessToken);
  const frames = connection.subscribe(readTopic(dipa.userId));
  await connection.settled(readTopic(dipa.userId));
  await channelsOf(dipa, 'APPLICATION_CLAIMED');
  await channelsOf(dipa, 'APPLICATION_CLAIMED');
  const { body } = await gateway.call('GET', 'messaging/api/notification', { token: dipa.accessToken });
  const [first] = notificationIds(body.data);
  await gateway.call('PATCH', `messaging/api/notification/mark-read/${first}`, { token: dipa.accessToken });
  await eventually(() => frames.length === 1);
  await gateway.call('PUT', 'messaging/api/notification/mark-all-read', { token: dipa.accessToken });
  await eventually(() => frames.length === 2);
  expect(frames).toEqual([{ unreadCount: '1' }, { unreadCount: '0' }]);
  await connection.close();
});

function notificationIds(data: unknown): string[] {
  return notificationListSchema.parse(data).items.map(({ id }) => id);
}
