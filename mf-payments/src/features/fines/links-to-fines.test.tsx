import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { Payment } from '@registrar/domain/calls/payments';
import type { FineEvent } from '@registrar/domain/calls/fines';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0199aaaa-0000-7000-8000-000000000001';
const FILING = '0199aaaa-0000-7000-8000-000000000002';
const payment = (applicationId: string | null): Payment => ({
  id: ID,
  number: 'INV-2083/84-KTM-000012',
  ebpCode: null,
  status: 'PENDING',
  state: 'OPEN',
  totalPaisa: 450_000,
  issuedAt: null,
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
    applicationId,
    companyId: null,
    processName: null,
    addressEnglish: null,
    addressNepali: null,
  },
  attempts: [],
});
const openPayment = (applicationId: string | null, language: 'ne' | 'en') =>
  renderRemote(app, {
    path: `/payment/${ID}`,
    role: 'APPLICANT',
    language,
    gateway: { 'GET /external/api/payment/:id': payment(applicationId) },
  });

test.each([
  ['en', 'Fees and fines of this filing, one by one'],
  ['ne', 'यस निवेदनको दस्तुर र जरिबानाको विवरण'],
] as const)(
  'the invoice of a filing leads to the page that explains each of its amounts (%s)',
  async (language, name) => {
    await openPayment(FILING, language);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      `/fine-calculation/fine-details-process/${FILING}`,
    );
  },
);

test('an address of no filing, or of somebody else’s, says so and is not asked again', async () => {
  await renderRemote(app, {
    path: '/fine-calculation/fine-details-process/nonsense',
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      'GET /external/api/application/:id/payable': () => {
        throw failure(404, { code: 'REQ-404' });
      },
    },
  });
  expect(await screen.findByText('At this address there is nothing that you may read.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('an obligation that the office does not know is not told as one without a fine', async () => {
  await renderRemote(app, {
    path: '/fine-calculation/fine-details-event/NONSENSE/ALL',
    role: 'APPLICANT',
    language: 'en',
    gateway: { 'GET /external/api/fine/event': [], 'GET /external/api/fine/due': [] },
  });
  expect(await screen.findByText('There is no such obligation in the list.')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test('an invoice without a filing leads to no filing', async () => {
  await openPayment(null, 'en');
  expect(await screen.findByText('Himchuli Private Limited')).toBeVisible();
  expect(screen.queryByRole('link', { name: /one by one/ })).toBeNull();
});

const event = (eventId: string): FineEvent => ({
  eventId,
  section: '43',
  scheduleKey: 'FINE_S81_6',
  trigger: 'DECISION',
  nameNepali: 'शेयर दाखिल खारेज',
  nameEnglish: 'Registration of a share transfer',
});
const openCalculator = (eventId: string, language: 'ne' | 'en') =>
  renderRemote(app, {
    path: `/fine-calculation/fine-calculator/${eventId}?companyType=PRIVATE_SOLE_PROPRIETOR`,
    role: null,
    language,
    gateway: { 'GET /external/api/fine/event': [event('SHARE_TRANSFER_REGISTER'), event('OTHER')] },
  });

test.each([
  ['en', 'The page for share transfers alone'],
  ['ne', 'शेयर हस्तान्तरणको जरिबानाको छुट्टै पृष्ठ'],
] as const)(
  'the calculator leads from the share transfer to its own page, with what was filled in (%s)',
  async (language, name) => {
    await openCalculator('SHARE_TRANSFER_REGISTER', language);
    expect(await screen.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/fine-calculation/fine-details-process/spsa/SHARE_TRANSFER_REGISTER?companyType=PRIVATE_SOLE_PROPRIETOR',
    );
  },
);

test('another obligation has no such page', async () => {
  await openCalculator('OTHER', 'en');
  expect(await screen.findByRole('region', { name: /./ })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'The page for share transfers alone' })).toBeNull();
});
