import { expect, test } from '@jest/globals';
import type { OpenDataExports } from '@registrar/domain/calls/open-data-exports';
import type { MadeWebhook, Webhook } from '@registrar/domain/calls/publication-webhooks';
import type { Publication, PublicationFeed } from '@registrar/domain/calls/publications';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../app';

const COMPANY = '0190a000-0000-7000-8000-000000000001';
const publication = (number: number): Publication => ({
  number,
  publishedAt: '2026-11-21T06:00:00.000Z',
  company: {
    id: COMPANY,
    url: `https://portal.example/company/${COMPANY}`,
    registrationNumber: 'KTM-PVT-000001',
    nameEnglish: 'Makalu Traders Private Limited',
    nameNepali: 'मकालु ट्रेडर्स प्राइभेट लिमिटेड',
  },
  entries: [
    {
      aspect: 'REGISTERED_OFFICE',
      subjectId: null,
      change: 'CHANGED',
      effectiveOn: '2026-11-21',
      before: { addressEnglish: 'Old Lane' },
      after: { addressEnglish: `Lane ${number}` },
    },
  ],
});
const night: OpenDataExports[number] = {
  day: '2026-11-21',
  manifest: JSON.stringify({
    register: 'https://portal.example',
    day: '2026-11-21',
    begunAt: '2026-11-21T00:00:00.000Z',
    madeAt: '2026-11-21T00:01:00.000Z',
    companies: 402_000,
    files: [
      {
        name: 'companies.csv.gz',
        mediaType: 'application/gzip',
        sha256: 'ab',
        size: 31_400_000,
        url: 'https://portal.example/gateway/public/open-data/2026-11-21/companies.csv.gz',
      },
    ],
  }),
  signature: 'c2ln',
  keyFingerprint: 'ab',
  signer: 'Office',
  certificate: 'PEM',
};
const hook: Webhook = {
  id: '0190a000-0000-7000-8000-0000000000f1',
  url: 'https://receiver.example/new',
  createdAt: '2026-11-20T06:00:00.000Z',
  deliveredTo: 40,
  deliveredAt: '2026-11-21T06:00:00.000Z',
  failingSince: null,
  endedAt: null,
};
const feed = (path: { query?: Readonly<Record<string, unknown>> }): PublicationFeed => {
  const after = Number(path.query?.['after']);
  return { publications: after === 0 ? [] : [publication(41), publication(42)], next: 42, latest: 42 };
};
const gateway = {
  'GET /public/open-data': [night],
  'GET /public/open-data/entries': feed,
  'GET /external/api/publication-webhook': [hook],
};

test('without an account: the last entries first, the files of a night, and where to log in', async () => {
  await renderRemote(app, { path: '/open-data', role: null, language: 'en', gateway });
  const links = await screen.findAllByRole('link', { name: 'Makalu Traders Private Limited' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([`/company/${COMPANY}`, `/company/${COMPANY}`]);
  expect(screen.getAllByText('Registered office (Changed)')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'companies.csv.gz (31.4 MB)' })).toHaveAttribute(
    'href',
    '/gateway/public/open-data/2026-11-21/companies.csv.gz',
  );
  expect(screen.getByRole('link', { name: 'All calls and their format' })).toHaveAttribute(
    'href',
    '/gateway/public/open-data/docs',
  );
  expect(screen.getByRole('link', { name: 'Log in to add an address' })).toBeVisible();
});

test('an address is added, its key is shown this once, and a refused one is told at its field', async () => {
  const made: MadeWebhook = { ...hook, secret: 'whsec_AAAA' };
  let answer: object = failure(422, {
    code: 'VAL-422',
    errors: [{ path: 'url', code: 'WEBHOOK_NO_ANSWER', message: 'The address did not take the test message' }],
  });
  await renderRemote(app, {
    path: '/open-data',
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gateway, 'POST /external/api/publication-webhook': () => answer },
  });
  const field = await screen.findByRole('textbox', { name: /Address to send to/ });
  await userEvent.type(field, 'https://receiver.example/new');
  await userEvent.click(screen.getByRole('button', { name: 'Add the address' }));
  expect((await screen.findAllByText(/did not take the test message/)).length).toBeGreaterThan(0);
  expect(field).toHaveValue('https://receiver.example/new');
  answer = made;
  await userEvent.click(screen.getByRole('button', { name: 'Add the address' }));
  expect(await screen.findByText('whsec_AAAA')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Address to send to/ })).toHaveValue(''));
  expect(screen.getByRole('button', { name: 'Stop sending to https://receiver.example/new' })).toBeVisible();
});

test('in Nepali, before the first night and the first entry, and out of reach', async () => {
  await renderRemote(app, {
    path: '/open-data',
    role: null,
    language: 'ne',
    gateway: {
      'GET /public/open-data': [],
      'GET /public/open-data/entries': failure(500, { code: 'SRV-500' }),
    },
  });
  expect(await screen.findByText('पहिलो रातका फाइल अझै बनेका छैनन्।')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent('विवरण ल्याउन सकिएन।');
});
