import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const SEND = 'POST /external/api/application/:id/company-email/otp';
const VERIFY = 'POST /external/api/application/:id/company-email/verify';
const address = (step: string) => `/company-name-reservation/${APPLICATION_ID}/${step}`;
const email = 'office@himchuli.example';

function draft(contact: Readonly<Record<string, unknown>> = {}, version = 4): ApplicationDetail {
  const validity =
    contact['companyEmail'] === undefined
      ? 'EMPTY'
      : contact['companyEmailVerifiedAt'] === undefined
        ? 'INVALID'
        : 'VALID';
  return applicationDetail({
    sections: filledSections.map((section) =>
      section.key === 'CONTACT_DETAILS' ? { ...section, data: contact, validity } : section,
    ),
    version,
  });
}
const proven = draft({ companyEmail: email, companyEmailVerifiedAt: '2026-11-21T08:00:00.000Z' }, 5);
const open = (language: 'ne' | 'en', answers: FakeAnswers = {}) =>
  renderRemote(app, {
    path: address('contact'),
    role: 'APPLICANT',
    language,
    gateway: {
      ...gatewayAnswers,
      [READ]: draft(),
      [SAVE]: draft({ companyEmail: email }, 5),
      [SEND]: { expiresInSeconds: 300, resendAfterSeconds: 60, sentTo: 'o*****@himchuli.example' },
      [VERIFY]: proven,
      ...answers,
    },
  });

test('without an address the step asks for nothing', async () => {
  const { shell, user } = await open('en');
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations).toEqual([address('remark')]));
});

test('an address is saved, proven by its code and shown as verified, in Nepali', async () => {
  const { shell, user } = await open('ne');
  await user.type(await screen.findByLabelText(/कम्पनीको आधिकारिक इमेल/), email);
  await user.click(await screen.findByRole('button', { name: 'सुरक्षित गरी अगाडि बढ्नुहोस्' }));
  expect(await screen.findByRole('link', { name: 'कम्पनीको इमेल कोडले प्रमाणित गर्नुहोस्, वा खाली छोड्नुहोस्।' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'कोड पठाउनुहोस्' }));
  expect(await screen.findByText(/office@himchuli\.example मा ६ अङ्कको कोड/)).toBeVisible();
  expect(shell.gateway.callsOf(SAVE).at(-1)?.body).toEqual({ companyEmail: email });
  await user.type(screen.getByLabelText('ओटीपी (६ अङ्कको कोड)'), '१२३४५६{Enter}');
  expect(await screen.findByText('रुजु भएको')).toBeVisible();
  expect(shell.gateway.callsOf(VERIFY)[0]?.body).toEqual({ email, otp: '123456' });
  await user.click(screen.getByRole('button', { name: 'सुरक्षित गरी अगाडि बढ्नुहोस्' }));
  await waitFor(() => expect(shell.navigations).toEqual([address('remark')]));
});

test('a wrong code is told and nothing is proven', async () => {
  const { user } = await open('en', {
    [READ]: draft({ companyEmail: email }),
    [VERIFY]: failure(400, { code: 'AUTH-OTP-MISMATCH', message: 'OTP code does not match. Please try again.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Send the code' }));
  await user.type(await screen.findByLabelText('OTP (6-digit code)'), '123456');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('OTP code does not match. Please try again.')).toBeVisible();
});

test('the check page shows whether the address is proven', async () => {
  const { shell } = await renderRemote(app, {
    path: address('check'),
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [READ]: draft({ companyEmail: email }) },
  });
  expect(await screen.findByText('Unverified')).toBeVisible();
  expect(screen.getByText('Complete these steps before you submit:')).toBeVisible();
  expect(shell.navigations).toEqual([]);
});
