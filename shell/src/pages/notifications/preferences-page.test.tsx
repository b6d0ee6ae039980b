import { expect, test } from '@jest/globals';
import type { NotificationSwitch } from '@registrar/domain/calls/notifications';
import { notificationKindsFor } from '@registrar/domain/enumerations/notification-types';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import { app } from '../app';

const GET = 'GET /messaging/api/notification/preference';
const PUT = 'PUT /messaging/api/notification/preference';
const all = (reader: 'PUBLIC' | 'STAFF'): NotificationSwitch[] =>
  notificationKindsFor(reader).map((kind) => ({ kind, email: true, sms: true }));
const open = (answers: FakeAnswers, role: 'APPLICANT' | 'OPERATOR' = 'APPLICANT', language: 'ne' | 'en' = 'en') =>
  renderRemote(app, { path: '/notifications/preferences', role, language, gateway: answers });

test('the kinds stand in plain groups; the portal is always on, and what must be sent says why', async () => {
  await open({ [GET]: { switches: all('PUBLIC') } });
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'My applications',
    'Deadlines and reminders',
    'Company and representatives',
    'Security',
  ]);
  const decisions = within(screen.getByRole('group', { name: 'Decisions on applications' }));
  expect(decisions.getByText(/The law asks us to tell you/)).toBeVisible();
  for (const each of decisions.getAllByRole('switch'))
    expect([each.getAttribute('aria-checked'), each.hasAttribute('disabled')]).toEqual(['true', true]);
  const progress = within(screen.getByRole('group', { name: 'Progress of applications' }));
  expect(progress.getByRole('switch', { name: 'Progress of applications: Portal' })).toBeDisabled();
  expect(progress.getByRole('switch', { name: 'Progress of applications: Email' })).toBeEnabled();
  expect(screen.queryByText('Work of the office')).toBeNull();
});

test('a switch is saved by itself, for its kind alone', async () => {
  let switches = all('PUBLIC');
  const { shell, user } = await open({
    [GET]: () => ({ switches }),
    [PUT]: () => {
      switches = switches.map((each) => (each.kind === 'RESERVATION' ? { ...each, email: false } : each));
      return { switches };
    },
  });
  const name = 'Days left of a reserved name: Email';
  await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(PUT)[0]?.request.body?.value).toEqual({
      switches: [{ kind: 'RESERVATION', email: false, sms: true }],
    }),
  );
  expect(screen.getByRole('switch', { name })).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Days left of a reserved name: SMS' })).toBeChecked();
});

test('what the gateway refuses goes back to what it was', async () => {
  const { user } = await open({ [GET]: { switches: all('PUBLIC') }, [PUT]: failure(500, { message: 'Not now' }) });
  const name = 'Progress of applications: SMS';
  await user.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(screen.getByRole('switch', { name })).toBeChecked());
});

test('an officer decides about the work of the office, in Nepali too', async () => {
  await open({ [GET]: { switches: all('STAFF') } }, 'OPERATOR', 'ne');
  expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
    'कार्यालयको काम',
    'कम्पनी र प्रतिनिधि',
    'सुरक्षा',
  ]);
  expect(screen.getByRole('switch', { name: 'कार्यालयको काम: इमेल' })).toBeEnabled();
  expect(screen.queryByRole('switch', { name: 'कार्यालयको काम: एसएमएस' })).toBeNull();
});
