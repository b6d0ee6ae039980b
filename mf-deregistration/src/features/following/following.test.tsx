import { expect, test } from '@jest/globals';
import type { NoticeFollower } from '@registrar/domain/calls/notice-followers';
import type { PublicNoticeDetail } from '@registrar/domain/calls/public-notices';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e1';
const FOLLOW = 'POST /public/notices/:id/follower';
const PAGE = 'GET /public/notice-follower/:token';
const named = (nameEnglish: string, nameNepali: string) => ({ nameEnglish, nameNepali });
const company = { ...named('Karnali Private Limited', 'कर्णाली प्राइभेट लिमिटेड'), registrationNumber: '100002' };
const notice: PublicNoticeDetail = {
  id: ID,
  name: named('Notice to creditors', 'साहुलाई सूचना'),
  company,
  proceeding: { number: 'DR-2083/84-KTM-000001', name: named('Closing', 'खारेजी'), end: null },
  channel: 'NEWSPAPER',
  publishedOn: '2026-11-20',
  endsOn: '2026-12-25',
  isRunning: true,
  daysLeft: 26,
  takes: ['OBJECTION', 'CLAIM'],
  text: { nepali: 'दाबी दिनुहोला।', english: 'Claims are taken.', hash: 'aa' },
};
const follower = (isConfirmed: boolean): NoticeFollower => ({
  address: 's••••@example.com',
  items: [
    {
      id: ID,
      notice: ID,
      company: { ...company, id: ID },
      proceeding: { number: 'DR-2083/84-KTM-000001', name: named('Closing', 'खारेजी'), hasEnded: false },
      isConfirmed,
    },
  ],
});
const open = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: null, language, gateway });

test.each([
  ['ne', 'इमेल ठेगाना', 'इमेलमा जानकारी पाउनुहोस्', /३ दिन/],
  ['en', 'Email address', 'Get news by email', /within 3 days/],
] as const)(
  'in %s an address is asked for on the page of the notice, and asked itself by mail',
  async (language, label, give, said) => {
    const { shell, user } = await open(
      `/notices/${ID}`,
      { 'GET /public/notices/:id': notice, [FOLLOW]: { sentTo: 's••••@example.com', days: 3 } },
      language,
    );
    const field = await screen.findByLabelText(label);
    await user.type(field, 'sita');
    await user.click(screen.getByRole('button', { name: give }));
    expect(shell.gateway.callsOf(FOLLOW)).toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'));
    await user.type(screen.getByLabelText(label), '@example.com');
    await user.click(screen.getByRole('button', { name: give }));
    expect(await screen.findByText(said)).toHaveAttribute('role', 'status');
    expect(shell.gateway.callsOf(FOLLOW)).toMatchObject([{ body: { email: 'sita@example.com' } }]);
  },
);

test('what the gateway refuses is said; of a proceeding that has ended nothing is offered', async () => {
  const { user, unmount } = await open(`/notices/${ID}`, {
    'GET /public/notices/:id': notice,
    [FOLLOW]: failure(429, { message: 'Too often. Try again later.' }),
  });
  await user.type(await screen.findByLabelText('Email address'), 'sita@example.com');
  await user.click(screen.getByRole('button', { name: 'Get news by email' }));
  expect(await screen.findByText('Too often. Try again later.')).toBeVisible();
  await unmount();
  const end = { name: named('De-registered', 'खारेज'), on: '2027-01-20' };
  await open(`/notices/${ID}`, {
    'GET /public/notices/:id': {
      ...notice,
      isRunning: false,
      daysLeft: null,
      proceeding: { ...notice.proceeding, end },
    },
  });
  expect(await screen.findByText('Claims are taken.')).toBeVisible();
  expect(screen.queryByLabelText('Email address')).toBeNull();
});

test.each([
  ['ne', 'पुष्टि गर्नुहोस्', 'पुष्टि भएको', /इमेल बन्द गर्नुहोस्/],
  ['en', 'Confirm', 'Confirmed', /Stop emails/],
] as const)(
  'in %s the link of the mail confirms the address, and stops',
  async (language, confirm, confirmed, stop) => {
    const { shell, user } = await open(
      '/notices/mail/abc',
      { [PAGE]: follower(false), 'POST /public/notice-follower/:token/confirm': {} },
      language,
    );
    await user.click(await screen.findByRole('button', { name: confirm }));
    expect(shell.gateway.callsOf('POST /public/notice-follower/:token/confirm')).toHaveLength(1);
    shell.gateway.answer({ [PAGE]: follower(true), 'POST /public/notice-follower/:token/:id/stop': {} });
    await user.click(screen.getByRole('button', { name: stop }));
    expect(shell.gateway.callsOf('POST /public/notice-follower/:token/:id/stop')).toHaveLength(1);
    expect(await screen.findByText(confirmed)).toBeVisible();
    expect(screen.queryByRole('button', { name: confirm })).toBeNull();
  },
);

test('a link under which nothing is sent says so', async () => {
  await open('/notices/mail/gone', { [PAGE]: failure(404, { message: 'Not found' }) });
  expect(await screen.findByText(/Nothing is sent under this link/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices');
});
