import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FilingReportView, FilingStop } from '@registrar/domain/calls/filing-reports';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e1';
const COMPANY = { regNo: '100002', nameEnglish: 'Karnali Private Limited', nameNepali: 'कर्णाली प्राइभेट लिमिटेड' };
const PROCESS = { nameEnglish: 'Change of address', nameNepali: 'ठेगाना परिवर्तन' };
const PUJA = { nameEnglish: 'Puja Gurung', nameNepali: 'पूजा गुरुङ' };
const view: FilingReportView = {
  company: COMPANY,
  person: { nameEnglish: 'Nisha Khadka', nameNepali: 'निशा खड्का' },
  toldAs: 'DIRECTOR',
  filing: { number: 'LC-2083/84-KTM-000001', process: PROCESS },
  filedBy: PUJA,
  filedAt: '2026-11-24T06:00:00Z',
  state: 'OPEN',
  until: '2026-12-24T06:00:00Z',
  reportedAt: null,
  outcome: null,
};
const VIEW = 'GET /external/api/filing-report/a-token';
const told = (change: Partial<FilingReportView>, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/filing-report/a-token',
    role: null,
    language,
    gateway: { [VIEW]: { ...view, ...change } },
  });

test.each([
  ['en', 'LC-2083/84-KTM-000001', 'Puja Gurung'],
  ['ne', 'LC-2083/84-KTM-000001', 'पूजा गुरुङ'],
] as const)('whoever was told reads what was filed by whom (%s)', async (language, number, by) => {
  await told({}, language);
  expect(await screen.findByText(number)).toBeVisible();
  expect(screen.getByText(by)).toBeVisible();
});

test.each([['REPORTED'], ['OVER'], ['EXPIRED']] as const)('%s: the page says so and reports nothing', async (state) => {
  await told({ state, reportedAt: state === 'REPORTED' ? '2026-11-25T06:00:00Z' : null });
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const stop: FilingStop = {
  id: ID,
  applicationId: '0190a000-0000-7000-8000-0000000000e2',
  number: 'LC-2083/84-KTM-000001',
  process: PROCESS,
  company: { ...COMPANY, id: '0190a000-0000-7000-8000-000000000001' },
  filedBy: PUJA,
  stoppedAt: '2026-11-25T06:00:00Z',
  reports: [{ person: view.person, toldAs: 'DIRECTOR', reason: 'I know nothing of it', at: '2026-11-25T06:00:00Z' }],
  mayJudge: true,
  ended: null,
};

test('an officer who has not handled it gives a finding with a reason; another one is told to leave it', async () => {
  const JUDGE = `POST /external/api/filing-stop/${ID}/judgement`;
  const { user, shell } = await renderRemote(app, {
    path: '/post-amendment/stopped-filings',
    role: 'APPROVER_1',
    language: 'en',
    gateway: {
      'GET /external/api/filing-stop': {
        items: [stop, { ...stop, id: 'other', number: 'LC-2', mayJudge: false }],
        total: 2,
        page: 1,
        size: 20,
      },
      [JUDGE]: {},
    },
  });
  expect(await screen.findByText('Another officer has to look.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: `Give a finding: ${stop.number}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: 'It is not the company’s' }));
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Nobody signed it');
  await user.click(dialog.getByRole('button', { name: 'Give a finding' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(JUDGE)[0]?.body).toEqual({ outcome: 'TRUE', reason: 'Nobody signed it' }),
  );
});
