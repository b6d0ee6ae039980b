import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Payment, PaymentStatus } from '@registrar/domain/calls/payments';
import type { FakeAnswer } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import en from '../../locales/en.json' with { type: 'json' };
import ne from '../../locales/ne.json' with { type: 'json' };

const ID = '0199aaaa-0000-7000-8000-000000000001';
const SESSION = '6d9e4d53-5a1c-4a0a-9a57-0f8d6b8c1111';
const ONE = 'GET /external/api/payment/:id';
const BEGIN = 'POST /external/api/payment/:id';
const STATUS = 'GET /external/api/payment/status/:sessionId';
const at = '2026-11-22T04:00:00.000Z';

const payment = (more: Partial<Payment> = {}): Payment => ({
  id: ID,
  number: 'INV-2083/84-KTM-000012',
  ebpCode: '830000100000127',
  status: 'PENDING',
  state: 'OPEN',
  totalPaisa: 450_000,
  issuedAt: at,
  settledAt: null,
  validTo: null,
  lines: [],
  mayPay: true,
  covers: 0,
  parts: [],
  coveredBy: null,
  mayPayApart: false,
  mayBringVoucher: true,
  paidFrom: null,
  closed: null,
  due: null,
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
  attempts: [
    {
      id: ID,
      bank: 'NABIL',
      mode: 'CARD',
      status: 'FAILED',
      failure: 'DECLINED',
      amountPaisa: 450_000,
      transactionId: null,
      beganAt: at,
      decidedAt: at,
    },
  ],
  ...more,
});
const FORM = {
  action: 'http://localhost:8083/checkout',
  fields: { code: 'REGISTRAR', token: 'token', sessionId: SESSION, lang: 'np' as const },
};
const status = (outcome: PaymentStatus['outcome']): PaymentStatus => ({
  outcome,
  failure: null,
  paymentId: ID,
  number: 'INV-1',
  ebpCode: '1',
  amountPaisa: 450_000,
  transactionId: 'T-9',
  decidedAt: outcome === 'pending' ? null : at,
});

describe('the payment page', () => {
  let posted: { target: string; fields: Record<string, string> }[];
  beforeEach(() => {
    posted = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
      posted.push({
        target: this.target,
        fields: Object.fromEntries([...this.querySelectorAll('input')].map((field) => [field.name, field.value])),
      });
    });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const open = (gateway: Record<string, FakeAnswer>) =>
    renderRemote(app, {
      path: `/payment/${ID}`,
      role: 'COMPANY_REPRESENTATIVE',
      language: 'ne',
      gateway: { [ONE]: payment(), [BEGIN]: FORM, ...gateway },
    });
  const pay = async () => userEvent.click(await screen.findByRole('button', { name: /तिर्नुहोस्/ }));

  test('says what is paid for whom, and posts the four hidden fields into a window that was opened in the click', async () => {
    const popup = jest.spyOn(window, 'open').mockReturnValue(window);
    const { shell } = await open({});
    for (const text of ['हिमचुली प्राइभेट लिमिटेड', 'काठमाडौँ']) expect(await screen.findByText(text)).toBeVisible();
    await pay();
    expect(popup).toHaveBeenCalledWith('about:blank', 'registrar-payment');
    await waitFor(() => expect(posted).toEqual([{ target: 'registrar-payment', fields: FORM.fields }]));
    expect(shell.gateway.callsOf(BEGIN).map(({ request }) => request.body)).toEqual([
      { kind: 'json', value: { bank: 'NABIL', mode: 'CARD', amountPaisa: 450_000 } },
    ]);
  });

  test('that may not open a window logs it, says it, and goes on in this one', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({});
    await pay();
    expect(await screen.findByText(ne['payment.windowFailed'])).toBeVisible();
    expect(log).toHaveBeenCalledWith('Failed to open the payment window.');
    expect(posted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: ne['payment.openHere'] }));
    expect(posted).toEqual([{ target: '_self', fields: FORM.fields }]);
  });

  test('opens no window before bank and mode are chosen', async () => {
    const popup = jest.spyOn(window, 'open');
    await open({ [ONE]: payment({ attempts: [] }) });
    await pay();
    expect((await screen.findAllByText(/बैंक/)).length).toBeGreaterThan(0);
    expect(popup).not.toHaveBeenCalled();
  });
});

describe('the result page', () => {
  const open = (path: string, answer?: FakeAnswer) =>
    renderRemote(app, { path, role: null, language: 'en', gateway: answer === undefined ? {} : { [STATUS]: answer } });

  test.each(['success', 'failed', 'pending'] as const)(
    'says what the gateway says: %s, whatever the address says',
    async (outcome) => {
      const { shell } = await open(
        `/payment/status/${outcome === 'success' ? 'failed' : 'success'}?sessionId=${SESSION}`,
        status(outcome),
      );
      expect(
        await screen.findByRole('heading', { level: 1, name: en[`paymentStatus.${outcome}.title`] }),
      ).toBeVisible();
      expect(screen.getByText(en[`paymentStatus.${outcome}.text`])).toBeVisible();
      expect(shell.gateway.callsOf(STATUS)[0]?.request.auth).toBe('none');
    },
  );

  test('takes nothing for paid before the gateway has said so', async () => {
    await open('/payment/status/success');
    expect(await screen.findByRole('heading', { level: 1, name: en['paymentStatus.unknown.title'] })).toBeVisible();
    expect(screen.getByText(en['paymentStatus.unknown.text'])).toBeVisible();
    expect(screen.queryByText(en['paymentStatus.pending.title'])).not.toBeInTheDocument();
  });

  test('moves on by itself', async () => {
    let asked = 0;
    await open(`/payment/status/pending?sessionId=${SESSION}`, () => status(++asked < 2 ? 'pending' : 'success'));
    expect(await screen.findByText('Your payment is processing.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: en['paymentStatus.success.title'] })).toBeVisible();
  });
});
