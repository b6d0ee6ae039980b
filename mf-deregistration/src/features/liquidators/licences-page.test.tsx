import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Licence } from '@registrar/domain/calls/liquidators';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-0000000000f5';
const licence: Licence = {
  id: ID,
  nameEnglish: 'Ramesh Koirala',
  nameNepali: 'रमेश कोइराला',
  licenceNumber: 'IP-12',
  kind: 'INSOLVENCY_PRACTITIONER',
  panNumber: '600000012',
  issuedOn: '2024-01-01',
  endsOn: '2028-12-31',
  state: 'IN_FORCE',
  email: 'ramesh@makalu.example',
  phone: '9841000123',
  account: { username: 'ramesh', askedAt: '2026-11-21T06:00:00.000Z', isAdmitted: false },
  liquidation: null,
  version: 3,
};
const LIST = 'GET /external/api/liquidator-licence';
const ADD = 'POST /external/api/liquidator-licence';
const ADMIT = `POST /external/api/liquidator-licence/${ID}/admission`;
const office = (more: object = {}, gateway: FakeAnswers = {}, language: 'ne' | 'en' = 'en') =>
  renderRemote(app, {
    path: '/de-registration-approval/liquidators',
    role: 'APPROVER_2',
    language,
    gateway: {
      [LIST]: { items: [licence], total: 1, page: 1, size: 20, mayKeep: true, mayAdmit: true, ...more },
      ...gateway,
    },
  });

test('an account that asks is admitted with a reason, after what it means was read', async () => {
  const { user, shell } = await office({}, { [ADMIT]: {} });
  await user.click(await screen.findByRole('button', { name: 'Admit: Ramesh Koirala' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/The account ramesh has proven ramesh@makalu.example/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Admit' }));
  expect((await dialog.findAllByText('Reason is required')).length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Came in person');
  await user.click(dialog.getByRole('button', { name: 'Admit' }));
  await waitFor(() => expect(shell.gateway.callsOf(ADMIT)).toHaveLength(1));
  expect(shell.gateway.callsOf(ADMIT)[0]).toMatchObject({
    body: { version: 3, admit: true, reason: 'Came in person' },
  });
});

test('a new licence says every field that is missing, and nothing is sent', async () => {
  const { user, shell } = await office();
  await user.click(await screen.findByRole('button', { name: 'Enter a licence' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect((await dialog.findAllByText('Kind of the licence is required')).length).toBeGreaterThan(0);
  expect(shell.gateway.callsOf(ADD)).toHaveLength(0);
});

test.each([
  ['en', 'Asks to be admitted', 'History: Ramesh Koirala'],
  ['ne', 'अनुरोध गरेको', 'इतिहास: रमेश कोइराला'],
] as const)('who may only read is offered the history alone (%s)', async (language, asks, history) => {
  await office({ mayKeep: false, mayAdmit: false }, {}, language);
  expect(await screen.findByText(asks)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Ramesh|रमेश/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    history,
  ]);
});
