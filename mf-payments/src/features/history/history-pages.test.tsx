import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { OldPayment, PaidInvoice } from '@registrar/domain/calls/receipts';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '01980000-0000-7000-8000-000000000001';
const paid: PaidInvoice = {
  id: ID,
  number: 'INV-2083/84-KTM-000007',
  ebpCode: '830000100000072',
  status: 'COMPLETED',
  means: 'CARD',
  supplements: null,
  paidWith: null,
  totalPaisa: 450_000,
  refundedPaisa: 450_000,
  settledAt: '2026-11-20T05:00:00.000Z',
  subject: {
    kind: 'APPLICATION',
    id: ID,
    number: 'CR-2083/84-KTM-000001',
    processName: 'COMPANY_REGISTRATION',
    nameEnglish: 'Himal Traders',
    nameNepali: 'हिमाल ट्रेडर्स',
  },
  receipt: { number: 'RCP-2083/84-KTM-000003', code: 'ABCD', ready: true, link: '/verify-document?code=ABCD' },
  refund: { mayAsk: false, request: null },
  creditNotes: [
    {
      number: 'CRN-2083/84-KTM-000001',
      code: 'EFGH',
      ready: true,
      link: '/verify-document?code=EFGH',
      amountPaisa: 450_000,
    },
  ],
};
const rest: PaidInvoice = {
  ...paid,
  id: `${ID.slice(0, -1)}2`,
  number: 'INV-2083/84-KTM-000008',
  supplements: 'INV-2083/84-KTM-000007',
  receipt: null,
  creditNotes: [],
  refundedPaisa: 0,
};
const free: PaidInvoice = {
  ...rest,
  id: `${ID.slice(0, -1)}3`,
  number: null,
  ebpCode: null,
  supplements: null,
  paidWith: null,
  status: 'PAID',
  means: 'NOTHING',
  totalPaisa: 0,
};
const old: OldPayment = {
  id: ID,
  purposeEnglish: 'Company registration',
  purposeNepali: 'कम्पनी दर्ता',
  amountPaisa: 950_000,
  paidOn: '2014-08-19',
  receiptNumber: '071-4410',
  voucherNumber: '88231',
  bank: 'Nepal Bank',
  company: { nameEnglish: 'Old Press', nameNepali: 'पुरानो छापाखाना', registrationNumber: '16003' },
};
const HISTORY = 'GET /external/api/payment-history';
const OLD = 'GET /external/api/payment-history/old';
const page = <T,>(items: readonly T[]) => ({ items, total: items.length, page: 1, size: 20 });
const open = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'APPLICANT', language, gateway });

test.each([
  ['en', 'Payment history', 'Rs. 4,500.00', 'RCP-2083/84-KTM-000003', 'CRN-2083/84-KTM-000001'],
  ['ne', 'भुक्तानी विवरण', 'रु. ४,५००.००', 'RCP-2083/84-KTM-000003', 'CRN-2083/84-KTM-000001'],
] as const)(
  'what was paid stands with its receipt and what went back (%s)',
  async (language, title, amount, receipt, note) => {
    await open('/payment-history', { [HISTORY]: page([paid]) }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const row = (await screen.findByText(receipt)).closest('tr') ?? document.body;
    expect(within(row).getByText(amount)).toBeVisible();
    expect(within(row).getByText(note)).toBeVisible();
  },
);

const declined = {
  id: ID,
  number: 'RFR-2083/84-KTM-000001',
  status: 'DECLINED',
  state: 'REFUSED',
  reason: 'Refused',
  askedAt: '2026-11-20T05:00:00.000Z',
  dueOn: '2026-12-10',
  answer: 'सेवा दिइसकिएको छ',
  answeredAt: '2026-11-21T05:00:00.000Z',
} as const;

test('what the office answered is read beside the payment, and the request is opened again with a reason', async () => {
  const { shell, user } = await open(
    '/payment-history',
    {
      [HISTORY]: page([{ ...paid, refund: { mayAsk: true, request: declined } }]),
      'GET /external/api/request/:id': {
        id: ID,
        kind: 'REFUND',
        number: declined.number,
        status: 'REFUSED',
        about: { nameEnglish: 'INV', nameNepali: 'INV' },
        applicant: { nameEnglish: 'Ram', nameNepali: 'राम' },
        askedBy: { nameEnglish: 'Ram', nameNepali: 'राम' },
        office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
        askedAt: declined.askedAt,
        dueOn: declined.dueOn,
        isOverdue: false,
        words: 'Refused',
        messages: [],
        letters: [],
        mayWrite: false,
        mayReopen: true,
        version: 4,
      },
      'POST /external/api/request/:id/reopen': {},
    },
    'ne',
  );
  expect(await screen.findByText('कार्यालयले दिएको कारण: सेवा दिइसकिएको छ')).toBeVisible();
  expect(screen.queryByRole('button', { name: /को रकम फिर्ता माग्नुहोस्/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'अनुरोध RFR-2083/84-KTM-000001 खोल्नुहोस्' }));
  await user.click(await screen.findByRole('button', { name: 'अनुरोध फेरि खोल्नुहोस्' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  const dialog = screen.getAllByRole('dialog').at(-1) ?? document.body;
  await user.type(within(dialog).getByRole('textbox'), 'नयाँ रसिद छ');
  await user.click(within(dialog).getByRole('button', { name: 'अनुरोध फेरि खोल्नुहोस्' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/request/:id/reopen')[0]?.body).toEqual({
      version: 4,
      reason: 'नयाँ रसिद छ',
    }),
  );
});

test('where something may go back it is asked for with a reason', async () => {
  const { shell, user } = await open(
    '/payment-history',
    {
      [HISTORY]: page([{ ...paid, refund: { mayAsk: true, request: null } }]),
      'POST /external/api/payment/:id/refund-request': { id: ID },
    },
    'ne',
  );
  await user.click(await screen.findByRole('button', { name: 'बिल INV-2083/84-KTM-000007 को रकम फिर्ता माग्नुहोस्' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }));
  expect(shell.gateway.callsOf('POST /external/api/payment/:id/refund-request')).toEqual([]);
  await user.type(within(dialog).getByRole('textbox'), 'निवेदन अस्वीकृत भयो');
  await user.click(within(dialog).getByRole('button', { name: 'अनुरोध पठाउनुहोस्' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/payment/:id/refund-request')[0]?.body).toEqual({
      reason: 'निवेदन अस्वीकृत भयो',
    }),
  );
});

test('where nothing may go back nothing is asked for', async () => {
  await open('/payment-history', { [HISTORY]: page([paid]) });
  expect(await screen.findByText('RCP-2083/84-KTM-000003')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ask for a refund/ })).not.toBeInTheDocument();
});

test('a receipt that is being written is waited for; the rest beside another invoice and what cost nothing say so', async () => {
  await open('/payment-history', { [HISTORY]: page([rest, free]) });
  expect(await screen.findByText('The rest beside INV-2083/84-KTM-000007')).toBeVisible();
  expect(screen.getByText('Being prepared')).toBeVisible();
  expect(screen.getByText('No fee')).toBeVisible();
  expect(screen.queryByText('Rs. 0.00')).not.toBeInTheDocument();
});

test('a receipt is saved under its number', async () => {
  const saved = jest.fn();
  URL.createObjectURL = () => 'blob:receipt';
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved(this.download);
  });
  const { user } = await open('/payment-history', {
    [HISTORY]: page([paid]),
    'GET /external/api/receipt/:code/file': new Blob(['%PDF']),
  });
  await user.click(await screen.findByRole('button', { name: 'Download Receipt RCP-2083/84-KTM-000003' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith('RCP-2083-84-KTM-000003.pdf'));
  click.mockRestore();
});

test('by a number it is looked for, and nothing found is said with a way back', async () => {
  const { shell, user } = await open('/payment-history', { [HISTORY]: page([]) });
  expect(await screen.findByText('Nothing has been paid yet.')).toBeVisible();
  await user.type(
    screen.getByRole('searchbox', { name: 'Number of invoice, receipt, EBP code or application' }),
    'RCP-9{Enter}',
  );
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing has been paid yet.')).toBeVisible();
  expect(shell.gateway.callsOf(HISTORY).map(({ query }) => query['search'])).toContain('RCP-9');
});

test.each([
  ['en', 'Old payment history', 'Rs. 9,500.00', '2071-05-03 BS'],
  ['ne', 'पुरानो भुक्तानी विवरण', 'रु. ९,५००.००', 'वि.सं. २०७१-०५-०३'],
] as const)('what the older system knew, with days of both calendars (%s)', async (language, title, amount, day) => {
  await open('/old-payment-history', { [OLD]: page([old]) }, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(amount)).toBeVisible();
  expect(screen.getByText(day)).toBeVisible();
});

test('without old payments it says so', async () => {
  await open('/old-payment-history', { [OLD]: page([]) });
  expect(await screen.findByText('The old system has no payment of yours on record.')).toBeVisible();
});
