import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { GatewayRequest } from '@registrar/contract/shell-api';
import { createNotifications } from './notifications';

const message = {
  id: '0193a1b2-0000-7000-8000-000000000001',
  type: 'DECISION',
  titleNe: 'नाम स्वीकृत',
  titleEn: 'Name approved',
  bodyNe: 'क',
  bodyEn: 'k',
  link: '/company-name-reservation/1',
  createdAt: '2026-11-20T04:11:00Z',
  read: false,
};

function setUp(unreadCount = '3') {
  const asked: GatewayRequest[] = [];
  const answer = { items: [], total: 0, page: 1, size: 1, unreadCount };
  const gateway = {
    request: async <T>(request: GatewayRequest) => {
      asked.push(request);
      return answer as T;
    },
  };
  const topics = new Map<string, (body: unknown) => void>();
  const socket = {
    subscribe: (destination: string, onMessage: (body: unknown) => void) => {
      topics.set(destination, onMessage);
      return () => void topics.delete(destination);
    },
    onResync: () => () => undefined,
  };
  const onProblem = jest.fn();
  return { notifications: createNotifications(gateway, socket, onProblem), asked, topics, onProblem };
}
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('everybody hears the own topic only; what concerns all who file is no message to anybody', () => {
  const { notifications, topics } = setUp();
  const stop = notifications.listen({ userId: 'u1' });
  expect([...topics.keys()]).toEqual(['/topic/user/u1', '/topic/user/u1/read']);
  stop();
  expect(topics.size).toBe(0);
});

test('what is read in another tab changes the count without asking the gateway; a frame that is no count changes nothing', async () => {
  const { notifications, topics, asked, onProblem } = setUp('12');
  notifications.listen({ userId: 'u1' });
  await settle();
  const before = asked.length;
  topics.get('/topic/user/u1/read')?.({ unreadCount: '4' });
  await settle();
  topics.get('/topic/user/u1/read')?.({ unreadCount: 4 });
  await settle();
  expect([notifications.unread.get(), asked.length - before]).toEqual([4, 0]);
  expect(onProblem).toHaveBeenCalledWith('notifications: a frame is not a count');
});

test('a message refreshes the count, which the wire carries as text, and stands in the list once', async () => {
  const { notifications, topics, asked } = setUp('12');
  notifications.listen({ userId: 'u1' });
  topics.get('/topic/user/u1')?.(message);
  topics.get('/topic/user/u1')?.(message);
  await settle();
  expect(notifications.unread.get()).toBe(12);
  expect(notifications.arrived.get()).toEqual([message]);
  expect(asked.every(({ path }) => path === '/messaging/api/notification')).toBe(true);
  expect(asked[0]?.query).toMatchObject({ received: false });
});

test.each([null, 'text', {}, { ...message, id: 'not-an-id' }])(
  '%j is not a message and changes nothing',
  async (body) => {
    const { notifications, topics, onProblem, asked } = setUp();
    notifications.listen({ userId: 'u1' });
    await settle();
    const before = asked.length;
    topics.get('/topic/user/u1')?.(body);
    await settle();
    expect(onProblem).toHaveBeenCalledWith('notifications: a frame is not a notification');
    expect(notifications.arrived.get()).toEqual([]);
    expect(asked).toHaveLength(before);
  },
);

test('a count that is not a number is no count', async () => {
  const { notifications, onProblem } = setUp('many');
  await notifications.refreshUnread();
  expect(notifications.unread.get()).toBe(0);
  expect(onProblem).toHaveBeenCalledTimes(1);
});
