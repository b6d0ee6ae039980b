import { expect, test } from '@jest/globals';
import type { DashboardInfo } from '@registrar/domain/calls/dashboard';
import { failure, type FakeShellOptions } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../app';

const CLOSE = 'PUT /auth/api/user/general-information/close';
const TERMS = 'GET /external/api/name/reservation-terms';
const newcomer: DashboardInfo = {
  companyRegistrationStatus: null,
  deRegistrationType: null,
  email: 'asha@example.com',
  emailVerified: true,
  isMigrated: false,
  generalInformationOpen: true,
  restriction: null,
  reservation: null,
  recentApplications: [],
  companies: [],
  nextSteps: [],
};

function open(
  { language, gateway }: Pick<FakeShellOptions, 'language' | 'gateway'>,
  info: Partial<DashboardInfo> = {},
) {
  return renderRemote(app, {
    path: '/dashboard',
    role: 'APPLICANT',
    language,
    gateway: {
      'GET /auth/api/dashboard-info': { ...newcomer, ...info },
      'GET /auth/api/dashboard-count-info/:countType': ({ params }) => ({
        countType: params['countType'],
        count: 0,
        link: null,
      }),
      'GET /external/api/deadline': [],
      'GET /external/api/deadline/feed': { createdAt: null, lastReadAt: null },
      [TERMS]: { validDays: 61, formDueDays: 21, decisionDays: 2, feePaisa: 0 },
      [CLOSE]: { generalInformationOpen: false },
      ...gateway,
    },
  });
}

test.each([
  ['ne', 'सामान्य जानकारी', /६१ दिनसम्म आरक्षित रहन्छ; २१ दिनभित्र/],
  ['en', 'General information', /reserved for 61 days; .* within 21 days/],
] as const)(
  'a newcomer reads the steps with the days in force and what to have ready (%s)',
  async (language, title, kept) => {
    await open({ language });
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(await dialog.findByText(kept)).toBeVisible();
    const [steps, ready] = dialog.getAllByRole('list');
    expect([
      within(steps ?? document.body).getAllByRole('listitem').length,
      within(ready ?? document.body).getAllByRole('listitem').length,
    ]).toEqual([5, 5]);
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/check-name',
      '/company-name-reservation',
      '/manuals',
    ]);
  },
);

test('while the days are not known no number is told', async () => {
  await open({ language: 'en', gateway: { [TERMS]: failure(500, { message: 'Not now' }) } });
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/reserved for a limited time/)).toBeVisible();
  expect(dialog).not.toHaveTextContent(/\d/);
});

test.each(['the button', 'the cross', 'Escape'] as const)('%s closes it, and the gateway is told once', async (way) => {
  const { shell, user } = await open({ language: 'en' });
  const dialog = await screen.findByRole('dialog');
  const [cross, button] = within(dialog).getAllByRole('button', { name: 'Close' });
  if (cross === undefined || button === undefined) throw new Error('a cross and a button close a dialog');
  await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(way === 'the cross' ? cross : button));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.gateway.callsOf(CLOSE)).toHaveLength(1);
});

test('a link in it leads there and closes it', async () => {
  const { shell, user } = await open({ language: 'en' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Check a name' }));
  expect(shell.navigations).toEqual(['/check-name']);
  expect(shell.gateway.callsOf(CLOSE)).toHaveLength(1);
});

test('a call that fails brings it back at the next visit, not in this one', async () => {
  const { user } = await open({ language: 'en', gateway: { [CLOSE]: failure(500, { message: 'Not now' }) } });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('Not now')).toBeNull();
});

test('whoever is not to see it does not, and nothing is asked for it', async () => {
  const { shell } = await open({ language: 'en' }, { generalInformationOpen: false });
  expect(await screen.findByRole('heading', { name: 'Recent applications' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shell.gateway.callsOf(CLOSE)).toHaveLength(0);
});
