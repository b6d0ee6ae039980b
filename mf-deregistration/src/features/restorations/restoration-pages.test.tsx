import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Restoration, RestorationCandidate } from '@registrar/domain/calls/restorations';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e1';
const company = {
  id: '0190a000-0000-7000-8000-000000000001',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const candidate: RestorationCandidate = {
  company,
  deregisteredOn: '2024-06-01',
  lastDay: '2029-06-01',
  isMerged: false,
  finePaisa: 250_000,
  isProposed: false,
  hasNobody: true,
};
const restoration: Restoration = {
  id: ID,
  remark: 'Brought to the counter',
  status: 'PROPOSED',
  proposedBy: { id: ID, username: 'gita.operator', fullNameEnglish: 'Gita Rai', fullNameNepali: 'गीता राई' },
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2027-01-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  company,
  court: 'PATAN',
  orderNumber: '083-CO-0117',
  orderedOn: '2026-11-20',
  document: { id: ID, name: 'order.pdf', mediaType: 'application/pdf', size: 100 },
  newName: { nameEnglish: 'Karnali Naya Private Limited', nameNepali: 'कर्णाली नयाँ प्राइभेट लिमिटेड' },
  representative: { username: 'ram.applicant', nameEnglish: 'Ram Thapa', nameNepali: 'राम थापा' },
  fines: [{ fiscalYear: '2079/80', section: '80', restPaisa: 250_000 }],
  invoices: [{ id: ID, number: 'INV-1', ebpCode: '9001', totalPaisa: 250_000, validTo: null, status: 'PENDING' }],
  mayCollect: true,
};
const page = { total: 1, page: 1, size: 20 };
const FILE = 'POST /external/api/restoration';
const office = (path: string, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/de-registration-approval/restorations${path}`,
    role: 'APPROVER_2',
    language,
    gateway: {
      'GET /external/api/restoration-candidate': { items: [candidate], ...page, mayPropose: true },
      'GET /external/api/restoration': { items: [restoration], ...page },
      ...gateway,
    },
  });

test.each([
  ['en', 'High Court, Patan, order no. 083-CO-0117', 'New name: Karnali Naya Private Limited'],
  ['ne', 'उच्च अदालत पाटन, आदेश नम्बर 083-CO-0117', 'नयाँ नाम: कर्णाली नयाँ प्राइभेट लिमिटेड'],
] as const)('a proposal says the order, the new name and what is unpaid (%s)', async (language, order, name) => {
  await office('', {}, language);
  expect(await screen.findByText(order)).toBeVisible();
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText(/INV-1/)).toBeVisible();
});

test('before the fines are paid the question says so', async () => {
  const { user } = await office('');
  await user.click(await screen.findByRole('button', { name: /^Approve/ }));
  expect(within(await screen.findByRole('dialog')).getByText(/have to be paid first/)).toBeVisible();
});

test('an order is filed for a company; what the office finds wrong stands at its field, and is not lost', async () => {
  const { user, shell } = await office('/candidates', { [FILE]: { id: ID } });
  await user.click(await screen.findByRole('button', { name: 'File an order: Karnali Private Limited' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Unpaid fines of Rs\. 2,500\.00 have to be paid first/)).toBeVisible();
  expect(dialog.getByText(/Nobody represents the company now/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Number of the order/ }), '083-CO-1');
  await user.click(dialog.getByRole('button', { name: 'File' }));
  await waitFor(() => expect(dialog.getByText('Court is required')).toBeVisible());
  expect(dialog.getByRole('textbox', { name: /Number of the order/ })).toHaveValue('083-CO-1');
  expect(shell.gateway.callsOf(FILE)).toHaveLength(0);
});

test('a company that was merged, or about which no court orders any more, has no form', async () => {
  await office('/candidates', {
    'GET /external/api/restoration-candidate': {
      items: [{ ...candidate, isMerged: true, lastDay: null }],
      ...page,
      mayPropose: true,
    },
  });
  expect(await screen.findByText('Merged into another company')).toBeVisible();
  expect(screen.queryByRole('button', { name: /File an order/ })).toBeNull();
});
