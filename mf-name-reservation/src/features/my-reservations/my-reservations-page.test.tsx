import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';
import { APPLICATION_ID, applicationDetail, applicationPage, reservation } from '../../testing/builders';
import { gatewayAnswers } from '../../testing/gateway-answers';

const LIST = 'GET /external/api/application';
const START = 'POST /external/api/application';
const open = (path: string, answers: FakeAnswers) =>
  renderRemote(app, { path, role: 'APPLICANT', language: 'en', gateway: { ...gatewayAnswers, ...answers } });

test('an empty list offers the first step, which opens one draft however often it is clicked', async () => {
  const { shell, user } = await open('/company-name-reservation', {
    [LIST]: applicationPage(),
    [START]: applicationDetail(),
  });
  await screen.findByText('You have not asked for a name yet.');
  const [button] = screen.getAllByRole('button', { name: 'Start a new application' });
  if (button) await user.dblClick(button);
  await waitFor(() => expect(shell.navigations).toContain(`/company-name-reservation/${APPLICATION_ID}/names`));
  const keys = new Set(shell.gateway.callsOf(START).map(({ request }) => request.idempotencyKey));
  expect(keys.size).toBe(1);
});

test('answers given before the log-in are in the draft that is begun from them', async () => {
  const SAVE = 'PUT /external/api/application/:id/section/:sectionKey';
  const { shell, user } = await open(
    '/company-name-reservation?owners=PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI&purpose=Software',
    { [LIST]: applicationPage(), [START]: applicationDetail(), [SAVE]: applicationDetail() },
  );
  expect(await screen.findByText('Private, all Nepali promoters · Software')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reserve a name with these answers' }));
  await waitFor(() => expect(shell.navigations).toContain(`/company-name-reservation/${APPLICATION_ID}/names`));
  expect(shell.gateway.callsOf(SAVE).map(({ request }) => request.body)).toMatchObject([
    { value: { parentCompanyType: 'PRIVATE_MULTIPLE_PROPRIETOR', suffix: 'PRIVATE_LIMITED' } },
    { value: { remark: 'Software' } },
  ]);
});

test('a row says what it is, where it stands, whose turn it is and how long the name is held', async () => {
  const approved = applicationDetail({
    status: 'APPROVED',
    turn: 'NOBODY',
    titleEnglish: 'Himchuli Traders',
    titleNepali: 'हिमचुली ट्रेडर्स',
    applicationNumber: 'NR-1',
    reservation,
  });
  await open('/company-name-reservation', { [LIST]: applicationPage(approved) });
  expect(await screen.findByRole('link', { name: /हिमचुली ट्रेडर्स/ })).toHaveAttribute(
    'href',
    `/company-name-reservation/${APPLICATION_ID}`,
  );
  expect(screen.getByText('Decided')).toBeVisible();
  expect(screen.getByText('90 days left')).toBeVisible();
});

test('the filters stand in the address and are asked of the gateway', async () => {
  const { shell } = await open('/company-name-reservation?status=DRAFT&search=Himal', { [LIST]: applicationPage() });
  expect(await screen.findByText('Nothing matches the filters')).toBeVisible();
  expect(shell.gateway.callsOf(LIST)[0]?.query).toMatchObject({
    processName: 'NAME_RESERVATION',
    status: 'DRAFT',
    search: 'Himal',
    page: 1,
  });
});

test('a message’s address leads to its application', async () => {
  await open(`/company-name-reservation?application=${APPLICATION_ID}`, {});
  await waitFor(() => expect(window.location.pathname).toBe(`/company-name-reservation/${APPLICATION_ID}`));
});
