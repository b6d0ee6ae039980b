import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Refund, RefundCandidate } from '@registrar/domain/calls/refunds';
import type { RequestDetail } from '@registrar/domain/calls/requests';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '01980000-0000-7000-8000-000000000001';
const person = (nameEnglish: string, nameNepali: string) => ({ nameEnglish, nameNepali });
const subject = {
  kind: 'APPLICATION',
  id: ID,
  number: 'CR-2083/84-KTM-000001',
  processName: 'COMPANY_REGISTRATION',
  nameEnglish: 'Himal Traders',
  nameNepali: 'हिमाल ट्रेडर्स',
} as const;
const refund: Refund = {
  id: ID,
  status: 'PROPOSED',
  ground: 'FILING_ENDED',
  number: null,
  invoice: { id: ID, number: 'INV-2083/84-KTM-000007', totalPaisa: 450_000, receiptNumber: 'RCP-2083/84-KTM-000003' },
  subject,
  payer: person('Ram Sharma', 'राम शर्मा'),
  office: person('Kathmandu', 'काठमाडौँ'),
  lines: [{ ...person('Incorporation fee', 'कम्पनी दर्ता दस्तुर'), amountPaisa: 450_000, revenueHead: '14251' }],
  totalPaisa: 450_000,
  reason: 'Refused',
  proposedBy: person('Rita Thapa', 'रीता थापा'),
  proposedAt: '2026-11-20T05:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  remark: null,
  creditNote: null,
  mayDecide: true,
  mayWithdraw: false,
  version: 1,
};
const candidate: RefundCandidate = {
  invoiceId: ID,
  number: 'INV-2083/84-KTM-000007',
  receiptNumber: 'RCP-2083/84-KTM-000003',
  subject,
  payer: person('Ram Sharma', 'राम शर्मा'),
  totalPaisa: 500_000,
  settledAt: '2026-11-20T05:00:00.000Z',
  ground: 'FILING_ENDED',
  refundablePaisa: 450_000,
  waits: false,
  version: 1,
  lines: [
    {
      id: ID,
      code: 'INCORPORATION',
      kind: 'REVENUE',
      ...person('Incorporation fee', 'कम्पनी दर्ता दस्तुर'),
      amountPaisa: 450_000,
      revenueHead: '14251',
      fiscalYear: '2083/84',
      refundedPaisa: 0,
      refundablePaisa: 450_000,
    },
  ],
};
const LIST = 'GET /external/api/refund';
const page = (items: readonly Refund[], mayPropose = true) => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  mayPropose,
});
const open = (answers: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path: '/refunds', role: 'APPROVER_1', language, gateway: answers });

/** The one above the drawer; under test both are named by the same id. */
const remarks = async (): Promise<HTMLElement> => {
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));
  const dialog = screen.getAllByRole('dialog').at(-1);
  if (!dialog) throw new Error('no dialog');
  return dialog;
};

test.each([
  ['en', 'Refunds', 'Rs. 4,500.00'],
  ['ne', 'रकम फिर्ता', 'रु. ४,५००.००'],
] as const)('what waits is listed with its amount (%s)', async (language, title, amount) => {
  await open({ [LIST]: page([refund], false) }, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByText(amount)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Propose a refund' })).not.toBeInTheDocument();
});

test('the second person approves with a remark', async () => {
  const { shell, user } = await open({ [LIST]: page([refund], false), 'POST /external/api/refund/:id/approve': {} });
  await user.click(await screen.findByRole('button', { name: 'Open the refund of invoice INV-2083/84-KTM-000007' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await remarks();
  await user.type(within(dialog).getByRole('textbox'), 'Seen the file');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/refund/:id/approve')[0]?.body).toEqual({
      version: 1,
      remark: 'Seen the file',
    }),
  );
});

test('a payment is found by its number and proposed to go back, with the reason', async () => {
  const { shell, user } = await open({
    [LIST]: page([]),
    'GET /external/api/refund/candidate': [candidate],
    'POST /external/api/refund': { id: ID },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose a refund' }));
  await user.type(await screen.findByRole('searchbox', { name: /Number of invoice/ }), 'INV-2083{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Propose to refund Rs. 4,500.00' }));
  const dialog = await remarks();
  await user.type(within(dialog).getByRole('textbox'), 'Refused');
  await user.click(within(dialog).getByRole('button', { name: 'Propose a refund' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/refund')[0]?.body).toEqual({
      invoiceId: ID,
      lines: [{ lineId: ID, amountPaisa: 450_000 }],
      reason: 'Refused',
    }),
  );
});

test('an auditor sees whose office it is and has nothing to press', async () => {
  const { user } = await renderRemote(app, {
    path: '/refunds',
    role: 'AUDITOR',
    language: 'en',
    gateway: { [LIST]: page([{ ...refund, mayDecide: false }], false) },
  });
  await user.click(await screen.findByRole('button', { name: 'Open the refund of invoice INV-2083/84-KTM-000007' }));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByText('Kathmandu')).toBeVisible();
  expect(within(drawer).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Propose a refund' })).not.toBeInTheDocument();
});

test('more than may go back is not proposed, and the field says how much at most', async () => {
  const { user } = await open({ [LIST]: page([]), 'GET /external/api/refund/candidate': [candidate] });
  await user.click(await screen.findByRole('button', { name: 'Propose a refund' }));
  await user.type(await screen.findByRole('searchbox', { name: /Number of invoice/ }), 'INV-2083{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Incorporation fee' });
  await user.clear(field);
  await user.type(field, '4500.01');
  await user.tab();
  expect(await screen.findByRole('alert')).toHaveTextContent('At most Rs. 4,500.00');
  expect(screen.getByRole('button', { name: /^Propose to refund/ })).toBeDisabled();
});

const asked = {
  id: ID,
  version: 3,
  number: 'RFR-2083/84-KTM-000001',
  status: 'OPEN',
  state: 'REOPENED',
  reason: 'It was refused',
  askedAt: '2026-11-20T05:00:00.000Z',
  dueOn: '2026-12-10',
  isOverdue: true,
  messages: 2,
  answer: null,
  answeredAt: null,
  invoice: { id: ID, number: 'INV-2083/84-KTM-000007', totalPaisa: 450_000 },
  subject,
  payer: person('Ram Sharma', 'राम शर्मा'),
  office: person('Kathmandu', 'काठमाडौँ'),
  askedBy: person('Ram Sharma', 'राम शर्मा'),
  answeredBy: null,
  mayAnswer: true,
};

test('what a payer asks for is declined with a reason, or proposed from the request', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '/refunds?view=requests',
    role: 'REVENUE_OFFICER',
    language: 'en',
    gateway: {
      'GET /external/api/refund-request': { items: [asked], total: 1, page: 1, size: 20 },
      'POST /external/api/refund-request/:id/decline': {},
      'GET /external/api/refund/candidate': [candidate],
    },
  });
  await user.click(
    await screen.findByRole('button', { name: 'Decline the request about invoice INV-2083/84-KTM-000007' }),
  );
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'The service was rendered');
  await user.click(within(dialog).getByRole('button', { name: 'Decline' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/refund-request/:id/decline')[0]?.body).toEqual({
      version: 3,
      remark: 'The service was rendered',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Propose a refund of invoice INV-2083/84-KTM-000007' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('GET /external/api/refund/candidate')[0]?.query).toMatchObject({
      search: 'INV-2083/84-KTM-000007',
    }),
  );
});

const request: RequestDetail = {
  id: ID,
  kind: 'REFUND',
  number: 'RFR-2083/84-KTM-000001',
  status: 'ASKED',
  about: person('INV-2083/84-KTM-000007 · Himal Traders', 'INV-2083/84-KTM-000007 · हिमाल ट्रेडर्स'),
  applicant: person('Ram Sharma', 'राम शर्मा'),
  askedBy: person('Ram Sharma', 'राम शर्मा'),
  office: person('Kathmandu', 'काठमाडौँ'),
  askedAt: '2026-11-20T05:00:00.000Z',
  dueOn: null,
  isOverdue: false,
  words: 'It was refused',
  messages: [
    {
      id: ID,
      side: 'REQUESTER',
      action: 'WRITE',
      text: 'The passbook',
      writtenBy: person('Ram Sharma', 'राम शर्मा'),
      writtenAt: '2026-11-21T05:00:00.000Z',
      files: [{ id: ID, name: 'passbook.pdf', mediaType: 'application/pdf', size: 10 }],
    },
  ],
  letters: [],
  mayWrite: true,
  mayReopen: false,
  version: 2,
};

test('a request is read with its conversation, and a message is written to it', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '/refunds?view=requests&search=RFR',
    role: 'REVENUE_OFFICER',
    language: 'en',
    gateway: {
      'GET /external/api/refund-request': { items: [asked], total: 1, page: 1, size: 20 },
      'GET /external/api/request/:id': request,
      'POST /external/api/request/:id/message': request,
    },
  });
  expect(await screen.findByText('Opened again, with the office')).toBeVisible();
  expect(screen.getByText('The last day to answer has passed.')).toBeVisible();
  expect(shell.gateway.callsOf('GET /external/api/refund-request')[0]?.query).toMatchObject({ search: 'RFR' });
  await user.click(screen.getByRole('button', { name: 'Open request RFR-2083/84-KTM-000001' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('The passbook')).toBeVisible();
  expect(within(drawer).getByText('No day was set')).toBeVisible();
  expect(within(drawer).getByRole('button', { name: 'Save passbook.pdf' })).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Send the message' }));
  expect(shell.gateway.callsOf('POST /external/api/request/:id/message')).toEqual([]);
  await user.type(within(drawer).getByRole('textbox'), 'Which account?');
  await user.click(within(drawer).getByRole('button', { name: 'Send the message' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/request/:id/message')[0]?.body).toEqual({
      text: 'Which account?',
      uploadIds: [],
    }),
  );
  expect(await within(drawer).findByText('The message is sent.')).toBeVisible();
});
