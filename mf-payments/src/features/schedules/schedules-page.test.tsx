import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Schedule, ScheduleProposal } from '@registrar/domain/calls/schedules';
import type { FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const PATH = '/fee-schedules';
const PROPOSE = 'POST /external/api/schedule/proposal';
const ID = '01980000-0000-7000-8000-000000000001';
const person = (username: string, fullNameEnglish: string, fullNameNepali: string) => ({
  id: ID,
  username,
  fullNameEnglish,
  fullNameNepali,
});
const free = {
  validFrom: '2006-11-03',
  validTo: null,
  value: { basis: 'FLAT', feePaisa: 0 },
  reference: 'No published amount',
  referenceNepali: 'प्रकाशित रकम छैन',
  certainty: 'C',
} as const;
const reservation: Schedule = {
  key: 'FEE_NAME_RESERVATION',
  group: 'FEE',
  current: free,
  coming: [],
  rows: 1,
  waits: false,
};
const monthly: Schedule = {
  key: 'FINE_S81_6',
  group: 'FINE',
  current: {
    ...free,
    certainty: 'A',
    value: { startsAfterMonths: 1, perMonthPaisa: 20_000, capPerFiscalYearPaisa: 100_000 },
  },
  coming: [],
  rows: 1,
  waits: false,
};
const proposal: ScheduleProposal = {
  ...free,
  id: ID,
  key: 'FEE_NAME_RESERVATION',
  validFrom: '2027-01-01',
  value: { basis: 'FLAT', feePaisa: 10_000 },
  certainty: 'A',
  reference: 'Decision 12',
  remark: 'As asked',
  status: 'PROPOSED',
  proposedBy: person('sysadmin.demo', 'Suresh Admin', 'सुरेश प्रशासक'),
  proposedAt: '2026-11-20T05:00:00.000Z',
  expiresAt: '2026-12-04T05:00:00.000Z',
  decidedBy: null,
  decidedAt: null,
  decisionRemark: null,
  mayDecide: true,
  mayWithdraw: false,
};
const page = <Row,>(items: readonly Row[]) => ({ items, total: items.length, page: 1, size: 20 });
const sample = {
  companyType: null,
  capitalPaisa: null,
  formerCapitalPaisa: null,
  quantity: null,
  monthsLate: null,
  daysLate: null,
  missingReturns: null,
  beforePaisa: 0,
  afterPaisa: 10_000,
};
const answers: FakeAnswers = {
  'GET /external/api/schedule': { items: [reservation, monthly], today: '2026-11-22', mayPropose: true },
  'GET /external/api/schedule/:key/history': { items: [{ ...free, approval: null }] },
  'GET /external/api/schedule/proposal': page([]),
  'POST /external/api/schedule/preview': { before: free, samples: [sample], running: null, dues: null },
  [PROPOSE]: { id: ID },
};
const open = (more: FakeAnswers = {}, language: 'ne' | 'en' = 'en', path = PATH) =>
  renderRemote(app, { path, role: 'SYSTEM_ADMINISTRATOR', language, gateway: { ...answers, ...more } });

test.each([
  ['en', 'Rates, terms and lists', 'Name reservation', 'Assumed: to be confirmed'],
  ['ne', 'दर, म्याद र सूची', 'नाम आरक्षण', 'अनुमानित: पुष्टि हुन बाँकी'],
] as const)(
  'each rate is shown with the law behind it and how sure that is (%s)',
  async (language, title, name, certainty) => {
    await open({}, language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(screen.getByText(certainty)).toBeVisible();
  },
);

test('a fine is told in words', async () => {
  await open({}, 'en', `${PATH}?tab=FINE`);
  expect(await screen.findByText('Rs. 200.00 a month, at most Rs. 1,000.00 in a fiscal year')).toBeVisible();
});

test('a new rate is proposed with its day, its law and why, after a look at its effect', async () => {
  const { shell, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Name reservation' }));
  await user.click(await screen.findByRole('button', { name: 'Propose a change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Propose a change: Name reservation' });
  expect(
    within(dialog).getByText('Once the day and every amount are entered, the effect is shown here.'),
  ).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  expect(await within(dialog).findAllByText('Date is required')).not.toHaveLength(0);

  const fee = within(dialog).getByRole('textbox', { name: 'Fee' });
  await user.clear(fee);
  await user.type(fee, '100');
  await user.type(within(dialog).getByRole('textbox', { name: /First day.*AD/ }), '2027-01-01{Enter}');
  expect(await within(dialog).findByRole('cell', { name: '+ Rs. 100.00' })).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Legal basis' }), 'Decision 12');
  await user.type(within(dialog).getByRole('textbox', { name: 'Legal basis in Nepali' }), 'निर्णय १२');
  await user.click(within(dialog).getByRole('combobox', { name: 'How certain the basis is' }));
  await user.click(await screen.findByTitle('Confirmed: official text'));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'As asked');
  await user.click(within(dialog).getByRole('button', { name: 'Send the proposal' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf(PROPOSE)[0]?.body).toEqual({
      key: 'FEE_NAME_RESERVATION',
      validFrom: '2027-01-01',
      validTo: null,
      value: { basis: 'FLAT', feePaisa: 10_000 },
      reference: 'Decision 12',
      referenceNepali: 'निर्णय १२',
      certainty: 'A',
      remark: 'As asked',
    }),
  );
});

test('the second person sees the effect before deciding, and says why', async () => {
  const { shell, user } = await open(
    { 'GET /external/api/schedule/proposal': page([proposal]), 'POST /external/api/schedule/proposal/:id/approve': {} },
    'en',
    `${PATH}?tab=proposals`,
  );
  await user.click(await screen.findByRole('button', { name: 'Approve: Name reservation' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve: Name reservation' });
  expect(await within(dialog).findByRole('cell', { name: '+ Rs. 100.00' })).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox'), 'Checked against the gazette');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(shell.gateway.callsOf('POST /external/api/schedule/proposal/:id/approve')[0]?.body).toEqual({
      remark: 'Checked against the gazette',
    }),
  );
});

test.each([
  [
    'en',
    'Approve',
    /: 32 dues of 12 companies change, from Rs. 6,60,000.00 to Rs. 4,50,000.00 in all\.$/,
    'Worked out for 3,000 of the 4,10,000 companies of the register.',
  ],
  ['ne', 'स्वीकृत गर्नुहोस्', /१२ कम्पनीका ३२ वटा जरिबाना फेरिन्छन्।/, 'अभिलेखका ४,१०,००० कम्पनीमध्ये ३,००० वटाको हिसाब गरिएको हो।'],
] as const)(
  'what companies owe already is told before excused days are approved (%s)',
  async (language, approve, change, partly) => {
    const excused: ScheduleProposal = {
      ...proposal,
      key: 'NO_FINE_OUTAGE',
      validFrom: '2026-11-18',
      validTo: '2026-11-20',
      value: { nameNepali: 'प्रणाली बन्द', nameEnglish: 'The portal was down' },
    };
    const dues = {
      on: '2026-11-22',
      companies: 12,
      dues: 32,
      beforePaisa: 66_000_000,
      afterPaisa: 45_000_000,
      lookedAt: 3000,
      of: 410_000,
    };
    const { user } = await open(
      {
        'GET /external/api/schedule/proposal': page([excused]),
        'POST /external/api/schedule/preview': { before: null, samples: [], running: null, dues },
      },
      language,
      `${PATH}?tab=proposals`,
    );
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${approve}: `) }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(change)).toBeVisible();
    expect(within(dialog).getByText(partly)).toBeVisible();
  },
);

test('whoever may only read is not offered to propose', async () => {
  const { user } = await open({
    'GET /external/api/schedule': { items: [reservation], today: '2026-11-22', mayPropose: false },
  });
  await user.click(await screen.findByRole('button', { name: 'Name reservation' }));
  expect(await screen.findByText('This rule came with the portal.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Propose a change' })).toBeNull();
});
