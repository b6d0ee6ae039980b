import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyRegistration } from '@registrar/domain/processes/company-registration';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { APPLICATION_ID, gatewayAnswers, registration, sectionStates } from '@registrar/testing/registration-builders';
import { app, remoteOf } from '../../testing/filing-remote';

const READ = 'GET /external/api/application/:id';
const TAKE = 'POST /external/api/application/:id/takeCompanyVersion';
const SAVE = 'PUT /external/api/application/:id/section/:key';
const at = `/company-registration/legal-Person-details?application=${APPLICATION_ID}`;

const drafter = (fullNameEnglish: string, licenceNumber = '12') => ({ fullNameEnglish, licenceNumber });
const sections = sectionStates('PRIVATE_SOLE_PROPRIETOR', {
  LEGAL_PERSON_DETAILS: {
    version: 2,
    validity: 'VALID',
    data: drafter('Sita Rai'),
    savedAt: '2026-11-21T08:00:00.000Z',
  },
});
const offered: ApplicationDetail['allowedActions'] = [
  { action: 'takeCompanyVersion', allowed: true, remark: 'none' },
  { action: 'submit', allowed: false, remark: 'none' },
];

/** A name that the person wrote over, and a number that they left as the register had it. */
const overtaken = (): ApplicationDetail => ({
  ...registration({ sections }),
  allowedActions: offered,
  presentCompanyVersion: 7,
  companyChanges: [
    { aspect: 'NAME', part: 'NAME', field: 'nameEnglish', before: 'Old Traders', after: 'New Traders' },
    { aspect: 'DRAFTER', part: 'DRAFTER', field: 'details.licenceNumber', before: '12', after: '13' },
    { aspect: 'STATUS', part: 'STATUS', field: 'status', before: 'ACTIVE', after: 'SUSPENDED' },
  ],
  companyAnswers: [
    {
      part: 'NAME',
      section: 'LEGAL_PERSON_DETAILS',
      itemId: null,
      began: { fullNameEnglish: 'Gopal Rai' },
      present: { fullNameEnglish: 'Hari Rai' },
      answered: { fullNameEnglish: 'Sita Rai' },
    },
    {
      part: 'DRAFTER',
      section: 'LEGAL_PERSON_DETAILS',
      itemId: null,
      began: { licenceNumber: '12' },
      present: { licenceNumber: '13' },
      answered: { licenceNumber: '12' },
    },
  ],
});
const settled = (): ApplicationDetail => ({ ...registration({ sections }), companyChanges: null });
const open = (answers: FakeAnswers, remote = app) =>
  renderRemote(remote, { path: at, role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('the changes come before the form; what was written over is chosen, the rest follows the register, and the form goes on', async () => {
  let taken = false;
  const { shell, user } = await open({
    [READ]: () => (taken ? settled() : overtaken()),
    [TAKE]: () => {
      taken = true;
      return settled();
    },
  });
  expect(await screen.findByRole('heading', { name: 'The company has changed since you began' })).toHaveFocus();
  expect(screen.queryByLabelText('Full name (English)')).toBeNull();
  const name = screen.getByRole('region', { name: 'Name' });
  for (const text of ['Gopal Rai', 'Hari Rai', 'Sita Rai']) expect(within(name).getByText(text)).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Status' })).queryByRole('radio')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }));
  expect(await screen.findByText('One part is still to be chosen.')).toBeVisible();
  expect(shell.gateway.callsOf(TAKE)).toHaveLength(0);
  await user.click(within(name).getByRole('radio', { name: 'What I answered' }));
  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }));
  await waitFor(() => expect(shell.gateway.callsOf(TAKE)).toHaveLength(1));
  expect(shell.gateway.callsOf(TAKE)[0]?.body).toMatchObject({ take: ['DRAFTER', 'STATUS'], companyVersion: 7 });
  expect(await screen.findByLabelText('Full name (English)')).toHaveValue('Sita Rai');
});

test('a filing that confirms the register follows it: nothing is offered to be kept', async () => {
  const confirming = remoteOf({
    processes: [{ ...companyRegistration, register: { ...companyRegistration.register, confirmsRegister: true } }],
  });
  let taken = false;
  const { shell, user } = await open(
    {
      [READ]: () => (taken ? settled() : overtaken()),
      [TAKE]: () => {
        taken = true;
        return settled();
      },
    },
    confirming,
  );
  const name = await screen.findByRole('region', { name: 'Name' });
  expect(within(name).getByText('Your application goes on with what the register says now.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(TAKE)[0]?.body).toMatchObject({ take: ['NAME', 'DRAFTER', 'STATUS'] }),
  );
});

test('a company that changes once more is shown anew', async () => {
  const { user } = await open({
    [READ]: overtaken(),
    [TAKE]: () => {
      throw failure(412, { code: 'VER-412', message: 'stale' });
    },
  });
  await user.click(
    within(await screen.findByRole('region', { name: 'Name' })).getByRole('radio', {
      name: 'What the register says now',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }));
  expect(await screen.findByText(/has changed once more/)).toBeVisible();
});

test('who is writing is told, keeps what is typed, and goes to the changes when ready', async () => {
  let changed = false;
  const { shell, user } = await open({
    [READ]: () => (changed ? overtaken() : settled()),
    [SAVE]: () => {
      changed = true;
      return overtaken();
    },
  });
  await user.click(await screen.findByLabelText('Full name (English)'));
  await user.paste(' Thapa');
  const show = await screen.findByRole('button', { name: 'See what changed' });
  expect(screen.getByLabelText('Full name (English)')).toHaveValue('Sita Rai Thapa');
  await user.click(show);
  expect(await screen.findByRole('heading', { name: 'The company has changed since you began' })).toBeVisible();
  expect(shell.gateway.callsOf(SAVE)).toHaveLength(1);
});

test('a company that the answers name and that has changed is named; going on takes it as it is', async () => {
  const part = { subjectId: null, since: '2026-01-01', applicationId: null };
  const named = (last: number, nameEnglish: string, isChanged: boolean) => ({
    id: `0190a000-0000-7000-8000-0000000000c${last}`,
    version: 1,
    type: null,
    shares: null,
    isChanged,
    parts: [{ ...part, aspect: 'NAME' as const, data: { nameEnglish, nameNepali: 'ख' } }],
  });
  const { shell, user } = await open({
    [READ]: {
      ...overtaken(),
      companyChanges: [],
      companyAnswers: [],
      namedCompanies: [named(1, 'Moved Limited', true), named(2, 'Quiet Limited', false)],
    },
    [TAKE]: settled(),
  });
  expect(await screen.findByText('Moved Limited')).toBeVisible();
  expect(screen.queryByText('Quiet Limited')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go on with these answers' }));
  await waitFor(() => expect(shell.gateway.callsOf(TAKE)[0]?.body).toMatchObject({ take: [], companyVersion: 7 }));
});
