import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections } from '../../testing/builders';
import { documents, gatewayAnswers } from '../../testing/gateway-answers';

URL.createObjectURL = () => 'blob:document';
URL.revokeObjectURL = () => undefined;

const READ = 'GET /external/api/application/:id';
const LIST = 'GET /external/api/application/:id/document';
const address = (step: string) => `/company-name-reservation/${APPLICATION_ID}/${step}`;
const draft = applicationDetail({ sections: filledSections, version: 4 });
const bank = documents({
  required: true,
  consents: [{ word: 'बैंक', nameEnglish: 'Nepal Rastra Bank', nameNepali: 'नेपाल राष्ट्र बैंक' }],
});
const open = (step: string, language: 'ne' | 'en', answers: FakeAnswers = {}) =>
  renderRemote(app, {
    path: address(step),
    role: 'APPLICANT',
    language,
    gateway: { ...gatewayAnswers, [READ]: draft, [LIST]: bank, ...answers },
  });

test.each([
  ['ne', 'नाममा “बैंक” शब्द भएकाले नेपाल राष्ट्र बैंकको पत्र चाहिन्छ।'],
  ['en', 'Your name contains “बैंक”: the letter of Nepal Rastra Bank is needed.'],
] as const)('a letter says which word asks for it and whose it is (%s)', async (language, reason) => {
  await open('documents', language);
  expect(await screen.findByText(reason)).toBeVisible();
});

test('without the letter one is told, and may go on to fill in the rest', async () => {
  const { shell, user } = await open('documents', 'en');
  await screen.findByText(/the letter of Nepal Rastra Bank/);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('A required document is still missing.')).toBeVisible();
  expect(shell.navigations).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add it later' }));
  await waitFor(() => expect(shell.navigations).toEqual([address('contact')]));
});

test('whoever goes on before the list has come is asked for the letter all the same', async () => {
  let answer: (list: unknown) => void = () => undefined;
  const { shell, user } = await open('documents', 'en', { [LIST]: () => new Promise((resolve) => (answer = resolve)) });
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  answer(bank);
  expect(await screen.findByText('A required document is still missing.')).toBeVisible();
  expect(shell.navigations).toEqual([]);
});

test('whoever goes on while the letter is on its way goes on when it has arrived', async () => {
  let arrive: (list: unknown) => void = () => undefined;
  let held: unknown = bank;
  const { shell, user } = await open('documents', 'en', {
    [LIST]: () => held,
    'POST /external/api/application/:id/document': () => new Promise((resolve) => (arrive = resolve)),
  });
  const place = await screen.findByRole('region', { name: 'Regulator’s letter' });
  await user.upload(
    within(place).getByTestId('file-input'),
    new File(['letter'], 'letter.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(shell.gateway.callsOf('POST /external/api/application/:id/document')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Save and continue/ }));
  const [letter, ...others] = bank.places;
  held = {
    ...bank,
    places: [
      {
        ...letter,
        status: 'SUBMITTED',
        document: {
          id: 'd1',
          name: 'letter.pdf',
          mediaType: 'application/pdf',
          size: 6,
          uploadedAt: '2026-01-05T08:00:00Z',
          remark: null,
        },
      },
      ...others,
    ],
  };
  arrive(held);
  await waitFor(() => expect(shell.navigations).toEqual([address('contact')]));
  expect(screen.queryByText('A required document is still missing.')).toBeNull();
});

test('what these answers do not ask for is not shown; nothing required says so', async () => {
  await open('documents', 'en', { [LIST]: documents() });
  expect(await screen.findByRole('region', { name: 'Trademark proof' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Regulator’s letter' })).toBeNull();
  expect(screen.getByText(/No document is required/)).toBeVisible();
});

test('the check page says what is missing before anybody tries, and leads there', async () => {
  const { shell, user } = await open('check', 'en');
  const warning =
    (await screen.findByText('Complete these steps before you submit:')).closest('[role="alert"]') ?? document.body;
  await user.click(
    within(warning instanceof HTMLElement ? warning : document.body).getAllByRole('button', { name: 'Documents' })[0] ??
      document.body,
  );
  await waitFor(() => expect(shell.navigations).toEqual([address('documents')]));
});

test('a document that the gateway misses is told at its step', async () => {
  const { user } = await open('check', 'en', {
    [LIST]: documents(),
    'POST /external/api/application/:id/submit': failure(422, {
      code: 'VAL-422',
      message: 'Invalid',
      errors: [
        {
          path: 'DOCUMENTS.REGULATOR_LETTER',
          code: 'NAMED_DOCUMENT_REQUIRED',
          message: 'Regulator’s letter is required',
        },
      ],
    }),
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  await user.click(await screen.findByRole('link', { name: 'Documents: Regulator’s letter is required' }));
  expect(screen.getByRole('button', { name: 'Change Documents' })).toHaveFocus();
});

test('a name that was taken meanwhile is told at the step of the name', async () => {
  const { user } = await open('check', 'en', {
    [LIST]: documents(),
    'POST /external/api/application/:id/submit': failure(409, {
      code: 'NAME-409',
      message: 'This name is already registered or reserved.',
    }),
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  expect(
    await screen.findByRole('link', { name: 'Company type and name: This name is already registered or reserved.' }),
  ).toBeVisible();
});
