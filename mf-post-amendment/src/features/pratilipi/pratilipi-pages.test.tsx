import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Copyable, CopyOrderDetail } from '@registrar/domain/calls/copies';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const ITEM = '0190a000-0000-7000-8000-0000000000d2';
const COMPANY = '0190a000-0000-7000-8000-000000000001';
const company = {
  id: COMPANY,
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const order: CopyOrderDetail = {
  id: ID,
  number: 'PRT-2083/84-KTM-000001',
  company,
  state: 'DOCUMENT_REQUESTED',
  askedAt: '2026-11-21T06:00:00.000Z',
  askedBy: { nameEnglish: 'Ram Adhikari', nameNepali: 'राम अधिकारी' },
  dueOn: '2026-11-20',
  isOverdue: true,
  copies: 1,
  delivery: 'ELECTRONIC',
  toHandOver: false,
  totalPaisa: 1_050_000,
  reason: 'Bank',
  identityNumber: null,
  postalAddress: null,
  items: [
    {
      id: ITEM,
      kind: 'DOCUMENT',
      of: { nameEnglish: 'Minutes', nameNepali: 'निर्णय' },
      pages: 2,
      state: 'ASKED',
      refusedReason: null,
      byOfficer: true,
      letter: null,
    },
  ],
  invoiceId: null,
  handedOver: null,
  refund: null,
  mayWithdraw: false,
  mayIssue: true,
  mayHandOver: false,
  version: 3,
};
const copyable: Copyable = {
  company,
  speaks: false,
  shareList: false,
  noGoodStanding: { nameEnglish: 'Not in good standing', nameNepali: 'नियमित छैन' },
  papers: [
    {
      code: 'ABC',
      kind: 'MEMORANDUM',
      nameEnglish: 'Memorandum of association',
      nameNepali: 'प्रबन्धपत्र',
      language: 'ne',
      issuedOn: '2026-01-15',
    },
  ],
  documents: [],
};
const open = (path: string, gateway: FakeAnswers, role: 'APPLICANT' | 'OPERATOR' = 'APPLICANT') =>
  renderRemote(app, { path, role, language: 'en', gateway });

test('an order of the office is overdue, and leads to its page', async () => {
  const { items: _, ...listed } = order;
  await open(
    '/pratilipi',
    { 'GET /external/api/pratilipi': { items: [listed], total: 1, page: 1, size: 20, forOffice: true, mayAsk: false } },
    'OPERATOR',
  );
  expect(await screen.findByRole('link', { name: /PRT-2083\/84-KTM-000001/ })).toBeVisible();
  expect(screen.getByText('Overdue')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request copies' })).toBeNull();
});

test('an officer issues a copy, or refuses it with a reason that is sent with the version that was read', async () => {
  const REFUSE = `POST /external/api/pratilipi/${ID}/item/${ITEM}/refuse`;
  const { user, shell } = await open(
    `/pratilipi/view/${ID}`,
    { [`GET /external/api/pratilipi/${ID}`]: order, [REFUSE]: {} },
    'OPERATOR',
  );
  await user.click(await screen.findByRole('button', { name: 'Refuse: Minutes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Not legible');
  await user.click(dialog.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(shell.gateway.callsOf(REFUSE)).toHaveLength(1));
  expect(shell.gateway.callsOf(REFUSE)[0]).toMatchObject({ body: { version: 3, reason: 'Not legible' } });
});

test('a stranger ticks what is public, reads the fee and is asked for an identity', async () => {
  const { user, shell } = await open(`/pratilipi/request?company=${COMPANY}`, {
    [`GET /external/api/company/${COMPANY}/pratilipi`]: copyable,
    'POST /external/api/pratilipi/quote': {
      lines: [{ nameEnglish: 'Certified copy', nameNepali: 'प्रमाणित प्रतिलिपि', quantity: 1, amountPaisa: 10_000 }],
      totalPaisa: 10_000,
    },
    'POST /external/api/pratilipi': { id: ID, number: order.number, invoiceId: ITEM },
  });
  expect(await screen.findByRole('checkbox', { name: 'Certificate of good standing' })).toBeDisabled();
  expect(screen.queryByRole('checkbox', { name: 'List of shareholders' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Request and pay' }));
  expect((await screen.findAllByText('Choose at least one copy')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('checkbox', { name: /^Memorandum of association/ }));
  expect((await screen.findAllByText(/100\.00/)).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: /Reason for the copy/ }), 'For the bank');
  await user.type(screen.getByRole('textbox', { name: /Number of the identity/ }), '27-01');
  await user.click(screen.getByRole('button', { name: 'Request and pay' }));
  await waitFor(() => expect(shell.gateway.callsOf('POST /external/api/pratilipi')).toHaveLength(1));
  expect(shell.gateway.callsOf('POST /external/api/pratilipi')[0]).toMatchObject({
    body: { companyId: COMPANY, items: [{ kind: 'PAPER', code: 'ABC' }], identityNumber: '27-01' },
  });
});
