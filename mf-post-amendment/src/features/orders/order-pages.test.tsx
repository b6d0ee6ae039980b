import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyOrder, OrderProposal } from '@registrar/domain/calls/company-orders';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const COMPANY = {
  id: '0190a000-0000-7000-8000-000000000001',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const person = (username: string, english: string, nepali: string) => ({
  id: '0190a000-0000-7000-8000-0000000000a1',
  username,
  fullNameEnglish: english,
  fullNameNepali: nepali,
});
const maya = person('maya.approver', 'Maya Tamang', 'माया तामाङ');
const scan = { id: ID, name: 'order.pdf', mediaType: 'application/pdf', size: 4000 } as const;
const facts = {
  orderedBy: 'COURT',
  court: { nameNepali: 'उच्च अदालत पाटन', nameEnglish: 'High Court Patan' },
  caseNumber: '083-WO-0042',
  lawSection: null,
  number: '12/083',
  issuedOn: '2026-11-20',
  endsOn: null,
  textNepali: 'कारोबार रोक्का राख्नू',
  textEnglish: 'All dealings are to stop',
  party: null,
  shares: null,
} as const;
const order = (more: Partial<CompanyOrder> = {}): CompanyOrder => ({
  ...facts,
  id: ID,
  company: COMPANY,
  state: 'STANDING',
  placedAt: '2026-11-21T06:00:00.000Z',
  document: scan,
  consents: null,
  kitta: null,
  lifting: null,
  people: { proposedBy: maya, approvedBy: person('krishna', 'Krishna Rai', 'कृष्ण राई') },
  liftingWaits: false,
  ...more,
});
const proposal: OrderProposal = {
  id: ID,
  remark: 'Received today',
  status: 'PROPOSED',
  proposedBy: maya,
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-12-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  change: 'PLACE',
  company: COMPANY,
  order: facts,
  lifting: null,
  document: scan,
  consents: null,
};
const LIST = 'GET /external/api/company-order';
const PROPOSALS = 'GET /external/api/company-order-proposal';
const page = <Row,>(...items: Row[]) => ({ items, total: items.length, page: 1, size: 20 });
const office = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path,
    role: 'APPROVER_2',
    language,
    gateway: { [PROPOSALS]: page(), [LIST]: { ...page(order()), mayPropose: true }, ...gateway },
  });

test.each([
  ['en', 'Order no. 12/083', 'High Court Patan', 'In force', 'All dealings are to stop'],
  ['ne', 'आदेश नं. 12/083', 'उच्च अदालत पाटन', 'लागू', 'कारोबार रोक्का राख्नू'],
] as const)('the office reads the orders in force (%s)', async (language, number, court, state, text) => {
  await office('/post-amendment/company-orders', { [PROPOSALS]: page(proposal) }, language);
  const table = within(await screen.findByRole('table'));
  expect(await table.findByText(number)).toBeVisible();
  expect(table.getByText(new RegExp(court))).toBeVisible();
  expect(table.getByText(state)).toBeVisible();
  expect(table.getByText(text)).toBeVisible();
});

test('lifting asks for the order that lifts, and a waiting proposal offers no second one', async () => {
  const { user, unmount } = await office('/post-amendment/company-orders', {});
  await user.click(await screen.findByRole('button', { name: 'Propose to lift: Order no. 12/083' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(
    (await dialog.findAllByText('Number of the order is required', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect(dialog.getAllByText('Scanned copy of the order is required').length).toBeGreaterThan(0);
  expect(dialog.getAllByText('Remark is required').length).toBeGreaterThan(0);
  await unmount();
  await office('/post-amendment/company-orders', {
    [LIST]: { ...page(order({ liftingWaits: true })), mayPropose: true },
  });
  expect(await screen.findByText('A proposal to lift it waits for approval.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Propose to lift/ })).toBeNull();
});

test('placing asks what a court or the registrar has to say, each mistake at its field', async () => {
  const { user } = await office('/post-amendment/company-orders/new', {});
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(
    (await screen.findAllByText('Case number is required', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('Company is required').length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox', { name: /Section of the Companies Act/ })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Registrar' }));
  expect(screen.queryByRole('textbox', { name: /Case number/ })).toBeNull();
  await user.type(await screen.findByRole('textbox', { name: /Section of the Companies Act/ }), 'eighty');
  await user.tab();
  expect((await screen.findAllByText(/Write the section of the Companies Act like/)).length).toBeGreaterThan(0);
});

test('a second person sees the scan and what an approval means before it is sent', async () => {
  const APPROVE = `POST /external/api/company-order-proposal/${ID}/approve`;
  const { user, shell } = await office('/post-amendment/company-orders?tab=proposals', {
    [PROPOSALS]: page(proposal),
    [`GET /external/api/company-order-document/${ID}`]: new Blob(['%PDF-1.7']),
    [APPROVE]: {},
  });
  await user.click(await screen.findByRole('button', { name: /^Approve: Place an order, Karnali/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('link', { name: 'Open order.pdf' })).toBeVisible();
  expect(dialog.getByText(/the company is frozen at once/)).toBeVisible();
  expect(dialog.getByText(/Received today/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.gateway.callsOf(APPROVE)).toHaveLength(1));
});
