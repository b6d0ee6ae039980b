import { expect, test } from '@jest/globals';
import type { Notification } from '@registrar/domain/calls/notifications';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import { app } from '../app';

const LIST = 'POST /messaging/api/notification/all';
const READ_ONE = 'PATCH /messaging/api/notification/mark-read/:id';
const READ_ALL = 'PUT /messaging/api/notification/mark-all-read';

function message(count: number, more: Partial<Notification> = {}): Notification {
  return {
    id: `0193a1b2-0000-7000-8000-${String(count).padStart(12, '0')}`,
    type: 'APPLICATION_APPROVED',
    titleNe: 'नाम स्वीकृत भयो',
    titleEn: 'Name approved',
    bodyNe: 'हिमाल',
    bodyEn: 'Himal',
    link: '/company-name-reservation/1',
    createdAt: '2026-11-20T04:11:00Z',
    read: false,
    ...more,
  };
}
const page = (items: readonly Notification[], total = items.length) => ({
  items,
  total,
  page: 1,
  size: 20,
  unreadCount: String(items.filter(({ read }) => !read).length),
});
const open = (answers: FakeAnswers, path = '/notifications', language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'APPLICANT', language, gateway: answers });

test('a message says what it is about and when; opening it marks it and follows its link', async () => {
  const { shell, user } = await open({
    [LIST]: page([
      message(1),
      message(2, { read: true, titleEn: 'Name submitted', type: 'APPLICATION_SUBMITTED', link: null }),
    ]),
    [READ_ONE]: { unreadCount: '0' },
  });
  expect(await screen.findByRole('heading', { name: /Name approved/ })).toBeVisible();
  expect(screen.getByText(/Application approved ·/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Open' })).toHaveLength(1);
  expect(screen.getByRole('tab', { name: 'Unread (1)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(shell.navigations).toEqual(['/company-name-reservation/1']);
  await waitFor(() => expect(shell.gateway.callsOf(READ_ONE)).toHaveLength(1));
});

test('in Nepali it reads in Nepali, with its digits', async () => {
  await open({ [LIST]: page([message(1)]) }, '/notifications', 'ne');
  expect(await screen.findByRole('heading', { name: /नाम स्वीकृत भयो/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'नपढिएका (१)' })).toBeVisible();
  expect(screen.getByText('१ मध्ये १–१')).toBeVisible();
});

test('tab, subject and days stand in the address and are asked of the gateway; a list they emptied offers to clear them', async () => {
  const { shell, user } = await open(
    { [LIST]: page([]) },
    '/notifications?tab=unread&type=APPLICATION_APPROVED&from=2026-11-01&to=2026-11-20&page=2',
  );
  expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
  const asked = () => shell.gateway.callsOf(LIST).map(({ request }) => request.body?.value);
  expect(asked()[0]).toEqual({
    page: 2,
    size: 20,
    received: false,
    type: 'APPLICATION_APPROVED',
    from: '2026-11-01',
    to: '2026-11-20',
  });
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('You have read all your notifications.')).toBeVisible();
  expect(window.location.search).toBe('?tab=unread');
  await user.click(screen.getByRole('tab', { name: 'Read' }));
  expect(await screen.findByText('You have not read any notification yet.')).toBeVisible();
  expect(asked().at(-1)).toMatchObject({ received: true, page: 1 });
});

test('a message of the socket, and one read in another tab, bring the list up to date', async () => {
  let items = [message(1, { read: true })];
  const { shell } = await open({ [LIST]: () => page(items) });
  await screen.findByRole('heading', { name: /Name approved/ });
  const { userId = '' } = shell.session.get() ?? {};
  items = [message(2, { titleEn: 'Name revoked' }), ...items];
  shell.emit(`/topic/user/${userId}`, items[0]);
  expect(await screen.findByRole('heading', { name: /Name revoked/ })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Unread (1)' })).toBeVisible();
  items = items.map((item) => ({ ...item, read: true }));
  shell.emit(`/topic/user/${userId}/read`, { unreadCount: '0' });
  expect(await screen.findByRole('tab', { name: 'Unread' })).toBeVisible();
});

test('all are marked at once; where nothing is unread there is nothing to mark', async () => {
  let items = [message(1), message(2)];
  const { shell, user } = await open({
    [LIST]: () => page(items),
    [READ_ALL]: () => {
      items = items.map((item) => ({ ...item, read: true }));
      return { unreadCount: '0' };
    },
  });
  await screen.findAllByRole('heading', { name: /Name approved/ });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(screen.getByRole('button', { name: /Mark all as read/ })).toBeDisabled());
  expect(shell.gateway.callsOf(READ_ALL)).toHaveLength(1);
});

test('more than a page is turned by the address', async () => {
  const { user } = await open({
    [LIST]: page(
      Array.from({ length: 20 }, (_, count) => message(count)),
      45,
    ),
  });
  expect(await screen.findByText('1–20 of 45')).toBeVisible();
  await user.click(screen.getByText('3'));
  await waitFor(() => expect(window.location.search).toBe('?page=3'));
});

test('an empty list says what would be here; one that could not be fetched can be asked for again', async () => {
  await open({ [LIST]: page([]) }, '/notifications', 'ne');
  expect(await screen.findByText('अहिलेसम्म कुनै सूचना छैन। कार्यालयले दिएका जानकारी यहाँ देखिनेछन्।')).toBeVisible();
});

test('a failure can be tried again', async () => {
  let works = false;
  const { user } = await open({ [LIST]: () => (works ? page([message(1)]) : failure(500, { message: 'No' })) });
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 15_000 });
  works = true;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: /Name approved/ })).toBeVisible();
});
