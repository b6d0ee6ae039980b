import { expect, test } from '@jest/globals';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import samples from '../../../conformance.json';
import { app } from '../../app';
import en from '../../locales/en.json';
import ne from '../../locales/ne.json';

const ID = '0190a000-0000-7000-8000-0000000d0001';
const OWN = `GET /external/api/own-proceeding/${ID}`;
const FOREIGN = 'DE_REGISTRATION_OF_FOREIGN_TYPE';
const FILED = '0190a000-0000-7000-8000-0000000f0002';
const proceeding = samples.answers[OWN];

const open = (path: string, language: 'ne' | 'en' = 'en', more: FakeAnswers = {}) =>
  renderRemote(app, {
    path,
    role: 'COMPANY_REPRESENTATIVE',
    screenCodes: ['DEREGISTRATION'],
    language,
    gateway: { ...samples.answers, ...more },
  });

test.each([
  ['ne', 'दोस्रो चरण: दाबी फर्स्योट', 'काठमाडौँ ट्रेडर्स'],
  ['en', 'Phase II: settlement of claims', 'Kathmandu Traders'],
] as const)('a proceeding in %s: its phases, what is filed, who claimed', async (language, phase, claimant) => {
  await open(`/de-registration/proceeding/${ID}`, language);
  expect((await screen.findAllByText(phase)).length).toBeGreaterThan(0);
  expect(screen.getByText(claimant)).toBeVisible();
});

test('the form of an open phase is begun for its proceeding', async () => {
  const { shell, user } = await open(`/de-registration/proceeding/${ID}`, 'en', {
    'POST /external/api/application': { id: 'new' },
  });
  await user.click(
    await screen.findByRole('button', { name: /^Begin: De-registration of a foreign company, phase II/ }),
  );
  await waitFor(() => expect(shell.gateway.callsOf('POST /external/api/application')).toHaveLength(1));
  expect(shell.gateway.callsOf('POST /external/api/application')[0]?.body).toMatchObject({
    processName: `${FOREIGN}_II`,
    companyId: proceeding.company.id,
    subject: { kind: 'PROCEEDING', id: ID },
  });
});

test('what an address claims changes nothing: the permission is set right', async () => {
  const form = `/de-registration/${FOREIGN}_I/${FOREIGN}/${ID}/1/${FILED}`;
  const { shell } = await open(`${form}/OPEN`);
  await waitFor(() => expect(shell.navigations).toEqual([`${form}/APPROVED`]));
});

test.each([
  [`/de-registration/${FOREIGN}_II/${FOREIGN}/${ID}`, 'a form of another phase'],
  [`/de-registration/${FOREIGN}_I/${FOREIGN}/${ID}/2`, 'another number of the phase'],
  [`/de-registration/${FOREIGN}_I/${FOREIGN}/${ID}/1/${ID}`, 'another filing'],
])('%s is not found: %s', async (path) => {
  await open(path);
  expect(await screen.findByText(en['closing.gone'])).toBeVisible();
});

test('an unknown phase and a proceeding of somebody else are said in words', async () => {
  await open('/de-registration/NO_SUCH_PHASE');
  expect(await screen.findByText(en['closing.noPhase'])).toBeVisible();
  await open(`/de-registration/proceeding/${ID}`, 'en', { [OWN]: failure(404, { message: 'No such proceeding.' }) });
  expect(await screen.findByText(en['closing.gone'])).toBeVisible();
});

test('a phase says what it asks and what it waits for', async () => {
  await open(`/de-registration/${FOREIGN}_II`);
  const phases = await screen.findByRole('region', { name: en['proceedings.phases'] });
  expect(within(phases).getByText('After the end of “Second notice to creditors”')).toBeVisible();
});

test('a withdrawal carries the version read and the reason; a refusal stands in the dialog', async () => {
  const path = `POST /external/api/own-proceeding/${ID}/withdrawal`;
  const { shell, user } = await open(`/de-registration/proceeding/${ID}`, 'en', {
    [path]: failure(412, { message: 'It was changed meanwhile.' }),
  });
  await user.click(await screen.findByRole('button', { name: en['closing.withdraw'] }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox'), 'The project goes on.');
  await user.click(within(dialog).getByRole('button', { name: en['closing.withdraw'] }));
  expect(await within(dialog).findByText('It was changed meanwhile.')).toBeVisible();
  expect(within(dialog).getByRole('textbox')).toHaveValue('The project goes on.');
  expect(shell.gateway.callsOf(path)[0]?.body).toEqual({
    version: proceeding.version,
    reason: 'The project goes on.',
  });
});

test.each([
  ['ne', 'हस्ताक्षर भएको आदेश हेर्नुहोस्', 'फिर्ता आएको', 'कार्यालयले अर्को तरिकाले तामेल गर्छ'],
  ['en', 'See the signed order', 'Came back', 'the office serves it another way'],
] as const)(
  'in %s the signed order and notices are a click away, and what came back says so',
  async (language, order, tag, means) => {
    const [notice] = proceeding.published;
    if (!notice) throw new Error('the sample has no notice');
    const ended = {
      ...proceeding,
      end: {
        outcome: 'DEREGISTERED',
        name: { nameEnglish: 'De-registered', nameNepali: 'खारेज' },
        text: 'All is paid.',
        at: '2026-11-20T06:00:00.000Z',
        paper: '/view?code=ORDER',
      },
      published: [
        {
          ...notice,
          channel: 'REGISTERED_OFFICE',
          paper: '/view?code=BACK',
          returned: { on: '2026-11-10', reason: 'Nobody there' },
        },
        {
          ...notice,
          id: '0190a000-0000-7000-8000-0000000f9999',
          channel: 'OFFICER',
          paper: '/view?code=NOTICE',
          returned: null,
        },
      ],
    };
    await open(`/de-registration/proceeding/${ID}`, language, { [OWN]: ended });
    expect(await screen.findByRole('link', { name: order })).toHaveAttribute('href', '/view?code=ORDER');
    const notices = within(
      screen.getByRole('region', { name: language === 'ne' ? ne['proceedings.notices'] : en['proceedings.notices'] }),
    );
    expect(notices.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/view?code=BACK',
      '/view?code=NOTICE',
    ]);
    const [returned, served] = notices.getAllByRole('listitem');
    expect(returned).toHaveTextContent(tag);
    expect(returned).toHaveTextContent(means);
    expect(returned).toHaveTextContent('Nobody there');
    expect(served).not.toHaveTextContent(means);
  },
);
