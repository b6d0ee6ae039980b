import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { filingDocumentsSchema } from '@registrar/domain/calls/documents';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import {
  APPLICATION_ID,
  filedItem,
  gatewayAnswers,
  ITEM_ID,
  registration,
  sectionState,
  sectionStates,
} from '@registrar/testing/registration-builders';
import { app, remoteOf } from '../../testing/filing-remote';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { registrationVersions } from '@registrar/domain/processes/definition/registration-versions';

const READ = 'GET /external/api/application/:id';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const STEPPER = 'PUT /external/api/application/:id/switch/stepper/:step';
const at = (step = '') => `/company-registration${step}?application=${APPLICATION_ID}`;
const open = (path: string, answers: FakeAnswers = {}) =>
  renderRemote(app, { path, role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('what is typed is saved by itself over the version of its own section', async () => {
  const detail = registration({
    sections: sectionStates('PRIVATE_SOLE_PROPRIETOR', {
      LEGAL_PERSON_DETAILS: { version: 7, validity: 'INVALID', data: {}, savedAt: '2026-11-21T08:00:00.000Z' },
    }),
  });
  const { shell, user } = await open(at('/legal-Person-details'), {
    [READ]: detail,
    [SAVE]: ({ params, body }) => ({
      ...detail,
      sections: detail.sections.map((one) =>
        one.key === params['key']
          ? sectionState(one.key, { version: 8, data: { ...(body as object) }, savedAt: '2026-11-21T09:00:00.000Z' })
          : one,
      ),
    }),
  });
  await user.click(await screen.findByLabelText('Full name (English)'));
  await user.paste('Sita Rai');
  expect(shell.isDirty()).toBe(true);
  await waitFor(() => expect(shell.gateway.callsOf(SAVE)).toHaveLength(1));
  const [call] = shell.gateway.callsOf(SAVE);
  expect(call?.request.ifMatch).toBe(7);
  expect(call?.body).toMatchObject({ fullNameEnglish: 'Sita Rai' });
  await waitFor(() => expect(shell.isDirty()).toBe(false));
  expect(await screen.findByText(/Saved at/)).toBeVisible();
});

test('without a line the text stays, and is there again on the next visit', async () => {
  const down = {
    [SAVE]: () => {
      throw failure(500, { cause: 'no-connection', message: 'Server could not be reached.' });
    },
  };
  const first = await open(at('/legal-Person-details'), down);
  await first.user.click(await screen.findByLabelText('Full name (English)'));
  await first.user.paste('Sita Rai');
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  await first.unmount();
  await open(at('/legal-Person-details'), down);
  expect(await screen.findByLabelText('Full name (English)')).toHaveValue('Sita Rai');
  expect(screen.getByText('Information that could not be saved last time has been restored.')).toBeVisible();
});

test('a step that is opened anew while its save is under way sends that version once', async () => {
  const detail = registration();
  const version = detail.sections.find(({ key }) => key === 'LEGAL_PERSON_DETAILS')?.version ?? 0;
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: FakeAnswers = {
    [SAVE]: async ({ params, body }) => {
      await answered;
      return {
        ...detail,
        sections: detail.sections.map((one) =>
          one.key === params['key']
            ? sectionState(one.key, {
                version: version + 1,
                data: { ...(body as object) },
                savedAt: '2026-11-21T09:00:00.000Z',
              })
            : one,
        ),
      };
    },
  };
  const first = await open(at('/legal-Person-details'), slow);
  await first.user.click(await screen.findByLabelText('Full name (English)'));
  await first.user.paste('Sita Rai');
  await waitFor(() => expect(first.shell.gateway.callsOf(SAVE)).toHaveLength(1));
  await first.unmount();
  const second = await open(at('/legal-Person-details'), slow);
  expect(await screen.findByLabelText('Full name (English)')).toHaveValue('Sita Rai');
  await waitFor(() => expect(second.shell.isDirty()).toBe(true));
  answer();
  await waitFor(() => expect(second.shell.isDirty()).toBe(false));
  expect(second.shell.gateway.callsOf(SAVE)).toHaveLength(0);
});

test('what the gateway has already, by a save whose answer was lost with its page, is not sent again', async () => {
  const answers = { fullNameEnglish: 'Sita Rai' };
  const down = {
    [SAVE]: () => {
      throw failure(500, { cause: 'no-connection', message: 'Server could not be reached.' });
    },
  };
  const first = await open(at('/legal-Person-details'), down);
  await first.user.click(await screen.findByLabelText('Full name (English)'));
  await first.user.paste('Sita Rai');
  expect(await screen.findByText(/You are offline/)).toBeVisible();
  const { body } = first.shell.gateway.callsOf(SAVE)[0] ?? {};
  await first.unmount();
  const detail = registration({
    sections: sectionStates('PRIVATE_SOLE_PROPRIETOR', {
      LEGAL_PERSON_DETAILS: {
        version: 50,
        validity: 'INVALID',
        data: { ...answers, ...(body as object) },
        savedAt: '2026-11-21T09:00:00.000Z',
      },
    }),
  });
  const second = await open(at('/legal-Person-details'), { ...down, [READ]: detail });
  expect(await screen.findByText(/Saved at/)).toBeVisible();
  expect(second.shell.gateway.callsOf(SAVE)).toHaveLength(0);
});

test('a page of another version than the portal is told so, and what was typed is there again after a reload', async () => {
  const message = 'This page is not of the same version as the portal.';
  const outdated = {
    [SAVE]: () => {
      throw failure(409, { code: 'DEF-409', message });
    },
  };
  const first = await open(at('/legal-Person-details'), outdated);
  await first.user.click(await screen.findByLabelText('Full name (English)'));
  await first.user.paste('Sita Rai');
  expect(await screen.findByText(new RegExp(message))).toBeVisible();
  expect(first.shell.gateway.callsOf(SAVE)[0]?.request.query).toEqual({
    definition: `COMPANY_REGISTRATION.${registrationVersions.COMPANY_REGISTRATION}`,
  });
  expect(screen.getByLabelText('Full name (English)')).toHaveValue('Sita Rai');
  await first.unmount();
  await open(at('/legal-Person-details'), {});
  expect(await screen.findByLabelText('Full name (English)')).toHaveValue('Sita Rai');
});

test('two versions stand side by side, and what is chosen goes over the other one', async () => {
  const current = {
    data: { fullNameEnglish: 'Hari Rai', licenceNumber: '12' },
    version: 9,
    savedAt: '2026-11-21T09:00:00.000Z',
    savedBy: { nameEnglish: 'Gopal', nameNepali: 'गोपाल' },
  };
  const { shell, user } = await open(at('/legal-Person-details'), {
    [SAVE]: ({ request }) => {
      if (request.ifMatch !== 9) throw failure(412, { code: 'VER-412', message: 'stale', details: { current } });
      return registration();
    },
  });
  await user.click(await screen.findByLabelText('Full name (English)'));
  await user.paste('Sita Rai');
  const dialog = await screen.findByRole('dialog', { name: /was changed elsewhere/ });
  await waitFor(() => expect(within(dialog).getByText('Hari Rai')).toBeVisible());
  expect(within(dialog).getByText('Sita Rai')).toBeVisible();
  await user.click(within(dialog).getByRole('radio', { name: /Hari Rai/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Save the chosen answers' }));
  await waitFor(() => expect(shell.gateway.callsOf(SAVE).at(-1)?.request.ifMatch).toBe(9));
  expect(shell.gateway.callsOf(SAVE).at(-1)?.body).toMatchObject({ fullNameEnglish: 'Hari Rai' });
  expect(await screen.findByLabelText('Full name (English)')).toHaveValue('Hari Rai');
});

test('another language changes the words and loses nothing', async () => {
  const { user, setLanguage } = await open(at('/legal-Person-details'), { [SAVE]: registration() });
  await user.click(await screen.findByLabelText('Full name (English)'));
  await user.paste('Sita Rai');
  await setLanguage('ne');
  expect(await screen.findByLabelText('पूरा नाम (अङ्ग्रेजी)')).toHaveValue('Sita Rai');
});

test('the step is remembered, and without one the page goes on where the person left', async () => {
  const { shell } = await open(at(), { [READ]: registration({ step: 'legal-Person-details' }) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Drafter' })).toBeVisible();
  await waitFor(() => expect(shell.gateway.callsOf(STEPPER)).toHaveLength(1));
  expect(shell.gateway.callsOf(STEPPER)[0]?.params).toEqual({ id: APPLICATION_ID, step: 'legal-Person-details' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Drafter' })).toHaveFocus());
});

test('an incomplete step says what is missing and does not go on', async () => {
  const { user } = await open(at('/legal-Person-details'));
  await user.click(await screen.findByRole('button', { name: 'Save and continue' }));
  const summary = await screen.findByRole('alert', { name: /problems to correct/ });
  expect(within(summary).getByRole('link', { name: 'Full name in English is required' })).toBeVisible();
  expect(window.location.pathname).toBe('/company-registration/legal-Person-details');
});

test('the steps are those of the company’s type', async () => {
  const type = 'FOREIGN_BRANCH';
  await open(at('/general-info'), { [READ]: registration({ sections: sectionStates(type) }, type) });
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
  expect(steps.queryByText(/Share ranges/)).toBeNull();
  expect(await screen.findByRole('region', { name: 'Focal persons' })).toBeVisible();
});

const BRANCHES = 'GET /external/api/application/:id/section/:key/item';
const ADD = 'POST /external/api/application/:id/section/:key/item';
const REMOVE = 'DELETE /external/api/application/:id/section/:key/item/:itemId';
const PUT_ITEM = 'PUT /external/api/application/:id/section/:key/item/:itemId';

test('an item is added with its first answers and saved by itself from then on', async () => {
  const added = filedItem({ version: 1, validity: 'INVALID' });
  const saved = (version: number) => ({
    item: { ...added, version },
    section: sectionState('BRANCH_INFORMATION', { kind: 'LIST', count: 1, invalid: 1, validity: 'INVALID' }),
    applicationVersion: 2,
  });
  const { shell, user } = await open(at('/branch-info'), {
    [ADD]: saved(1),
    [PUT_ITEM]: ({ request }) => saved((request.ifMatch ?? 0) + 1),
  });
  await user.click(await screen.findByRole('button', { name: 'Add: Branch' }));
  const drawer = await screen.findByRole('dialog');
  await user.type(within(drawer).getByLabelText('Tole/street (English)'), 'Naxal');
  await waitFor(() => expect(shell.gateway.callsOf(ADD)).toHaveLength(1));
  expect(shell.gateway.callsOf(ADD)[0]?.body).toMatchObject({ address: { toleStreet: 'Naxal' } });
  await user.type(within(drawer).getByLabelText('Tole/street (English)'), ' 2');
  await waitFor(() => expect(shell.gateway.callsOf(PUT_ITEM)).toHaveLength(1));
  expect(shell.gateway.callsOf(PUT_ITEM)[0]?.request.ifMatch).toBe(1);
  expect(shell.gateway.callsOf(ADD)).toHaveLength(1);
});

test('an item is deleted after one question, in the version that was seen', async () => {
  const listed = registration({
    sections: sectionStates('PRIVATE_SOLE_PROPRIETOR', { BRANCH_INFORMATION: { count: 1, validity: 'VALID' } }),
  });
  let there = true;
  const { shell, user } = await open(at('/branch-info'), {
    [READ]: listed,
    [BRANCHES]: () => ({ items: there ? [filedItem()] : [] }),
    [REMOVE]: () => {
      there = false;
      return { item: null, section: sectionState('BRANCH_INFORMATION', { kind: 'LIST' }), applicationVersion: 3 };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Naxal' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Naxal”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(shell.gateway.callsOf(REMOVE)).toHaveLength(1));
  expect(shell.gateway.callsOf(REMOVE)[0]?.request.ifMatch).toBe(3);
  await waitFor(() => expect(screen.queryByText('Naxal')).toBeNull());
});

test('a page says with which form it writes: that of its remote, which may be of another release than the portal', async () => {
  const remote = remoteOf({ processes: [{ ...companyRegistration, version: 41 }] });
  const { shell, user } = await renderRemote(remote, {
    path: at('/legal-Person-details'),
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, [SAVE]: registration() },
  });
  await user.click(await screen.findByLabelText('Full name (English)'));
  await user.paste('Sita Rai');
  await waitFor(() =>
    expect(shell.gateway.callsOf(SAVE)[0]?.request.query).toEqual({ definition: 'COMPANY_REGISTRATION.41' }),
  );
});

const pin = (id: string, place: { path?: string; documentKey?: string }, answer: string | null = null) => ({
  id: `0190a000-0000-7000-8000-00000000d00${id}`,
  path: place.path ?? null,
  documentKey: place.documentKey ?? null,
  labelEnglish: 'The place',
  labelNepali: 'ठाउँ',
  remark: 'Nobody answers',
  round: 1,
  by: { id: ITEM_ID, nameEnglish: 'Gita', nameNepali: 'गीता', roleCode: 'OPERATOR' },
  at: '2026-11-21T08:00:00.000Z',
  sentAt: '2026-11-21T09:00:00.000Z',
  answer,
  answeredAt: null,
});
const back = (
  pins: readonly ReturnType<typeof pin>[],
  sections = sectionStates('PRIVATE_SOLE_PROPRIETOR', {
    LEGAL_PERSON_DETAILS: { validity: 'VALID' },
    BRANCH_INFORMATION: { count: 1, validity: 'VALID' },
  }),
) =>
  registration({
    status: 'SEND_FOR_CORRECTION',
    round: 1,
    unlocked: pins.map(({ path, documentKey }) => path ?? `DOCUMENTS.${documentKey}`),
    pins: [...pins],
    sections,
  });

test('a correction opens only the field that the office pointed at, and the way leads to that very field from any step', async () => {
  const { user } = await open(at('/summary'), {
    [READ]: back([pin('1', { path: 'LEGAL_PERSON_DETAILS.contactNumber' })]),
  });
  await user.click(await screen.findByRole('button', { name: 'Go to the place' }));
  const field = await screen.findByLabelText('Contact number');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toBeEnabled();
  expect(screen.getByLabelText('Full name (English)')).toBeDisabled();
  // and once more from the same page
  await user.click(screen.getByRole('heading', { level: 2, name: 'Drafter' }));
  await user.click(screen.getByRole('button', { name: 'Go to the place' }));
  await waitFor(() => expect(field).toHaveFocus());
});

test('the way to an item of a list opens it', async () => {
  const { user } = await open(at('/summary'), {
    [READ]: back([pin('1', { path: `BRANCH_INFORMATION.${ITEM_ID}.address.toleStreet` })]),
    [BRANCHES]: { items: [filedItem()] },
  });
  await user.click(await screen.findByRole('button', { name: 'Go to the place' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Tole/street (English)')).toBeEnabled();
});

test('a step with a remark that nobody has answered has an error, and is complete again with the answer', async () => {
  const stateOf = (name: RegExp) =>
    within(screen.getByRole('navigation', { name: 'Steps' })).getByRole('button', { name });
  const first = await open(at('/summary'), {
    [READ]: back([pin('1', { path: 'LEGAL_PERSON_DETAILS.contactNumber' })]),
  });
  await screen.findByRole('button', { name: 'Go to the place' });
  expect(stateOf(/Drafter/)).toHaveTextContent('Has errors');
  await first.unmount();
  await open(at('/summary'), { [READ]: back([pin('1', { path: 'LEGAL_PERSON_DETAILS.contactNumber' }, 'Changed')]) });
  await screen.findByRole('button', { name: 'Go to the place' });
  expect(stateOf(/Drafter/)).toHaveTextContent('Complete');
});

test('a step that one went past with nothing to say is complete; documents that are still missing are no error', async () => {
  const sections = sectionStates('PRIVATE_SOLE_PROPRIETOR');
  await open(at('/legal-Person-details'), { [READ]: registration({ sections, step: 'legal-Person-details' }) });
  const steps = within(await screen.findByRole('navigation', { name: 'Steps' }));
  expect(steps.getByRole('button', { name: /Branches/ })).toHaveTextContent('Complete');
  expect(steps.getByRole('button', { name: /^\d+\. Documents/ })).not.toHaveTextContent('Has errors');
});

test.each([
  ['draft', registration({})],
  ['handed in', registration({ status: 'SUBMITTED' })],
])('an address that names no step is told, and leads to the filing (%s)', async (_, detail) => {
  await open(at('/nonsense'), { [READ]: detail });
  expect(await screen.findByText('This application has no such page')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the application' })).toHaveAttribute(
    'href',
    `/company-registration?application=${APPLICATION_ID}`,
  );
  expect(screen.queryByRole('navigation', { name: 'Steps' })).toBeNull();
});

test.each([
  [true, 'In progress'],
  [false, 'Complete'],
])('documents are not complete while somebody has not signed in the portal (%s)', async (unsigned, state) => {
  const detail = registration({ sections: sectionStates('PRIVATE_SOLE_PROPRIETOR') });
  const place = {
    key: 'DRAFTER_AUTHENTICATION',
    nameEnglish: 'Authentication of the drafter',
    nameNepali: 'मस्यौदाकारको प्रमाणीकरण',
    required: false,
    when: 'ALWAYS',
    maximumMegabytes: 5,
    extensions: ['PDF'],
    status: 'REQUESTED',
    document: null,
    unsigned,
  };
  const document = {
    id: ITEM_ID,
    name: 'lease.pdf',
    mediaType: 'application/pdf',
    size: 900,
    sha256: '',
    remark: null,
    uploadedBy: { nameEnglish: 'Ram', nameNepali: 'राम' },
    uploadedAt: '2026-11-21T08:00:00.000Z',
    version: 1,
  };
  const brought = { ...place, key: 'LEASE', unsigned: false, status: 'SUBMITTED', document };
  await open(at('/summary'), {
    [READ]: detail,
    'GET /external/api/application/:id/document': filingDocumentsSchema.parse({
      mayChange: true,
      places: [place, brought],
    }),
  });
  const step = within(await screen.findByRole('navigation', { name: /steps/i })).getByRole('button', {
    name: /Documents/,
  });
  await waitFor(() => expect(step).toHaveTextContent(state));
});
