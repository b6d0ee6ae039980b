import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { failure, fakeSession, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import {
  APPLICATION_ID,
  filedItem,
  gatewayAnswers,
  registration,
  sectionStates,
} from '@registrar/testing/registration-builders';
import { app } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const SUBMIT = 'POST /external/api/application/:id/submit';
const at = `/company-registration/summary?application=${APPLICATION_ID}`;
const open = (answers: FakeAnswers) =>
  renderRemote(app, { path: at, role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

/** Every section in order, lists with one item. */
function complete(changes: Partial<ApplicationDetail> = {}): ApplicationDetail {
  const sections = sectionStates('PRIVATE_SOLE_PROPRIETOR').map((section) => ({
    ...section,
    validity: 'VALID' as const,
    count: section.key === 'SHAREHOLDER' ? 1 : 0,
  }));
  return registration({ sections, version: 4, ...changes });
}

test('what is missing is said first, with the way to each step', async () => {
  const { user } = await open({});
  const notice = await screen.findByText('These steps are not complete');
  expect(notice).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const summary = await screen.findByRole('alert', { name: /problems to correct/ });
  expect(within(summary).getByRole('link', { name: 'Drafter: this step is not complete' })).toBeVisible();
  expect(within(summary).getByRole('link', { name: 'Please accept the declaration before submitting.' })).toBeVisible();
});

test.each([
  ['the documents', 'GET /external/api/application/:id/document'],
  ['what is to be paid', 'GET /external/api/application/:id/payable'],
])('nothing can be pressed before %s has come: it would move away', async (_what, call) => {
  let send = (_answer: unknown): void => undefined;
  const held = new Promise((resolve) => {
    send = resolve;
  });
  const { shell } = await open({ [READ]: complete(), [call]: () => held });
  await waitFor(() => expect(shell.gateway.callsOf(call)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
  send(gatewayAnswers[call]);
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
});

test('what is to be paid cannot be read: the check stands all the same, and says so', async () => {
  await open({
    [READ]: complete(),
    'GET /external/api/application/:id/payable': () => {
      throw failure(503, { message: 'Service Unavailable' });
    },
  });
  expect(await screen.findByRole('button', { name: 'Submit' })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

test('submitting asks once and sends the version of now with one key', async () => {
  const { shell, user } = await open({
    [READ]: complete(),
    [SUBMIT]: complete({ status: 'SUBMITTED', applicationNumber: 'CR-2083/84-KTM-000001', version: 5 }),
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit the application?' });
  await user.dblClick(within(dialog).getByRole('button', { name: 'Submit' }));
  await waitFor(() =>
    expect(shell.navigations).toContain(`/company-registration/submitted?application=${APPLICATION_ID}`),
  );
  expect(shell.gateway.callsOf(SUBMIT)).toHaveLength(1);
  expect(shell.gateway.callsOf(SUBMIT)[0]?.body).toEqual({ version: 4, declared: ['TRUE_STATEMENT'] });
});

test('what the gateway refuses is led to its section', async () => {
  const { user } = await open({
    [READ]: complete(),
    [SUBMIT]: () => {
      throw failure(422, {
        message: 'Not complete',
        errors: [
          {
            path: 'CAPITAL_STRUCTURE.issuedCapital',
            code: 'ISSUED_EXCEEDS_AUTHORIZED',
            message: 'Issued capital is too large',
          },
        ],
      });
    },
  });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
  const summary = await screen.findByRole('alert', { name: /problem to correct/ });
  await user.click(within(summary).getByRole('link', { name: 'Issued capital is too large' }));
  expect(screen.getByRole('button', { name: 'Change Capital structure' })).toHaveFocus();
});

test('of five hundred holders fifty are drawn, closed, and the rest on request', async () => {
  const items = Array.from({ length: 500 }, (_item, index) =>
    filedItem({
      id: `0190a000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      position: index + 1,
      data: { entity: 'INDIVIDUAL', person: { fullNameEnglish: `Holder ${index + 1}` } },
    }),
  );
  const { user } = await open({ [READ]: complete(), 'GET /external/api/application/:id/section/:key/item': { items } });
  const holders = await screen.findByRole('region', { name: 'Shareholders' });
  expect(within(holders).getAllByText(/Holder \d+/)).toHaveLength(50);
  await user.click(within(holders).getByRole('button', { name: 'Show 50 more' }));
  expect(within(holders).getAllByText(/Holder \d+/)).toHaveLength(100);
});

test('a filing that was sent back opens only what is pinned, and every remark is answered before it goes again', async () => {
  const pin = {
    id: '0190a000-0000-7000-8000-0000000000b1',
    path: 'LEGAL_PERSON_DETAILS.contactNumber',
    documentKey: null,
    labelEnglish: 'Drafter: contact number',
    labelNepali: 'मस्यौदाकार: सम्पर्क नम्बर',
    remark: 'This number does not answer.',
    round: 1,
    by: { id: '0190a000-0000-7000-8000-0000000000b2', nameEnglish: 'Gita', nameNepali: 'गीता', roleCode: 'OPERATOR' },
    at: '2026-11-21T08:00:00.000Z',
    sentAt: '2026-11-21T08:00:00.000Z',
    answer: null,
    answeredAt: null,
  };
  const back = complete({
    status: 'SEND_FOR_CORRECTION',
    round: 1,
    unlocked: ['LEGAL_PERSON_DETAILS.contactNumber'],
    pins: [pin],
    allowedActions: [{ action: 'resubmit', allowed: true, remark: 'none' }],
  });
  const ANSWER = 'PUT /external/api/application/:id/pin/:pinId/answer';
  const { shell, user } = await open({ [READ]: back, [ANSWER]: { pins: [{ ...pin, answer: 'It does now.' }] } });
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit again' }));
  expect(await screen.findByText('1 remark is not answered yet.')).toBeVisible();
  await user.type(screen.getByLabelText('Your answer'), 'It does now.');
  await user.click(screen.getByRole('button', { name: 'Save the answer' }));
  await waitFor(() => expect(shell.gateway.callsOf(ANSWER)[0]?.body).toEqual({ answer: 'It does now.' }));
  await user.click(screen.getByRole('button', { name: 'Go to the place' }));
  expect(await screen.findByLabelText('Contact number')).toBeEnabled();
  expect(screen.getByLabelText('Full name (English)')).toBeDisabled();
});

const SAVE = 'PUT /external/api/application/:id/section/:key';
const DOCUMENTS = 'GET /external/api/application/:id/document';
const stale = () => {
  throw failure(412, { code: 'VER-412', message: 'Somebody has changed this in the meantime.' });
};
const drafter = (fullNameEnglish: string, version: number) =>
  complete({
    version,
    sections: complete().sections.map((section) =>
      section.key === 'LEGAL_PERSON_DETAILS' ? { ...section, data: { fullNameEnglish } } : section,
    ),
  });
async function submit(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit' }));
}

test('what another tab wrote meanwhile is not submitted: it is shown, named, and declared anew', async () => {
  let standing = drafter('Sita Rai', 4);
  const { shell, user } = await open({
    [READ]: () => standing,
    [SUBMIT]: ({ body }) => {
      if ((body as { version: number }).version !== standing.version) stale();
      return complete({ status: 'SUBMITTED', version: 6 });
    },
  });
  expect(await screen.findByText('Sita Rai')).toBeVisible();
  standing = drafter('Hari Rai', 5);
  await submit(user);
  expect(await screen.findByText('Hari Rai')).toBeVisible();
  const notice = (await screen.findByText('Read these parts again, then accept the declaration and submit:')).closest(
    '[role="alert"]',
  );
  expect(notice).toHaveTextContent('Drafter');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(shell.gateway.callsOf(SUBMIT).map(({ body }) => body)).toEqual([{ version: 4, declared: ['TRUE_STATEMENT'] }]);
  expect(shell.navigations).toEqual([]);

  await submit(user);
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/submitted'));
  expect(shell.gateway.callsOf(SUBMIT).at(-1)?.body).toEqual({ version: 5, declared: ['TRUE_STATEMENT'] });
});

test('an entry of a list that was changed meanwhile is told too, and a document', async () => {
  let version = 4;
  const item = (name: string) =>
    filedItem({ data: { entity: 'INDIVIDUAL', person: { fullNameEnglish: name } }, version });
  const place = (id: string) => ({
    key: 'MOA',
    nameEnglish: 'Memorandum',
    nameNepali: 'प्रबन्धपत्र',
    required: true,
    when: 'ALWAYS' as const,
    maximumMegabytes: 5,
    extensions: ['PDF'],
    consents: [],
    status: 'SUBMITTED' as const,
    document: {
      id,
      name: 'moa.pdf',
      mediaType: 'application/pdf' as const,
      size: 10,
      sha256: 'x',
      remark: null,
      uploadedBy: { nameEnglish: 'Ram', nameNepali: 'राम' },
      uploadedAt: '2026-11-21T08:00:00.000Z',
      version: 1,
    },
  });
  const { user } = await open({
    [READ]: () => complete({ version }),
    'GET /external/api/application/:id/section/:key/item': () => ({ items: [item(version === 4 ? 'Sita' : 'Hari')] }),
    [DOCUMENTS]: () => ({
      mayChange: true,
      places: [place(`0190a000-0000-7000-8000-00000000d0${version}0`)],
    }),
    [SUBMIT]: stale,
  });
  await screen.findByRole('checkbox');
  version = 5;
  await submit(user);
  const notice = (await screen.findByText('Read these parts again, then accept the declaration and submit:')).closest(
    '[role="alert"]',
  );
  expect(notice).toHaveTextContent('Shareholders');
  expect(notice).toHaveTextContent('Documents');
  expect(notice).not.toHaveTextContent('Drafter');
});

test('what comes while the page stands open is told before anything is pressed, and takes the tick off', async () => {
  let standing = drafter('Sita Rai', 4);
  const { shell, user } = await open({ [READ]: () => standing });
  await user.click(await screen.findByRole('checkbox'));
  standing = drafter('Hari Rai', 5);
  await act(async () => shell.resync());
  expect(await screen.findByText('Hari Rai')).toBeVisible();
  expect(await screen.findByText('Read these parts again, then accept the declaration and submit:')).toBeVisible();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});

test('what this person typed and what was not saved yet raises the version that is submitted', async () => {
  localStorage.setItem(
    `unsaved/${fakeSession('APPLICANT').userId}/${APPLICATION_ID}/LEGAL_PERSON_DETAILS`,
    JSON.stringify({ data: { fullNameEnglish: 'Sita Rai' }, version: 0, at: new Date().toISOString() }),
  );
  const { shell, user } = await open({
    [READ]: complete(),
    [SAVE]: () => drafter('Sita Rai', 5),
    [SUBMIT]: complete({ status: 'SUBMITTED', version: 6 }),
  });
  expect(await screen.findByText('Sita Rai')).toBeVisible();
  await submit(user);
  await waitFor(() => expect(shell.navigations.at(-1)).toContain('/submitted'));
  expect(shell.gateway.callsOf(SUBMIT)[0]?.body).toMatchObject({ version: 5 });
});
