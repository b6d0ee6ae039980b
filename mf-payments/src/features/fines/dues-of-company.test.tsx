import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { CompanyDue } from '@registrar/domain/calls/fines';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const [OWN, OTHER] = ['0199aaaa-0000-7000-8000-00000000000a', '0199aaaa-0000-7000-8000-00000000000b'];
const due = (companyId: string, nameEnglish: string): CompanyDue => ({
  id: `0199aaaa-0000-7000-8000-0000000000${companyId.at(-1)}0`,
  company: { id: companyId, registrationNumber: '1', nameEnglish, nameNepali: 'कम्पनी' },
  event: {
    eventId: 'ANNUAL_REPORT_S80_ALL',
    section: '80',
    scheduleKey: 'FINE_S81_2',
    trigger: 'FISCAL_YEAR',
    nameNepali: 'वार्षिक विवरण',
    nameEnglish: 'Annual report',
  },
  fiscalYear: '2081/82',
  filedOn: null,
  fine: null,
  state: 'DUE',
  paidPaisa: 0,
  restPaisa: 0,
  invoice: null,
});
const all = [due(OWN, 'Himchuli Private Limited'), due(OTHER, 'Sagun Private Limited')];
const open = (path: string) =>
  renderRemote(app, {
    path,
    role: 'APPLICANT',
    language: 'en',
    gateway: {
      'GET /external/api/fine/due': ({ query }) =>
        all.filter(({ company }) => query['companyId'] === undefined || query['companyId'] === company.id),
      'GET /external/api/fine/due/settlement-136ka': [],
    },
  });

test('whoever is sent here for one company sees what that company owes, and goes on to all of them', async () => {
  const { user } = await open(`/fine-calculation/due-payment?company=${OWN}`);
  expect(await screen.findByText('Himchuli Private Limited')).toBeVisible();
  expect(screen.queryByText('Sagun Private Limited')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'The fines of all my companies' }));
  expect(await screen.findByText('Sagun Private Limited')).toBeVisible();
});
