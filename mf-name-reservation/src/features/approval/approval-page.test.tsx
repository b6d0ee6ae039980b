import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { failure, fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

jest.setTimeout(60_000);

const READ = 'GET /external/api/application/:id';
const APPROVE = 'POST /external/api/application/:id/approve';
const verified = (changes: Partial<ApplicationDetail> = {}) =>
  applicationDetail({
    sections: filledSections,
    status: 'VERIFY',
    level: 1,
    turn: 'APPROVER',
    titleEnglish: 'Himchuli Traders Private Limited',
    titleNepali: 'हिमचुली ट्रेडर्स प्राइभेट लिमिटेड',
    applicationNumber: 'NR-2083/84-KTM-000001',
    version: 7,
    allowedActions: [
      { action: 'approve', allowed: true, remark: 'optional' },
      { action: 'reject', allowed: true, remark: 'required' },
      { action: 'forward', allowed: false, remark: 'required', reason: { code: 'NEXT_LEVEL_EXISTS', message: 'There is no higher level.' } },
    ],
    nameCheck: nameCheckAnswer({
      outcome: 'SIMILAR_EXISTS',
      similar: [{ id: '1', english: 'Himchuli Trade Private Limited', nepali: 'हिमचुली ट्रेड', kind: 'COMPANY', score: 0.8, reason: 'SOUND', why: { ne: 'उस्तै', en: 'One word differs' } }],
    }),
    ...changes,
  });
const open = (answers: FakeAnswers) =>
  renderRemote(app, { path: `/company-name-reservation-approval/${APPLICATION_ID}`, role: 'APPROVER_1', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('the officer sees the findings, the near names beside the proposed one, and why an action is closed', async () => {
  await open({ [READ]: verified() });
  const table = await screen.findByRole('table', { name: 'Compared with similar names' });
  expect(within(table).getByText('Himchuli Traders Private Limited')).toBeVisible();
  expect(within(table).getByText('Himchuli Trade Private Limited')).toBeVisible();
  const forward = screen.getByRole('button', { name: 'Forward' });
  expect(forward).toBeDisabled();
  expect(forward).toHaveAccessibleDescription('There is no higher level.');
});

test('approving asks once and sends the version that was seen with a key', async () => {
  const { shell, user } = await open({ [READ]: verified(), [APPROVE]: verified({ status: 'APPROVED', version: 8, allowedActions: [] }) });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const dialog = await screen.findByRole('dialog');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  const calls = shell.gateway.callsOf(APPROVE);
  expect(calls.map(({ body }) => body)).toEqual([{ version: 7 }]);
  expect(calls[0]?.request.idempotencyKey).toBeDefined();
});

test.each([409, 412])('a %s says that somebody was quicker and shows the newest state', async (status) => {
  let decided = false;
  const { user } = await open({
    [READ]: () => (decided ? verified({ status: 'REJECTED', version: 8, allowedActions: [] }) : verified()),
    [APPROVE]: () => {
      decided = true;
      throw failure(status, { message: 'changed' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This application has changed in the meantime.')).toBeVisible();
  expect(await screen.findByText('Rejected')).toBeVisible();
});

test('a rejection needs its reason and its remark', async () => {
  const { shell, user } = await open({ [READ]: verified() });
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await within(dialog).findByText('Reason is required')).toBeVisible();
  expect(within(dialog).getByText('Remark is required')).toBeVisible();
  expect(shell.gateway.callsOf('POST /external/api/application/:id/reject')).toHaveLength(0);
});

test('a message about the application, or a line that came back, asks for it again', async () => {
  const { shell } = await open({ [READ]: verified() });
  await screen.findByRole('button', { name: 'Approve' });
  const before = shell.gateway.callsOf(READ).length;
  shell.emit(`/topic/user/${fakeSession('APPROVER_1').userId}`, { link: `/company-name-reservation-approval/${APPLICATION_ID}` });
  await waitFor(() => expect(shell.gateway.callsOf(READ)).toHaveLength(before + 1));
  shell.resync();
  await waitFor(() => expect(shell.gateway.callsOf(READ)).toHaveLength(before + 2));
});
