import { expect, test } from '@jest/globals';
import type { GazetteList } from '@registrar/domain/calls/gazettes';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../../app';

const list: GazetteList = {
  items: [
    {
      number: 7,
      beginsOn: '2026-11-15',
      endsOn: '2026-11-21',
      publications: 1_234,
      madeAt: '2026-11-22T00:00:00.000Z',
      pdfSize: 31_400,
      jsonSize: 12_000,
      sha256: 'ab',
      signature: 'c2ln',
      keyFingerprint: 'ab',
      signer: 'Office',
      certificate: 'PEM',
    },
  ],
  total: 7,
};

test('each week with its files', async () => {
  await renderRemote(app, { path: '/gazette', role: null, language: 'en', gateway: { 'GET /public/gazette': list } });
  expect(await screen.findByRole('link', { name: 'Gazette no. 7 as PDF' })).toHaveAttribute(
    'href',
    '/gateway/public/gazette/7/gazette.pdf',
  );
  expect(screen.getByRole('link', { name: 'Gazette no. 7 as JSON' })).toHaveAttribute(
    'href',
    '/gateway/public/gazette/7/gazette.json',
  );
  expect(screen.getByText('1,234')).toBeVisible();
});

test('before the first week, in Nepali', async () => {
  const gateway = { 'GET /public/gazette': { items: [], total: 0 } };
  await renderRemote(app, { path: '/gazette?page=x', role: null, language: 'ne', gateway });
  expect(await screen.findByText('पहिलो हप्ताको राजपत्र अझै बनेको छैन।')).toBeVisible();
});
