import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ShareDetail, SharedView } from '@registrar/domain/calls/document-shares';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000e7';
const COMPANY = {
  id: '0190a000-0000-7000-8000-000000000001',
  regNo: '100002',
  nameEnglish: 'Karnali Private Limited',
  nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
};
const BY = { nameEnglish: 'Puja Karki', nameNepali: 'पूजा कार्की' };
const share: ShareDetail = {
  id: ID,
  number: 'SHD-2083/84-KTM-000001',
  company: COMPANY,
  target: 'PAPER',
  kind: 'MEMORANDUM',
  receiver: 'Himal Bank',
  roleType: 'EXTERNAL',
  state: 'OPEN',
  askedAt: '2026-11-24T06:00:00Z',
  opensAt: '2026-11-24T06:00:00Z',
  expiresAt: '2026-12-01T06:00:00Z',
  openings: 1,
  purpose: 'A loan',
  askedBy: BY,
  contacts: ['d*****@bank.example'],
  persons: [],
  opened: [{ at: '2026-11-25T06:00:00Z', sentTo: 'd*****@bank.example' }],
  revokedReason: null,
  mayRevoke: true,
  version: 1,
};
const view: SharedView = {
  company: COMPANY,
  state: 'OPEN',
  target: 'PAPER',
  kind: 'MEMORANDUM',
  receiver: 'Himal Bank',
  purpose: 'A loan',
  sharedBy: BY,
  expiresAt: '2026-12-01T06:00:00Z',
  language: 'en',
  contacts: [{ channel: 'EMAIL', address: 'd*****@bank.example' }],
};

test('the list shows a share with its openings, and revokes it with a reason', async () => {
  const REVOKE = `POST /external/api/document-share/${ID}/revocation`;
  const { user, shell } = await renderRemote(app, {
    path: '/request-documents-mail/list',
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: {
      'GET /external/api/document-share': { items: [share], total: 1, page: 1, size: 20 },
      [`GET /external/api/document-share/${ID}`]: share,
      [REVOKE]: {},
    },
  });
  await user.click(await screen.findByRole('button', { name: share.number }));
  await user.click(await screen.findByRole('button', { name: 'Revoke the link' }));
  expect((await screen.findAllByText('Reason is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
  await user.type(screen.getByRole('textbox', { name: 'Why it is revoked' }), 'Not needed');
  await user.click(screen.getByRole('button', { name: 'Revoke the link' }));
  await waitFor(() => expect(shell.gateway.callsOf(REVOKE)[0]?.body).toEqual({ version: 1, reason: 'Not needed' }));
});

test('the form needs receiver, contact and role type, and the code for what names persons', async () => {
  const SHARE = 'POST /external/api/document-share';
  const { user, shell } = await renderRemote(app, {
    path: '/request-documents-mail/form',
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: {
      'GET /external/api/representative/company': [COMPANY],
      [`GET /external/api/company/${COMPANY.id}/shareable-document`]: {
        items: [{ id: ID, kind: 'MEMORANDUM', code: 'AB', language: 'ne', issuedOn: '2026-11-01', needsCode: true }],
        maximumDays: 30,
        objectionDays: 3,
      },
      [SHARE]: { id: ID },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  expect((await screen.findAllByText('Role type is required', undefined, { timeout: 15_000 })).length).toBeGreaterThan(
    0,
  );
  expect(shell.gateway.callsOf(SHARE)).toEqual([]);
  expect(screen.queryByRole('textbox', { name: /OTP code/ })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /Document or company/ }));
  await user.click(await screen.findByTitle(/Memorandum/));
  expect(await screen.findByRole('textbox', { name: /OTP code/ })).toBeVisible();
});

test('the receiver is shown no paper before the code; a revoked link says so and asks for no code', async () => {
  const open = (state: SharedView['state']) =>
    renderRemote(app, {
      path: '/shared-document/a-token',
      role: null,
      language: 'en',
      gateway: { 'GET /external/api/shared-document/a-token': { ...view, state } },
    });
  const { unmount } = await open('OPEN');
  expect(await screen.findByText(/d\*{5}@bank\.example/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get the file/ })).toBeNull();
  await unmount();
  await open('REVOKED');
  expect(await screen.findByText('The company has revoked this link.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
