import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { secondFactorsAnswerSchema } from '@registrar/domain/calls/second-factor';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { profileAnswers } from '../../testing/profile-answers';

const id = '0190a000-0000-7000-8000-000000000021';
const some = secondFactorsAnswerSchema.parse({
  factors: [
    { id, kind: 'TOTP', name: 'My telephone', createdAt: '2026-11-21T03:00:00Z', lastUsedAt: '2026-11-22T03:00:00Z' },
  ],
  recoveryCodesLeft: 9,
  compulsory: false,
});
const none = secondFactorsAnswerSchema.parse({ factors: [], recoveryCodesLeft: 0, compulsory: true });
const codes = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];

const open = (answers: FakeAnswers, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/user-profile?section=second-factor',
    role: 'APPROVER_2',
    language,
    gateway: { ...profileAnswers, ...answers },
  });

test('what there is, when it was used and how many codes are left, in both languages', async () => {
  const { setLanguage } = await open({ 'GET /auth/api/user/second-factor': some });
  const section = await screen.findByRole('region', { name: 'Two-step login' });
  expect(within(section).getByText('My telephone')).toBeVisible();
  expect(section).toHaveTextContent(/Authenticator app/);
  expect(screen.getByText('Codes left: 9')).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByText('बाँकी कोड: ९')).toBeVisible();
});

test('whom the office asks for it is told so, and adds an app with its first code', async () => {
  const { user, shell } = await open({
    'GET /auth/api/user/second-factor': none,
    'POST /auth/api/user/second-factor/totp': { id, secret: 'ABCDEFGHABCDEFGH', uri: 'otpauth://totp/x?secret=A' },
    'POST /auth/api/user/second-factor/totp/confirm': { recoveryCodes: codes },
  });
  expect(await screen.findByText(/Your role needs two-step login/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add an authenticator app' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Password/), 'Himal@2083');
  await user.click(within(dialog).getByRole('button', { name: 'Next' }));
  expect(await within(dialog).findByText('ABCD EFGH ABCD EFGH')).toBeVisible();
  await user.type(within(dialog).getByLabelText(/Code from the authenticator app/), '१२३४५६');
  await user.click(within(dialog).getByRole('button', { name: 'Add' }));
  for (const code of codes) expect(await screen.findByText(code)).toBeVisible();
  const [call] = shell.gateway.callsOf('POST /auth/api/user/second-factor/totp/confirm');
  expect(call?.body).toEqual({ id, code: '123456', name: 'App on my phone' });
});

test('a wrong password and a wrong code are said, and what was typed stays', async () => {
  const { user } = await open({
    'GET /auth/api/user/second-factor': some,
    [`POST /auth/api/user/second-factor/${id}/remove`]: () => {
      throw failure(400, { code: 'AUTH-PASSWORD-OLD', message: 'The current password is incorrect.' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove My telephone' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/Password/), 'wrong');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The current password is incorrect.');
  expect(within(dialog).getByLabelText(/Password/)).toHaveValue('wrong');
});
