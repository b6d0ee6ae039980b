import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { nameCheckRequestSchema } from '@registrar/domain/calls/names';
import { failure, type FakeCall } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { applicationDetail, nameCheckAnswer } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const CHECK = 'POST /external/api/name/check';
const open = (path: string, answers = {}) =>
  renderRemote(app, { path, role: null, language: 'en', gateway: { ...gatewayAnswers, ...answers } });
const asked = ({ body }: FakeCall) => nameCheckRequestSchema.parse(body).english;

test('an address with a name answers at once, with reasons and the names that are near', async () => {
  const answer = nameCheckAnswer({
    outcome: 'SIMILAR_EXISTS',
    similar: [
      {
        id: '1',
        english: 'Himal Traders Private Limited',
        nepali: 'हिमाल ट्रेडर्स प्राइभेट लिमिटेड',
        kind: 'COMPANY',
        score: 0.91,
        reason: 'SOUND',
        why: { ne: 'उच्चारण मिल्छ', en: 'They sound alike' },
      },
    ],
  });
  await open('/check-name?english=Himaal+Traders', { [CHECK]: answer });
  expect(await screen.findByText('Available, but similar names exist')).toBeVisible();
  expect(screen.getByText('They sound alike')).toBeVisible();
  expect(screen.getByText('91% alike')).toBeVisible();
});

test('typing asks once, after it pauses, and writes the name into the address', async () => {
  const { shell, user } = await open('/check-name');
  await user.type(await screen.findByLabelText('Name (in English)'), 'Himal Tech');
  expect(await screen.findByText('The name is available')).toBeVisible();
  expect(shell.gateway.callsOf(CHECK).map(asked)).toEqual(['Himal Tech']);
  await waitFor(() => expect(window.location.search).toBe('?english=Himal+Tech'));
});

test('the script that is still empty is offered as the other one sounds, and a click takes it', async () => {
  const { user } = await open('/check-name');
  await user.type(await screen.findByLabelText('Name (in English)'), 'Himal Traders');
  await user.click(await screen.findByRole('button', { name: 'हिमाल ट्रेडर्स' }));
  expect(screen.getByLabelText('Name (in Nepali)')).toHaveValue('हिमाल ट्रेडर्स');
  expect(screen.queryByText('In Nepali it could be:')).not.toBeInTheDocument();
});

test('two letters are too few to ask about', async () => {
  const { shell, user } = await open('/check-name');
  await user.type(await screen.findByLabelText('Name (in Nepali)'), 'हिमा');
  expect(await screen.findByText('Enter at least 3 characters to search.')).toBeVisible();
  expect(shell.gateway.callsOf(CHECK)).toHaveLength(0);
});

test('an older answer never overwrites a newer one', async () => {
  let answerLate = () => {};
  const late = new Promise<void>((resolve) => {
    answerLate = resolve;
  });
  const { shell, user } = await open('/check-name', {
    [CHECK]: async (call: FakeCall) => {
      if (asked(call) !== 'Himal') return nameCheckAnswer();
      await late;
      return nameCheckAnswer({ outcome: 'ALREADY_REGISTERED' });
    },
  });
  const field = await screen.findByLabelText('Name (in English)');
  await user.type(field, 'Himal');
  await waitFor(() => expect(shell.gateway.callsOf(CHECK)).toHaveLength(1));
  await user.type(field, 'aya Tech');
  expect(await screen.findByText('The name is available')).toBeVisible();
  expect(shell.gateway.callsOf(CHECK)[0]?.request.signal?.aborted).toBe(true);
  await act(async () => answerLate());
  expect(screen.queryByText('The name is not available')).toBeNull();
});

test('a check that fails keeps the name and can be tried again', async () => {
  let down = true;
  const { user } = await open('/check-name?english=Himal+Tech', {
    [CHECK]: () => {
      if (down) throw failure(503, { message: 'Service Unavailable' });
      return nameCheckAnswer();
    },
  });
  expect(await screen.findByText('The name could not be checked.')).toBeVisible();
  down = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The name is available')).toBeVisible();
  expect(screen.getByLabelText('Name (in English)')).toHaveValue('Himal Tech');
});

test('what “available” means follows the language without losing the name', async () => {
  const { setLanguage } = await open('/check-name?english=Himal+Tech');
  expect(await screen.findByText(/it does not reserve the name for you/)).toBeVisible();
  await setLanguage('ne');
  expect(await screen.findByText('नाम उपलब्ध छ')).toBeVisible();
  expect(screen.getByLabelText('नाम (अङ्ग्रेजीमा)')).toHaveValue('Himal Tech');
});

test('the name goes into a draft without being typed again, however often the button is pressed', async () => {
  const detail = applicationDetail();
  const { shell, user } = await renderRemote(app, {
    path: '/company-name-reservation/check-company-registration?english=Himal+Tech',
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, 'POST /external/api/application': detail },
  });
  await user.dblClick(await screen.findByRole('button', { name: 'Reserve this name' }));
  await waitFor(() => expect(shell.navigations).toContain(`/company-name-reservation/${detail.id}/names`));
  expect(shell.gateway.callsOf('PUT /external/api/application/:id/section/:key').map(({ body }) => body)).toEqual([
    { english: 'Himal Tech' },
  ]);
  expect(shell.gateway.callsOf('POST /external/api/application')).toHaveLength(1);
});

test('who has no account is led to sign in and back to the same name; what cannot be had is not offered', async () => {
  const { shell, user } = await open('/check-name?english=Himal+Tech');
  await user.click(await screen.findByRole('button', { name: 'Log in and reserve this name' }));
  expect(shell.navigations.at(-1)).toBe(
    `/login?${new URLSearchParams({ returnTo: '/company-name-reservation/check-company-registration?english=Himal+Tech' }).toString()}`,
  );
});

test('a name that is taken is not offered to be reserved', async () => {
  await open('/check-name?english=Himal+Tech', { [CHECK]: nameCheckAnswer({ outcome: 'ALREADY_REGISTERED' }) });
  expect(await screen.findByText('The name is not available')).toBeVisible();
  expect(screen.queryByRole('button', { name: /reserve this name/i })).toBeNull();
});

test('what breaks the rules of form stands at its field in the reader’s language, and its word is marked', async () => {
  const { setLanguage } = await open('/check-name?english=my+Himal', {
    [CHECK]: nameCheckAnswer({
      findings: [
        {
          kind: 'NAME_CAPITALS',
          severity: 'refuse',
          token: 'my',
          why: { ne: 'ठूलो अक्षर', en: 'A capital' },
          rule: 'NAME_RULES',
        },
      ],
    }),
  });
  const field = await screen.findByLabelText('Name (in English)');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Each word must start with a capital letter/));
  expect(await screen.findByText('The name does not follow the rules')).toBeVisible();
  expect(
    [...document.querySelectorAll('[data-outcome] p > span > span > mark')].map(({ textContent }) => textContent),
  ).toEqual(['my']);
  await setLanguage('ne');
  expect(await screen.findByLabelText('नाम (अङ्ग्रेजीमा)')).toHaveAccessibleDescription(/ठूलो अक्षरबाट सुरु हुनुपर्छ/);
});

test('for how long a name is kept and what that costs is what the gateway says, not a number of the page', async () => {
  const { setLanguage } = await open('/check-name?english=Himal+Tech', {
    'GET /external/api/name/reservation-terms': { validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: 10_000 },
  });
  expect(await screen.findByText(/held for you for 60 days\..*Reserving a name costs Rs\.? ?100/)).toBeVisible();
  expect(screen.queryByText(/There is no fee/)).toBeNull();
  await setLanguage('ne');
  expect(await screen.findByText(/६० दिनसम्म.*१००/)).toBeVisible();
});

test('a name that costs nothing is said to cost nothing; where the terms cannot be read no number is said', async () => {
  const { unmount } = await open('/check-name?english=Himal+Tech');
  expect(await screen.findByText(/held for you for 90 days\. There is no fee for reserving a name\./)).toBeVisible();
  await unmount();
  await open('/check-name?english=Himal+Tech', {
    'GET /external/api/name/reservation-terms': () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  expect(await screen.findByText(/You can apply for this name\./)).toBeVisible();
  expect(screen.queryByText(/costs|days/)).toBeNull();
});

test('a name that was typed in this tab before is there again, and gone once a draft holds it', async () => {
  const detail = applicationDetail();
  const { shell, user } = await renderRemote(app, {
    path: '/check-name',
    language: 'en',
    tab: { nameReservation: { english: 'Himal Tech', nepali: 'हिमाल टेक' } },
    gateway: {
      ...gatewayAnswers,
      [CHECK]: nameCheckAnswer(),
      'POST /external/api/application': detail,
      'PUT /external/api/application/:id/section/:key': detail,
    },
  });
  expect(await screen.findByLabelText('Name (in English)')).toHaveValue('Himal Tech');
  expect(shell.tab.get('nameReservation')).toEqual({ english: 'Himal Tech', nepali: 'हिमाल टेक' });
  await user.click(await screen.findByRole('button', { name: 'Reserve this name' }));
  await waitFor(() => expect(shell.tab.get('nameReservation')).toBeUndefined());
});
