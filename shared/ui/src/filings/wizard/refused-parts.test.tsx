import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { APPLICATION_ID, gatewayAnswers, registration, sectionStates } from '@registrar/testing/registration-builders';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const SAVE_ITEM = `${SAVE}/item/:itemId`;
const SUBMIT = 'POST /external/api/application/:id/submit';
const at = (step: string) => `/company-registration/${step}?application=${APPLICATION_ID}`;
const open = (step: string, answers: FakeAnswers = {}) =>
  renderRemote(app, { path: at(step), role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

/** Left in this browser by a visit before, under the names of then. */
const keep = (part: string, data: object) =>
  localStorage.setItem(
    `unsaved/${fakeSession('APPLICANT').userId}/${APPLICATION_ID}/${part}`,
    JSON.stringify({ data, version: 0, at: new Date().toISOString() }),
  );
const complete = registration({
  sections: sectionStates('PRIVATE_SOLE_PROPRIETOR').map((section) => ({
    ...section,
    validity: 'VALID' as const,
    count: 0,
  })),
});
const refuseDrafter: FakeAnswers = {
  [READ]: complete,
  [SAVE]: ({ params }) => {
    if (params['key'] === 'LEGAL_PERSON_DETAILS')
      throw failure(422, {
        message: 'Some values are not valid',
        errors: [{ path: 'contactNumber', code: 'PHONE_INVALID', message: 'This phone number is not valid' }],
      });
    return complete;
  },
};

beforeEach(() => localStorage.clear());

test('what no section knows, left by an older page, is not sent and locks no step', async () => {
  keep('new/WITNESS', { fullNameEnglish: 'Sita' });
  keep('NO_SUCH_SECTION', { a: 1 });
  const { shell, user } = await open('branch-info', { [READ]: complete });
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations).toHaveLength(1));
  expect(screen.queryByText('This change could not be saved.')).toBeNull();
  expect([...shell.gateway.callsOf(SAVE), ...shell.gateway.callsOf(SAVE_ITEM)]).toEqual([]);
});

test('a refused part is named with its reason, leads to its field, and blocks no other step', async () => {
  keep('LEGAL_PERSON_DETAILS', { contactNumber: '12' });
  const { shell, user } = await open('branch-info', refuseDrafter);
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('Drafter')).toBeVisible();
  expect(notice).toHaveTextContent('This phone number is not valid');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(shell.navigations).toHaveLength(1));
  await user.click(within(notice).getByRole('button', { name: /Go to the place/ }));
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/legal-Person-details'));
});

test('at its own step the refused part stands in the way, and submitting says which part it is', async () => {
  keep('LEGAL_PERSON_DETAILS', { contactNumber: '12' });
  const { shell, user } = await open('summary', refuseDrafter);
  await screen.findByRole('alert');
  await user.click(await screen.findByRole('checkbox'));
  // nothing is asked as long as something cannot be saved
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const summary = await screen.findByRole('alert', { name: /problem to correct/ });
  expect(within(summary).getByRole('link', { name: 'Drafter: a change is not saved yet' })).toBeVisible();
  expect(shell.gateway.callsOf(SUBMIT)).toEqual([]);
});

test('what cannot be saved at all may be discarded, after one question', async () => {
  keep('LEGAL_PERSON_DETAILS', { contactNumber: '12' });
  const { user } = await open('legal-Person-details', refuseDrafter);
  const notice = await screen.findByText('This change could not be saved.');
  expect(notice).toBeVisible();
  expect(await screen.findByLabelText('Contact number')).toHaveValue('12');
  await user.click(screen.getByRole('button', { name: /Discard what was not saved/ }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard what was not saved' }),
  );
  await waitFor(() => expect(screen.queryByText('This change could not be saved.')).toBeNull());
  expect(screen.getByLabelText('Contact number')).toHaveValue('');
});
