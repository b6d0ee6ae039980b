import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { RegistrationCost } from '@registrar/domain/calls/registration-cost';
import { SHIPPED_NAME_RULES } from '@registrar/domain/names';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const COST = 'GET /public/registration-cost';
const cost: RegistrationCost = { lines: null, totalPaisa: 0, decisionDays: 7 };
const open = (search = '', gateway: FakeAnswers = {}) =>
  renderRemote(app, {
    path: `/before-you-begin${search}`,
    role: null,
    language: 'en',
    gateway: {
      [COST]: cost,
      'GET /external/api/name/reservation-terms': { validDays: 90, formDueDays: 35, decisionDays: 3, feePaisa: 0 },
      'GET /external/api/name/rules': SHIPPED_NAME_RULES,
      ...gateway,
    },
  });

test('the answers lead to people, papers, time and signatures of that kind of company, and stand in the address', async () => {
  const { user } = await open();
  expect(screen.getByText('Choose the kind of company, and who owns it.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Private, multiple proprietor' }));
  await user.click(screen.getByRole('radio', { name: 'Private, all Nepali promoters' }));
  const result = await screen.findByRole('region', { name: 'What your registration takes' });
  expect(await within(result).findByText(/2 to 101 shareholders/)).toBeVisible();
  expect(within(result).getByText(/The office decides within 7 working days/)).toBeVisible();
  expect(within(result).getByText(/the name stays yours for 90 days/)).toBeVisible();
  expect(within(result).getByText('Memorandum of association')).toBeVisible();
  expect(within(result).getByText('Of each director')).toBeVisible();
  expect(within(result).queryByText(/Certificate of the foreign company/)).toBeNull();
  expect(within(result).getByRole('link', { name: 'Reserve a name' })).toHaveAttribute(
    'href',
    '/company-name-reservation?owners=PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
  );
  expect(within(result).getByText('The fee follows from the authorized capital. Enter it above.')).toBeVisible();
  expect(new URLSearchParams(window.location.search).get('owners')).toBe('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI');
});

test('a kind with one way to own it asks no second question, and what its business needs first is said', async () => {
  const { user, shell } = await open('?kind=NON_PROFIT');
  const result = await screen.findByRole('region', { name: 'What your registration takes' });
  expect(screen.queryByText('Who owns it?')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /What will it do/ }), 'Himal bank');
  expect(await within(result).findByText(/With “bank” in its name, a letter of/)).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Authorized capital/ }), '10,00,000');
  await waitFor(() =>
    expect(shell.gateway.calls.filter(({ path }) => path === '/public/registration-cost').at(-1)?.query).toEqual({
      companyType: 'NON_PROFIT',
      capitalPaisa: 100_000_000,
    }),
  );
});

test('papers, people and signatures stand although the fee cannot be shown', async () => {
  await open('?kind=FOREIGN_BRANCH', {
    [COST]: () => {
      throw failure(403, { code: 'PERM-403', message: 'no' });
    },
  });
  expect(await screen.findByText('Fee and time could not be shown.')).toBeVisible();
  expect(screen.getByText(/Whoever the head office has authorised/)).toBeVisible();
});
