import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { GrievanceDetail } from '@registrar/domain/calls/grievances';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000c1';
const office = { nameEnglish: 'Office', nameNepali: 'कार्यालय' };
const ram = { nameEnglish: 'Ram', nameNepali: 'राम' };
const detail = (more: Partial<GrievanceDetail> = {}): GrievanceDetail => ({
  id: ID,
  kind: 'PROCESS_FOR_GRIEVANCE',
  number: 'GRV-2083/84-KTM-000001',
  status: 'ASKED',
  about: ram,
  applicant: ram,
  askedBy: ram,
  office,
  askedAt: '2026-11-20T05:00:00.000Z',
  dueOn: '2026-12-10',
  isOverdue: false,
  words: '<b>Bold</b>',
  messages: [],
  letters: [],
  mayWrite: true,
  mayReopen: false,
  version: 1,
  subject: 'Slow',
  officer: null,
  applicationId: null,
  applicationNumber: null,
  invoiceNumber: null,
  company: null,
  handler: null,
  escalatedAt: null,
  stage: 1,
  outcome: null,
  remedy: null,
  satisfaction: null,
  may: { hand: false, escalate: false, rate: false, answer: [] },
  officers: [],
  ...more,
});
const FINES = `GET /external/api/grievance/${ID}/fine`;
const none = { fines: [], proposals: [] };
const GET = `GET /external/api/grievance/${ID}`;

test('an officer answers with what is open; markup of the requester is text', async () => {
  const { user, shell } = await renderRemote(app, {
    path: `/grievance/${ID}`,
    role: 'APPROVER_1',
    language: 'en',
    gateway: {
      [GET]: detail({ may: { hand: false, escalate: true, rate: false, answer: ['EXPLAINED', 'REFUSED'] } }),
      [FINES]: none,
      [`POST /external/api/grievance/${ID}/answer`]: {},
    },
  });
  expect(await screen.findByText('<b>Bold</b>')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.queryByRole('radio', { name: 'Refunded' })).toBeNull();
  await user.click(await screen.findByRole('radio', { name: 'Refused' }));
  await user.type(screen.getByRole('textbox', { name: /Text of the answer/ }), 'The law says so');
  await user.click(screen.getAllByRole('button', { name: 'Answer' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(shell.gateway.callsOf(`POST /external/api/grievance/${ID}/answer`)[0]?.body).toMatchObject({
      outcome: 'REFUSED',
      version: 1,
    }),
  );
});

test('a refusal names the way to the court and its days, and is opened again', async () => {
  await renderRemote(app, {
    path: `/grievance/${ID}`,
    role: 'APPLICANT',
    language: 'ne',
    gateway: {
      [GET]: detail({
        status: 'REFUSED',
        outcome: 'REFUSED',
        mayReopen: true,
        remedy: { until: '2026-12-27', days: 35 },
      }),
    },
  });
  expect(await screen.findByText(/३५ दिनभित्र अदालतमा/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'गुनासो फेरि खोल्नुहोस्' })).toBeEnabled();
});

test('the public page shows the figures and asks for what is missing', async () => {
  const { user } = await renderRemote(app, {
    path: '/open-grievance',
    language: 'en',
    gateway: {
      'GET /public/grievance/figures': {
        since: '2025-11-24',
        workingDays: 15,
        offices: [{ ...office, asked: 3, inTime: 2, late: 1, overdue: 0, open: 0 }],
      },
    },
  });
  expect(await screen.findByText('Answered in time')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByText('Subject of the grievance is required')).toBeVisible();
});

const gita = { id: ID, username: 'gita', fullNameEnglish: 'Gita', fullNameNepali: 'गीता' };
const fine = {
  dueId: '0190a000-0000-7000-8000-0000000000d1',
  event: { nameEnglish: 'Annual report', nameNepali: 'वार्षिक प्रतिवेदन', section: '80' },
  fiscalYear: '2081/82',
  amountPaisa: 100_000,
};

test('an officer proposes to waive a fine of the company, with the reason', async () => {
  const { user, shell } = await renderRemote(app, {
    path: `/grievance/${ID}`,
    role: 'OPERATOR',
    language: 'en',
    gateway: {
      [GET]: detail(),
      [FINES]: { fines: [fine], proposals: [] },
      [`POST /external/api/grievance/${ID}/waiver`]: { id: ID },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Propose to waive a fine' }));
  await user.click(screen.getByRole('combobox', { name: /Fine to waive/ }));
  await user.click(await screen.findByText('Annual report 2081/82: Rs. 1,000.00'));
  await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'The portal was down');
  await user.click(screen.getAllByRole('button', { name: 'Propose to waive a fine' }).at(-1) ?? document.body);
  await waitFor(() =>
    expect(shell.gateway.callsOf(`POST /external/api/grievance/${ID}/waiver`)[0]?.body).toEqual({
      version: 1,
      dueId: fine.dueId,
      reason: 'The portal was down',
    }),
  );
});

test('another officer approves what is proposed; who proposed it has no such button', async () => {
  const { user, shell } = await renderRemote(app, {
    path: `/grievance/${ID}`,
    role: 'APPROVER_1',
    language: 'en',
    gateway: {
      [GET]: detail(),
      [FINES]: {
        fines: [],
        proposals: [
          {
            ...fine,
            id: ID,
            remark: 'The portal was down',
            status: 'PROPOSED',
            proposedBy: gita,
            proposedAt: '2026-11-20T05:00:00.000Z',
            expiresAt: '2026-12-04T05:00:00.000Z',
            decidedBy: null,
            decidedAt: null,
            decisionRemark: null,
            mayDecide: true,
            mayWithdraw: false,
          },
        ],
      },
      [`POST /external/api/fine-waiver/${ID}/approve`]: {},
    },
  });
  expect(await screen.findByText('Proposed by Gita')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take back/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: /^Approve:/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.gateway.callsOf(`POST /external/api/fine-waiver/${ID}/approve`)).toHaveLength(1));
});
