import { expect, test } from '@jest/globals';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../app';

const TERMS = 'GET /external/api/name/reservation-terms';
const open = (language: 'ne' | 'en', gateway: FakeAnswers) => renderRemote(app, { path: '/manuals/name-reservation', role: null, language, gateway });

test.each([
  ['en', 'An approved name is reserved for 60 days. Fill in the company registration form within 20 days.'],
  ['ne', 'स्वीकृत नाम ६० दिनसम्म आरक्षित रहन्छ। २० दिनभित्र कम्पनी दर्ताको फाराम भर्नुहोस्।'],
] as const)('the manual says the days in force (%s)', async (language, sentence) => {
  await open(language, { [TERMS]: { validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: 0 } });
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('where they cannot be read it says no number', async () => {
  await open('en', { [TERMS]: () => { throw failure(503, { message: 'Service Unavailable' }); } });
  expect(await screen.findByText('An approved name is reserved for a limited time. Fill in the company registration form in time.')).toBeVisible();
  expect(screen.queryByText(/\{\{|\d+ days/)).toBeNull();
});
