import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Voucher } from '@registrar/domain/calls/money';
import type { Payment } from '@registrar/domain/calls/payments';
import { failure, type FakeAnswer } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import en from '../../locales/en.json' with { type: 'json' };

const ID = '0199aaaa-0000-7000-8000-000000000001';
const UPLOAD = '0199aaaa-0000-7000-8000-00000000000f';
const ONE = 'GET /external/api/payment/:id';
const BRING = 'POST /external/api/payment/:id/voucher';
const at = '2026-11-22T04:00:00.000Z';
/** As the shared form says it. */
const words = {
  bring: 'Submit the bank voucher',
  bank: 'Bank',
  number: 'Voucher number',
  submit: 'Submit voucher',
  checked: 'Being checked',
  verified: 'Verified',
};
URL.createObjectURL = () => 'blob:preview';
URL.revokeObjectURL = () => undefined;

const payment = (more: Partial<Payment> = {}): Payment => ({
  id: ID,
  number: 'INV-2083/84-KTM-000012',
  ebpCode: '830000100000127',
  status: 'PENDING',
  state: 'OPEN',
  totalPaisa: 250_000,
  issuedAt: at,
  settledAt: null,
  validTo: null,
  closed: null,
  mayPay: true,
  covers: 0,
  parts: [],
  coveredBy: null,
  mayPayApart: false,
  mayBringVoucher: true,
  paidFrom: null,
  due: { nameNepali: 'वार्षिक विवरण', nameEnglish: 'Annual report', fiscalYear: '2081/82' },
  lines: [],
  attempts: [],
  vouchers: [],
  subject: {
    nameEnglish: 'Himchuli Private Limited',
    nameNepali: 'हिमचुली प्राइभेट लिमिटेड',
    number: '100200',
    applicationId: null,
    companyId: ID,
    processName: null,
    addressEnglish: 'Kathmandu',
    addressNepali: 'काठमाडौँ',
  },
  ...more,
});
const voucher = (more: Partial<Voucher>): Voucher => ({
  id: UPLOAD,
  bank: 'NABIL',
  voucherNumber: 'NB-1',
  paidOn: '2026-11-20',
  amountPaisa: 250_000,
  status: 'SUBMITTED',
  picture: { name: 'voucher.png', mediaType: 'image/png', size: 10 },
  uploadedAt: at,
  decidedAt: null,
  reason: null,
  version: 1,
  ...more,
});
const uploads: Record<string, FakeAnswer> = {
  'POST /external/api/upload': { id: UPLOAD, size: 4, received: 0, partBytes: 524_288 },
  'PUT /external/api/upload/:id/:start': { id: UPLOAD, size: 4, received: 4, partBytes: 524_288 },
};
const open = (one: FakeAnswer, bring: FakeAnswer = payment(), way = '?way=BANK') =>
  renderRemote(app, {
    path: `/payment/${ID}${way}`,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: { ...uploads, [ONE]: one, [BRING]: bring },
  });
const form = () => screen.findByRole('region', { name: words.bring });

async function fill(): Promise<void> {
  const fields = within(await form());
  await userEvent.click(fields.getByRole('combobox', { name: words.bank }));
  await userEvent.click(await screen.findByTitle('Nabil Bank Limited'));
  await userEvent.type(fields.getByLabelText(words.number), 'NB 77-01');
  await userEvent.type(fields.getByLabelText('Date of payment (AD)'), '2026-11-20{Enter}');
  await userEvent.upload(fields.getByTestId('file-input'), new File(['scan'], 'voucher.png', { type: 'image/png' }));
  await fields.findByText('voucher.png');
}
const send = async () => userEvent.click(within(await form()).getByRole('button', { name: words.submit }));

test('a second way beside the card: the code for the bank, the form, and what is sent', async () => {
  let asked = 0;
  const { shell } = await open(
    () =>
      asked++ === 0
        ? payment()
        : payment({
            status: 'SUBMITTED',
            state: 'UNDER_WAY',
            mayPay: false,
            covers: 0,
            parts: [],
            coveredBy: null,
            mayPayApart: false,
            mayBringVoucher: false,
            vouchers: [voucher({})],
          }),
    payment(),
    '',
  );
  expect(await screen.findByText('Annual report 2081/82')).toBeVisible();
  expect(screen.queryByRole('region', { name: words.bring })).toBeNull();
  await userEvent.click(screen.getByText(en['payment.way.BANK']));
  expect(within(await form()).getByText('83000 01000 00127')).toBeVisible();
  await fill();
  await send();
  await waitFor(() =>
    expect(shell.gateway.callsOf(BRING).map(({ request }) => request.body)).toEqual([
      {
        kind: 'json',
        value: {
          bank: 'NABIL',
          voucherNumber: 'NB 77-01',
          paidOn: '2026-11-20',
          amountPaisa: 250_000,
          uploadId: UPLOAD,
        },
      },
    ]),
  );
  expect(shell.gateway.callsOf(BRING)[0]?.request.idempotencyKey).toEqual(expect.any(String));
  expect(await screen.findByText(en['payment.voucher'])).toBeVisible();
  expect(screen.getByText(words.checked)).toBeVisible();
  expect(screen.queryByText(en['payment.ways'])).toBeNull();
});

test('X14: a day before the money was first named is said at its field, and nothing is sent', async () => {
  const { shell } = await open(payment({ paidFrom: '2026-11-21' }));
  await fill();
  await send();
  expect(
    (await within(await form()).findAllByText(/The date of payment cannot be before .*2026/)).length,
  ).toBeGreaterThan(0);
  expect(shell.gateway.callsOf(BRING)).toEqual([]);
});

test('nothing is sent before it is complete; each thing that is missing is named', async () => {
  const { shell } = await open(payment());
  await send();
  const summary = await within(await form()).findAllByRole('alert');
  expect(summary.length).toBeGreaterThan(0);
  expect(
    within(await form())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toHaveLength(4);
  expect(shell.gateway.callsOf(BRING)).toEqual([]);
});

test('a number that was used is refused at its field', async () => {
  const message = 'A voucher of this bank with this number has already been submitted';
  await open(
    payment(),
    failure(422, {
      code: 'VAL-422',
      message: 'Please correct',
      errors: [{ path: 'voucherNumber', code: 'VOUCHER_NUMBER_USED', message }],
    }),
  );
  await fill();
  await send();
  const field = within(await form()).getByLabelText(words.number);
  await waitFor(() => expect(field).toHaveAccessibleDescription(message));
  expect(field).toHaveValue('NB 77-01');
});

test('refused, it says why and offers another one first; accepted, it leads to the receipt', async () => {
  const { unmount } = await open(
    payment({ vouchers: [voucher({ status: 'REJECTED', reason: 'The stamp of the bank is missing' })] }),
    payment(),
    '',
  );
  expect(await screen.findByText('The stamp of the bank is missing')).toBeVisible();
  expect(screen.getByText(en['payment.refused'])).toBeVisible();
  expect(await form()).toBeVisible();
  await unmount();
  await open(
    payment({
      status: 'APPROVED',
      state: 'PAID',
      settledAt: at,
      mayPay: false,
      covers: 0,
      parts: [],
      coveredBy: null,
      mayPayApart: false,
      mayBringVoucher: false,
      vouchers: [voucher({ status: 'APPROVED' })],
    }),
    payment(),
    '',
  );
  expect(await screen.findByText(en['payment.paid'])).toBeVisible();
  expect(screen.getByText(words.verified)).toBeVisible();
  expect(screen.getByRole('link', { name: en['payment.toHistory'] })).toHaveAttribute('href', '/payment-history');
});

test('an amount that has grown: only who paid in time brings a voucher; of what has ended nothing is paid', async () => {
  const { unmount } = await open(payment({ closed: 'GROWN', mayPay: false }), payment(), '');
  expect(await screen.findByText(new RegExp(en['payment.grownBring']))).toBeVisible();
  expect(await form()).toBeVisible();
  expect(screen.getByRole('link', { name: en['payment.toDues'] })).toHaveAttribute(
    'href',
    '/fine-calculation/due-payment',
  );
  await unmount();
  await open(
    payment({
      closed: 'ENDED',
      mayPay: false,
      covers: 0,
      parts: [],
      coveredBy: null,
      mayPayApart: false,
      mayBringVoucher: false,
    }),
  );
  expect(await screen.findByText(en['payment.ended'])).toBeVisible();
  expect(screen.queryByRole('region', { name: words.bring })).toBeNull();
});
