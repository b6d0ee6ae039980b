import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ForcedCandidate, ForcedOpening } from '@registrar/domain/calls/forced-openings';
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
const candidate: ForcedCandidate = {
  company,
  missingYears: ['2077/78', '2078/79', '2079/80'],
  oldestDueOn: '2022-01-14',
  isProposed: false,
};
const opening: ForcedOpening = {
  id: ID,
  remark: 'No report for years',
  status: 'PROPOSED',
  proposedBy: { id: ID, username: 'maya.approver', fullNameEnglish: 'Maya Tamang', fullNameNepali: 'माया तामाङ' },
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-12-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  company,
  ground: 'REPORTS_MISSING',
  evidence: {
    missingYears: candidate.missingYears,
    unpaidFines: [{ fiscalYear: '2076/77', section: '81(1)', restPaisa: 250_000 }],
  },
};
const page = { total: 1, page: 1, size: 20 };
const CANDIDATES = 'GET /external/api/forced-candidate';
const PROPOSE = 'POST /external/api/forced-opening';
const APPROVE = `POST /external/api/forced-opening/${ID}/approve`;
const office = (path: string, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/de-registration-approval/forced-openings${path}`,
    role: 'APPROVER_2',
    language,
    gateway: {
      [CANDIDATES]: { items: [candidate], ...page, mayPropose: true },
      'GET /external/api/forced-opening': { items: [opening], ...page },
      ...gateway,
    },
  });

test.each([
  ['en', 'Without a report: 2077/78, 2078/79, 2079/80', 'No annual reports for three fiscal years', /2076\/77/],
  ['ne', 'विवरण नबुझाएको: २०७७/७८, २०७८/७९, २०७९/८०', 'तीन आर्थिक वर्षको वार्षिक विवरण नबुझाएको', /२०७६\/७७/],
] as const)('a proposal says the ground and what shows it (%s)', async (language, years, ground, fined) => {
  await office('', {}, language);
  expect(await screen.findByText(years)).toBeVisible();
  expect(screen.getByText(ground)).toBeVisible();
  expect(screen.getByText(fined)).toBeVisible();
});

test('a second person reads what an approval means before it is sent', async () => {
  const { user, shell } = await office('', { [APPROVE]: {} });
  await user.click(await screen.findByRole('button', { name: /^Approve: Karnali/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/the company is in de-registration/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.gateway.callsOf(APPROVE)).toHaveLength(1));
});

test('a candidate is proposed with its ground and a reason, once', async () => {
  const { user, shell } = await office('/candidates', { [PROPOSE]: { id: ID } });
  expect(await screen.findByText('2077/78, 2078/79, 2079/80')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Propose de-registration: Karnali/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect((await dialog.findAllByText('Reason of the proposal is required')).length).toBeGreaterThan(0);
  expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(0);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Nothing was filed since 2077');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() => expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(1));
  expect(shell.gateway.callsOf(PROPOSE)[0]).toMatchObject({
    body: { companyId: company.id, ground: 'REPORTS_MISSING', remark: 'Nothing was filed since 2077' },
  });
});

test('who may only read is offered no proposal, and one that waits says so', async () => {
  await office('/candidates', {
    [CANDIDATES]: { items: [{ ...candidate, isProposed: true }], ...page, mayPropose: false },
  });
  expect(await screen.findByText('Waits for a second person')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
});
