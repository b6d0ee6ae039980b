import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const WAYS = { ways: ['TOTP', 'RECOVERY_CODE'], passkeyOptions: null };

async function atSecondStep(answers: FakeAnswers, language: 'ne' | 'en' = 'en') {
  const rendered = await renderRemote(app, {
    path: '/login?returnTo=%2Fmanagement',
    role: null,
    language,
    gateway: { ...gatewayAnswers, 'POST /auth/api/second-factor/ways': WAYS, ...answers },
    signIn: () => ({ kind: 'second-factor-required', ticket: 'ticket-2', message: 'Confirm your login.' }),
  });
  const { user, container } = rendered;
  await screen.findByRole('heading', { level: 1 });
  const field = (name: string) => container.querySelector<HTMLInputElement>(`input[autocomplete="${name}"]`);
  await user.type(field('username') ?? document.body, 'asha.approver');
  await user.type(field('current-password') ?? document.body, 'Demo@12345');
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Log in' : 'लगइन गर्नुहोस्' }));
  return rendered;
}

test('the code opens the page that was asked for; the ticket is its bearer', async () => {
  const { user, shell } = await atSecondStep({ 'POST /auth/api/second-factor/login': null });
  await user.type(await screen.findByLabelText(/\* ?Code from the authenticator app|^Code from/), '123 456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(shell.navigations).toEqual(['/management']));
  const [call] = shell.gateway.callsOf('POST /auth/api/second-factor/login');
  expect([call?.request.auth, call?.body]).toEqual([{ ticket: 'ticket-2' }, { way: 'TOTP', code: '123456' }]);
});

test('a wrong code is said and another way is a click away, in Nepali', async () => {
  const { user } = await atSecondStep(
    {
      'POST /auth/api/second-factor/login': () => {
        throw failure(400, { code: 'AUTH-SECOND-FACTOR', message: 'यो कोड वा पासकी मिलेन।' });
      },
    },
    'ne',
  );
  await user.type(await screen.findByLabelText(/प्रमाणीकरण एपको कोड$/), '११११११');
  await user.click(screen.getByRole('button', { name: 'पुष्टि गर्नुहोस्' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('मिलेन');
  await user.click(screen.getByRole('button', { name: 'रिकभरी कोड प्रयोग गर्नुहोस्' }));
  await user.click(screen.getByRole('button', { name: 'पुष्टि गर्नुहोस्' }));
  expect(await screen.findByRole('link', { name: 'रिकभरी कोड १० अक्षर र अङ्कको हुन्छ।' })).toBeVisible();
});

test('a ticket that is too old leads back to the password, with the username still there', async () => {
  const { user } = await atSecondStep({
    'POST /auth/api/second-factor/login': () => {
      throw failure(401, { code: 'AUTH-TICKET', message: 'Please log in again.' });
    },
  });
  await user.type(await screen.findByLabelText(/\* ?Code from the authenticator app|^Code from/), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Please log in again.')).toBeVisible();
  expect(screen.getByLabelText('Username or email')).toHaveValue('asha.approver');
});
