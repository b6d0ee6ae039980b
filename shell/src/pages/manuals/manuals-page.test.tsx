import { expect, test } from '@jest/globals';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../app';

const TERMS = 'GET /external/api/name/reservation-terms';
const open = (language: 'ne' | 'en', gateway: FakeAnswers) =>
  renderRemote(app, { path: '/manuals/name-reservation', role: null, language, gateway });

test.each([
  ['en', 'An approved name is reserved for 60 days. Fill in the company registration form within 20 days.'],
  ['ne', 'स्वीकृत नाम ६० दिनसम्म आरक्षित रहन्छ। २० दिनभित्र कम्पनी दर्ताको फाराम भर्नुहोस्।'],
] as const)('the manual says the days in force (%s)', async (language, sentence) => {
  await open(language, { [TERMS]: { validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: 0 } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('where they cannot be read it says no number', async () => {
  await open('en', {
    [TERMS]: () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  expect(
    await screen.findByText(
      'An approved name is reserved for a limited time. Fill in the company registration form in time.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(/\{\{|\d+ days/)).toBeNull();
});

const OTP = 'GET /auth/api/otp-terms';
const openAccount = (language: 'ne' | 'en', gateway: FakeAnswers) =>
  renderRemote(app, { path: '/manuals/new-registration', role: null, language, gateway });
test.each([
  [
    'en',
    'Enter the 6-digit OTP that you are sent. It is valid for 10 minutes; you can ask for another after 90 seconds.',
  ],
  ['ne', 'मोबाइलमा आएको ६ अङ्कको ओटीपी भर्नुहोस्। यो १० मिनेटसम्म मान्य हुन्छ; ९० सेकेन्डपछि अर्को माग्न सकिन्छ।'],
] as const)('the manual says how long a code is valid here (%s)', async (language, sentence) => {
  await openAccount(language, { [OTP]: { expiresInSeconds: 600, resendAfterSeconds: 90 } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('where that cannot be read the manual names no minutes', async () => {
  await openAccount('en', {
    [OTP]: () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  expect(
    await screen.findByText(/It is valid for a few minutes; after a short wait you can ask for another/),
  ).toBeVisible();
});

test.each(['ne', 'en'] as const)(
  'who is told of a closing reads every step, officers their own (%s)',
  async (language) => {
    await renderRemote(app, { path: '/manuals', role: 'APPROVER_1', language, gateway: {} });
    expect(
      await screen.findByRole('region', { name: language === 'ne' ? /कम्पनी बन्द गर्ने/ : /Close a company/ }),
    ).toBeVisible();
    expect(screen.queryByText(/manual\./)).toBeNull();
    expect(
      screen.getByRole('region', { name: language === 'ne' ? /दर्ता खारेजीको कारबाही/ : /proceedings of de-reg/ }),
    ).toBeVisible();
  },
);
