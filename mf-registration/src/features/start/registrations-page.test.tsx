import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import {
  APPLICATION_ID,
  applicationPage,
  gatewayAnswers,
  registration,
  reservation,
} from '@registrar/testing/registration-builders';
import { app } from '../../app';

const LIST = 'GET /external/api/application';
const START = 'POST /external/api/application';
const reserved = {
  ...registration(),
  id: reservation.applicationId,
  processName: 'NAME_RESERVATION',
  status: 'APPROVED',
  reservation,
};
const lists = (reservations: readonly object[], registrations: readonly object[] = []): FakeAnswers => ({
  [LIST]: ({ query }) =>
    query['processName'] === 'NAME_RESERVATION' ? applicationPage(...reservations) : applicationPage(...registrations),
});
const open = (answers: FakeAnswers) =>
  renderRemote(app, {
    path: '/company-registration',
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...gatewayAnswers, ...answers },
  });

test('a reserved name says how long it is held and by when the form is due, and begins one draft however often it is clicked', async () => {
  const { shell, user } = await open({ ...lists([reserved]), [START]: registration() });
  const card = await screen.findByRole('region', { name: reservation.nameEnglish });
  expect(within(card).getByText('90 days left')).toBeVisible();
  expect(within(card).getByText('Fill in the company registration form by')).toBeVisible();
  await user.dblClick(within(card).getByRole('button', { name: 'Register under this name' }));
  await waitFor(() =>
    expect(shell.navigations).toContain(`/company-registration/general-info?application=${APPLICATION_ID}`),
  );
  expect(new Set(shell.gateway.callsOf(START).map(({ request }) => request.idempotencyKey)).size).toBe(1);
  expect(shell.gateway.callsOf(START)[0]?.body).toEqual({
    processName: 'COMPANY_REGISTRATION',
    reservationId: reservation.id,
  });
});

test('without a reserved name the way leads to one', async () => {
  await open(lists([]));
  expect(await screen.findByRole('link', { name: 'Reserve a name' })).toHaveAttribute(
    'href',
    '/company-name-reservation',
  );
  expect(screen.getByText('You have not begun any registration yet.')).toBeVisible();
});

test('a name under which a registration is on its way is not offered again, and the registration is', async () => {
  await open(lists([reserved], [registration()]));
  expect(await screen.findByRole('link', { name: new RegExp(reservation.nameEnglish) })).toHaveAttribute(
    'href',
    `/company-registration?application=${APPLICATION_ID}`,
  );
  expect(screen.queryByRole('button', { name: 'Register under this name' })).toBeNull();
});

test('an expired reservation is not offered', async () => {
  await open(lists([{ ...reserved, reservation: { ...reservation, state: 'EXPIRED' } }]));
  expect(await screen.findByRole('link', { name: 'Reserve a name' })).toBeVisible();
});

test('lists that cannot be had say so and can be asked for again', async () => {
  await open({
    [LIST]: () => {
      throw failure(503);
    },
  });
  expect(await screen.findByText('Your reserved names could not be shown.')).toBeVisible();
});
