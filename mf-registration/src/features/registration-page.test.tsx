import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionStates } from '@registrar/testing/registration-builders';
import { app } from '../app';

const at = (step = '') => `/company-registration${step}?application=${APPLICATION_ID}`;

test('where branches are switched off the step says so and can be passed', async () => {
  await renderRemote(app, {
    path: at('/branch-info'),
    role: 'APPLICANT',
    language: 'en',
    gateway: gatewayAnswers,
    configuration: { branches: 'off' },
  });
  expect(await screen.findByText('As of right now, this feature is disabled.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add: Branch' })).toBeNull();
});

test('a step is led in by the remote’s own words, and the question before submitting names the registration', async () => {
  const sections = sectionStates('PRIVATE_SOLE_PROPRIETOR').map((section) => ({
    ...section,
    validity: 'VALID' as const,
  }));
  const open = (path: string) =>
    renderRemote(app, {
      path,
      role: 'APPLICANT',
      language: 'en',
      gateway: { ...gatewayAnswers, 'GET /external/api/application/:id': registration({ sections }) },
    });
  const step = await open(at('/general-info'));
  expect(await screen.findByText(/Choose the office to submit to/)).toBeVisible();
  await step.unmount();
  const { user } = await open(at('/summary'));
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByRole('dialog', { name: 'Submit the registration?' })).toBeVisible();
});
