import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote, type RenderedRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { encodeUrlText } from '../../model/url-text';
import { gatewayAnswers } from '../../testing/gateway-answers';

const path = `/change-password?token=ticket-1&mobileNumber=${encodeUrlText('9812345678')}&userId=${encodeUrlText('u')}`;
const open = (address = path, answers = {}) =>
  renderRemote(app, { path: address, role: null, language: 'en', gateway: { ...gatewayAnswers, ...answers } });

async function fill({ user }: RenderedRemote, password: string, confirmation: string) {
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.type(screen.getByLabelText('New password'), password);
  await user.type(screen.getByLabelText('New password again'), confirmation);
  await user.click(screen.getByRole('button', { name: 'Change password' }));
}

test('the ticket changes the password, then the person logs in anew', async () => {
  const remote = await open();
  await fill(remote, 'Himal2081', 'Himal2081');
  await waitFor(() => expect(remote.shell.navigations).toEqual(['/login']));
  const [call] = remote.shell.gateway.callsOf('POST /auth/api/user/change-password');
  expect(call?.request.auth).toEqual({ ticket: 'ticket-1' });
  expect(call?.body).toEqual({ otp: '123456', newPassword: 'Himal2081', confirmPassword: 'Himal2081' });
});

test('every rule of the policy is ticked as it is met', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('New password'), 'himal');
  const lowercase = screen.getByText('Password must contain a lowercase letter', { exact: false });
  const uppercase = screen.getByText('Password must contain an uppercase letter', { exact: false });
  expect(lowercase).toHaveTextContent('(met)');
  expect(uppercase).toHaveTextContent('(not met yet)');
});

test('passwords that differ are not sent', async () => {
  const remote = await open();
  await fill(remote, 'Himal2081', 'Himal2082');
  expect(await screen.findByRole('link', { name: 'Passwords do not match' })).toBeVisible();
  expect(remote.shell.gateway.callsOf('POST /auth/api/user/change-password')).toHaveLength(0);
});

test('without a ticket the page only shows the way to the login', async () => {
  const { user, shell } = await open('/change-password');
  await user.click(await screen.findByRole('button', { name: 'Go to login' }));
  expect(shell.navigations).toEqual(['/login']);
});

test('a spent ticket leads back to the login', async () => {
  const remote = await open(path, {
    'POST /auth/api/user/change-password': () => {
      throw failure(401, { message: 'expired' });
    },
  });
  await fill(remote, 'Himal2081', 'Himal2081');
  expect(await screen.findByText('The time for this page is over. Please log in again.')).toBeVisible();
});
