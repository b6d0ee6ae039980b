import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderRemote } from '@registrar/testing/render-remote';
import { failure, type FakeAnswers, type FakeShellOptions } from '@registrar/testing/fake-shell';
import { registration } from '@registrar/testing/registration-builders';
import { app } from '../app';

const ID = '0190a000-0000-7000-8000-00000000c001';
const KIND = { [`GET /external/api/application/${ID}/process`]: { processName: 'NAME_CHANGE' } };

const open = (path: string, gateway: FakeAnswers = KIND, filings?: FakeShellOptions['filings']) =>
  renderRemote(app, { path, language: 'en', gateway, ...(filings && { filings }) });

test.each([
  ['', 'own'],
  ['/review', 'review'],
  ['/consent', 'consent'],
])('the address of a filing%s leads on to the page that a remote has for that reader', async (below, reader) => {
  const remote = await open(`/application/${ID}${below}`);
  await waitFor(() => expect(remote.shell.navigations).toEqual([`/filings/NAME_CHANGE/${reader}/${ID}`]));
});

test('who has no page of it is told so, and led to the dashboard', async () => {
  const remote = await open(`/application/${ID}/review`, KIND, () => null);
  expect(
    await screen.findByRole('heading', { name: 'There is no page on which you can open this application.' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  expect(remote.shell.navigations).toEqual([]);
});

test('one that is not there for this person is told with the sentence of the gateway', async () => {
  await open(`/application/${ID}`, {
    [`GET /external/api/application/${ID}/process`]: () => failure(404, { message: 'Not found.' }),
  });
  expect(await screen.findByRole('heading', { name: 'Not found.' })).toBeVisible();
});

test('one whose kind is not offered any more is read here, as it is stored', async () => {
  await open(`/application/${ID}`, {
    [`GET /external/api/application/${ID}/process`]: { processName: 'POST_REGISTRATION', isRemoved: true },
    'GET /external/api/application/:id': registration({
      id: ID,
      processName: 'POST_REGISTRATION',
      status: 'APPROVED',
      sections: [],
      allowedActions: [],
      stored: {
        answers: { MATTER: { addressEnglish: 'Test Road 1' } },
        documents: [{ key: 'D', name: 'decision.pdf' }],
      },
    }),
  });
  expect(await screen.findByText('This kind of application is not offered any more')).toBeVisible();
  expect(screen.getByText('Test Road 1')).toBeVisible();
  expect(screen.getByText('decision.pdf')).toBeVisible();
});
