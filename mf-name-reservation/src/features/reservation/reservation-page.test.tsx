import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, filledSections, reservation } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const SUBMIT = 'POST /external/api/application/:id/submit';
const address = (step = '') => `/company-name-reservation/${APPLICATION_ID}${step}`;
const open = (path: string, answers: FakeAnswers = {}) =>
  renderRemote(app, { path, role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('what is typed is saved by itself, over the version of its section that was seen', async () => {
  const dirtyWhileSaving: boolean[] = [];
  const { shell, user } = await open(address('/names'), {
    [READ]: applicationDetail({
      sections: [{ key: 'NAME_DETAILS', validity: 'INVALID', data: {}, version: 6, savedAt: null }],
    }),
    [SAVE]: ({ request }) => {
      dirtyWhileSaving.push(shell.isDirty());
      return applicationDetail({ version: (request.ifMatch ?? 0) + 1 });
    },
  });
  await user.click(await screen.findByLabelText('Company name (in English)'));
  await user.paste('Himchuli Traders');
  await waitFor(() => expect(shell.gateway.callsOf(SAVE)).toHaveLength(1));
  const [call] = shell.gateway.callsOf(SAVE);
  expect(call?.request.ifMatch).toBe(6);
  expect(call?.body).toMatchObject({ english: 'Himchuli Traders' });
  expect(dirtyWhileSaving).toEqual([true]);
  expect(await screen.findByText(/Saved at/)).toBeVisible();
  expect(shell.isDirty()).toBe(false);
});

test('the other script’s form is offered and taken with one click', async () => {
  const { user } = await open(address('/names'));
  await user.click(await screen.findByLabelText('Company name (in Nepali)'));
  await user.paste('हिमाल');
  await user.click(await screen.findByRole('button', { name: 'Himal' }));
  expect(screen.getByLabelText('Company name (in English)')).toHaveValue('Himal');
});

test('a save that fails says so and keeps the text', async () => {
  const { shell, user } = await open(address('/names'), {
    [SAVE]: () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  await user.click(await screen.findByLabelText('Company name (in English)'));
  await user.paste('Himchuli');
  expect(await screen.findByText(/What you typed is kept here/)).toBeVisible();
  expect(screen.getByLabelText('Company name (in English)')).toHaveValue('Himchuli');
  expect(shell.isDirty()).toBe(true);
});

test('what somebody else saved meanwhile stands beside what was typed, and the writer says what stays', async () => {
  const theirs = {
    data: { remark: 'The family has borne this name for long' },
    version: 7,
    savedAt: '2026-11-21T09:00:00.000Z',
    savedBy: { nameNepali: 'सीता', nameEnglish: 'Sita' },
  };
  const sent: unknown[] = [];
  const { user } = await open(address('/remark'), {
    [SAVE]: ({ request, body }) => {
      sent.push([request.ifMatch, body]);
      if (request.ifMatch !== theirs.version)
        throw failure(412, { code: 'VER-412', message: 'stale', details: { current: theirs } });
      return applicationDetail({ version: 9 });
    },
  });
  await user.click(await screen.findByRole('textbox'));
  await user.paste('A trade mark is applied for');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('A trade mark is applied for')).toBeInTheDocument();
  await user.click(within(dialog).getByText('The family has borne this name for long'));
  await user.click(within(dialog).getByRole('button', { name: 'Save the chosen answers' }));
  await waitFor(() =>
    expect(sent.at(-1)).toEqual([theirs.version, { remark: 'The family has borne this name for long' }]),
  );
  expect(await screen.findByRole('textbox')).toHaveValue('The family has borne this name for long');
});

test('an incomplete step lists what is missing and does not go on', async () => {
  const { user } = await open(address('/objectives'));
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByRole('link', { name: 'At least one objective is required' })).toBeVisible();
  expect(window.location.pathname).toBe(address('/objectives'));
});

test('submitting asks once, sends one key however often it is clicked, and shows the number', async () => {
  const draft = applicationDetail({ sections: filledSections, version: 4 });
  const submitted = applicationDetail({
    ...draft,
    status: 'SUBMITTED',
    applicationNumber: 'NR-2083/84-KTM-000001',
    version: 5,
  });
  const { shell, user } = await open(address('/check'), { [READ]: draft, [SUBMIT]: submitted });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Please accept the declaration before submitting.')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(shell.navigations).toContain(address('/submitted')));
  const calls = shell.gateway.callsOf(SUBMIT);
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({ version: 4, declared: ['TRUE_STATEMENT'] });
  expect(calls[0]?.request.idempotencyKey).toMatch(/.{8,}/);
  expect(await screen.findByText('NR-2083/84-KTM-000001')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('on the check page nothing can be pressed before the documents have come: it would move away', async () => {
  const documents = 'GET /external/api/application/:id/document';
  let send = (_answer: unknown): void => undefined;
  const held = new Promise((resolve) => {
    send = resolve;
  });
  const { shell } = await open(address('/check'), { [documents]: () => held });
  await waitFor(() => expect(shell.gateway.callsOf(documents)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  send(gatewayAnswers[documents]);
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
});

test('the check page shows every answer with the way back to it', async () => {
  const { shell, user } = await open(address('/check'), { [READ]: applicationDetail({ sections: filledSections }) });
  expect(await screen.findByText('Himchuli Traders')).toBeVisible();
  expect(await screen.findByText('Hotels')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change Objective details' }));
  await waitFor(() => expect(shell.navigations).toEqual([address('/objectives')]));
});

test('an approved name says until when it is held', async () => {
  const approved = applicationDetail({ sections: filledSections, status: 'APPROVED', turn: 'NOBODY', reservation });
  await open(address(), { [READ]: approved });
  expect(await screen.findByText(/90 days left/)).toBeVisible();
});

test('a recall needs its remark and is sent with the version that was seen', async () => {
  const submitted = applicationDetail({
    sections: filledSections,
    status: 'SUBMITTED',
    turn: 'OPERATOR',
    version: 5,
    allowedActions: [{ action: 'recall', allowed: true, remark: 'required' }],
  });
  const { shell, user } = await open(address(), {
    [READ]: submitted,
    'POST /external/api/application/:id/recall': applicationDetail({ version: 6 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Recall' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Recall' }));
  expect(await within(dialog).findByText('Remark is required')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'typo');
  await user.click(within(dialog).getByRole('button', { name: 'Recall' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/application/:id/recall').map(({ body }) => body)).toEqual([
      { version: 5, remark: 'typo' },
    ]),
  );
});

test('an application that may not be seen is said to be missing', async () => {
  await open(address(), {
    [READ]: () => {
      throw failure(404, { message: 'Not found' });
    },
  });
  expect(await screen.findByText('This application was not found')).toBeVisible();
});

test.each([
  ['en', 'An approved name is reserved for 60 days; submit the company registration form within 20 days.'],
  ['ne', 'स्वीकृत नाम ६० दिन आरक्षित रहन्छ; कम्पनी दर्ताको फाराम २० दिनभित्र भर्नुहोस्।'],
] as const)('before it is submitted the days in force are said (%s)', async (language, sentence) => {
  const { setLanguage } = await open(address('/check'), {
    'GET /external/api/name/reservation-terms': { validDays: 60, formDueDays: 20, decisionDays: 2, feePaisa: 0 },
  });
  await setLanguage(language);
  expect(await screen.findByText(sentence)).toBeVisible();
});
