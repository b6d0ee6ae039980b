import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const open = (path: string, answers = {}) =>
  renderRemote(app, { path, role: null, language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('a link is promised without telling whether the account exists', async () => {
  const { shell, user } = await open('/forgot-password');
  await user.type(await screen.findByLabelText('Email'), 'ram@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/If there is an account with this email/)).toBeVisible();
  expect(shell.gateway.callsOf('POST /auth/api/user/reset-password')[0]?.body).toEqual({
    email: 'ram@example.com',
    method: 'LINK',
  });
});

test('by code: email, code, new password, login', async () => {
  const { shell, user } = await open('/forgot-password');
  await user.type(await screen.findByLabelText('Email'), 'ram@example.com');
  await user.click(screen.getByRole('radio', { name: 'OTP code' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.type(await screen.findByLabelText('New password'), 'Himal2081');
  await user.type(screen.getByLabelText('New password again'), 'Himal2081');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  await waitFor(() => expect(shell.navigations).toContain('/login'));
  expect(shell.gateway.callsOf('POST /auth/api/user/forgot-password')[0]?.body).toEqual({
    token: 'reset-token',
    newPassword: 'Himal2081',
    confirmPassword: 'Himal2081',
  });
});

test('an expired link says so and offers a new one', async () => {
  const { user } = await open('/reset-password/old-token', {
    'POST /auth/api/user/forgot-password': () => {
      throw failure(400, { message: 'The link is expired' });
    },
  });
  await user.type(await screen.findByLabelText('New password'), 'Himal2081');
  await user.type(screen.getByLabelText('New password again'), 'Himal2081');
  await user.click(screen.getByRole('button', { name: 'Set password' }));
  expect(await screen.findByText('Email link is expired; enter the email in forgot password to reset.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forgot-password');
  expect(screen.queryByLabelText('New password')).toBeNull();
});
