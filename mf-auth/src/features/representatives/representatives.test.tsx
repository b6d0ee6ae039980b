import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  companyRepresentativesSchema,
  invitationViewSchema,
  mandateSchema,
  representedCompanySchema,
} from '@registrar/domain/calls/representatives';
import type { Language } from '@registrar/contract/shell-api';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COMPANY = '0190a000-0000-7000-8000-000000000001';
const [PUJA, KIRAN, RITA] = [
  '0190a000-0000-7000-8000-000000000002',
  '0190a000-0000-7000-8000-000000000003',
  '0190a000-0000-7000-8000-000000000004',
];
const himal = { id: COMPANY, regNo: '100002', nameEnglish: 'Himal Herbs', nameNepali: 'हिमाल हर्ब्स' };
const puja = {
  accountId: PUJA,
  nameEnglish: 'Puja Gurung',
  nameNepali: 'पूजा गुरुङ',
  state: 'ACTIVE',
  since: '2025-01-15',
  until: null,
  self: true,
  removal: null,
};
const kiran = { ...puja, accountId: KIRAN, nameEnglish: 'Kiran Bajracharya', nameNepali: 'किरण वज्राचार्य', self: false };
const rita = {
  ...kiran,
  accountId: RITA,
  nameEnglish: 'Rita Rai',
  nameNepali: 'रीता राई',
  state: 'FORMER',
  until: '2026-02-01',
};
const invited = {
  id: RITA,
  nameEnglish: 'Asha Tamang',
  nameNepali: 'आशा तामाङ',
  state: 'PENDING',
  contact: 'asha@example.com',
  invitedBy: { nameEnglish: 'Puja Gurung', nameNepali: 'पूजा गुरुङ' },
  sentAt: '2026-11-20T04:00:00Z',
  resendAt: '2026-11-20T04:10:00Z',
  expiresAt: '2026-12-04T04:00:00Z',
  restores: null,
};
const history = [{ at: '2026-02-01T05:00:00Z', action: 'REMOVED', actor: puja, subject: rita, remark: 'Has left us' }];
const people = (more: object = {}) =>
  companyRepresentativesSchema.parse({
    company: himal,
    open: true,
    representatives: [puja, kiran, rita],
    invitations: [invited],
    history,
    ...more,
  });
const mandate = mandateSchema.parse({
  id: PUJA,
  company: himal,
  intermediary: { nameEnglish: 'Hari Thapa', nameNepali: 'हरि थापा' },
  email: 'hari@example.com',
  askedBy: 'INTERMEDIARY',
  state: 'PENDING',
  processes: ['ANNUAL_REPORT'],
  since: null,
  until: '2026-12-31',
  note: 'Last year as well',
  createdAt: '2026-11-20T04:00:00Z',
  endedAt: null,
  remark: null,
  steps: ['accept', 'decline'],
});
const AT = 'external/api/company/:companyId';

function open(language: Language, answers: FakeAnswers = {}, path = '/representatives') {
  return renderRemote(app, {
    path,
    role: path === '/mandates' ? 'INTERMEDIARY' : 'COMPANY_REPRESENTATIVE',
    language,
    gateway: {
      'GET /external/api/representative/company': [
        representedCompanySchema.parse({ ...himal, since: '2025-01-15', status: 'ACTIVE' }),
      ],
      'GET /external/api/representative-invitation': [],
      [`GET /${AT}/representative`]: people(),
      [`GET /${AT}/mandate`]: [mandate],
      ...answers,
    },
  });
}

test('an intermediary, who represents nobody, is led to the authorisations and asks for nothing', async () => {
  await renderRemote(app, { path: '/representatives', role: 'INTERMEDIARY', language: 'en', gateway: {} });
  expect(await screen.findByRole('link', { name: 'My authorisations' })).toHaveAttribute('href', '/mandates');
});

test('who represents the company, who is asked to, who did, and who did what', async () => {
  await open('en');
  const active = await screen.findByRole('region', { name: 'Present representatives' });
  expect(within(active).getByText('Puja Gurung')).toBeVisible();
  expect(within(active).getByRole('button', { name: 'Step down: Puja Gurung' })).toBeVisible();
  expect(within(active).getByRole('button', { name: 'Remove: Kiran Bajracharya' })).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Invitations without an answer' })).getByText(/asha@example.com/),
  ).toBeVisible();
  expect(
    within(screen.getByRole('region', { name: 'Former representatives' })).getByRole('button', {
      name: 'Reinstate: Rita Rai',
    }),
  ).toBeVisible();
  expect(screen.getByText('Rita Rai was removed')).toBeVisible();
  expect(screen.getByText('Has left us')).toBeVisible();
});

test('the last representative is not offered to go, and reads why and what to do, in Nepali', async () => {
  await open('ne', { [`GET /${AT}/representative`]: people({ representatives: [puja] }) });
  expect(await screen.findByText(/कम्तीमा एक जना प्रतिनिधि हुनैपर्छ/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /जिम्मेवारी छाड्नुहोस्/ })).toBeNull();
});

test('an invitation by mobile names the person in both languages; a refusal stays in the dialog', async () => {
  let refused = true;
  const { shell, user } = await open('en', {
    [`POST /${AT}/representative`]: () => {
      if (refused) throw failure(409, { code: 'FLOW-409', message: 'This address has been invited already.' });
      return { id: RITA };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invite a representative' }));
  const dialog = await screen.findByRole('dialog', { name: 'Invite a representative' });
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(shell.gateway.callsOf(`POST /${AT}/representative`)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText('Full name (in Nepali)'), 'आशा तामाङ');
  await user.type(within(dialog).getByLabelText('Full name (in English)'), 'Asha Tamang');
  await user.click(within(dialog).getByRole('radio', { name: 'To a mobile' }));
  await user.type(within(dialog).getByLabelText('Mobile number'), '9812345678');
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  expect(await within(dialog).findByText('This address has been invited already.')).toBeVisible();
  refused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = shell.gateway.callsOf(`POST /${AT}/representative`);
  expect(second?.body).toEqual({
    channel: 'MOBILE_NUMBER',
    mobileNumber: '9812345678',
    nameEnglish: 'Asha Tamang',
    nameNepali: 'आशा तामाङ',
  });
  expect(second?.request.idempotencyKey).toBe(first?.request.idempotencyKey);
});

test('stepping down asks for a remark; from the last company signs out', async () => {
  const { shell, user } = await open('en', { [`POST /${AT}/representative/:accountId/remove`]: { signedOut: true } });
  await user.click(await screen.findByRole('button', { name: 'Step down: Puja Gurung' }));
  const dialog = await screen.findByRole('dialog', { name: 'No longer represent this company?' });
  expect(dialog).toHaveTextContent('you will be logged out');
  await user.click(within(dialog).getByRole('button', { name: 'Step down' }));
  expect(shell.gateway.callsOf(`POST /${AT}/representative/:accountId/remove`)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/Remark/), 'My own wish');
  await user.click(within(dialog).getByRole('button', { name: 'Step down' }));
  await waitFor(() => expect(shell.session.get()).toBeNull());
  expect(shell.gateway.callsOf(`POST /${AT}/representative/:accountId/remove`)[0]?.body).toEqual({
    remark: 'My own wish',
  });
});

const REMOVAL = `POST /${AT}/representative/:accountId/removal`;

test('removing somebody else asks for a remark and the code that was sent to oneself, and says what will happen', async () => {
  let refused = true;
  const { shell, user } = await open('en', {
    [`${REMOVAL}/otp`]: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 'p*****@example.com' },
    [REMOVAL]: () => {
      if (refused) throw failure(400, { code: 'AUTH-OTP-MISMATCH', message: 'The code is wrong.' });
      return { until: '2026-12-04' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Kiran Bajracharya' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Kiran Bajracharya as a representative?' });
  expect(dialog).toHaveTextContent('may object in the days that are given');
  await user.click(within(dialog).getByRole('button', { name: 'Send the OTP code' }));
  expect(shell.gateway.callsOf(`${REMOVAL}/otp`)).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/Remark/), 'Has left us');
  await user.click(within(dialog).getByRole('button', { name: 'Send the OTP code' }));
  expect(await within(dialog).findByText(/sent to you at p\*{5}@example.com/)).toBeVisible();
  await user.type(within(dialog).getByLabelText('OTP (6-digit code)'), '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByText('The code is wrong.')).toBeVisible();
  refused = false;
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.gateway.callsOf(REMOVAL).at(-1)?.body).toEqual({ remark: 'Has left us', otp: '123456' });
});

test('who became a representative a short time ago reads from when others may be removed', async () => {
  const { user } = await open('en', {
    [`${REMOVAL}/otp`]: () => {
      throw failure(409, { code: 'FLOW-409', message: 'You may remove others from 30 November on.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove: Kiran Bajracharya' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Remark/), 'Has left us');
  await user.click(within(dialog).getByRole('button', { name: 'Send the OTP code' }));
  expect(await within(dialog).findByText('You may remove others from 30 November on.')).toBeVisible();
});

const removal = {
  by: { nameEnglish: 'Kiran Bajracharya', nameNepali: 'किरण वज्राचार्य' },
  until: '2026-12-04',
  remark: 'Gone',
};

test('who is to be removed reads until when, and objects with a reason, in Nepali', async () => {
  const { shell, user } = await open('ne', {
    [`GET /${AT}/representative`]: people({ representatives: [{ ...puja, removal }, kiran] }),
    [`${REMOVAL}/:step`]: {},
  });
  expect(await screen.findByText(/हटाउन माग गर्ने: किरण वज्राचार्य, कारण: Gone/)).toBeVisible();
  expect(screen.getByText(/सम्म आपत्ति जनाउन सक्नुहुन्छ/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'आपत्ति जनाउनुहोस्: पूजा गुरुङ' }));
  const dialog = await screen.findByRole('dialog', { name: 'तपाईंलाई हटाउनेमा आपत्ति जनाउने?' });
  await user.type(within(dialog).getByLabelText(/कैफियत/), 'म यहीँ छु');
  await user.click(within(dialog).getByRole('button', { name: 'आपत्ति जनाउनुहोस्' }));
  await waitFor(() => expect(shell.gateway.callsOf(`${REMOVAL}/:step`)).toHaveLength(1));
  expect(shell.gateway.callsOf(`${REMOVAL}/:step`)[0]?.request.path).toMatch(/removal\/object$/);
});

test('another representative takes a removal back', async () => {
  const { shell, user } = await open('en', {
    [`GET /${AT}/representative`]: people({ representatives: [puja, { ...kiran, removal }] }),
    [`${REMOVAL}/:step`]: {},
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the removal: Kiran Bajracharya' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw the removal of Kiran Bajracharya?' });
  await user.type(within(dialog).getByLabelText(/Remark/), 'A mistake');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw the removal' }));
  await waitFor(() => expect(shell.gateway.callsOf(`${REMOVAL}/:step`)).toHaveLength(1));
  expect(shell.gateway.callsOf(`${REMOVAL}/:step`)[0]?.request.path).toMatch(/removal\/withdraw$/);
});

test('an intermediary’s request is accepted by the company', async () => {
  const { shell, user } = await open('en', { [`POST /${AT}/mandate/:mandateId/:step`]: {} });
  await user.click(await screen.findByRole('button', { name: 'Accept: Hari Thapa' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(shell.gateway.callsOf(`POST /${AT}/mandate/:mandateId/:step`)).toHaveLength(1));
});

test('an intermediary finds the company by its number, chooses it, and asks for a mandate', async () => {
  const { shell, user } = await open(
    'en',
    {
      'GET /external/api/mandate': [],
      'GET /external/api/company-merge/search/company-details': [
        {
          id: COMPANY,
          registrationNumber: '100002',
          nameEnglish: 'Himal Herbs',
          nameNepali: 'हिमाल हर्ब्स',
          companyTypeId: 1,
          status: 'ACTIVE',
          registeredOn: null,
        },
      ],
      'POST /external/api/mandate': { id: PUJA },
    },
    '/mandates',
  );
  expect(await screen.findByText(/You have no company’s authorisation yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask a company for an authorisation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Ask a company for an authorisation' });
  await user.type(within(dialog).getByLabelText('Registration number of the company'), '100002');
  await user.click(within(dialog).getByRole('button', { name: 'Find' }));
  await user.click(await within(dialog).findByRole('radio', { name: 'Himal Herbs (100002)' }));
  await user.click(within(dialog).getByRole('button', { name: 'Send the request' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.gateway.callsOf('POST /external/api/mandate')[0]?.body).toEqual({
    companyId: COMPANY,
    processes: null,
    until: null,
  });
});

const view = (more: object) =>
  invitationViewSchema.parse({
    nameEnglish: 'Asha Tamang',
    nameNepali: 'आशा तामाङ',
    state: 'PENDING',
    company: himal,
    invitedBy: puja,
    channel: 'EMAIL',
    sentTo: 'a*****@example.com',
    expiresAt: '2026-12-04T04:00:00Z',
    restores: false,
    forYou: true,
    ...more,
  });
const LINK = 'GET /external/api/representative-invitation/:token';

test('the invited person accepts with the code and signs in again for the new role', async () => {
  const { shell, user } = await open(
    'en',
    {
      [LINK]: view({}),
      'POST /external/api/representative-invitation/:token/otp': {
        expiresInSeconds: 300,
        resendAfterSeconds: 60,
        sentTo: 'a*****@example.com',
      },
      'POST /external/api/representative-invitation/:token/accept': { companyId: COMPANY, signInAgain: true },
    },
    '/representative-invitation/the-link',
  );
  await user.click(await screen.findByRole('button', { name: 'Accept' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Become a representative' }));
  expect(await screen.findByText('You now represent “Himal Herbs”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in again' }));
  await waitFor(() =>
    expect(shell.navigations).toContain(`/login?returnTo=${encodeURIComponent(`/representatives?company=${COMPANY}`)}`),
  );
});

test('another account is told for whom the link is', async () => {
  await open('en', { [LINK]: view({ forYou: false }) }, '/representative-invitation/the-link');
  expect(
    await screen.findByText('This invitation is for a*****@example.com. You are logged in with another account.'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test('an old link says that it is not valid, in Nepali', async () => {
  await open(
    'ne',
    {
      [LINK]: () => {
        throw failure(404);
      },
    },
    '/representative-invitation/old',
  );
  expect(await screen.findByText('यो लिङ्क मान्य छैन।')).toBeVisible();
});

test('whoever represents a company and comes to the mandates is told whose page it is and led to their own', async () => {
  const remote = await renderRemote(app, {
    path: '/mandates',
    role: 'COMPANY_REPRESENTATIVE',
    language: 'ne',
    gateway: {},
  });
  expect(await screen.findByText(/यो पृष्ठ कम्पनीका तर्फबाट काम गर्ने मध्यस्थकर्ताका लागि हो।/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'कम्पनीका प्रतिनिधि र अख्तियारी हेर्नुहोस्' })).toHaveAttribute(
    'href',
    expect.stringContaining('/representatives'),
  );
  expect(remote.shell.gateway.calls).toEqual([]);
});
