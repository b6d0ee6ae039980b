import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { nepalDayOfInstant } from '@registrar/i18n/dates';
import { filledMatter, ofShareSteps, TEST_PROCESS, testFiling, varied } from '@registrar/domain/testing/test-filing';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionState } from '@registrar/testing/registration-builders';
import { remoteOf } from '../../testing/filing-remote';

const COMPANY = '0190a000-0000-7000-8000-0000000000c1';
const holder = (subjectId: string, nameEnglish: string, nameNepali: string) => ({
  aspect: 'SHAREHOLDER' as const,
  subjectId,
  data: { nameEnglish, nameNepali, entity: 'INDIVIDUAL', companyId: null },
  since: '2026-01-01',
  applicationId: null,
});
const capital = { authorizedCapital: 1, issuedCapital: 1, paidUpCapital: 1, ratePerShare: 10_000, issuedShares: 1500 };
const filing = (sold: readonly object[]): ApplicationDetail => ({
  ...registration({ version: 4 }),
  processName: TEST_PROCESS,
  filedCompany: {
    id: COMPANY,
    version: 1,
    type: 'PRIVATE_SOLE_PROPRIETOR',
    parts: [
      holder('a', 'Asha Rai', 'आशा राई'),
      holder('b', 'Bina Rai', 'बिना राई'),
      { aspect: 'CAPITAL', subjectId: null, data: capital, since: '2026-01-01', applicationId: null },
    ],
    shares: [
      { bucket: 'HOLDER', holderId: 'a', from: 1, to: 1000, paidPerShare: 10_000, shareType: null },
      { bucket: 'HOLDER', holderId: 'b', from: 1001, to: 1500, paidPerShare: 10_000, shareType: null },
    ],
  },
  sections: [
    sectionState('MATTER', {
      version: 1,
      validity: 'VALID',
      data: filledMatter(nepalDayOfInstant(new Date().toISOString())),
    }),
    sectionState('SHARE_STEPS', {
      version: 1,
      validity: 'VALID',
      data: { sellerId: 'a', buyerId: 'b', sold, reserved: [{ from: 391, to: 400 }] },
    }),
  ],
});
const open = (detail: ApplicationDetail, language: 'en' | 'ne' = 'en') =>
  renderRemote(remoteOf({ processes: [varied(testFiling, ofShareSteps)] }), {
    path: `/company-registration/check?application=${APPLICATION_ID}`,
    role: 'APPLICANT',
    language,
    gateway: { ...gatewayAnswers, 'GET /external/api/application/:id': detail },
  });
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent ?? '').join(' | '));

test('the check page says how many shares each holder has before and after all steps', async () => {
  await open(filing([{ from: 1, to: 400 }]));
  const shares = await screen.findByRole('region', { name: 'Shares before and after' });
  expect(within(shares).getAllByRole('table')).toHaveLength(2);
  expect(rows().slice(-7)).toEqual([
    'Holder | Before | After',
    'Asha Rai | 1,000 | 600',
    'Bina Rai | 500 | 890',
    'Reserve (jageda) | 0 | 10',
    'Before | After',
    '1–390 Asha RaiRs. 100.00 paid per share | 1–390 Bina RaiRs. 100.00 paid per share',
    '391–400 Asha RaiRs. 100.00 paid per share | 391–400 Reserve (jageda)Rs. 100.00 paid per share',
  ]);
  expect(within(shares).getByText('Ranges that stay as they are: 2')).toBeVisible();
});

test('the bars say the ranges in a sentence of their own, before and after', async () => {
  await open(filing([{ from: 1, to: 400 }]));
  expect(await screen.findByRole('img', { name: 'Before: Asha Rai 1–1,000, Bina Rai 1,001–1,500' })).toBeVisible();
  expect(
    screen.getByRole('img', {
      name: 'After: Bina Rai 1–390, Reserve (jageda) 391–400, Asha Rai 401–1,000, Bina Rai 1,001–1,500',
    }),
  ).toBeVisible();
});

test('in Nepali with its digits', async () => {
  await open(filing([{ from: 1, to: 400 }]), 'ne');
  await screen.findByRole('region', { name: 'शेयरको साविक र नयाँ विवरण' });
  expect(rows()).toContain('आशा राई | १,००० | ६००');
});

test('nothing is told of steps that cannot be', async () => {
  await open(filing([{ from: 1, to: 1400 }]));
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Shares before and after' })).toBeNull();
});
