import { expect, test } from '@jest/globals';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../app';

const OWN = 'a'.repeat(64);
const head = (number: number, keyFingerprint: string) => ({
  number,
  seq: 10 * number,
  hash: 'c'.repeat(64),
  previousHash: '0'.repeat(64),
  signedAt: '2026-11-27T04:00:00.000Z',
  signature: 'c2lnbmF0dXJl',
  keyFingerprint,
  signer: 'Company registry',
  certificate: '-----BEGIN CERTIFICATE-----',
});

test.each([
  ['en', 'This signature is not by any certificate of this portal.', /Only signatures of this portal’s own/],
  ['ne', 'यो हस्ताक्षर यो पोर्टलको कुनै प्रमाणपत्रको होइन।', /आफ्नै प्रमाणपत्रको मात्र/],
] as const)('X23: a head of a foreign certificate is marked, beside those that are believed (%s)', async (...row) => {
  const [language, marked, believed] = row;
  const items = [head(2, 'b'.repeat(64)), head(1, OWN)];
  await renderRemote(app, {
    path: '/audit-heads',
    role: null,
    language,
    gateway: { 'GET /external/api/audit-head': { items, total: 2, page: 1, size: 20, signers: [OWN] } },
  });
  expect(await screen.findByText(believed)).toHaveTextContent(OWN);
  const [, foreign, own] = screen.getAllByRole('row');
  if (!foreign || !own) throw new Error('two heads are listed');
  expect(within(foreign).getByText(marked)).toBeVisible();
  expect(within(own).queryByText(marked)).toBeNull();
});
