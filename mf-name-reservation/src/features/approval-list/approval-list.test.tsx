import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { deskPageSchema, type LegalClock } from '@registrar/domain/calls/desk';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { applicationDetail } from '../../testing/builders';

const DESK = 'GET /external/api/desk';
const clock = (changes: Partial<LegalClock> = {}): LegalClock => ({
  termDays: 7,
  usedDays: 3,
  percent: 42,
  paused: false,
  overdue: false,
  dueOn: '2026-11-27',
  ...changes,
});
const line = (id: string, itsClock: LegalClock | null) => ({
  ...applicationDetail({
    id: `0190a000-0000-7000-8000-00000000000${id}`,
    processName: 'NAME_CHANGE',
    status: 'VERIFY',
    turn: 'APPROVER',
    titleEnglish: `Name ${id}`,
    titleNepali: `नाम ${id}`,
    applicationNumber: `NC-${id}`,
  }),
  clock: itsClock,
  lease: null,
});
const page = (...items: readonly object[]) => deskPageSchema.parse({ items, total: items.length, page: 1, size: 20 });
const open = (answers: FakeAnswers, path = '/company-name-change-approval', language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'APPROVER_1', language, gateway: answers });

test('each line says how much of its term has run, whose turn it is, and where it is decided', async () => {
  await open({
    [DESK]: page(
      line('1', clock()),
      line('2', clock({ usedDays: 9, percent: 128, overdue: true, dueOn: null })),
      line('3', clock({ paused: true, dueOn: null })),
      line('4', null),
    ),
  });
  const rows = await screen.findAllByRole('row', { name: /Name/ });
  expect(within(rows[0] ?? document.body).getByText('3 of 7 days')).toBeVisible();
  expect(within(rows[0] ?? document.body).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/filings/NAME_CHANGE/review/0190a000-0000-7000-8000-000000000001'),
  );
  expect(within(rows[1] ?? document.body).getByText('2 days overdue')).toBeVisible();
  expect(within(rows[2] ?? document.body).getByText(/Clock stopped/)).toBeVisible();
});

test('filters stand in the address and are sent', async () => {
  const { shell } = await open(
    { [DESK]: page() },
    '/company-name-change-approval?queue=waiting&term=overdue&sort=pressing&search=himal',
  );
  await waitFor(() => expect(shell.gateway.callsOf(DESK)).not.toHaveLength(0));
  expect(shell.gateway.callsOf(DESK).at(-1)?.request.query).toMatchObject({
    processName: 'NAME_CHANGE',
    queue: 'waiting',
    term: 'overdue',
    sort: 'pressing',
    search: 'himal',
  });
});

test('both kinds of filing have their list, in Nepali', async () => {
  const { shell } = await open({ [DESK]: page() }, '/company-name-reservation-approval', 'ne');
  expect(await screen.findByRole('heading', { level: 1, name: 'नाम आरक्षण स्वीकृति' })).toBeVisible();
  expect(await screen.findByText('कारबाही बाँकी कुनै निवेदन छैन।')).toBeVisible();
  expect(shell.gateway.callsOf(DESK).at(-1)?.request.query).toMatchObject({
    processName: 'NAME_RESERVATION,MIGRATION_NAME_RESERVATION',
  });
});

test('names of the older system are a kind of their own on the list of the reservations', async () => {
  const { shell } = await open(
    { [DESK]: page(), 'GET /auth/api/user-migration/disputes': [] },
    '/company-name-reservation-approval?processName=MIGRATION_NAME_RESERVATION',
  );
  expect(await screen.findByText('From the old system')).toBeVisible();
  expect(shell.gateway.callsOf(DESK).at(-1)?.request.query).toMatchObject({
    processName: 'MIGRATION_NAME_RESERVATION',
  });
});

test('a refusal is said and can be tried again', async () => {
  await open({ [DESK]: failure(500, { message: 'broken' }) });
  expect(await screen.findByRole('button', { name: /again|Retry/i })).toBeVisible();
});

test('who only reads looks at the applications of every office, has no work of their own and asks for nothing they may not have', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '/company-name-reservation-approval',
    role: 'AUDITOR',
    language: 'ne',
    gateway: { [DESK]: page(line('1', clock())), 'GET /auth/api/user-migration/disputes': [] },
  });
  expect(await screen.findByRole('link', { name: /नाम 1/ })).toBeVisible();
  expect(shell.gateway.callsOf(DESK).at(-1)?.request.query).toMatchObject({ queue: 'all' });
  expect(screen.getByText('सबै कार्यालयमा आएका निवेदन; यहाँबाट पढ्न मात्र मिल्छ।')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'मेरो जिम्मामा' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /अर्को निवेदन/ })).not.toBeInTheDocument();
  await user.click(screen.getByText('कारबाही बाँकी'));
  await waitFor(() => expect(shell.gateway.callsOf(DESK).at(-1)?.request.query).toMatchObject({ queue: 'waiting' }));
});
