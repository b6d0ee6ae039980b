import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { companyEmailSchema } from '@registrar/domain/calls/profile';
import type { Language } from '@registrar/contract/shell-api';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const himal = companyEmailSchema.parse({
  companyId: '0190a000-0000-7000-8000-000000000007',
  regNo: '100001',
  nameEnglish: 'Himal Herbs',
  nameNepali: 'हिमाल हर्ब्स',
  email: 'office@himal.example',
});
const otpSent = { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 'i***@himal.example' };

/** The gateway as it stands: a company that is settled is not asked for again. */
function open(language: Language, companies = [himal], more = {}) {
  const left = [...companies];
  const settle = () => {
    left.shift();
    return null;
  };
  return renderRemote(app, {
    path: '/company-email',
    role: 'COMPANY_REPRESENTATIVE',
    language,
    gateway: {
      'GET /external/api/company-email': () => [...left],
      'POST /external/api/company-email/confirm': settle,
      'POST /external/api/company-email/otp': otpSent,
      'POST /external/api/company-email/verify': settle,
      ...more,
    },
  });
}

test('the address on record is confirmed, and the way is open', async () => {
  const { shell, user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'This is right and in use' }));
  await waitFor(() => expect(shell.navigations).toEqual(['/dashboard']));
  expect(shell.gateway.callsOf('POST /external/api/company-email/confirm')[0]?.body).toEqual({
    companyId: himal.companyId,
  });
  expect(shell.api.access.revision.get()).toBe(1);
});

test('another address is proven by its code, in Nepali', async () => {
  const { shell, user } = await open('ne');
  await user.click(await screen.findByRole('button', { name: 'अर्को इमेल राख्नुहोस्' }));
  await user.type(screen.getByLabelText('कम्पनीको आधिकारिक इमेल'), 'Info@Himal.example');
  await user.click(screen.getByRole('button', { name: 'कोड पठाउनुहोस्' }));
  const sent = await screen.findByText(/info@himal\.example मा ६ अङ्कको कोड/);
  expect(sent).toHaveFocus();
  await user.type(screen.getByLabelText('ओटीपी (६ अङ्कको कोड)'), '१२३४५६');
  await user.click(screen.getByRole('button', { name: 'प्रमाणित गर्नुहोस्' }));
  await waitFor(() => expect(shell.navigations).toEqual(['/dashboard']));
  expect(shell.gateway.callsOf('POST /external/api/company-email/verify')[0]?.body).toEqual({
    companyId: himal.companyId,
    email: 'info@himal.example',
    otp: '123456',
  });
});

test('a company without an address begins with a new one; each company is settled by itself', async () => {
  const { shell } = await open('en', [
    { ...himal, email: null },
    { ...himal, companyId: '0190a000-0000-7000-8000-000000000008', nameEnglish: 'Terai Rice' },
  ]);
  const first = await screen.findByRole('region', { name: 'Himal Herbs' });
  expect(within(first).getByLabelText('Official email of the company')).toBeVisible();
  expect(within(first).queryByRole('button', { name: 'Back to the address on record' })).toBeNull();
  expect(
    within(screen.getByRole('region', { name: 'Terai Rice' })).getByRole('button', {
      name: 'This is right and in use',
    }),
  ).toBeVisible();
  expect(shell.navigations).toEqual([]);
});

test('a wrong code is told and nothing is settled', async () => {
  const { shell, user } = await open('en', [{ ...himal, email: null }], {
    'POST /external/api/company-email/verify': () => {
      throw failure(400, { code: 'AUTH-OTP-INCORRECT', message: 'Incorrect OTP code' });
    },
  });
  await user.type(await screen.findByLabelText('Official email of the company'), 'info@himal.example');
  await user.click(screen.getByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Incorrect OTP code')).toBeVisible();
  expect(shell.navigations).toEqual([]);
});

test('“not now” says that it logs out, and does', async () => {
  const { shell, user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Not now' });
  expect(dialog).toHaveTextContent('you will be logged out');
  await user.click(within(dialog).getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(shell.session.get()).toBeNull());
  expect(shell.toasts).toContainEqual(expect.objectContaining({ messageKey: 'companyEmail.loggedOut' }));
});

test('a list that does not come can be asked for again', async () => {
  let asked = 0;
  const { user } = await open('ne', [], {
    'GET /external/api/company-email': () => {
      asked += 1;
      if (asked === 1) throw failure(503);
      return [himal];
    },
  });
  await user.click(await screen.findByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }));
  expect(await screen.findByRole('region', { name: 'हिमाल हर्ब्स' })).toBeVisible();
});
