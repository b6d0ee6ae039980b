import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { payableSchema } from '@registrar/domain/calls/money';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const section = (key: string, data: Record<string, unknown>) => ({
  key,
  validity: 'VALID' as const,
  data,
  errors: [],
  savedAt: '2026-11-21T08:00:00.000Z',
});
const change = (changes: Partial<ApplicationDetail> = {}) =>
  applicationDetail({
    processName: 'NAME_CHANGE',
    status: 'VERIFY',
    level: 1,
    turn: 'APPROVER',
    version: 5,
    applicationNumber: 'NC-2083/84-KTM-000001',
    titleEnglish: 'Himchuli Foods Private Limited',
    titleNepali: 'हिमचुली फुड्स प्राइभेट लिमिटेड',
    sections: [
      section('CURRENT_COMPANY', {
        isParentCompany: false,
        companyRegNo: '100007',
        registeredCompanyNameEnglish: 'Himchuli Traders Private Limited',
        registeredCompanyNameNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड',
        registeredCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR',
      }),
      section('NAME_DETAILS', { english: 'Himchuli Foods', nepali: 'हिमचुली फुड्स', suffix: 'PRIVATE_LIMITED' }),
      section('CHANGE_DECISION', {
        reason: 'The company makes food now.',
        meeting: 'GENERAL_MEETING',
        resolutionOn: '2026-11-01',
        decision: 'The meeting resolved to change the name.',
      }),
    ],
    allowedActions: [{ action: 'approve', allowed: true, remark: 'optional' }],
    nameCheck: nameCheckAnswer(),
    conflicts: [],
    ...changes,
  });
const open = (
  detail: ApplicationDetail,
  language: 'ne' | 'en',
  path = '/company-name-change-approval',
  more: FakeAnswers = {},
) =>
  renderRemote(app, {
    path: `${path}/${APPLICATION_ID}`,
    role: 'APPROVER_1',
    language,
    filings: (process, id, reader) =>
      process === 'NAME_CHANGE' && reader === 'review' ? `/company-name-change-approval/${id}` : null,
    gateway: {
      ...gatewayAnswers,
      'GET /external/api/application/:id': detail,
      'GET /external/api/remark-template': { items: [], mayAddForOffice: true },
      'GET /external/api/application/:id/document': { places: [], mayChange: false },
      'GET /external/api/application/:id/payable': {
        state: 'SETTLED',
        estimate: null,
        invoices: [],
        mayPay: false,
        issuedOnSubmit: false,
        mayCounterSign: false,
      },
      ...more,
    },
  });
const texts = (of: HTMLElement, element: string) =>
  [...of.querySelectorAll(element)].map(({ textContent }) => textContent);

test.each([
  ['en', 'What changes'],
  ['ne', 'के फेरिन्छ'],
] as const)('before and after show the words that differ, and only those, in %s', async (language, title) => {
  await open(change(), language);
  const changed = await screen.findByRole('region', { name: title });
  expect(texts(changed, 'del')).toEqual(['ट्रेडर्स', 'Traders']);
  expect(texts(changed, 'ins')).toEqual(['फुड्स', 'Foods']);
});

test('what stays as it is, is not shown as a change', async () => {
  await open(change({ titleNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड' }), 'en');
  const changed = await screen.findByRole('region', { name: 'What changes' });
  expect(within(changed).queryByText('Name in Nepali')).toBeNull();
  expect(within(changed).getByText('Nothing else changes.')).toBeVisible();
});

test('the answers of the filing and its findings stand below, and the action is offered', async () => {
  await open(change(), 'en');
  expect(await screen.findByText('The meeting resolved to change the name.')).toBeVisible();
  expect(screen.getByText('100007', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('General meeting', { selector: 'dd' })).toBeVisible();
  expect(screen.getByText('No similar name was found.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('the address of the other kind of filing leads here', async () => {
  await open(change(), 'en', '/company-name-reservation-approval');
  expect(await screen.findByRole('region', { name: 'What changes' })).toBeVisible();
});

const INVOICE_AT = '2026-11-21T08:00:00.000Z';
const proposal = payableSchema.parse({
  state: 'PROPOSED',
  estimate: null,
  mayPay: false,
  issuedOnSubmit: false,
  mayCounterSign: false,
  invoices: [
    {
      id: '0190a000-0000-7000-8000-0000000000a1',
      number: null,
      supplements: null,
      paidWith: null,
      ebpCode: null,
      status: 'DRAFT',
      totalPaisa: 112_500,
      proposedAt: INVOICE_AT,
      issuedAt: null,
      settledAt: null,
      paidFrom: null,
      counterSign: null,
      vouchers: [],
      version: 1,
      lines: [
        {
          id: '0190a000-0000-7000-8000-0000000000a2',
          code: 'NAME_CHANGE',
          kind: 'REVENUE',
          nameEnglish: 'Name change fee',
          nameNepali: 'नाम परिवर्तन दस्तुर',
          lawReference: 'Fee schedule',
          lawReferenceNepali: 'दस्तुर सूची',
          certainty: 'C',
          basis: { companyType: 'PRIVATE_SOLE_PROPRIETOR', capitalPaisa: 50_000_000 },
          working: [
            { kind: 'TIER', overPaisa: 10_000_000, upToPaisa: 50_000_000, feePaisa: 450_000 },
            { kind: 'PERCENT', percent: 25, ofPaisa: 450_000, partPaisa: 112_500 },
          ],
          quantity: 1,
          ratePaisa: 112_500,
          proposedPaisa: 112_500,
          fiscalYear: '2083/84',
          revenueHead: '14251',
          amountPaisa: 112_500,
          overrideReason: null,
        },
      ],
    },
  ],
});

test('what it costs stands there with its working; the operator confirms it, and unpaid it cannot be verified', async () => {
  const detail = change({
    status: 'IN_PROCESS',
    level: 0,
    turn: 'OPERATOR',
    allowedActions: [
      { action: 'assess', allowed: true, remark: 'none' },
      {
        action: 'verify',
        allowed: false,
        remark: 'optional',
        reason: { code: 'PAYMENT_SETTLED', message: 'The fee is not paid yet.' },
      },
    ],
  });
  const { shell, user } = await open(detail, 'en', '/company-name-change-approval', {
    'GET /external/api/application/:id/payable': proposal,
    'POST /external/api/application/:id/assess': detail,
  });
  const step = await screen.findByRole('region', { name: 'Payable amount' });
  expect(await within(step).findByText('25 percent of Rs. 4,500.00: Rs. 1,125.00')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await user.click(within(step).getByRole('button', { name: 'Confirm the proposed amount' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/application/:id/assess')[0]?.body).toEqual({
      version: 5,
      assessment: { overrides: [] },
    }),
  );
});
