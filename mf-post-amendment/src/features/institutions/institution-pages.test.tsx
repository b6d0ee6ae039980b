import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Institution, InstitutionAdmission } from '@registrar/domain/calls/institutions';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000a1';
const kamala = { id: ID, username: 'kamala.admin', fullNameEnglish: 'Kamala Rana', fullNameNepali: 'कमला राना' };
const described = {
  nameEnglish: 'Himal Bank',
  nameNepali: 'हिमाल बैंक',
  kind: 'BANK' as const,
  roleType: 'EXTERNAL' as const,
  endsOn: '2027-11-24',
  account: { nameEnglish: 'Binod Amatya', nameNepali: 'विनोद अमात्य', username: 'himal.bank' },
};
const institution: Institution = {
  ...described,
  id: ID,
  state: 'IN_FORCE',
  endedReason: null,
  admittedAt: '2026-11-24T06:00:00Z',
  mayEnd: true,
  version: 3,
};
const admission: InstitutionAdmission = {
  id: ID,
  remark: 'Letter seen',
  status: 'PROPOSED',
  proposedBy: kamala,
  proposedAt: '2026-11-21T06:00:00.000Z',
  expiresAt: '2026-12-05T06:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
  institution: described,
  isRenewal: true,
};
const page = { total: 1, page: 1, size: 20 };
const office = (path: string, gateway: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path,
    role: 'OFFICE_ADMINISTRATOR',
    language,
    gateway: {
      'GET /external/api/institution': { items: [institution, { ...institution, id: 'b', mayEnd: false }], ...page },
      'GET /external/api/institution-admission': { items: [admission], ...page, mayPropose: true },
      ...gateway,
    },
  });

test('the office ends an admission of its own with a reason', async () => {
  const END = `POST /external/api/institution/${ID}/end`;
  const { user, shell } = await office('/post-amendment/institutions', { [END]: {} });
  const end = await screen.findAllByRole('button', { name: 'End the admission: Himal Bank' });
  expect(end).toHaveLength(1);
  await user.click(end[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Why it ends' }), 'It has closed');
  await user.click(dialog.getByRole('button', { name: 'End the admission' }));
  await waitFor(() => expect(shell.gateway.callsOf(END)[0]?.body).toEqual({ version: 3, reason: 'It has closed' }));
});

test.each([
  ['en', 'Account: Binod Amatya (himal.bank)', 'It is admitted already: names and last day change.'],
  ['ne', 'खाता: विनोद अमात्य (himal.bank)', 'यो संस्थाले मान्यता पाइसकेको छ; नाम र अन्तिम मिति परिवर्तन हुन्छ।'],
] as const)(
  'a second person reads whose account it is, and that it is a renewal (%s)',
  async (language, account, renewal) => {
    await office('/post-amendment/institutions/admissions', {}, language);
    expect(await screen.findByText(account)).toBeVisible();
    expect(screen.getByText(renewal)).toBeVisible();
  },
);

test('what a proposal lacks stands at its fields', async () => {
  const { user } = await office('/post-amendment/institutions/new', {});
  await user.click(await screen.findByRole('button', { name: 'Send for approval' }));
  for (const sentence of [
    'Username is required',
    'The name of the institution in Nepali is required.',
    'Choose what kind of institution it is.',
    'Give the last day on which it may ask for documents.',
  ])
    expect((await screen.findAllByText(sentence, undefined, { timeout: 15_000 })).length).toBeGreaterThan(0);
});
