import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CompanyLock, LockedCompany } from '@registrar/domain/calls/company-locks';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const COMPANY = {
  id: ID,
  regNo: '100002',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
};
const open: CompanyLock = { company: COMPANY, contact: 'o*****@karnali.example', releaseHours: 48, lock: null };
const held: NonNullable<CompanyLock['lock']> = {
  id: '0190a000-0000-7000-8000-0000000000c1',
  reason: 'The partners disagree',
  lockedAt: '2026-11-24T06:00:00Z',
  lockedBy: { nameEnglish: 'Puja Gurung', nameNepali: 'पूजा गुरुङ' },
  releasesAt: null,
  version: 1,
};
const PATH = `/external/api/company/${ID}/lock`;
const own = (lock: CompanyLock, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/post-amendment/company/${ID}/lock`,
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: { [`GET ${PATH}`]: lock, ...gateway },
  });

test('a company is locked with a reason, and what that means is read before', async () => {
  const LOCK = `POST ${PATH}`;
  const { user, shell } = await own(open, { [LOCK]: {} });
  expect(await screen.findByText(/no new application that changes the company is taken/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Lock the company' }));
  expect((await screen.findAllByText('Reason is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'We disagree');
  await user.click(screen.getByRole('button', { name: 'Lock the company' }));
  await waitFor(() => expect(shell.gateway.callsOf(LOCK)[0]?.body).toEqual({ reason: 'We disagree' }));
});

test.each([
  ['en', /o\*{5}@karnali\.example\. The lock ends 48 hours later/],
  ['ne', /o\*{5}@karnali\.example/],
] as const)(
  'a locked company says how long its release waits, as the office has set it (%s)',
  async (language, lead) => {
    await own({ ...open, lock: held }, {}, language);
    expect(await screen.findByText(lead)).toBeVisible();
  },
);

test('a wrong code is told, and the form stays', async () => {
  const { user } = await own(
    { ...open, lock: held },
    {
      [`POST ${PATH}/release`]: () => {
        throw failure(400, { message: 'The code is wrong' });
      },
    },
  );
  await user.type(await screen.findByRole('textbox', { name: 'OTP code' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Release the lock' }));
  expect(await screen.findByText('The code is wrong')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'OTP code' })).toHaveValue('123456');
});

test('while it is being released anybody who represents it keeps it locked; without an email the office releases it', async () => {
  const KEEP = `POST ${PATH}/keep`;
  const releasing = await own({ ...open, lock: { ...held, releasesAt: '2026-11-26T06:00:00Z' } }, { [KEEP]: {} });
  await releasing.user.click(await screen.findByRole('button', { name: 'Keep it locked' }));
  await waitFor(() => expect(releasing.shell.gateway.callsOf(KEEP)).toHaveLength(1));
  await releasing.unmount();
  await own({ ...open, contact: null, lock: held });
  expect(await screen.findByText(/only the office can release the lock/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'OTP code' })).toBeNull();
});

test('the office proposes a release, and a second person decides', async () => {
  const row: LockedCompany = {
    company: COMPANY,
    lockedAt: held.lockedAt,
    reason: held.reason,
    releasesAt: null,
    proposal: null,
  };
  const PROPOSE = 'POST /external/api/lock-release';
  const { user, shell } = await renderRemote(app, {
    path: '/post-amendment/locked-companies',
    role: 'APPROVER_1',
    language: 'en',
    gateway: { 'GET /external/api/lock-release': { items: [row], total: 1, page: 1, size: 20 }, [PROPOSE]: {} },
  });
  await user.click(await screen.findByRole('button', { name: `Propose to release: ${COMPANY.nameEnglish}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Order seen');
  await user.click(dialog.getByRole('button', { name: 'Propose to release' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(PROPOSE)[0]?.body).toMatchObject({ companyId: ID, remark: 'Order seen' }),
  );
});
