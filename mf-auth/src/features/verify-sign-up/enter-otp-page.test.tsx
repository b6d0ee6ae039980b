import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import ne from '../../locales/ne.json';
import { gatewayAnswers } from '../../testing/gateway-answers';

const path = '/enter-otp/9812345678/ram%40example.com';
const open = (answers = {}) =>
  renderRemote(app, { path, role: null, language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('the right code, typed in either script, ends the sign-up', async () => {
  const { shell, user } = await open();
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '१२३४५६');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() => expect(window.location.pathname).toBe('/register-verify-success/ram%40example.com'));
  expect(shell.gateway.callsOf('POST /auth/api/otp-verify')[0]?.body).toEqual({
    tokenPurpose: 'USER_REGISTRATION',
    mobileNumber: '9812345678',
    email: 'ram@example.com',
    otp: '123456',
  });
});

test('a wrong or expired code is said in the gateway’s words', async () => {
  const { user } = await open({
    'POST /auth/api/otp-verify': () => {
      throw failure(400, { message: 'OTP code is expired. Please request a new one.' });
    },
  });
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('OTP code is expired. Please request a new one.')).toBeVisible();
});

test('a wrong code stays a wrong code when the language is switched', async () => {
  const { user, setLanguage } = await open({
    'POST /auth/api/otp-verify': () => {
      throw failure(400, { code: 'AUTH-OTP-INCORRECT', message: 'The gateway says so in English.' });
    },
  });
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('The gateway says so in English.')).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByText(ne['failure.AUTH-OTP-INCORRECT'])).toBeVisible();
});

test('the page says how long a code is valid here, and waits as long as this office says', async () => {
  await open({ 'GET /auth/api/otp-terms': { expiresInSeconds: 600, resendAfterSeconds: 120 } });
  expect(await screen.findByText(/It is valid for 10 minutes\./)).toBeVisible();
  expect(screen.getByText(/You can ask for another code in (120|119) seconds/)).toBeVisible();
});

test('where that cannot be read it names no minutes', async () => {
  await open({
    'GET /auth/api/otp-terms': () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  expect(await screen.findByText('A 6-digit code was sent to 9812345678.')).toBeVisible();
});

test('a new code may be asked for only after the wait', async () => {
  await open();
  expect(await screen.findByText(/You can ask for another code in/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
});

test('a wrong code too many times: the wait is counted down and the button held', async () => {
  const { user } = await open({
    'POST /auth/api/otp-verify': () => {
      throw failure(429, { code: 'RATE-429', message: 'Too many', details: { retryAfterSeconds: 120 } });
    },
  });
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Too many tries. Please try again in 2 minutes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
});
