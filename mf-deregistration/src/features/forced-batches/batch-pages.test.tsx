import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ForcedBatchDetail } from '@registrar/domain/calls/forced-batches';
import type { ForcedCandidate } from '@registrar/domain/calls/forced-openings';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000b1';
const company = (at: number) => ({
  id: `0190a000-0000-7000-8000-00000000000${at}`,
  nameEnglish: `Company ${at} Private Limited`,
  nameNepali: `कम्पनी ${at} प्राइभेट लिमिटेड`,
  registrationNumber: `10000${at}`,
});
const candidate = (at: number, isProposed = false): ForcedCandidate => ({
  company: company(at),
  missingYears: ['2077/78', '2078/79', '2079/80'],
  oldestDueOn: '2022-01-14',
  isProposed,
});
const maya = { id: ID, username: 'maya.approver', fullNameEnglish: 'Maya Tamang', fullNameNepali: 'माया तामाङ' };
const nobody = { reason: null, remark: null, failedAt: null, proceeding: null };
const counts = { HOLD: 0, QUEUED: 0, PROCESSING: 0, WITHDRAWN: 0, COMPLETED: 0, ERROR: 0 };
const waiting: ForcedBatchDetail = {
  id: ID,
  remark: 'No report for years',
  status: 'PROPOSED',
  proposedBy: maya,
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-12-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  ground: 'REPORTS_MISSING',
  companies: 2,
  counts: { ...counts, HOLD: 2 },
  items: [1, 2].map((at) => ({ company: company(at), status: 'HOLD', ...nobody })),
  mayTakeOut: true,
  mayRetry: false,
  hasLetters: false,
};
const followed: ForcedBatchDetail = {
  ...waiting,
  status: 'APPROVED',
  decidedBy: maya,
  decidedAt: '2026-11-22T06:00:00.000Z',
  mayDecide: false,
  mayTakeOut: false,
  mayRetry: true,
  hasLetters: true,
  companies: 3,
  counts: { ...counts, COMPLETED: 1, WITHDRAWN: 1, ERROR: 1 },
  items: [
    {
      company: company(1),
      status: 'COMPLETED',
      ...nobody,
      proceeding: { id: ID, number: 'FO-2083/84-KTM-000001', servedOn: null, hasEnded: false },
    },
    { company: company(2), status: 'WITHDRAWN', ...nobody, reason: 'GROUND_GONE' },
    { company: company(3), status: 'ERROR', ...nobody, failedAt: 'OPENING' },
  ],
};
const PROPOSE = 'POST /external/api/forced-batch';
const step = (name: string) => `POST /external/api/forced-batch/${ID}/${name}`;
const page = { total: 3, page: 1, size: 20 };
const office = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: `/de-registration-approval/forced-openings${path}`,
    role: 'APPROVER_2',
    language,
    gateway: {
      'GET /external/api/forced-candidate': {
        items: [candidate(1), candidate(2), candidate(3, true)],
        ...page,
        mayPropose: true,
      },
      [`GET /external/api/forced-batch/${ID}`]: waiting,
      ...gateway,
    },
  });

test('all that is found is chosen but what is proposed already, and sent once; what does not fit is left out', async () => {
  const { user, shell } = await office('/candidates', {
    [PROPOSE]: failure(422, {
      code: 'VAL-422',
      errors: [{ path: 'companyIds.1', code: 'FORCED_BATCH_GROUND_ABSENT', message: 'Company 2: not this ground' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Choose the 3 companies found' }));
  await user.click(await screen.findByRole('button', { name: 'Propose 2 companies as a batch' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Nothing was filed since 2077');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  expect(await dialog.findByText('Company 2: not this ground')).toBeVisible();
  expect(shell.gateway.callsOf(PROPOSE)[0]).toMatchObject({
    body: {
      companyIds: [company(1).id, company(2).id],
      ground: 'REPORTS_MISSING',
      remark: 'Nothing was filed since 2077',
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Leave these companies out' }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Nothing was filed since 2077');
  await user.click(dialog.getByRole('button', { name: 'Send for approval' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(PROPOSE)[1]).toMatchObject({ body: { companyIds: [company(1).id] } }),
  );
});

test('the second person takes a company out with a reason, and approves the rest', async () => {
  const { user, shell } = await office(`/batches/${ID}`, { [step('take-out')]: {}, [step('approve')]: {} });
  expect(await screen.findByRole('button', { name: 'Take the 0 chosen companies out' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Company 2 Private Limited' }));
  await user.click(screen.getByRole('button', { name: 'Take the 1 chosen companies out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Is being merged');
  await user.click(dialog.getByRole('button', { name: 'Take out' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(step('take-out'))[0]).toMatchObject({
      body: { companyIds: [company(2).id], remark: 'Is being merged' },
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const approval = within(await screen.findByRole('dialog'));
  expect(approval.getByText(/Those that have filed by then are left out/)).toBeVisible();
  await user.click(approval.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.gateway.callsOf(step('approve'))).toHaveLength(1));
});

test.each([
  ['en', 'Filed or paid meanwhile: the ground is gone', 'The proceeding could not be opened', '66%'],
  ['ne', 'कम्पनीले विवरण पेश गरेको वा जरिबाना तिरेकाले आधार नरहेको', 'कारबाही खोल्न सकिएन', '६६%'],
] as const)('each company says how far it is, and why not (%s)', async (language, gone, failed, percent) => {
  const { user, shell } = await office(
    `/batches/${ID}`,
    { [`GET /external/api/forced-batch/${ID}`]: followed, [step('retry')]: {} },
    language,
  );
  expect(await screen.findByText(gone)).toBeVisible();
  expect(screen.getByText(failed)).toBeVisible();
  expect(screen.getByText(percent)).toBeVisible();
  expect(screen.getByRole('link', { name: 'FO-2083/84-KTM-000001' })).toBeVisible();
  await user.click(
    screen.getByRole('button', {
      name: language === 'en' ? 'Try the failed ones again' : 'हुन नसकेकामा फेरि प्रयास गर्नुहोस्',
    }),
  );
  await waitFor(() => expect(shell.gateway.callsOf(step('retry'))).toHaveLength(1));
});

const uploads: FakeAnswers = {
  'POST /external/api/upload': { id: ID, size: 4, received: 0, partBytes: 524_288 },
  'PUT /external/api/upload/:id/:start': { id: ID, size: 4, received: 4, partBytes: 524_288 },
};

test.each([
  ['en', 'Record the service of many', 'Record the service', 'Companies and receipts', /Recorded: 1\. Not recorded: 1/],
  ['ne', 'धेरैको तामेली एकैपटक अभिलेख गर्नुहोस्', 'तामेली अभिलेख गर्नुहोस्', 'कम्पनी र भर्पाई', /अभिलेख भएका: १, नभएका: १/],
] as const)(
  'one act serves many (%s): what was not recorded is named, and stays in the list',
  async (language, open, send, list, said) => {
    const { user, shell } = await office(
      `/batches/${ID}`,
      {
        ...uploads,
        [`GET /external/api/forced-batch/${ID}`]: { ...followed, mayServe: true },
        [step('service')]: {
          rows: [
            { registrationNumber: '100001', outcome: 'SERVED', reason: null },
            { registrationNumber: '100007', outcome: 'REFUSED', reason: 'No proceeding is open.' },
          ],
        },
      },
      language,
    );
    await user.click(await screen.findByRole('button', { name: open }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(list)).toHaveValue('100001, ');
    await user.clear(dialog.getByLabelText(list));
    await user.type(dialog.getByLabelText(list), '100001, R-1{Enter}100007, R-7');
    await user.type(dialog.getByLabelText(/\(AD\)|\(ई\.?सं\.?\)|ई\. ?सं\./), '2026-11-20{Tab}');
    await userEvent.upload(dialog.getByTestId('file-input'), new File(['scan'], 'list.png', { type: 'image/png' }));
    expect(await dialog.findByText('list.png')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: send }));
    expect(await dialog.findByText(said)).toBeVisible();
    expect(dialog.getByText(/100007: No proceeding is open\./)).toBeVisible();
    expect(dialog.getByLabelText(list)).toHaveValue('100007, R-7');
    expect(shell.gateway.callsOf(step('service'))[0]).toMatchObject({
      body: {
        channel: 'REGISTERED_OFFICE',
        publishedOn: '2026-11-20',
        uploadId: ID,
        rows: [
          { registrationNumber: '100001', proof: 'R-1' },
          { registrationNumber: '100007', proof: 'R-7' },
        ],
      },
    });
  },
);
