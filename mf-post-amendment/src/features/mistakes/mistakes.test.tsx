import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COMPANY = '0190a000-0000-7000-8000-000000000001';
const MOVE = '0190a000-0000-7000-8000-0000000000a1';
const OLDER = '0190a000-0000-7000-8000-0000000000a2';
const CORRECTION = '0190a000-0000-7000-8000-0000000000c1';
const filing = (id: string, more: object = {}) => ({
  id,
  applicationNumber: id === MOVE ? 'LC-2083/84-KTM-000002' : 'LC-2083/84-KTM-000001',
  process: 'LOCATION_CHANGE',
  decidedOn: '2026-11-20',
  parts: [{ part: 'REGISTERED_OFFICE', replacedBy: null }],
  correction: null,
  ...more,
});
const answers = (filings: readonly object[]): FakeAnswers => ({
  'GET /external/api/representative/company': [
    {
      id: COMPANY,
      regNo: '100002',
      nameEnglish: 'Pashupati Private Limited',
      nameNepali: 'पशुपति प्राइभेट लिमिटेड',
      since: '2025-01-01',
      status: 'ACTIVE',
    },
  ],
  [`GET /external/api/company/${COMPANY}/correctable`]: filings,
  'GET /external/api/application': { items: [], total: 0, page: 1, size: 10 },
});
const show = (path: string, filings: readonly object[] = []) =>
  renderRemote(app, { path, role: 'COMPANY_REPRESENTATIVE', language: 'en', gateway: answers(filings) });

test('the filing that the person comes from stands first; what a later one entered again names it and has no button', async () => {
  const older = filing(OLDER, { parts: [{ part: 'REGISTERED_OFFICE', replacedBy: 'LC-2083/84-KTM-000002' }] });
  await show(`/error-correction/request?company=${COMPANY}&filing=${OLDER}`, [filing(MOVE), older]);
  const [first, second] = await screen.findAllByRole('region', { name: /Location change/ });
  if (first === undefined || second === undefined) throw new Error('Two filings are shown');
  expect(first).toHaveTextContent('changed by LC-2083/84-KTM-000002 since');
  expect(within(first).queryByRole('button')).toBeNull();
  expect(within(second).getByRole('button')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Shareholder change' })).toHaveAttribute(
    'href',
    expect.stringContaining('SHARE_HOLDER_CHANGE'),
  );
});

test('a correction that the office has is led to, and no second one is offered', async () => {
  await show('/error-correction/request', [
    filing(MOVE, { correction: { id: CORRECTION, applicationNumber: 'EC-2083/84-KTM-000001' } }),
  ]);
  const link = await screen.findByRole('link', { name: 'EC-2083/84-KTM-000001' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`/error-correction/request/${CORRECTION}`));
  expect(screen.queryByRole('button', { name: /Correct a mistake/ })).toBeNull();
});

test('the draft is opened about the chosen filing', async () => {
  const { shell } = await show('/error-correction/request', [filing(MOVE)]);
  await userEvent.click(await screen.findByRole('button', { name: /Correct a mistake/ }));
  const [call] = await waitFor(() => {
    const calls = shell.gateway.callsOf('POST /external/api/application');
    if (calls.length === 0) throw new Error('nothing was opened yet');
    return calls;
  });
  expect(call?.body).toMatchObject({
    processName: 'ERROR_CORRECTION',
    companyId: COMPANY,
    subject: { kind: 'FILING', id: MOVE },
  });
});

test('a company without anything to correct is told so, in the list and where it asks', async () => {
  await show('/error-correction/request');
  expect(await screen.findByText(/This company has no application that can be corrected/)).toBeVisible();
});

test('the list holds the corrections of the company alone', async () => {
  const { shell } = await show('/error-correction/list');
  expect(await screen.findByText('No corrections were asked for.')).toBeVisible();
  expect(shell.gateway.callsOf('GET /external/api/application')[0]?.query).toMatchObject({
    processName: 'ERROR_CORRECTION',
    companyId: COMPANY,
  });
});

const officer = (reasons: readonly object[]) =>
  renderRemote(app, {
    path: `/error-correction/request?company=${COMPANY}&filing=${MOVE}`,
    role: 'OPERATOR',
    language: 'en',
    gateway: {
      ...answers([filing(MOVE)]),
      [`GET /external/api/company/${COMPANY}/process`]: {
        processes: [
          {
            process: 'ERROR_CORRECTION',
            name: 'Error correction',
            group: 'OTHER',
            allowed: reasons.length === 0,
            reasons,
          },
        ],
      },
    },
  });

test('an operator begins the correction of the office’s mistake from the filing', async () => {
  const { shell } = await officer([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Correct a mistake of the office' })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /Correct a mistake/ }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/application')[0]?.body).toMatchObject({
      companyId: COMPANY,
      subject: { kind: 'FILING', id: MOVE },
    }),
  );
});

test('whoever may not begin one reads why, and has no button', async () => {
  await officer([{ code: 'FROZEN', message: 'The company is frozen.' }]);
  expect(await screen.findByText('The company is frozen.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Correct a mistake/ })).toBeNull();
});
