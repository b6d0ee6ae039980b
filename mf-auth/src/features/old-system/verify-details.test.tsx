import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import {
  answerDetailRequestSchema,
  companyDetailItems,
  migratedDetailsSchema,
  type CompanyDetailItem,
  type MigratedDetails,
} from '@registrar/domain/calls/old-system';
import { failure, type FakeCall } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const ID = '0190a000-0000-7000-8000-00000000000a';
const DETAILS = 'GET /auth/api/user-migration/details';
const VALUES: Partial<Record<CompanyDetailItem, string>> = {
  NAME_NEPALI: 'सगरमाथा प्राइभेट लिमिटेड',
  NAME_ENGLISH: 'Sagarmatha Private Limited',
  COMPANY_TYPE: 'NON_PROFIT',
  REGISTRATION_NUMBER: '4521',
  REGISTERED_ON: '2004-06-14',
  AUTHORIZED_CAPITAL: '50000000',
};

function details(open: readonly CompanyDetailItem[], more: Partial<MigratedDetails> = {}): MigratedDetails {
  return migratedDetailsSchema.parse({
    contact: { email: 'shyam@example.com', emailVerified: true, mobileNumber: '9843000011' },
    companies: [
      {
        id: ID,
        registrationNumber: '4521',
        nameEnglish: 'Sagarmatha Private Limited',
        nameNepali: 'सगरमाथा प्राइभेट लिमिटेड',
        details: companyDetailItems.map((item) => ({
          item,
          value: VALUES[item] ?? null,
          status: open.includes(item) ? 'UNVERIFIED' : 'VERIFIED',
          answered: !open.includes(item),
          claimedValue: null,
        })),
      },
    ],
    verifiedAt: null,
    ...more,
  });
}

const show = (answers: object, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/verify-details',
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: { ...gatewayAnswers, ...answers },
  });

test.each([
  ['ne', 'पुरानो प्रणालीबाट आएको विवरण जाँच्नुहोस्', 'जाँच पूरा गर्नुहोस्', 'अहिलेलाई लगआउट गर्नुहोस्'],
  ['en', 'Check the details that were moved', 'Finish', 'Log out for now'],
] as const)(
  'one reads why everything else is closed, and can log out, in %s',
  async (language, title, finish, logOut) => {
    const { shell, user } = await show({ [DETAILS]: details([...companyDetailItems]) }, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('button', { name: finish })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: logOut }));
    await waitFor(() => expect(shell.session.get()).toBeNull());
  },
);

test('a detail is confirmed, another corrected, and with the last answer one can finish', async () => {
  let finished = false;
  const { shell, user } = await show({
    [DETAILS]: () => ({
      ...details(['REGISTRATION_NUMBER', 'AUTHORIZED_CAPITAL']),
      verifiedAt: finished ? '2026-11-21T10:00:00Z' : null,
    }),
    'PUT /auth/api/user-migration/details/company/:id/:item': ({ params, body }: FakeCall) => {
      const request = answerDetailRequestSchema.parse(body);
      const claimedValue = request.answer === 'DISPUTE' ? request.claimedValue : null;
      return {
        item: params['item'],
        value: '4521',
        status: claimedValue === null ? 'VERIFIED' : 'UNVERIFIED',
        answered: true,
        claimedValue,
      };
    },
    'POST /auth/api/user-migration/details/finish': () => {
      finished = true;
      return {};
    },
  });
  expect(await screen.findByText('2 details are still to be verified.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Registration number: Correct' }));
  expect(await screen.findByText('1 detail is still to be verified.')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Authorized capital: Not correct' }));
  await user.type(screen.getByLabelText('What is right: Authorized capital'), '7,50,000');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/You say:/)).toBeVisible();
  expect(shell.gateway.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { answer: 'CONFIRM' },
    { answer: 'DISPUTE', claimedValue: '75000000' },
  ]);

  await user.click(screen.getByRole('button', { name: 'Finish' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(within(dialog).getByText(/Left to the office to decide: 1\./)).toBeVisible());
  await user.click(within(dialog).getByRole('button', { name: 'Finish' }));
  await waitFor(() => expect(shell.navigations).toContain('/dashboard'));
});

test('a correction that cannot be right is refused at its field, before and after the gateway has seen it', async () => {
  const { user } = await show({
    [DETAILS]: details(['PHONE', 'REGISTRATION_NUMBER']),
    'PUT /auth/api/user-migration/details/company/:id/:item': () => {
      throw failure(422, {
        message: 'Please correct',
        errors: [{ path: 'claimedValue', code: 'CLAIMED_SAME', message: 'This is what the record says already.' }],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Company phone: Add it' }));
  await user.type(screen.getByLabelText('What is right: Company phone'), '12');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('Phone number must have 7 to 10 digits')).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Registration number: Not correct' }));
  await user.type(screen.getByLabelText('What is right: Registration number'), '4521');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findAllByText('This is what the record says already.')).length).toBeGreaterThan(0);
});

test('the own e-mail address is proven by a code', async () => {
  const { shell, user } = await show({
    [DETAILS]: details([], {
      contact: { email: 'shyam@example.com', emailVerified: false, mobileNumber: '9843000011' },
    }),
    'POST /auth/api/user-migration/details/otp': {
      expiresInSeconds: 300,
      resendAfterSeconds: 60,
      sentTo: 's*****@example.com',
    },
    'POST /auth/api/user-migration/details/otp-verify': {},
  });
  await user.click(await screen.findByRole('button', { name: 'Send a code' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '१२३४५६');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Everything is answered. You can finish now.')).toBeVisible();
  expect(shell.gateway.callsOf('POST /auth/api/user-migration/details/otp-verify')[0]?.body).toEqual({ otp: '123456' });
});

test('nobody signed in is told to log in first', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '/verify-details',
    role: null,
    language: 'en',
    gateway: gatewayAnswers,
  });
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(shell.navigations).toEqual(['/login?returnTo=/verify-details']);
});
