import { expect, test } from '@jest/globals';
import type { PublicNotice, PublicNoticeDetail, PublicNoticePage } from '@registrar/domain/calls/public-notices';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e1';
const LIST = 'GET /public/notices';
const ONE = 'GET /public/notices/:id';
const named = (nameEnglish: string, nameNepali: string) => ({ nameEnglish, nameNepali });
const notice: PublicNotice = {
  id: ID,
  name: named('Notice to creditors', 'साहुलाई सूचना'),
  company: { ...named('Karnali Private Limited', 'कर्णाली प्राइभेट लिमिटेड'), registrationNumber: '100002' },
  proceeding: { number: 'DR-2083/84-KTM-000001', name: named('Closing', 'खारेजी'), end: null },
  channel: 'NEWSPAPER',
  publishedOn: '2026-11-20',
  endsOn: '2026-12-25',
  isRunning: true,
  daysLeft: 26,
  takes: ['OBJECTION', 'CLAIM'],
};
const detail: PublicNoticeDetail = {
  ...notice,
  text: { nepali: 'दाबी वा उजुरी भए दिनुहोला।', english: 'Claims and objections are taken.', hash: 'aa' },
};
const page = (items: PublicNotice[]): PublicNoticePage => ({ items, total: items.length, page: 1, size: 20 });
const anybody = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: null, language, gateway });

test.each([
  ['ne', 'सार्वजनिक सूचना', 'साहुलाई सूचना', '२६ दिन बाँकी', 'ne'],
  ['en', 'Public notices', 'Notice to creditors', '26 days left', 'en'],
] as const)(
  'in %s everybody finds what runs, how long, and the feed of the language',
  async (language, title, name, left, lang) => {
    const { shell, user } = await anybody('/notices', { [LIST]: page([notice]) }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', `/notices/${ID}`);
    expect(screen.getByText(left)).toBeVisible();
    expect(screen.getByRole('link', { name: /Atom|एटम/ })).toHaveAttribute(
      'href',
      `/gateway/public/notices.atom?lang=${lang}`,
    );
    shell.gateway.answer({ [LIST]: page([]) });
    await user.type(screen.getByRole('searchbox'), '100002{Enter}');
    expect(shell.gateway.callsOf(LIST).at(-1)).toMatchObject({
      query: { search: '100002', state: 'RUNNING', page: 1 },
    });
    await user.click(screen.getByRole('tab', { name: language === 'ne' ? 'म्याद सकिएका' : 'Ended' }));
    expect(shell.gateway.callsOf(LIST).at(-1)).toMatchObject({ query: { search: '100002', state: 'ENDED' } });
  },
);

test.each([
  ['ne', 'साहुलाई सूचना', 'दाबी वा उजुरी भए दिनुहोला।', 'उजुरी दिनुहोस्'],
  ['en', 'Notice to creditors', 'Claims and objections are taken.', 'Submit an objection'],
] as const)(
  'one notice in %s, as it was published, leads to what may be handed in',
  async (language, title, text, give) => {
    const { shell, user } = await anybody(`/notices/${ID}`, { [ONE]: detail }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/DR-2083\/84-KTM-000001/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: give }));
    expect(shell.navigations.at(-1)).toBe(`/notices/${ID}/object`);
  },
);

test('the last day is said; after it nothing is taken, and how the proceeding ended stands there', async () => {
  const { unmount } = await anybody(`/notices/${ID}`, { [ONE]: { ...detail, daysLeft: 0, takes: ['CLAIM'] } });
  expect(await screen.findByText('Last day is today')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Submit a claim' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit an objection' })).toBeNull();
  await unmount();
  const end = { name: named('De-registered', 'खारेज'), on: '2027-01-20' };
  await anybody(`/notices/${ID}`, {
    [ONE]: { ...detail, isRunning: false, daysLeft: null, proceeding: { ...detail.proceeding, end } },
  });
  expect(await screen.findByText('The time for claims and objections to this notice is over.')).toBeVisible();
  expect(screen.getByText(/De-registered/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Submit a claim' })).toBeNull();
});

test('a notice that is none leads to the list; what failed can be asked for again', async () => {
  const { unmount } = await anybody(`/notices/${ID}`, { [ONE]: failure(404, { message: 'Not found' }) });
  expect(await screen.findByText('No such notice has been published.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All notices' })).toHaveAttribute('href', '/notices');
  await unmount();
  const { shell, user } = await anybody(`/notices/${ID}`, { [ONE]: failure(503, { message: 'Away' }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  shell.gateway.answer({ [ONE]: detail });
  await user.click(again);
  expect(await screen.findByText('Claims and objections are taken.')).toBeVisible();
});
