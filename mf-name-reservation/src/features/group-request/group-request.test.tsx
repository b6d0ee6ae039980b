import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from '@registrar/domain/roles';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';
import { groupAnswer, groupApplication, groupMatter, groupRequests, parentActions } from '../../testing/group';

const READ = 'GET /external/api/application/:id';
const LIST = 'GET /external/api/group-request';
const CONSENT = 'POST /external/api/application/:id/parentVerify';
const PAGE = '/company-name-reservation/group-request';
const asked = groupApplication({ allowedActions: parentActions });
const answers: FakeAnswers = {
  ...gatewayAnswers,
  [READ]: asked,
  [LIST]: groupRequests(),
  'GET /external/api/application/:id/document': { mayChange: false, places: [] },
};
const open = (
  path: string,
  more: FakeAnswers = {},
  language: 'ne' | 'en' = 'en',
  role: Role = 'PARENT_REPRESENTATIVE',
) => renderRemote(app, { path, role, language, gateway: { ...answers, ...more } });

test.each([
  ['ne', '४ दिन', 'त्रिवेणी समूह लिमिटेड'],
  ['en', '4 days', 'Triveni Samuha Limited'],
] as const)(
  'the list says which of one’s companies is asked, and how long it waits (%s)',
  async (language, waits, company) => {
    await open(PAGE, {}, language);
    expect(await screen.findByRole('link', { name: /Triveni Foods/ })).toHaveAttribute(
      'href',
      `${PAGE}/${APPLICATION_ID}`,
    );
    expect(screen.getByText(waits)).toBeVisible();
    expect(screen.getByText(company)).toBeVisible();
  },
);

test('what was answered is another view, kept in the address', async () => {
  const { shell } = await open(`${PAGE}?show=answered`, {
    [LIST]: groupRequests({ state: 'REFUSED', answer: groupAnswer(false, 'Not of our group') }),
  });
  expect(await screen.findByText('Not of our group')).toBeVisible();
  expect(shell.gateway.callsOf(LIST)[0]?.query).toMatchObject({ show: 'answered' });
});

test('with nothing to answer the list says so', async () => {
  await open(PAGE, { [LIST]: { items: [], total: 0, page: 1, size: 20 } });
  expect(await screen.findByText(/No request waits for an answer/)).toBeVisible();
});

test('both names stand beside each other with the shared word marked, in both scripts', async () => {
  await open(`${PAGE}/${APPLICATION_ID}`);
  const names = await screen.findByRole('region', { name: 'The proposed name beside your company’s' });
  expect(within(names).getAllByText('Triveni', { selector: 'mark' })).toHaveLength(2);
  expect(within(names).getAllByText('त्रिवेणी', { selector: 'mark' })).toHaveLength(2);
  expect(within(names).queryByText('Foods', { selector: 'mark' })).toBeNull();
});

test('consent asks for its remark and is sent once, against the version that was seen', async () => {
  const consented = groupApplication({
    status: 'SUBMITTED',
    group: groupMatter({ state: 'CONSENTED', answer: groupAnswer(true, 'It is ours') }),
  });
  const { shell, user } = await open(`${PAGE}/${APPLICATION_ID}`, { [CONSENT]: consented });
  await user.click(await screen.findByRole('button', { name: 'Give consent' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Give consent' }));
  expect(await within(dialog).findByText('Remark is required')).toBeVisible();
  await user.type(within(dialog).getByRole('textbox'), 'It is ours');
  await user.dblClick(within(dialog).getByRole('button', { name: 'Give consent' }));
  expect(await screen.findByText('Consented; the application has been submitted to the office.')).toBeVisible();
  expect(shell.gateway.callsOf(CONSENT).map(({ body }) => body)).toEqual([{ version: 5, remark: 'It is ours' }]);
});

test('whoever was slower than a colleague is told, and sees what was answered', async () => {
  const refused = groupApplication({
    status: 'REJECTED',
    version: 6,
    group: groupMatter({ state: 'REFUSED', answer: groupAnswer(false, 'Not of our group') }),
  });
  let decided = false;
  const { user } = await open(`${PAGE}/${APPLICATION_ID}`, {
    [READ]: () => (decided ? refused : asked),
    [CONSENT]: () => {
      decided = true;
      throw failure(409, { message: 'Not now' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Give consent' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'It is ours');
  await user.click(within(dialog).getByRole('button', { name: 'Give consent' }));
  expect(await screen.findByText('This application has changed in the meantime.')).toBeVisible();
  expect(await screen.findByText('Not of our group')).toBeVisible();
});

test('a request that is not there any more says why that may be', async () => {
  await open(`${PAGE}/${APPLICATION_ID}`, { [READ]: failure(404) });
  expect(await screen.findByRole('heading', { name: 'This request was not found' })).toBeVisible();
  expect(screen.getByText(/recalled it/)).toBeVisible();
});

test('who is asked and has asked answers on the one page and recalls on the other', async () => {
  const both = groupApplication({
    allowedActions: [...parentActions, { action: 'recall', allowed: true, remark: 'optional' }],
    group: groupMatter({ applicantSpeaksForParent: true }),
  });
  const page = await open(`${PAGE}/${APPLICATION_ID}`, { [READ]: both }, 'en', 'COMPANY_REPRESENTATIVE');
  expect(await screen.findByRole('button', { name: 'Give consent' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Recall' })).toBeNull();
  await page.unmount();
  await open(`/company-name-reservation/${APPLICATION_ID}`, { [READ]: both }, 'en', 'COMPANY_REPRESENTATIVE');
  expect(await screen.findByRole('button', { name: 'Recall' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Give consent' })).toBeNull();
  expect(screen.getByRole('link', { name: /answer its request here/ })).toHaveAttribute(
    'href',
    `${PAGE}/${APPLICATION_ID}`,
  );
});

test.each([
  ['ne', 'मुख्य कम्पनीको सहमति आउन बाँकी छ।', /सहमति मागिएको ४ दिन भयो/],
  ['en', 'The consent of the parent company is awaited.', /waiting for 4 days/],
] as const)('the applicant sees that it waits at the parent company (%s)', async (language, sentence, days) => {
  await open(`/company-name-reservation/${APPLICATION_ID}`, { [READ]: groupApplication() }, language, 'APPLICANT');
  const note = await screen.findByRole('region', {
    name: language === 'ne' ? 'समूहको मुख्य कम्पनी' : 'Parent company of the group',
  });
  expect(within(note).getByText(sentence)).toBeVisible();
  expect(within(note).getByText(days)).toBeVisible();
});

test('a parent company that cannot answer any more is said to be so', async () => {
  const { parent } = groupMatter();
  await open(
    `/company-name-reservation/${APPLICATION_ID}`,
    { [READ]: groupApplication({ group: groupMatter({ parent: { ...parent, status: 'DEREGISTERED' } }) }) },
    'en',
    'APPLICANT',
  );
  expect(await screen.findByText(/no consent can come/)).toBeVisible();
});

test('a refusal is shown with its remark, and what was refused is the beginning of the next application', async () => {
  const refused = groupApplication({
    status: 'REJECTED',
    turn: 'NOBODY',
    group: groupMatter({ state: 'REFUSED', answer: groupAnswer(false, 'Not of our group') }),
  });
  const again = '0190a000-0000-7000-8000-00000000dddd';
  const START = 'POST /external/api/application';
  const { shell, user } = await open(
    `/company-name-reservation/${APPLICATION_ID}`,
    { [READ]: refused, [START]: groupApplication({ id: again, status: 'DRAFT', group: null }) },
    'en',
    'APPLICANT',
  );
  expect(await screen.findByText('Rejected by the parent company with a remark.')).toBeVisible();
  expect(screen.getByText('Not of our group')).toBeVisible();
  await user.dblClick(screen.getByRole('button', { name: 'Correct and file again' }));
  await waitFor(() => expect(shell.navigations).toContain(`/company-name-reservation/${again}/names`));
  const calls = shell.gateway.callsOf(START);
  expect(calls[0]?.body).toEqual({ processName: 'NAME_RESERVATION', copyOf: APPLICATION_ID });
  expect(new Set(calls.map(({ request }) => request.idempotencyKey)).size).toBe(1);
});
