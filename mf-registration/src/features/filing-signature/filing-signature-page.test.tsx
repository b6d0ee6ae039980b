import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { signatureViewSchema, type SignatureView } from '@registrar/domain/calls/filing-signatures';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const both = (en: string) => ({ ne: en, en });
const view = (voided: SignatureView['voided']): SignatureView =>
  signatureViewSchema.parse({
    state: 'OPEN',
    applicationId: '0190a000-0000-7000-8000-000000000001',
    process: 'SHARES_PURCHASE_SALES_AGREEMENT',
    company: { nameEnglish: 'Makalu', nameNepali: 'मकालु', regNo: '1' },
    party: { nameEnglish: 'Sarita Thapa', nameNepali: 'सरिता थापा' },
    role: 'SELLER',
    paperName: both('Signature of the seller'),
    statement: both('I give the shares named here.'),
    facts: [{ label: both('Kitta'), value: both('51–70') }],
    papers: [{ kind: 'OWN', name: both('Signature of the seller') }],
    hash: '0'.repeat(64),
    askedBy: { nameEnglish: 'Asha Gurung', nameNepali: 'आशा गुरुङ' },
    language: 'en',
    expiresAt: '2026-12-13T00:00:00.000Z',
    contacts: [{ channel: 'EMAIL', address: 'a*****@example.com' }],
    answered: null,
    answeredAt: null,
    voided,
  });
const open = (voided: SignatureView['voided']) =>
  renderRemote(app, {
    path: `/filing-signature/${'A'.repeat(43)}`,
    language: 'en',
    gateway: { 'GET /external/api/filing-signature/:token': view(voided) },
  });
const VOID = 'The answers changed after you had signed, so that signature is void';

test('who signed before a change reads that the signature is void, and what is another now', async () => {
  await open({
    signedAt: '2026-11-29T00:00:00.000Z',
    changes: [
      { label: both('Kitta'), before: both('51–60'), after: both('51–70') },
      { label: both('Share type'), before: both('Ordinary'), after: null },
    ],
  });
  const told = (await screen.findByText(VOID)).closest('[role="alert"], .ant-alert');
  expect(told).toHaveTextContent('51–60');
  expect(told).toHaveTextContent('Ordinary (none)');
  expect(within(document.body).getByRole('button', { name: /OTP/ })).toBeVisible();
});

test.each([
  ['a first link', null],
  ['an older gateway', undefined],
])('%s says nothing of it', async (_name, voided) => {
  await open(voided);
  expect(await screen.findByText('I give the shares named here.')).toBeVisible();
  expect(screen.queryByText(VOID)).toBeNull();
});

test('a change that is not among the facts is told without a comparison', async () => {
  await open({ signedAt: '2026-11-29T00:00:00.000Z', changes: [] });
  expect(await screen.findByText(/The change is elsewhere in the application/)).toBeVisible();
});
