import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote, type RenderedRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { gatewayAnswers } from '../../testing/gateway-answers';

const open = (answers = {}) =>
  renderRemote(app, { path: '/register', role: null, language: 'en', gateway: { ...gatewayAnswers, ...answers } });

async function fill({ user }: RenderedRemote) {
  const paste = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  await user.click(await screen.findByRole('combobox', { name: 'Office' }));
  await user.click(await screen.findByText('Office of the Company Registrar'));
  await paste('Full name (in Nepali)', 'राम थापा');
  await paste('Full name (in English)', 'Ram Thapa');
  await paste('Username', 'ramthapa');
  await paste('Mobile number', '९८१२३४५६७८');
  await paste('Email', 'Ram@Example.com');
}

test('a good form asks for the account once and goes on to the code', async () => {
  const remote = await open();
  await fill(remote);
  await remote.user.click(screen.getByRole('checkbox', { name: 'I am a company representative' }));
  await remote.user.dblClick(screen.getByRole('button', { name: 'Open account' }));
  await waitFor(() => expect(window.location.pathname).toBe('/enter-otp/9812345678/ram%40example.com'));
  const calls = remote.shell.gateway.callsOf('POST /auth/api/user/external');
  expect(calls.map(({ body }) => body)).toEqual([
    {
      officeId: 1,
      username: 'ramthapa',
      email: 'ram@example.com',
      mobileNumber: '9812345678',
      isCompanyRepresentative: true,
      fullNameEnglish: 'Ram Thapa',
      fullNameNepali: 'राम थापा',
    },
  ]);
  expect(remote.shell.isDirty()).toBe(false);
});

test('a field says what is wrong when it is left', async () => {
  const { user } = await open();
  await user.type(await screen.findByLabelText('Username'), '9Ram');
  await user.tab();
  expect(await screen.findByText('Username must not start with a number')).toBeVisible();
});

test('an incomplete form sends nothing and lists every field with the way to it', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Open account' }));
  const summary = await screen.findByRole('alert', { name: /problems to correct/ });
  for (const sentence of [
    'Office is required',
    'Username is required',
    'Email is required',
    'Mobile number is required',
  ])
    expect(within(summary).getByRole('link', { name: sentence })).toBeVisible();
  expect(shell.gateway.callsOf('POST /auth/api/user/external')).toHaveLength(0);
});

test('a name is written in its own script, and the summary lets go of what is mended', async () => {
  const { user, setLanguage } = await open();
  await user.click(await screen.findByRole('button', { name: 'Open account' }));
  const summary = await screen.findByRole('alert', { name: /problems to correct/ });
  const nepali = screen.getByLabelText('Full name (in Nepali)');
  await user.click(nepali);
  await user.paste('Ram');
  expect(within(summary).getByRole('link', { name: 'Write the Nepali name in Devanagari letters only' })).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByRole('link', { name: 'नेपाली नाममा देवनागरी अक्षर मात्र लेख्नुहोस्।' })).toBeVisible();
  await user.clear(nepali);
  await user.paste('राम');
  await waitFor(() => expect(screen.queryByRole('link', { name: /नेपाली नाममा|नेपालीमा पूरा नाम/ })).toBeNull());
  await user.type(screen.getByLabelText('पूरा नाम (अङ्ग्रेजीमा)'), 'राम');
  expect(await screen.findByRole('link', { name: 'अङ्ग्रेजी नाममा अङ्ग्रेजी अक्षर मात्र लेख्नुहोस्।' })).toBeVisible();
});

test('a wait that the gateway names is said in words and holds the button', async () => {
  const remote = await open({
    'POST /auth/api/user/external': () => {
      throw failure(429, { code: 'RATE-429', message: 'Too many', details: { retryAfterSeconds: 600 } });
    },
  });
  await fill(remote);
  await remote.user.click(screen.getByRole('button', { name: 'Open account' }));
  expect(await screen.findByText('Too many tries. Please try again in 10 minutes.')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Time left: (10:00|9:5\d)$/);
  expect(screen.getByRole('button', { name: 'Open account' })).toBeDisabled();
  await remote.setLanguage('ne');
  expect(await screen.findByText('धेरै पटक प्रयास भयो। १० मिनेटपछि फेरि प्रयास गर्नुहोस्।')).toBeVisible();
});

test('what the gateway finds wrong is shown at its field and nothing typed is lost', async () => {
  const taken = failure(422, {
    message: 'Please correct',
    errors: [{ path: 'username', code: 'USERNAME_TAKEN', message: 'This username is already taken' }],
  });
  const remote = await open({
    'POST /auth/api/user/external': () => {
      throw taken;
    },
  });
  await fill(remote);
  await remote.user.click(screen.getByRole('button', { name: 'Open account' }));
  expect(await screen.findByRole('link', { name: 'This username is already taken' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('Ram@Example.com');
  expect(remote.shell.isDirty()).toBe(true);
});
