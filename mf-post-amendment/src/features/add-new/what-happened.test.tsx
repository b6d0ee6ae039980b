import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { happenings } from '@registrar/domain/enumerations/happenings';
import { everyProcess } from '@registrar/domain/enumerations';
import type { CompanyProcess } from '@registrar/domain/calls/company-processes';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const process = (changes: Partial<CompanyProcess>): CompanyProcess => ({
  process: 'LOCATION_CHANGE',
  name: 'Location change',
  group: 'MIGRATION',
  allowed: true,
  reasons: [],
  ...changes,
});

const open = (language: 'ne' | 'en', processes: readonly CompanyProcess[]) =>
  renderRemote(app, {
    path: `/post-amendment/add-new?company=${ID}`,
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: {
      'GET /external/api/representative/company': [
        { id: ID, regNo: '1', nameEnglish: 'K', nameNepali: 'क', since: '2025-01-01', status: 'ACTIVE' },
      ],
      [`GET /external/api/company/${ID}/process`]: { processes },
      [`GET /external/api/company/${ID}/process/LOCATION_CHANGE/cost`]: { lines: [], totalPaisa: 0, toReport: null },
      'GET /external/api/company-type-document-map/process-company/LOCATION_CHANGE': [
        {
          key: 'A',
          nameEnglish: 'Lease',
          nameNepali: 'सम्झौता',
          required: true,
          condition: null,
          maxSizeMb: 5,
          extensions: [],
        },
        {
          key: 'B',
          nameEnglish: 'Ward letter',
          nameNepali: 'वडा पत्र',
          required: false,
          condition: null,
          maxSizeMb: 5,
          extensions: [],
        },
      ],
    },
  });

test.each([
  ['ne', 'के भएको हो?', 'कार्यालय वा शाखाको ठेगाना फेरियो', 'शेयरधनीको मृत्यु भयो'],
  ['en', 'What has happened?', 'We moved an office or a branch', 'A shareholder has died'],
] as const)(
  'what people say leads to the filing, if the company files it (%s)',
  async (language, title, moved, died) => {
    await open(language, [process({})]);
    const list = within(await screen.findByRole('region', { name: title }));
    expect(list.getByRole('link', { name: moved })).toHaveAttribute(
      'href',
      `/post-amendment/add-new?company=${ID}#LOCATION_CHANGE`,
    );
    expect(list.queryByRole('link', { name: died })).toBeNull();
  },
);

test('the place that a link leads to has the focus', async () => {
  const { user } = await open('en', [process({})]);
  await user.click(await screen.findByRole('link', { name: 'We moved an office or a branch' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Location change' })).toHaveFocus();
});

test('the papers are said before anybody begins', async () => {
  const { user } = await open('en', [process({})]);
  await user.click(await screen.findByText('Fee, time and papers'));
  expect(await screen.findByText('Lease')).toBeVisible();
  expect(screen.getByText('Ward letter (if you have it)')).toBeVisible();
});

test('each leads to a filing that there is, or to a page', () => {
  const strange = happenings.filter(({ leadsTo }) => !leadsTo.startsWith('/') && !everyProcess.has(leadsTo));
  expect(strange).toEqual([]);
  expect(new Set(happenings.map(({ said }) => said.ne)).size).toBe(happenings.length);
});
