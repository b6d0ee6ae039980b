import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { PaperSigningPage, PaperToSign, SigningBatch } from '@registrar/domain/calls/paper-signing';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COMPANY = {
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
  registrationNumber: '100002',
};
const paper = (at: number, change: Partial<PaperToSign> = {}): PaperToSign => ({
  id: `0190a000-0000-7000-8000-00000000000${at}`,
  code: `2222222222${at}${at}`,
  kind: 'CERTIFICATE_OF_INCORPORATION',
  language: 'ne',
  company: COMPANY,
  issuedOn: '2026-11-24',
  state: 'WAITING',
  ready: true,
  read: true,
  officer: null,
  batchId: null,
  ...change,
});
const [read, unread, unwritten] = [paper(1), paper(2, { read: false }), paper(3, { ready: false, read: false })];
const LIST = 'GET /external/api/paper-signing';
const SIGN = 'POST /external/api/signing-batch';
const listed = (items: readonly PaperToSign[], maySign = true): PaperSigningPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  size: 20,
  maySign,
});
const office = (gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path: '/paper-signing', role: 'APPROVER_2', language, gateway });

test('only what was read is marked, and what is marked is signed at once', async () => {
  const BATCH = '0190a000-0000-7000-8000-0000000000b1';
  const batch: SigningBatch = {
    id: BATCH,
    officer: { nameEnglish: 'Krishna Bhattarai', nameNepali: 'कृष्ण भट्टराई' },
    begunAt: '2026-11-24T06:00:00Z',
    items: [{ ...read, outcome: 'SIGNED', endedAt: '2026-11-24T06:01:00Z' }],
  };
  const { user, shell } = await office({
    [LIST]: listed([read, unread, unwritten]),
    [SIGN]: { batchId: BATCH, refused: [] },
    [`GET /external/api/signing-batch/${BATCH}`]: batch,
  });
  const marks = await screen.findAllByRole('checkbox');
  expect(marks.map((mark) => mark.hasAttribute('disabled'))).toEqual([false, true, true]);
  expect(screen.getByText('Being written…')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign marked papers: 0' })).toBeDisabled();
  await user.click(marks[0] ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Sign marked papers: 1' }));
  await waitFor(() => expect(shell.gateway.callsOf(SIGN)[0]?.body).toEqual({ papers: [read.id] }));
  expect(await screen.findByText('Krishna Bhattarai: 1 of 1 papers signed')).toBeVisible();
});

test.each([
  ['en', 'Papers that the officers of this office sign personally.'],
  ['ne', undefined],
] as const)('who only reads marks and signs nothing (%s)', async (language, lead) => {
  await office({ [LIST]: listed([read], false) }, language);
  expect(await screen.findByText(language === 'en' ? COMPANY.nameEnglish : COMPANY.nameNepali)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  if (lead !== undefined) expect(screen.getByText(lead)).toBeVisible();
});

test('what was not signed is named with its reason, and hinders nothing else', async () => {
  const { user } = await office({
    [LIST]: listed([read]),
    [SIGN]: { batchId: null, refused: [{ id: read.id, reason: 'TAKEN' }] },
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign marked papers: 1' }));
  expect(await screen.findByText(/Papers not signed: 1/)).toBeVisible();
  expect(screen.getByText(/Signed, or being signed with another batch/)).toBeVisible();
});
