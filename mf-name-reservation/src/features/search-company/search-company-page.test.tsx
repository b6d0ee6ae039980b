import { expect, test } from '@jest/globals';
import type { CompanyCard } from '@registrar/domain/calls/companies';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { app } from '../../app';

const company = (number: string, more: Partial<CompanyCard> = {}): CompanyCard => ({
  id: `0190a000-0000-7000-8000-${number.padStart(12, '0')}`, registrationNumber: number, nameEnglish: `Karnali Agro ${number} Private Limited`, nameNepali: `कर्णाली एग्रो ${number} प्राइभेट लिमिटेड`,
  companyType: { nameEnglish: 'Private', nameNepali: 'प्राइभेट' }, status: 'ACTIVE', registeredOn: '2010-04-28', deregisteredOn: null, office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  addressEnglish: null, addressNepali: null, formerNames: [], ...more,
});
const SEARCH = 'GET /external/api/company/search';
const OFFICES = { 'GET /external/api/office/minimal-detail': [] };

test.each([['ne', 'कम्पनी खोजी', 'खोज्नुहोस्', 'थप देखाउनुहोस्', 'मिल्दाजुल्दा नाम'], ['en', 'Search companies', 'Search', 'Show more', 'Names that are alike']] as const)(
  'companies are found by what stands in the address, a page at a time, in %s', async (language, title, _search, more, alike) => {
    const { shell } = await renderRemote(app, {
      path: '/search-company?name=karnali', role: null, language,
      gateway: { ...OFFICES, [SEARCH]: ({ query }) => (query['after'] ? { items: [company('2')], next: null, alike: [] } : { items: [company('1', { formerNames: [{ nameEnglish: 'Old Name', nameNepali: 'पुरानो', heldUntil: '2012-01-01' }] })], next: 'page-2', alike: [company('9', { status: 'DEREGISTERED', deregisteredOn: '2022-05-05' })] }) },
    });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await screen.findByText('Karnali Agro 1 Private Limited')).toBeTruthy();
    expect(screen.getByRole('heading', { name: alike })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: more }));
    expect(await screen.findByText('Karnali Agro 2 Private Limited')).toBeTruthy();
    expect(shell.gateway.callsOf(SEARCH)).toHaveLength(2);
  });

test('the search goes into the address, and too little is said before anything is asked', async () => {
  const { shell } = await renderRemote(app, { path: '/search-company', role: null, language: 'en', gateway: { ...OFFICES, [SEARCH]: { items: [], next: null, alike: [] } } });
  await userEvent.type(await screen.findByLabelText('Company name'), 'Ka{Enter}');
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(0);
  await userEvent.type(screen.getByLabelText('Company name'), 'rnali{Enter}');
  expect(await screen.findByText(/No company has this name/)).toBeTruthy();
  expect(window.location.search).toBe('?name=Karnali');
});

test('a search that fails says so and can be tried again', async () => {
  await renderRemote(app, { path: '/search-company?number=100000', role: null, language: 'en', gateway: { ...OFFICES, [SEARCH]: failure(503) } });
  expect(await screen.findByText(/did not work just now/)).toBeTruthy();
});

test('a number typed as a name is looked for as a number, and a company that comes twice is shown once', async () => {
  const { shell } = await renderRemote(app, {
    path: '/search-company', role: null, language: 'en',
    gateway: { ...OFFICES, [SEARCH]: ({ query }) => ({ items: [company('1')], next: query['after'] ? null : 'page-2', alike: [] }) },
  });
  await userEvent.type(await screen.findByLabelText('Company name'), '१०००००{Enter}');
  expect(await screen.findByText('Karnali Agro 1 Private Limited')).toBeTruthy();
  expect(shell.gateway.callsOf(SEARCH)[0]?.query).toEqual({ number: '१०००००' });
  expect(screen.getByLabelText('Registration number')).toHaveValue('१०००००');
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('1 company found.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('where nothing is found the filters can be dropped and the name be checked', async () => {
  await renderRemote(app, { path: '/search-company?name=Zenmora&status=DEREGISTERED', role: null, language: 'en', gateway: { ...OFFICES, [SEARCH]: { items: [], next: null, alike: [] } } });
  expect(await screen.findByRole('link', { name: 'Check whether this name is free' })).toHaveAttribute('href', '/check-name?english=Zenmora');
  await userEvent.click(screen.getByRole('button', { name: 'Search without the filters' }));
  expect(window.location.search).toBe('?name=Zenmora');
});
