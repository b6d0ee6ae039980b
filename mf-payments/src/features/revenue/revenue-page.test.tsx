import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Revenue } from '@registrar/domain/calls/revenue';
import type { FakeAnswer } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const revenue: Revenue = {
  from: '2026-11-20',
  to: '2026-11-22',
  office: { id: 1, nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  rows: [
    {
      day: '2026-11-20',
      head: '14251',
      payments: 2,
      cardPaisa: 450_000,
      voucherPaisa: 950_000,
      refundedPaisa: 0,
      netPaisa: 1_400_000,
    },
    {
      day: '2026-11-22',
      head: '14251',
      payments: 0,
      cardPaisa: 0,
      voucherPaisa: 0,
      refundedPaisa: 450_000,
      netPaisa: -450_000,
    },
  ],
  totals: { payments: 2, cardPaisa: 450_000, voucherPaisa: 950_000, refundedPaisa: 450_000, netPaisa: 950_000 },
};
const REVENUE = 'GET /external/api/revenue';
const open = (answer: FakeAnswer, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/revenue?from=2026-11-20&to=2026-11-22',
    role: 'REVENUE_OFFICER',
    language,
    gateway: { [REVENUE]: answer },
  });

test.each([
  [
    'en',
    'Daily revenue',
    'Rs. 14,000.00',
    'Rs. -4,500.00',
    /Daily revenue over 3 days; the highest is Rs\. 14,000\.00/u,
  ],
  ['ne', 'दैनिक राजस्व', 'रु. १४,०००.००', 'रु. -४,५००.००', /३ दिनको दैनिक राजस्वको चित्र; सबैभन्दा बढी रु\. १४,०००\.००/u],
] as const)(
  'the picture is told in words and its numbers stand in the table (%s)',
  async (language, title, amount, below, picture) => {
    await open(revenue, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const chart = await screen.findByRole('img', { name: picture });
    // a day without receipts leaves its place
    expect(chart.querySelectorAll('g')).toHaveLength(3);
    const table = screen.getByRole('table');
    expect(within(table).getByText(amount)).toBeVisible();
    expect(within(table).getByText(below)).toBeVisible();
  },
);

test('the totals are those of the period, and what went back is in the picture', async () => {
  await open(revenue);
  const totals = await screen.findByRole('region', { name: 'Totals of the period' });
  expect(within(totals).getAllByText('Rs. 9,500.00')).toHaveLength(2);
  expect(within(totals).getAllByText('Refunded')).toHaveLength(2);
});

test('a period without revenue says so and draws nothing', async () => {
  await open({
    ...revenue,
    rows: [],
    totals: { payments: 0, cardPaisa: 0, voucherPaisa: 0, refundedPaisa: 0, netPaisa: 0 },
  });
  expect(await screen.findByText('No revenue in this period.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /Daily revenue/ })).not.toBeInTheDocument();
});

test('the period is asked of the gateway', async () => {
  const { shell } = await open(revenue);
  await waitFor(() =>
    expect(shell.gateway.callsOf(REVENUE)[0]?.query).toMatchObject({ from: '2026-11-20', to: '2026-11-22' }),
  );
});

test('a day that is emptied is the usual one again, and the answer is that of the days that are shown', async () => {
  const { shell, user } = await open(revenue);
  const first = await screen.findByRole('textbox', { name: /From.*\(AD\)/u });
  await user.clear(first);
  const last = () => shell.gateway.calls.filter(({ path }) => path.endsWith('/revenue')).at(-1)?.query;
  await waitFor(() => expect(last()).toMatchObject({ from: '2026-10-24', to: '2026-11-22' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /From.*\(AD\)/u })).toHaveValue('2026-10-24'));
});
