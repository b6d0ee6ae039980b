import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SignInResult } from '@registrar/contract/shell-api';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { decodeUrlText } from '../../model/url-text';
import { gatewayAnswers } from '../../testing/gateway-answers';

const open = (signIn: () => SignInResult | Promise<SignInResult>, path = '/login') =>
  renderRemote(app, { path, role: null, language: 'en', gateway: gatewayAnswers, signIn });

async function logIn(user: Awaited<ReturnType<typeof renderRemote>>['user']) {
  await user.type(await screen.findByLabelText('Username or email'), 'ram.applicant');
  await user.type(screen.getByLabelText('Password'), 'Demo@12345');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

test('a good login goes where the person was going', async () => {
  const { shell, user } = await open(() => ({ kind: 'signed-in' }), '/login?returnTo=%2Fcompany-name-reservation');
  await logIn(user);
  await waitFor(() => expect(shell.navigations).toEqual(['/company-name-reservation']));
  expect(shell.signIns).toEqual([{ username: 'ram.applicant', password: 'Demo@12345', captcha: undefined }]);
});

test('an empty form says what is missing, in either language, and asks nobody', async () => {
  const { shell, user, setLanguage } = await open(() => ({ kind: 'signed-in' }));
  await user.click(await screen.findByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('link', { name: 'Password is required' })).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByRole('link', { name: 'पासवर्ड अनिवार्य छ।' })).toBeVisible();
  expect(shell.signIns).toEqual([]);
});

test('a refusal is said in the gateway’s words and what was typed stays', async () => {
  const { user } = await open(() => ({
    kind: 'rejected',
    serverMessage: 'Invalid username or password',
    captchaRequired: false,
  }));
  await logIn(user);
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  expect(screen.getByLabelText('Username or email')).toHaveValue('ram.applicant');
});

test('a first login sends the code with the ticket, then opens the password change', async () => {
  const userId = '0190a000-0000-7000-8000-000000000001';
  const { shell, user } = await open(() => ({
    kind: 'password-change-required',
    ticket: 'ticket-1',
    mobileNumber: '9812345678',
    userId,
  }));
  await logIn(user);
  await waitFor(() => expect(shell.navigations).toHaveLength(1));
  const [call] = shell.gateway.callsOf('POST /external/api/generate-otp');
  expect(call?.request.auth).toEqual({ ticket: 'ticket-1' });
  expect(call?.body).toEqual({ tokenPurpose: 'USER_LOGIN', type: 'MOBILE_NUMBER', mobileNumber: '9812345678' });
  const address = new URL(shell.navigations[0] ?? '', 'http://portal');
  expect(address.pathname).toBe('/change-password');
  expect(address.searchParams.get('token')).toBe('ticket-1');
  expect(decodeUrlText(address.searchParams.get('mobileNumber') ?? '')).toBe('9812345678');
  expect(decodeUrlText(address.searchParams.get('userId') ?? '')).toBe(userId);
});

test('two clicks log in once', async () => {
  const { shell, user } = await open(() => new Promise(() => undefined));
  await logIn(user);
  await user.click(screen.getByRole('button', { name: /Log in/ }));
  expect(shell.signIns).toHaveLength(1);
});

test('a closed account says for how long and what to do, and opens by itself', async () => {
  const { user, setLanguage } = await open(() => ({
    kind: 'rejected',
    captchaRequired: false,
    code: 'AUTH-LOCKED',
    retryAfterSeconds: 2,
  }));
  await logIn(user);
  expect(await screen.findByText(/closed for 2 seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Log in/ })).toBeDisabled();
  expect(screen.getByLabelText('Password')).toHaveValue('Demo@12345');
  await setLanguage('ne');
  expect(await screen.findByText(/आफैँ खुल्छ|अब फेरि प्रयास गर्न सकिन्छ/)).toBeVisible();
  expect(await screen.findByText('अब फेरि प्रयास गर्न सकिन्छ।')).toBeVisible();
  expect(screen.getByRole('button', { name: 'लगइन गर्नुहोस्' })).toBeEnabled();
});
