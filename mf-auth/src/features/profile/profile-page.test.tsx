import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Language } from '@registrar/contract/shell-api';
import { failure, reply } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { company, profile, profileAnswers, sessions } from '../../testing/profile-answers';

const open = (section = '', answers = {}, language: Language = 'en') =>
  renderRemote(app, {
    path: `/user-profile${section}`,
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: { ...profileAnswers, ...answers },
  });

test('the overview shows the person and the company under the specification’s names, in either language', async () => {
  const { setLanguage } = await open();
  const company = await screen.findByRole('region', { name: 'Himal Herbs Private Limited' });
  for (const [label, value] of [
    ['Company type', 'Private limited'],
    ['Registration number', '100002'],
    ['Company name (in Nepali)', 'हिमाल हर्ब्स प्राइभेट लिमिटेड'],
    ['Company address', 'Lazimpat, Kathmandu'],
    ['Authorized capital', 'Rs. 50,00,000.00'],
    ['Paid-up capital', 'Rs. 12,50,000.00'],
  ] as const) {
    expect(within(company).getByText(label).nextElementSibling).toHaveTextContent(value);
  }
  expect(within(company).getByText('Registration date').nextElementSibling).toHaveTextContent(/2081-02-01.*2024-05-14/);
  const person = screen.getByRole('region', { name: 'About you' });
  expect(within(person).getByText('Contact number').nextElementSibling).toHaveTextContent('9812345678');
  expect(within(person).getByText('Recent session').nextElementSibling).toHaveTextContent('Chrome, Android');

  await setLanguage('ne');
  const inNepali = await screen.findByRole('region', { name: 'हिमाल हर्ब्स प्राइभेट लिमिटेड' });
  expect(within(inNepali).getByText('अधिकृत पुँजी').nextElementSibling).toHaveTextContent('रु. ५०,००,०००.००');
});

test('the page waits with a skeleton, and a refusal can be tried again', async () => {
  let asked = 0;
  const { user } = await open('', {
    'GET /auth/api/user/profile': () => {
      asked += 1;
      if (asked === 1) throw failure(503);
      return profile;
    },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'About you' })).toBeVisible();
});

test('while the profile is on its way nothing is shown but that it is', async () => {
  const { container } = await open('', { 'GET /auth/api/user/profile': () => new Promise(() => undefined) }, 'ne');
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).not.toBeNull());
  expect(screen.getByRole('link', { name: 'लगइन गतिविधि' })).toHaveAttribute('href', '/user-profile?section=sessions');
});

test('one other session is ended after a question, this one is marked and cannot be', async () => {
  const { shell, user } = await open('?section=sessions');
  const here = (await screen.findByText('This session')).closest('li') ?? document.body;
  expect(within(here).queryByRole('button')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'End session: Chrome, Android' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('That device is logged out as soon as it tries to do anything.');
  await user.click(within(dialog).getByRole('button', { name: 'End session' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('DELETE /auth/api/user/session/:id').map(({ params }) => params['id'])).toEqual([
      sessions[1]?.id,
    ]),
  );
  await waitFor(() => expect(shell.gateway.callsOf('GET /auth/api/user/session')).toHaveLength(2));
});

test('all others are ended at once, in Nepali', async () => {
  const { shell, user } = await open('?section=sessions', {}, 'ne');
  await user.click(await screen.findByRole('button', { name: 'अरू सबै लगइन अन्त्य गर्नुहोस्' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'अरू सबै लगइन अन्त्य गर्नुहोस्' }));
  await waitFor(() => expect(shell.gateway.callsOf('DELETE /auth/api/user/session')).toHaveLength(1));
});

test('with no other session there is nothing to end', async () => {
  await open('?section=sessions', { 'GET /auth/api/user/session': sessions.slice(0, 1) });
  expect(await screen.findByText('No other session is open.')).toBeVisible();
  expect(screen.getByText('No session ended in the last 90 days.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /End/ })).toBeNull();
});

test('letters lead to where they are shown; without any it is said what would be here', async () => {
  const letter = {
    code: 'NR-7Q2',
    kind: 'NAME_RESERVATION',
    titleEnglish: 'Letter of name reservation',
    titleNepali: 'नाम आरक्षणको पत्र',
    issuedOn: '2026-11-20',
    link: '/view?code=NR-7Q2',
  };
  const { unmount } = await open('?section=documents', { 'GET /external/api/letter': [letter] });
  expect(await screen.findByText('Letter of name reservation')).toBeVisible();
  expect(screen.getByRole('link', { name: /View the letter/ })).toHaveAttribute('href', '/view?code=NR-7Q2');
  await unmount();
  await open('?section=documents', {}, 'ne');
  expect(await screen.findByText(/कार्यालयले पत्र जारी गरेपछि यहाँ देखिन्छ/)).toBeVisible();
});

test('names and language are saved with the version that was seen', async () => {
  const { shell, user } = await open('?section=update');
  const english = await screen.findByLabelText('Full name (in English)');
  await user.clear(english);
  await user.type(english, 'Ram Bahadur Thapa');
  expect(shell.isDirty()).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('PUT /auth/api/user/profile')[0]?.body).toEqual({
      version: 4,
      fullNameEnglish: 'Ram Bahadur Thapa',
      fullNameNepali: 'राम थापा',
      language: 'en',
    }),
  );
  await waitFor(() => expect(shell.isDirty()).toBe(false));
});

test('a change from somewhere else is told and nothing typed is lost', async () => {
  const { user } = await open('?section=update', {
    'PUT /auth/api/user/profile': () => {
      throw failure(412, { code: 'VER-412', message: 'stale' });
    },
  });
  const english = await screen.findByLabelText('Full name (in English)');
  await user.clear(english);
  await user.type(english, 'Ram B Thapa');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/changed from somewhere else/)).toBeVisible();
  expect(screen.getByLabelText('Full name (in English)')).toHaveValue('Ram B Thapa');
});

test('a new e-mail address takes the password, then the code that went there', async () => {
  const { shell, user } = await open('?section=update', {
    'POST /auth/api/user/profile/contact/confirm': reply(null, 'Changed'),
  });
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change email' });
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
  expect(await within(dialog).findByRole('link', { name: 'Password is required' })).toBeVisible();
  await user.type(within(dialog).getByLabelText('New email'), 'New@Example.com');
  await user.type(within(dialog).getByLabelText('Password'), 'Himal@2083');
  await user.click(within(dialog).getByRole('button', { name: 'Send the code' }));
  await user.type(await within(dialog).findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(within(dialog).getByRole('button', { name: 'Verify and change' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /auth/api/user/profile/contact/confirm')[0]?.body).toEqual({
      type: 'EMAIL',
      otp: '123456',
    }),
  );
  expect(shell.gateway.callsOf('POST /auth/api/user/profile/contact')[0]?.body).toEqual({
    type: 'EMAIL',
    email: 'new@example.com',
    password: 'Himal@2083',
  });
});

test('a wrong current password is told at its field', async () => {
  const { user } = await open('?section=update', {
    'POST /auth/api/user/change-password': () => {
      throw failure(400, { code: 'AUTH-PASSWORD-OLD', message: 'The current password is not right' });
    },
  });
  const form = await screen.findByRole('region', { name: 'Change password' });
  await user.type(within(form).getByLabelText('Current password'), 'Wrong@1234');
  await user.type(within(form).getByLabelText('New password'), 'Himal@2084');
  await user.type(within(form).getByLabelText('New password again'), 'Himal@2084');
  await user.click(within(form).getByRole('button', { name: 'Change password' }));
  expect(await within(form).findByRole('link', { name: 'The current password is not right' })).toBeVisible();
});

test('whoever represents no company is told why there is no logo', async () => {
  await open('?section=logo', {
    'GET /auth/api/user/profile': { ...profile, companies: [{ ...company, capacity: 'INTERMEDIARY' }] },
  });
  expect(await screen.findByText(/Only a representative of a company can set its logo/)).toBeVisible();
  expect(screen.queryByTestId('logo-input')).toBeNull();
});

test('a file that is no picture is refused by what is in it', async () => {
  const { user, setLanguage } = await open('?section=logo');
  await user.upload(
    await screen.findByTestId('logo-input'),
    new File(['%PDF-1.7 not a picture'], 'logo.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('This is not a PNG or JPEG picture. Choose another file.')).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByText(/यो फाइल पीएनजी वा जेपीईजी चित्र होइन/)).toBeVisible();
});
