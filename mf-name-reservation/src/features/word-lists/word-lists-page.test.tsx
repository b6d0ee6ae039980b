import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ListedWord, WordProposal } from '@registrar/domain/calls/word-lists';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const PATH = '/name-word-lists';
const WORDS = 'GET /external/api/word-list';
const PREVIEW = 'POST /external/api/word-list/preview';
const PROPOSE = 'POST /external/api/word-list-proposal';
const PROPOSALS = 'GET /external/api/word-list-proposal';
const ID = '01980000-0000-7000-8000-000000000001';

const police: ListedWord = {
  id: '1',
  english: 'Police',
  nepali: 'प्रहरी',
  type: 'STATE',
  reasonEnglish: 'It suggests an organ of the state.',
  reasonNepali: 'राज्यको निकाय भएको भ्रम पार्छ।',
  addedAt: '2026-01-02T05:00:00.000Z',
  retiredAt: null,
  changeWaits: false,
};
const person = (username: string, fullNameEnglish: string, fullNameNepali: string) => ({
  id: ID,
  username,
  fullNameEnglish,
  fullNameNepali,
});
const proposal: WordProposal = {
  id: ID,
  list: 'BLACKLIST',
  change: 'ADD',
  entries: [
    { english: 'Zorbulan', nepali: 'जोर्बुलान', type: 'DECEPTIVE', reasonEnglish: 'Misleads', reasonNepali: 'भ्रम' },
  ],
  count: 1,
  before: null,
  remark: 'As asked',
  status: 'PROPOSED',
  proposedBy: person('sysadmin.demo', 'Suresh Admin', 'सुरेश प्रशासक'),
  proposedAt: '2026-01-02T05:00:00.000Z',
  expiresAt: '2026-01-16T05:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
};
const page = <Row,>(items: readonly Row[], more: object = {}) => ({
  items,
  total: items.length,
  page: 1,
  size: 20,
  ...more,
});
const answers: FakeAnswers = {
  [WORDS]: page([police], { mayPropose: true }),
  [PREVIEW]: {
    hits: 2,
    waiting: 1,
    isEstimate: false,
    examples: [{ english: 'Zorbulan Foods', nepali: 'जोर्बुलान फुड्स', holder: 'APPLICATION' }],
  },
  [PROPOSE]: { id: ID },
  [PROPOSALS]: page([proposal]),
};
const open = (more: FakeAnswers = {}, language: 'ne' | 'en' = 'en', path = PATH) =>
  renderRemote(app, { path, role: 'SYSTEM_ADMINISTRATOR', language, gateway: { ...answers, ...more } });

test.each([
  ['en', 'Word lists for names', 'Remove “Police · प्रहरी”', 'Organ of the state · It suggests an organ of the state.'],
  ['ne', 'नाममा प्रयोग हुने शब्दका सूची', '“प्रहरी · Police” हटाउनुहोस्', 'राज्यको निकाय · राज्यको निकाय भएको भ्रम पार्छ।'],
] as const)('the blacklist is shown with what it says of each word (%s)', async (language, title, retire, details) => {
  await open({}, language);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('button', { name: retire })).toBeVisible();
  expect(screen.getByText(details)).toBeVisible();
});

test('whoever may only read is offered the history and nothing else', async () => {
  const { user } = await open({
    [WORDS]: page([police], { mayPropose: false }),
    'GET /external/api/word-list/:list/:id/history': { items: [] },
  });
  await user.click(await screen.findByRole('button', { name: 'History of “Police · प्रहरी”' }));
  expect(
    await screen.findByText('This word has been in the list from the start and was not changed since.'),
  ).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Remove|Change|Propose/ })).toBeNull();
});

test('a word is proposed with what its list asks for, after a look at the names it would hit', async () => {
  const { shell, user } = await open({}, 'en', `${PATH}?tab=CONSENT`);
  await user.click(await screen.findByRole('button', { name: 'Propose a word' }));
  const dialog = await screen.findByRole('dialog', { name: 'Propose a word: Consent words' });
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  expect(await within(dialog).findAllByText('Enter the word in Nepali or in English')).not.toHaveLength(0);
  expect(within(dialog).getAllByText('Body that must consent is required')).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: /Word.*English/ }), 'Zorbulan');
  expect(
    await within(dialog).findByText(
      '2 names that exist hold this word. Registered and reserved names stay as they are.',
    ),
  ).toBeInTheDocument();
  expect(within(dialog).getByText(/^1 of these is asked for in an application that waits/)).toBeInTheDocument();
  expect(within(dialog).getByText('Zorbulan Foods · जोर्बुलान फुड्स')).toHaveTextContent('(Waiting application)');
  expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(0);
});

test('a word is retired with a reason, which waits for another person', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Remove “Police · प्रहरी”' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox'), 'No longer needed');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = shell.gateway.callsOf(PROPOSE);
  expect(call?.body).toEqual({
    list: 'BLACKLIST',
    change: 'RETIRE',
    entryId: '1',
    entries: [],
    remark: 'No longer needed',
  });
  expect(call?.request.idempotencyKey).toBeDefined();
});

test('a dialog that is given up leaves the keyboard where it was', async () => {
  const { user } = await open();
  const opener = await screen.findByRole('button', { name: 'Propose a word' });
  opener.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opener).toHaveFocus();
});

test('a file becomes one proposal; what is wrong with it is said by line, and nothing is sent', async () => {
  const { shell, user } = await open({}, 'en', `${PATH}?tab=PRONOUN`);
  await user.click(await screen.findByRole('button', { name: 'Add from a file' }));
  const dialog = await screen.findByRole('dialog');
  const choose = async (text: string) =>
    user.upload(within(dialog).getByLabelText('CSV file'), new File([text], 'words.csv', { type: 'text/csv' }));
  await choose('english,nepali\nwhose,कसको\nमेरो,\n');
  expect(await within(dialog).findByText('Line 3: Write the English word in Latin letters only')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox'), 'As asked');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  expect(shell.gateway.callsOf(PROPOSE)).toHaveLength(0);
  await choose('\uFEFFnepali,english\r\n"कसको",whose\r\n,himself\r\n');
  expect(await within(dialog).findByText(/The file holds 2 words/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shell.gateway.callsOf(PROPOSE)[0]?.body).toEqual({
    list: 'PRONOUN',
    change: 'ADD',
    entries: [
      { english: 'whose', nepali: 'कसको' },
      { english: 'himself', nepali: '' },
    ],
    remark: 'As asked',
  });
});

test('what the gateway finds wrong with a file is said by its line', async () => {
  const complaint = {
    path: 'entries.1.english',
    code: 'WORD_LISTED_ALREADY',
    message: '“mine” is in this list already',
  };
  const { user } = await open(
    { [PROPOSE]: failure(422, { code: 'VAL-422', message: 'Look again', errors: [complaint] }) },
    'en',
    `${PATH}?tab=PRONOUN`,
  );
  await user.click(await screen.findByRole('button', { name: 'Add from a file' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(
    within(dialog).getByLabelText('CSV file'),
    new File(['english,nepali\nwhose,\n\nmine,\n'], 'words.csv', { type: 'text/csv' }),
  );
  await user.type(within(dialog).getByRole('textbox'), 'As asked');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  expect(await within(dialog).findByText('Line 4: “mine” is in this list already')).toBeInTheDocument();
});

test('the second person approves or refuses; a refusal needs a remark', async () => {
  const { shell, user } = await open(
    { 'POST /external/api/word-list-proposal/:id/refuse': {}, 'POST /external/api/word-list-proposal/:id/approve': {} },
    'ne',
    `${PATH}?tab=proposals`,
  );
  await user.click(await screen.findByRole('button', { name: 'अस्वीकृत गर्नुहोस्: जोर्बुलान · Zorbulan' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('listitem')).toHaveTextContent('जोर्बुलान · Zorbulan');
  await user.click(within(dialog).getByRole('button', { name: 'अस्वीकृत गर्नुहोस्' }));
  expect(shell.gateway.callsOf('POST /external/api/word-list-proposal/:id/refuse')).toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox'), 'चाहिँदैन');
  await user.click(within(dialog).getByRole('button', { name: 'अस्वीकृत गर्नुहोस्' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/word-list-proposal/:id/refuse')[0]?.body).toEqual({
      remark: 'चाहिँदैन',
    }),
  );
});

test('a list that cannot be read says so and offers another try; an empty one says what would be here', async () => {
  let works = false;
  const { user } = await open({
    [WORDS]: () => (works ? page([], { mayPropose: true }) : failure(500, { message: 'no' })),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  works = true;
  await user.click(retry);
  expect(await screen.findByText('This list holds no words.')).toBeVisible();
});
