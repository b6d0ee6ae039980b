import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { HeirAdmission } from '@registrar/domain/calls/heir-admissions';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000d1';
const COMPANY = '0190a000-0000-7000-8000-000000000001';
const maya = { id: ID, username: 'maya.approver', fullNameEnglish: 'Maya Tamang', fullNameNepali: 'माया तामाङ' };
const admission: HeirAdmission = {
  id: ID,
  remark: 'Certificate seen',
  status: 'PROPOSED',
  proposedBy: maya,
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-12-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  company: {
    id: COMPANY,
    nameEnglish: 'Karnali Private Limited',
    nameNepali: 'कर्णाली प्राइभेट लिमिटेड',
    registrationNumber: '100002',
  },
  holder: { nameEnglish: 'Asha Rai', nameNepali: 'आशा राई' },
  heir: { nameEnglish: 'Ram Rai', nameNepali: 'राम राई', username: 'ram.rai' },
  represents: { nameEnglish: 'Asha Rai', nameNepali: 'आशा राई', username: 'asha.rai' },
};
const LIST = 'GET /external/api/heir-admission';
const office = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path,
    role: 'APPROVER_2',
    language,
    gateway: { [LIST]: { items: [admission], total: 1, page: 1, size: 20, mayPropose: true }, ...gateway },
  });

test.each([
  ['en', 'Ram Rai (ram.rai)', 'Shareholder who died: Asha Rai'],
  ['ne', 'राम राई (ram.rai)', 'मृत्यु भएका शेयरधनी: आशा राई'],
] as const)('the office reads who is to be admitted for whom (%s)', async (language, heir, died) => {
  await office('/post-amendment/heir-admissions', {}, language);
  expect(await screen.findByText(heir)).toBeVisible();
  expect(screen.getByText(died)).toBeVisible();
});

test('a second person reads what an approval means before it is sent', async () => {
  const APPROVE = `POST /external/api/heir-admission/${ID}/approve`;
  const { user, shell } = await office('/post-amendment/heir-admissions', { [APPROVE]: {} });
  await user.click(await screen.findByRole('button', { name: /^Approve: Ram Rai, Karnali/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/may file the transfer of shares after the death and nothing else/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(shell.gateway.callsOf(APPROVE)).toHaveLength(1));
});

test('only persons who have shares are offered, and each mistake stands at its field', async () => {
  const holder = (id: string, nameEnglish: string, entity: 'INDIVIDUAL' | 'COMPANY', shares: number) => ({
    id,
    nameEnglish,
    nameNepali: nameEnglish,
    entity,
    identificationNumber: null,
    shares,
    hundredths: 0,
    paid: 0,
    ranges: [],
  });
  const { user } = await office(`/post-amendment/heir-admissions/new?company=${COMPANY}`, {
    [`GET /external/api/company/${COMPANY}/shareholder`]: {
      on: '2026-11-21',
      totals: {},
      holders: [
        holder('a', 'Asha Rai', 'INDIVIDUAL', 60),
        holder('b', 'Bina Limited', 'COMPANY', 30),
        holder('c', 'Chet Rai', 'INDIVIDUAL', 0),
      ],
      buckets: [],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  expect(
    (await screen.findAllByText('Shareholder is required', undefined, { timeout: 15_000 })).length,
  ).toBeGreaterThan(0);
  expect(screen.getAllByText('Username is required').length).toBeGreaterThan(0);
  await user.click(screen.getByRole('combobox', { name: /Shareholder who died/ }));
  expect(await screen.findAllByTitle('Asha Rai')).not.toHaveLength(0);
  expect(screen.queryByTitle('Bina Limited')).toBeNull();
  expect(screen.queryByTitle('Chet Rai')).toBeNull();
});
