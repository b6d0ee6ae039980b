import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections, reservation } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const READ = 'GET /external/api/application/:id';
const START = 'POST /external/api/application';
const actor = {
  id: '0190a000-0000-7000-8000-00000000eeee',
  nameEnglish: 'Maya Shrestha',
  nameNepali: 'माया श्रेष्ठ',
  roleCode: 'APPROVER',
};
const step = (
  action: string,
  from: string,
  to: string,
  remark: string | null = null,
  reasonCode: string | null = null,
) => ({ at: '2026-11-21T08:00:00.000Z', action, from, to, actor, remark, reasonCode });
const as = (changes: Parameters<typeof applicationDetail>[0]): ApplicationDetail =>
  applicationDetail({
    sections: filledSections,
    applicationNumber: 'NR-2083/84-KTM-000001',
    titleEnglish: 'Himchuli Traders',
    titleNepali: 'हिमचुली ट्रेडर्स',
    ...changes,
  });
const open = (detail: ApplicationDetail, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: { ...gatewayAnswers, [READ]: detail, [START]: applicationDetail(), 'GET /external/api/letter': [] },
  });

test.each([
  ['UNDER_GROUP_APPROVAL', 'PARENT', 'Submitted to the parent company; its consent is awaited.'],
  ['SUBMITTED', 'OPERATOR', 'Submitted; the office has not begun its review yet.'],
  ['IN_PROCESS', 'OPERATOR', 'Under review by the office.'],
  ['VERIFY', 'APPROVER', 'Verified and sent for further processing.'],
  ['BACK_FOR_REVIEW', 'OPERATOR', 'Sent back to the operator to be reviewed again.'],
])('%s says what it means, whose turn it is and what comes next', async (status, turn, meaning) => {
  await open(as({ status, turn, decisionDueOn: '2026-11-24' }));
  const said = (await screen.findByText(meaning)).closest('[role="alert"]');
  if (!(said instanceof HTMLElement)) throw new Error('nothing is said of the status');
  expect(within(said).getByText('Whose turn')).toBeVisible();
  expect(within(said).getByText('What next')).toBeVisible();
  expect(within(said).getByText('By when')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Correct and file again' })).toBeNull();
});

test('a rejection has its reason and its remark, and begins another application with the same answers', async () => {
  const { shell, user } = await open(
    as({
      status: 'REJECTED',
      turn: 'NOBODY',
      history: [
        step('submit', 'DRAFT', 'SUBMITTED'),
        step('reject', 'VERIFY', 'REJECTED', 'Too near to another name.', 'TOO_SIMILAR'),
      ],
    }),
  );
  const said = (await screen.findByText('The application was rejected; the name is open again.')).closest(
    '[role="alert"]',
  );
  expect(said).toHaveTextContent('Confusingly similar to a registered name');
  expect(said).toHaveTextContent('Too near to another name.');
  await user.click(screen.getByRole('button', { name: 'Correct and file again' }));
  await waitFor(() => expect(shell.navigations).toEqual([`/company-name-reservation/${APPLICATION_ID}/names`]));
  expect(shell.gateway.callsOf(START)[0]?.body).toEqual({ processName: 'NAME_RESERVATION', copyOf: APPLICATION_ID });
});

test.each([
  [
    'a refusal of the parent company',
    {
      status: 'REJECTED',
      turn: 'NOBODY',
      history: [step('parentReject', 'UNDER_GROUP_APPROVAL', 'REJECTED', 'Not of our group.')],
    },
    'Rejected by the parent company. You may correct it, or choose a name outside the group, and file again.',
  ],
  [
    'a revoked reservation',
    {
      status: 'REJECTED',
      turn: 'NOBODY',
      reservation: { ...reservation, state: 'REVOKED' as const },
      history: [step('revoke', 'APPROVED', 'REJECTED', 'By order of the court.', 'COURT_ORDER')],
    },
    'The reservation was revoked; the name is no longer reserved for you.',
  ],
  [
    'an expired reservation',
    {
      status: 'APPROVED',
      turn: 'NOBODY',
      reservation: { ...reservation, state: 'EXPIRED' as const, daysRemaining: 0 },
    },
    'The reservation has expired; the name is open to others.',
  ],
])('%s is told as such and may be filed again', async (_what, changes, meaning) => {
  await open(as(changes));
  expect(await screen.findByText(meaning)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct and file again' })).toBeVisible();
});

test('all remarks stand in one place, in Nepali', async () => {
  const { user } = await open(
    as({
      status: 'APPROVED',
      turn: 'NOBODY',
      reservation,
      history: [
        step('submit', 'DRAFT', 'SUBMITTED'),
        step('verify', 'IN_PROCESS', 'VERIFY', 'ठीक छ।'),
        step('approve', 'VERIFY', 'APPROVED', 'स्वीकृत।'),
      ],
    }),
    'ne',
  );
  await user.click(await screen.findByRole('button', { name: 'कैफियत हेर्नुहोस् (२)' }));
  const dialog = await screen.findByRole('dialog', { name: 'सबै कैफियत' });
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
});

const PAYABLE = 'GET /external/api/application/:id/payable';
const invoice = {
  id: '0190a000-0000-7000-8000-00000000ffff',
  status: 'PENDING',
  totalPaisa: 10_000,
  ebpCode: '830900100000125',
};

test('an approved name whose fee is not paid shows what it costs and leads to the payment', async () => {
  const { shell, user } = await renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      [READ]: as({ status: 'APPROVED', turn: 'NOBODY', reservation }),
      'GET /external/api/letter': [],
      [PAYABLE]: {
        state: 'PENDING',
        estimate: null,
        invoices: [invoice],
        mayPay: true,
        issuedOnSubmit: false,
        mayCounterSign: false,
      },
    },
  });
  expect(await screen.findByText('Rs. 100.00 is to be paid for the name reservation.')).toBeVisible();
  expect(screen.getByText('83090 01000 00125')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay Rs. 100.00' }));
  expect(shell.navigations).toEqual([`/payment/${invoice.id}`]);
});

test('while its voucher is checked the payment can be looked at', async () => {
  const { shell, user } = await renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      [READ]: as({ status: 'APPROVED', turn: 'NOBODY', reservation }),
      'GET /external/api/letter': [],
      [PAYABLE]: {
        state: 'SUBMITTED',
        estimate: null,
        invoices: [{ ...invoice, status: 'SUBMITTED' }],
        mayPay: false,
        issuedOnSubmit: false,
        mayCounterSign: false,
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'See the payment' }));
  expect(shell.navigations).toEqual([`/payment/${invoice.id}`]);
});

test('of a name that was not paid in its days nothing is asked and nothing said', async () => {
  await renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      [READ]: as({
        status: 'APPROVED',
        turn: 'NOBODY',
        reservation: { ...reservation, state: 'EXPIRED', daysRemaining: 0 },
      }),
      'GET /external/api/letter': [],
      [PAYABLE]: {
        state: 'NONE',
        estimate: null,
        invoices: [invoice],
        mayPay: false,
        issuedOnSubmit: false,
        mayCounterSign: false,
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Himchuli Traders' })).toBeVisible();
  // also when the answer has come
  await expect(screen.findByText(/There is no fee|to be paid/)).rejects.toThrow();
});

test('of a name that costs nothing that is said, and nothing else', async () => {
  await renderRemote(app, {
    path: `/company-name-reservation/${APPLICATION_ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      ...gatewayAnswers,
      [READ]: as({ status: 'APPROVED', turn: 'NOBODY', reservation }),
      'GET /external/api/letter': [],
      [PAYABLE]: {
        state: 'SETTLED',
        estimate: null,
        invoices: [{ ...invoice, status: 'PAID', totalPaisa: 0 }],
        mayPay: false,
        issuedOnSubmit: false,
        mayCounterSign: false,
      },
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Himchuli Traders' })).toBeVisible();
  expect(await screen.findByText('There is no fee for reserving a name.')).toBeVisible();
  expect(screen.queryByText(/paid|to be paid/)).toBeNull();
});
