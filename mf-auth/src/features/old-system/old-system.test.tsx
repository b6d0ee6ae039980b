import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { checkIfUserExistsAnswerSchema, oldSystemClaimSchema } from '@registrar/domain/calls/old-system';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const CHECK = 'POST /auth/api/user-migration/check-if-user-exists';
const MIGRATE = 'POST /auth/api/user-migration/migrate-user';
const A = '0190a000-0000-7000-8000-00000000000a';
const B = '0190a000-0000-7000-8000-00000000000b';
const sent = { next: 'ENTER_CODE', expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: '********01' };

const claim = oldSystemClaimSchema.parse({
  next: 'REGISTER',
  claim: 'a-claim',
  expiresInSeconds: 1800,
  onRecord: {
    username: 'shyam_purano',
    fullNameEnglish: 'Shyam Dahal',
    fullNameNepali: 'श्याम दाहाल',
    email: 's*****@purano.example',
    mobileNumber: '********01',
    officeId: 1,
  },
  companies: [
    {
      id: A,
      registrationNumber: '4521',
      nameEnglish: 'Sagarmatha Private Limited',
      nameNepali: 'सगरमाथा प्राइभेट लिमिटेड',
    },
  ],
});
const choice = (id: string, nameEnglish: string, nameNepali: string, contacts: object[]) => ({
  id,
  registrationNumber: '4521',
  nameEnglish,
  nameNepali,
  registeredOn: '2004-06-14',
  contacts,
  companyType: { nameEnglish: 'Private', nameNepali: 'प्राइभेट' },
  office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  district: { nameEnglish: 'Morang', nameNepali: 'मोरङ' },
});
const choices = checkIfUserExistsAnswerSchema.parse({
  next: 'CHOOSE_COMPANY',
  companies: [
    choice(A, 'Sagarmatha Private Limited', 'सगरमाथा प्राइभेट लिमिटेड', [{ type: 'MOBILE_NUMBER', sentTo: '********01' }]),
    choice(B, 'Koshi Private Limited', 'कोशी प्राइभेट लिमिटेड', []),
  ],
});

const open = (path: string, answers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path, role: null, language, gateway: { ...gatewayAnswers, ...answers } });

test.each([
  ['ne', 'पुरानो प्रणालीको कम्पनी विवरण सार्नुहोस्', 'कम्पनीको दर्ता नम्बर मात्र थाहा छ'],
  ['en', 'Move your company data', 'I only know my company’s registration number'],
] as const)(
  'before anything is asked one reads what comes over and chooses a way, in %s',
  async (language, title, way) => {
    const { user } = await open('/choose-verification', {}, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    await user.click(screen.getByRole('link', { name: way }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/old-system-login-verification?by=number'),
    );
  },
);

test('the old password leads to the registration, filled from the old record, and to the end', async () => {
  const { shell, user } = await open('/old-system-login-verification', { [CHECK]: claim, [MIGRATE]: sent });
  await user.type(await screen.findByLabelText('Old username'), 'shyam_purano');
  await user.type(screen.getByLabelText('Old password', { selector: 'input[type=password]' }), 'Purano@2070');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new account' })).toBeVisible();
  expect(shell.gateway.callsOf(CHECK)[0]?.body).toEqual({
    proof: 'OLD_PASSWORD',
    username: 'shyam_purano',
    password: 'Purano@2070',
  });
  expect(screen.getByText('Sagarmatha Private Limited (4521)')).toBeVisible();
  expect(screen.getByLabelText('New username')).toHaveValue('shyam_purano');
  expect(screen.getByText(/On the old record: s\*+@purano\.example/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  expect(await screen.findByRole('alert', { name: /problems to correct/ })).toBeVisible();
  await user.type(screen.getByLabelText('Mobile number'), '९८४३००००११');
  await user.type(screen.getByLabelText('Email'), 'Shyam@Example.com');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  shell.gateway.answer({ [MIGRATE]: { next: 'FIRST_LOGIN', email: 'shyam@example.com', companies: 1 } });
  await user.click(screen.getByRole('button', { name: 'Move my details' }));
  expect(await screen.findByText('1 company has been moved.')).toBeVisible();
  expect(shell.gateway.callsOf(MIGRATE).map(({ body }) => body)).toEqual([
    {
      step: 'REQUEST',
      claim: 'a-claim',
      username: 'shyam_purano',
      fullNameEnglish: 'Shyam Dahal',
      fullNameNepali: 'श्याम दाहाल',
      email: 'shyam@example.com',
      mobileNumber: '9843000011',
      officeId: 1,
    },
    { step: 'CONFIRM', claim: 'a-claim', otp: '123456' },
  ]);
});

test('a refused password is said in the gateway’s words, and the way back for who has moved already is there', async () => {
  const { user } = await open('/old-system-login-verification', {
    [CHECK]: () => {
      throw failure(401, { message: 'The old username or password is not right.' });
    },
  });
  await user.type(await screen.findByLabelText('Old username'), 'shyam_purano');
  await user.type(screen.getByLabelText('Old password', { selector: 'input[type=password]' }), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('The old username or password is not right.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Already moved? Log in' })).toBeVisible();
});

test('a number that several companies share gives a list; one without an address on record leads to the office', async () => {
  let asked = 0;
  const { shell, user } = await open('/old-system-login-verification?by=number', {
    [CHECK]: () => [choices, sent, claim][asked++],
  });
  await user.type(await screen.findByLabelText('Company registration number'), '४५२१');
  await user.click(screen.getByRole('button', { name: 'Find the company' }));
  expect(await screen.findByText('2 companies share the number 4521. Choose yours.')).toBeVisible();
  expect(screen.getByText('The record has no email or mobile')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Sagarmatha Private Limited: Mobile/ }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '654321');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your new account' })).toBeVisible();
  expect(shell.gateway.callsOf(CHECK).map(({ body }) => body)).toEqual([
    { proof: 'COMPANY_NUMBER', registrationNumber: '4521' },
    { proof: 'COMPANY_CONTACT', companyId: A, type: 'MOBILE_NUMBER' },
    { proof: 'COMPANY_CODE', companyId: A, otp: '654321' },
  ]);
});

test('a number that nobody has is said so', async () => {
  const { user } = await open(
    '/old-system-login-verification?by=number',
    { [CHECK]: { next: 'CHOOSE_COMPANY', companies: [] } },
    'ne',
  );
  await user.type(await screen.findByLabelText('कम्पनीको दर्ता नम्बर'), '99');
  await user.click(screen.getByRole('button', { name: 'कम्पनी खोज्नुहोस्' }));
  expect(await screen.findByText(/दर्ता नम्बर 99 को कम्पनी पुरानो प्रणालीमा भेटिएन/)).toBeVisible();
});

test.each([
  ['ne', 'पहिले पुरानो विवरण प्रमाणित गर्नुहोस्।'],
  ['en', 'Verify your old details first.'],
] as const)('without a proof the registration says where to begin, in %s', async (language, sentence) => {
  await open('/old-system-registration', {}, language);
  expect(await screen.findByText(sentence)).toBeVisible();
});
