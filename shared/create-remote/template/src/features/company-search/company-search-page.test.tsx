import { expect, test } from '@jest/globals';
import type { CompanyCard } from '@registrar/domain/calls/companies';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen } from '@testing-library/react';
import { app } from '../../app';

const SEARCH = 'GET /external/api/company/search';
const company: CompanyCard = {
  id: '0190a000-0000-7000-8000-000000000001',
  registrationNumber: '100002',
  nameNepali: 'कर्णाली एग्रो प्राइभेट लिमिटेड',
  nameEnglish: 'Karnali Agro Private Limited',
  companyType: { nameNepali: 'प्राइभेट', nameEnglish: 'Private' },
  status: 'ACTIVE',
  registeredOn: '2010-04-28',
  deregisteredOn: null,
  office: { nameNepali: 'काठमाडौँ', nameEnglish: 'Kathmandu' },
  addressNepali: null,
  addressEnglish: null,
  formerNames: [],
};

test.each([
  ['ne', 'दर्ता नम्बर', 'कर्णाली एग्रो प्राइभेट लिमिटेड (100002)'],
  ['en', 'Registration number', 'Karnali Agro Private Limited (100002)'],
] as const)('a company is found by its number in %s', async (language, label, found) => {
  const { shell, user } = await renderRemote(app, {
    path: '__PATH__/company',
    role: null,
    language,
    gateway: { [SEARCH]: { items: [company], next: null, alike: [] } },
  });
  await user.type(await screen.findByRole('textbox', { name: new RegExp(label) }), '100002{Enter}');
  expect(await screen.findByText(found)).toBeInTheDocument();
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(1);
});

test('nothing is asked without a number', async () => {
  const { shell, user } = await renderRemote(app, {
    path: '__PATH__/company',
    role: null,
    language: 'en',
    gateway: { [SEARCH]: { items: [], next: null, alike: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Search' }));
  expect((await screen.findAllByText('This field is required')).length).toBeGreaterThan(0);
  expect(shell.gateway.callsOf(SEARCH)).toHaveLength(0);
});

test('a failure is said, and what was typed stays', async () => {
  const { user } = await renderRemote(app, {
    path: '__PATH__/company',
    role: null,
    language: 'ne',
    gateway: { [SEARCH]: failure(503, { message: 'Service Unavailable' }) },
  });
  const field = await screen.findByRole('textbox', { name: /दर्ता नम्बर/ });
  await user.type(field, '१००००२{Enter}');
  expect(await screen.findByText('कम्पनी खोज्न सकिएन।')).toBeInTheDocument();
  expect(field).toHaveValue('१००००२');
});
