import { expect, test } from '@jest/globals';
import type { Delivery } from '@registrar/domain/calls/deliveries';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { app } from '../app';
import { readDeliveryFilters, writeDeliveryFilters } from './delivery-filters';

const LIST = 'GET /external/api/delivery';
const RETRY = 'POST /external/api/delivery/:id/retry';
const RETRY_ALL = 'POST /external/api/delivery/retry';
const DISMISS = 'POST /external/api/delivery/:id/dismiss';

const dead: Delivery = {
  id: '0193a1b2-0000-4000-8000-000000000001',
  channel: 'EMAIL',
  state: 'DEAD',
  to: 'r*****@example.com',
  about: 'APPLICATION_APPROVED',
  attempts: 350,
  lastError: '550 no such mailbox',
  createdAt: '2026-11-20T04:11:00Z',
  nextAttemptAt: null,
  gaveUpAt: '2026-11-21T05:11:00Z',
};
const waiting: Delivery = {
  ...dead,
  id: '0193a1b2-0000-4000-8000-000000000002',
  channel: 'SMS',
  state: 'WAITING',
  to: '********12',
  about: null,
  attempts: 3,
  lastError: 'provider answered 503',
  nextAttemptAt: '2026-11-20T04:12:00Z',
  gaveUpAt: null,
};
const page = (...items: Delivery[]) => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  counts: {
    DEAD: items.filter(({ state }) => state === 'DEAD').length,
    WAITING: items.filter(({ state }) => state === 'WAITING').length,
  },
});
const open = (answers: FakeAnswers, path = '/management/deliveries', language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'SYSTEM_ADMINISTRATOR', language, gateway: answers });

test('a message says whom it could not reach and why, and nothing of what it says', async () => {
  await open({ [LIST]: page(dead, waiting) });
  const [, first, second] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(
    /Application approved.*Email · r\*\*\*\*\*@example\.com.*Given up.*350 attempts.*550 no such mailbox/,
  );
  expect(second).toHaveTextContent(/Message of an account.*SMS.*Being tried.*3 attempts.*Next attempt:/);
  expect(within(second ?? document.body).queryByRole('button', { name: 'Remove from the list' })).toBeNull();
});

test('in Nepali everything but the words of the server is Nepali', async () => {
  await open({ [LIST]: page(dead) }, '/management/deliveries', 'ne');
  const [, first] = await screen.findAllByRole('row');
  expect(first).toHaveTextContent(/निवेदन स्वीकृत भएको.*इमेल.*पठाउन छोडिएको.*३५० पटक प्रयास/);
});

test('one is tried again; one is dismissed with a remark; all are tried after a question', async () => {
  const { shell, user } = await open({ [LIST]: page(dead), [RETRY]: {}, [DISMISS]: {}, [RETRY_ALL]: { retried: 1 } });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shell.gateway.callsOf(RETRY)).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Remove from the list' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Remove from the list' }));
  expect(shell.gateway.callsOf(DISMISS)).toHaveLength(0);
  await user.type(question.getByLabelText('Remark'), 'Mistyped address');
  await user.click(question.getByRole('button', { name: 'Remove from the list' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(DISMISS)[0]?.request.body?.value).toEqual({ remark: 'Mistyped address' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Retry all failed messages' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Retry all failed messages' }),
  );
  await waitFor(() => expect(shell.gateway.callsOf(RETRY_ALL)).toHaveLength(1));
});

test('the filters stand in the address; without dead messages nothing can be tried as a whole', async () => {
  const { shell } = await open({ [LIST]: page() }, '/management/deliveries?state=WAITING&channel=SMS');
  expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
  expect(shell.gateway.callsOf(LIST)[0]?.query).toMatchObject({ state: 'WAITING', channel: 'SMS', page: 1 });
  expect(screen.getByRole('button', { name: 'Retry all failed messages' })).toBeDisabled();
});

test('where everything has arrived the page says so', async () => {
  await open({ [LIST]: page() });
  expect(await screen.findByText('Every message has been delivered.')).toBeVisible();
});

test.each(['state=LOST', 'channel=PIGEON', 'page=0'])('nonsense in the address (%s) is the default', (address) => {
  expect(writeDeliveryFilters(readDeliveryFilters(new URLSearchParams(address))).toString()).toBe('');
});
