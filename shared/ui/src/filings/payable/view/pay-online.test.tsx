import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { payableSchema, type Payable } from '@registrar/domain/calls/money';
import type { Role } from '@registrar/domain/roles';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration } from '@registrar/testing/registration-builders';
import { app } from '../../../testing/filing-remote';

const INVOICE = '0190a000-0000-7000-8000-0000000000a1';
const AT = '2026-11-21T08:00:00.000Z';
const line = {
  id: '0190a000-0000-7000-8000-0000000000a2',
  code: 'INCORPORATION',
  kind: 'REVENUE',
  nameEnglish: 'Incorporation fee',
  nameNepali: 'कम्पनी दर्ता दस्तुर',
  lawReference: 'Fee schedule',
  lawReferenceNepali: 'दस्तुर सूची',
  certainty: 'A',
  basis: { companyType: 'PRIVATE_SOLE_PROPRIETOR', capitalPaisa: 20_000_000 },
  working: [{ kind: 'TIER', overPaisa: 10_000_000, upToPaisa: 50_000_000, feePaisa: 450_000 }],
  quantity: 1,
  ratePaisa: 450_000,
  proposedPaisa: 450_000,
  fiscalYear: '2083/84',
  revenueHead: '14251',
  amountPaisa: 450_000,
  overrideReason: null,
};
const invoice = {
  id: INVOICE,
  supplements: null,
  paidWith: null,
  number: 'INV-2083/84-KTM-000001',
  ebpCode: '830900100000125',
  status: 'PENDING',
  lines: [line],
  totalPaisa: 450_000,
  proposedAt: AT,
  issuedAt: AT,
  settledAt: null,
  paidFrom: null,
  counterSign: null,
  vouchers: [],
  version: 2,
};
/** Parsed, so that the test cannot live on a shape that does not exist. */
const payable = (changes: object = {}): Payable =>
  payableSchema.parse({
    state: 'PENDING',
    estimate: null,
    invoices: [invoice],
    mayPay: true,
    issuedOnSubmit: false,
    mayCounterSign: false,
    ...changes,
  });
const open = (answer: Payable, language: 'ne' | 'en' = 'en', role: Role = 'APPLICANT') =>
  renderRemote(app, {
    path: `/company-registration?application=${APPLICATION_ID}`,
    role,
    language,
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/application/:id': registration({
        status: 'IN_PROCESS',
        turn: 'APPLICANT',
        allowedActions: [],
      }),
      'GET /external/api/application/:id/payable': answer,
      'GET /external/api/letter': [],
    },
  });

test.each([
  [
    'en',
    'Pay online',
    'Pay Rs. 4,500.00 online',
    'Authorized capital Rs. 2,00,000.00: above Rs. 1,00,000.00 and up to Rs. 5,00,000.00 it is Rs. 4,500.00',
  ],
  [
    'ne',
    'अनलाइन तिर्नुहोस्',
    'रु. ४,५००.०० अनलाइन तिर्नुहोस्',
    'अधिकृत पुँजी रु. २,००,०००.००; रु. १,००,०००.०० भन्दा माथि रु. ५,००,०००.०० सम्म रु. ४,५००.००',
  ],
] as const)(
  'what is asked for stands there with its working, and the card leads to the invoice (%s)',
  async (language, title, pay, working) => {
    const { shell, user } = await open(payable(), language);
    const card = await screen.findByRole('region', { name: title });
    expect(screen.getByText(working)).toBeVisible();
    await user.click(within(card).getByRole('button', { name: pay }));
    expect(shell.navigations).toEqual([`/payment/${INVOICE}`]);
  },
);

test.each([
  [
    'is proposed only',
    {
      state: 'PROPOSED',
      mayPay: false,
      invoices: [{ ...invoice, status: 'DRAFT', number: null, ebpCode: null, issuedAt: null }],
    },
    'The fee is proposed; there is nothing to pay yet.',
  ],
  [
    'waits for a counter-signature',
    {
      state: 'COUNTER_SIGN',
      mayPay: false,
      invoices: [{ ...invoice, status: 'DRAFT', number: null, ebpCode: null, issuedAt: null }],
    },
    'The amount awaits a counter-signature.',
  ],
  [
    'is on its way',
    { state: 'INITIATED', mayPay: false, invoices: [{ ...invoice, status: 'INITIATED' }] },
    'Your payment is under way; the payment gateway’s answer is awaited.',
  ],
  [
    'is settled',
    { state: 'SETTLED', mayPay: false, invoices: [{ ...invoice, status: 'COMPLETED', settledAt: AT }] },
    'The payment is complete.',
  ],
  [
    'costs nothing',
    {
      state: 'SETTLED',
      mayPay: false,
      invoices: [{ ...invoice, status: 'COMPLETED', lines: [], totalPaisa: 0, settledAt: AT }],
    },
    'There is no fee for this application.',
  ],
  [
    'would cost nothing',
    { state: 'ESTIMATED', mayPay: false, estimate: { lines: [], totalPaisa: 0 }, invoices: [] },
    'There is no fee for this application.',
  ],
])('while it %s nobody is led to pay', async (_what, changes, said) => {
  await open(payable(changes));
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Pay online' })).toBeNull();
});

test('whoever only follows the registration is not asked for money', async () => {
  await open(payable({ mayPay: false }));
  expect(await screen.findByText('INV-2083/84-KTM-000001')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test.each([
  ['en', 'Fees and fines of this filing, one by one'],
  ['ne', 'यस निवेदनको दस्तुर र जरिबानाको विवरण'],
] as const)('what is asked for leads to the page that explains each amount (%s)', async (language, name) => {
  await open(payable({ state: 'SETTLED', mayPay: false }), language);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/fine-calculation/fine-details-process/${APPLICATION_ID}`,
  );
});
