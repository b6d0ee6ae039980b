import { expect, test } from '@jest/globals';
import type { ProceedingDetail, ProceedingPage, ProceedingSummary } from '@registrar/domain/calls/proceedings';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const named = (nameEnglish: string, nameNepali: string) => ({ nameEnglish, nameNepali });
const company = {
  ...named('Karnali Private Limited', 'कर्णाली प्राइभेट लिमिटेड'),
  id: '0190a000-0000-7000-8000-000000000001',
  registrationNumber: '100002',
};
const name = named('Merger of companies', 'कम्पनी गाभ्ने कारबाही');
const merge = named('Application to merge', 'गाभ्ने निवेदन');
const summary: ProceedingSummary = {
  id: ID,
  number: 'KM-2083/84-KTM-000001',
  name,
  company,
  openedAt: '2026-11-20T06:00:00Z',
  turn: { phase: merge, turn: 'PARTNER', until: '2027-02-18', isOver: false },
  end: null,
};
const page = (items: readonly ProceedingSummary[]): ProceedingPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  size: 20,
  kinds: [
    { key: 'EXPLANATION_CALL', name: named('Call for explanation', 'कैफियत तलब') },
    { key: 'MERGER', name },
  ],
});
const detail: ProceedingDetail = {
  ...summary,
  kind: 'MERGER',
  company: { ...company, status: 'MERGING' },
  end: null,
  phases: [
    {
      key: 'CONFIRMATION',
      name: named('Decision of the partner', 'अर्को कम्पनीको निर्णय'),
      isOpen: true,
      awaits: [],
      forms: [],
    },
    {
      key: 'MERGE',
      name: merge,
      isOpen: false,
      awaits: [{ after: 'PARTNER' }],
      forms: [{ process: 'COMPANY_MERGE', permission: 'LOCKED' }],
    },
  ],
  notices: [],
  published: [
    {
      id: '0190a000-0000-7000-8000-0000000000d2',
      notice: 'TIME_TO_CONFIRM',
      name: named('Time of the partner to decide', 'अर्को कम्पनीले निर्णय गर्ने समय'),
      channel: null,
      publishedOn: '2026-11-20',
      endsOn: '2027-02-18',
      text: null,
      proof: null,
      proofFile: null,
      returned: null,
    },
  ],
  claims: [],
  opinions: [],
  openings: [],
  filings: [],
  allowedActs: {
    publish: [],
    returnNotice: [],
    judgeClaim: [],
    askOpinion: [],
    answerOpinion: [],
    judgeOpinion: [],
    openPhase: [],
  },
  version: 1,
};
const LIST = 'GET /external/api/proceeding';
const ONE = `GET /external/api/proceeding/${ID}`;
const office = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: 'APPROVER_1', language, gateway });

test('the list says whose turn it is and until when; the ended ones, how they ended', async () => {
  const { shell, user } = await office('/de-registration-approval', { [LIST]: page([summary]) });
  expect(await screen.findByRole('link', { name: summary.number })).toHaveAttribute(
    'href',
    expect.stringContaining(ID),
  );
  expect(screen.getByText('With the other company')).toBeVisible();
  expect(screen.getByText('Application to merge')).toBeVisible();
  const merged = named('Merged', 'गाभ्ने काम पूरा भएको');
  shell.gateway.answer({
    [LIST]: page([{ ...summary, turn: null, end: { name: merged, at: '2026-11-25T06:00:00Z' } }]),
  });
  await user.click(screen.getByRole('tab', { name: 'Ended' }));
  expect(await screen.findByText('Merged')).toBeVisible();
  expect(screen.queryByText('With the other company')).toBeNull();
  expect(shell.gateway.callsOf(LIST).at(-1)).toMatchObject({ query: { state: 'ENDED', page: 1 } });
});

test('what is narrowed to stands in the address, and can be searched anew', async () => {
  const { shell, user } = await office('/de-registration-approval?kind=MERGER&search=100002', { [LIST]: page([]) });
  expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
  expect(shell.gateway.callsOf(LIST).at(-1)).toMatchObject({ query: { kind: 'MERGER', search: '100002' } });
  await user.clear(screen.getByRole('searchbox', { name: 'Number or company' }));
  await user.type(screen.getByRole('searchbox', { name: 'Number or company' }), 'Himal{Enter}');
  expect(shell.gateway.callsOf(LIST).at(-1)).toMatchObject({ query: { kind: 'MERGER', search: 'Himal', page: 1 } });
});

test.each([
  ['ne', 'कम्पनी गाभ्ने कारबाही', 'अर्को कम्पनीको निर्णय हुन बाँकी'],
  ['en', 'Merger of companies', 'Waits for the decision of the other company'],
] as const)('one proceeding in %s: its phases, what it waits for, its notices', async (language, title, waits) => {
  await office(`/de-registration-approval/${ID}`, { [ONE]: detail }, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(waits)).toBeVisible();
  expect(screen.getByText(language === 'ne' ? /अर्को कम्पनीले निर्णय गर्ने समय/ : /Time of the partner/)).toBeVisible();
});

test('a call for explanation leads to its own page; a time that is over is said', async () => {
  const turn = { phase: merge, turn: 'COMPANY', until: '2026-11-24', isOver: true } as const;
  await office(`/de-registration-approval/${ID}`, { [ONE]: { ...detail, kind: 'EXPLANATION_CALL', turn } });
  expect(await screen.findByRole('link', { name: 'To the call: extend it or decide' })).toHaveAttribute(
    'href',
    `/post-amendment/explanation-calls/${ID}`,
  );
  expect(screen.getByText(/Time ended/)).toBeVisible();
});

test('an ended one says how and with which words; what was submitted leads to its review', async () => {
  await office(`/de-registration-approval/${ID}`, {
    [ONE]: {
      ...detail,
      turn: null,
      end: {
        outcome: 'LAPSED',
        name: named('Lapsed', 'समय नाघेर रोकिएको'),
        text: 'No decision in time.',
        at: summary.openedAt,
      },
      filings: [
        {
          id: '0190a000-0000-7000-8000-0000000000d3',
          process: 'COMPANY_MERGE',
          number: 'CM-2083/84-KTM-000001',
          status: 'REJECTED',
          submittedAt: summary.openedAt,
        },
      ],
    },
  });
  expect(await screen.findByText('No decision in time.')).toBeVisible();
  const filings = screen.getByRole('region', { name: 'What the company has submitted' });
  expect(within(filings).getByText(/CM-2083\/84-KTM-000001/)).toBeVisible();
});

test('of another office it does not exist; what failed can be asked for again', async () => {
  const { unmount } = await office(`/de-registration-approval/${ID}`, {
    [ONE]: failure(404, { message: 'Not found' }),
  });
  expect(await screen.findByText('This proceeding does not exist at your office.')).toBeVisible();
  await unmount();
  const { shell, user } = await office(`/de-registration-approval/${ID}`, { [ONE]: failure(503, { message: 'Away' }) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  shell.gateway.answer({ [ONE]: detail });
  await user.click(again);
  expect(await screen.findByRole('heading', { level: 1, name: 'Merger of companies' })).toBeVisible();
});
