import { expect, test } from '@jest/globals';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import samples from '../../../conformance.json';
import { app } from '../../app';
import en from '../../locales/en.json';
import ne from '../../locales/ne.json';
import { filings } from '../../model/filings';

const COMPANIES = 'GET /external/api/representative/company';
const PROCESSES = 'GET /external/api/company/:id/process';
const FILINGS = 'GET /external/api/application';
const [{ process }] = filings;

const open = (language: 'ne' | 'en', answers: FakeAnswers = {}, path = '/de-registration/list/all') =>
  renderRemote(app, {
    path,
    role: 'COMPANY_REPRESENTATIVE',
    screenCodes: ['DEREGISTRATION'],
    language,
    gateway: { ...samples.answers, ...answers },
  });

test.each([
  ['ne', ne],
  ['en', en],
] as const)('what was filed for the company is listed in %s, and a draft is begun', async (language, words) => {
  const { shell, user } = await open(language, { 'POST /external/api/application': { id: 'new' } });
  expect(await screen.findByRole('heading', { level: 1, name: words['filings.title'] })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'DF-2083/84-KTM-000001' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${words['filings.begin']}`) }));
  await waitFor(() => expect(shell.gateway.callsOf('POST /external/api/application')).toHaveLength(1));
  expect(shell.gateway.callsOf('POST /external/api/application')[0]?.body).toMatchObject({ processName: process });
});

test('only the status of the address is asked for; of one that is none, all', async () => {
  const { shell } = await open('en', {}, '/de-registration/list/REJECTED');
  await waitFor(() => expect(shell.gateway.callsOf(FILINGS)[0]?.query).toMatchObject({ status: 'REJECTED' }));
  const other = await open('en', {}, '/de-registration/list/nothing-of-the-kind');
  await waitFor(() => expect(other.shell.gateway.callsOf(FILINGS)).not.toHaveLength(0));
  expect(other.shell.gateway.callsOf(FILINGS)[0]?.query).not.toHaveProperty('status', 'nothing-of-the-kind');
});

test('a company is shown the filings of its own kind first, and no others to choose from', async () => {
  const way = (one: string, code: string) => ({
    process: one,
    name: one,
    group: 'DE_REGISTRATION',
    allowed: false,
    reasons: [{ code, message: code, lawReference: 'Section 126', wayOut: null }],
  });
  const { shell, user } = await open('en', {
    [PROCESSES]: { processes: [way(process, 'TYPE'), way('LIQUIDATION', 'IN_LIQUIDATION'), way('FORCED', 'MERGING')] },
  });
  expect(await screen.findByText(/IN_LIQUIDATION \(Section 126\)/)).toBeInTheDocument();
  await waitFor(() =>
    expect(shell.gateway.callsOf(FILINGS).at(-1)?.query).toMatchObject({ processName: 'LIQUIDATION' }),
  );
  await user.click(screen.getByRole('combobox', { name: en['filings.kind'] }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain(filings[0].name.en);
});

test('what stands in the way is said, with the way out', async () => {
  const reason = { code: 'DRAFT_OPEN', message: 'A draft is open', lawReference: null, wayOut: '/application/7' };
  await open('en', {
    [PROCESSES]: {
      processes: [{ process, name: 'A filing', group: 'DE_REGISTRATION', allowed: false, reasons: [reason] }],
    },
  });
  expect(await screen.findByText(/A draft is open/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: en['filings.openDraft'] })).toHaveAttribute('href', '/application/7');
});

test('nobody’s company, and a failure that can be tried again', async () => {
  const { shell, user } = await open('ne', { [COMPANIES]: failure(503, { message: 'Service Unavailable' }) });
  const again = await screen.findByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' });
  shell.gateway.answer({ [COMPANIES]: [] });
  await user.click(again);
  expect(await screen.findByText(ne['filings.noCompany'])).toBeInTheDocument();
});
