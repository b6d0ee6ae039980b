import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Language } from '@registrar/contract/shell-api';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const path = '/recover-username';
const open = (language: Language, answers = {}) =>
  renderRemote(app, {
    path,
    role: null,
    language,
    gateway: { 'POST /auth/api/user/recover-username': { sentTo: 'r**@example.com' }, ...answers },
  });

test('by e-mail: promised without telling whether the account exists', async () => {
  const { shell, user } = await open('en');
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'Ram@Example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(
    await screen.findByText('If there is an account with this email, its username was sent to ram@example.com.'),
  ).toBeVisible();
  expect(shell.gateway.callsOf('POST /auth/api/user/recover-username')[0]?.body).toEqual({ email: 'ram@example.com' });
});

test('by mobile number, in Nepali, typed in Nepali digits', async () => {
  const { shell, user } = await open('ne');
  await user.click(await screen.findByRole('radio', { name: 'मोबाइल नम्बर' }));
  await user.type(await screen.findByRole('textbox', { name: 'मोबाइल नम्बर' }), '९८१२३४५६७८');
  await user.click(screen.getByRole('button', { name: 'पठाउनुहोस्' }));
  expect(await screen.findByText(/९८१२३४५६७८ मा एसएमएसबाट पठाइएको छ/)).toBeVisible();
  expect(shell.gateway.callsOf('POST /auth/api/user/recover-username')[0]?.body).toEqual({
    mobileNumber: '9812345678',
  });
});

test('only the chosen field is asked for', async () => {
  const { shell, user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Email is required' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Email is required' })).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('link', { name: 'Mobile number is required' })).toBeVisible();
  expect(shell.gateway.calls).toHaveLength(0);
});

test('too many tries: the wait is said and the button held', async () => {
  const { user } = await open('en', {
    'POST /auth/api/user/recover-username': () => {
      throw failure(429, { code: 'RATE-429', message: 'Too many', details: { retryAfterSeconds: 60 } });
    },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Email' }), 'ram@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/Please try again in 60 seconds|Please try again in 59 seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});
