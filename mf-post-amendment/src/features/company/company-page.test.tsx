import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CompanyStanding } from '@registrar/domain/calls/company-standing';
import {
  beginReportsRequestSchema,
  type OwnCompanyPage,
  type OwnCompanyRow,
} from '@registrar/domain/calls/own-companies';
import { failure, type FakeAnswers } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const FILING = '0190a000-0000-7000-8000-000000000002';
const LONG = 'Shree Pashupati Himalayan Agricultural Machinery Import Export and General Trading Private Limited';
const of = `GET /external/api/company/${ID}`;

const standing = (changes: Partial<CompanyStanding> = {}): CompanyStanding => ({
  company: {
    id: ID,
    nameEnglish: LONG,
    nameNepali: 'श्री पशुपति प्राइभेट लिमिटेड',
    registrationNumber: '100002',
    status: 'ACTIVE',
    officeEnglish: 'Kathmandu',
    officeNepali: 'काठमाडौँ',
  },
  reader: 'REPRESENTATIVE',
  goodStanding: true,
  matters: [],
  email: { address: 'info@company.example', verified: true },
  obligations: [],
  outstandingPaisa: 0,
  ...changes,
});
const OWN: OwnCompanyRow = {
  id: ID,
  registrationNumber: '100002',
  nameEnglish: LONG,
  nameNepali: 'श्री पशुपति प्राइभेट लिमिटेड',
  status: 'ACTIVE',
  capacity: 'REPRESENTATIVE',
  next: null,
  late: 0,
  finesPaisa: 0,
  drafts: 0,
  open: 0,
};
const ownCompanies = (items: readonly OwnCompanyRow[]): OwnCompanyPage => ({
  items: [...items],
  total: items.length,
  page: 1,
  size: 20,
  counts: { ALL: items.length, LATE: 0, DRAFTS: 0, OPEN: 0 },
});
const answers: FakeAnswers = {
  [`${of}/standing`]: standing(),
  'GET /external/api/representative/company': [
    {
      id: ID,
      regNo: '100002',
      nameEnglish: LONG,
      nameNepali: 'श्री पशुपति प्राइभेट लिमिटेड',
      since: '2025-01-01',
      status: 'ACTIVE',
    },
  ],
  'GET /external/api/own-company': ownCompanies([OWN]),
  [`${of}/record`]: {
    id: ID,
    on: '2026-11-22',
    keptSince: '2026-11-01',
    name: { nameEnglish: LONG, nameNepali: 'श्री पशुपति प्राइभेट लिमिटेड' },
    companyType: { key: 'X', nameEnglish: 'Private', nameNepali: 'प्राइभेट' },
    registration: {
      registrationNumber: '100002',
      registeredOn: null,
      office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
    },
    status: 'ACTIVE',
    deregisteredOn: null,
    registeredOffice: null,
    headOffice: null,
    branches: [],
    objectives: [],
    capital: null,
    directors: [],
    focalPersons: [],
    auditors: [],
    formerNames: [],
  },
  [`${of}/entry`]: [
    {
      effectiveOn: '2026-11-20',
      filing: { id: FILING, applicationNumber: 'LC-1', process: 'LOCATION_CHANGE' },
      changes: [
        {
          aspect: 'REGISTERED_OFFICE',
          subjectId: null,
          kind: 'CHANGED',
          title: null,
          fields: [{ path: 'addressEnglish', before: 'Thamel', after: 'New Road' }],
        },
      ],
    },
  ],
  [`${of}/shareholder`]: null,
  [`${of}/representative`]: {
    company: { id: ID, regNo: '100002', nameEnglish: LONG, nameNepali: 'श्री' },
    open: true,
    representatives: [
      {
        accountId: FILING,
        nameEnglish: 'Puja',
        nameNepali: 'पूजा',
        state: 'ACTIVE',
        since: '2025-01-01',
        until: null,
        self: true,
      },
    ],
    invitations: [],
    history: [],
  },
  'GET /external/api/fine/due': [],
  'GET /external/api/payment': { items: [], total: 0, page: 1, size: 100 },
  'GET /external/api/application': { items: [], total: 0, page: 1, size: 10 },
  'GET /external/api/paper': [],
};
const open = (address: string, changed: FakeAnswers = {}) =>
  renderRemote(app, {
    path: address,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: { ...answers, ...changed },
  });

test('the head names the company in both scripts, and the record says which filing changed what', async () => {
  await open(`/post-amendment/company/${ID}`);
  expect(await screen.findByRole('heading', { level: 1, name: LONG })).toBeVisible();
  expect(screen.getByText('श्री पशुपति प्राइभेट लिमिटेड')).toBeVisible();
  expect(screen.getByText('In good standing')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Location change LC-1' })).toHaveAttribute(
    'href',
    expect.stringContaining(FILING),
  );
  expect(screen.getByText('New Road')).toBeVisible();
});

test.each([
  ['people', 'No directors are recorded.'],
  ['shares', 'The register has no shares of this company.'],
  ['filings', 'No application of this company is under way.'],
  ['dues', 'There is no invoice to pay.'],
  ['papers', 'There is no signed document.'],
] as const)('a company that has nothing under %s is told so', async (part, text) => {
  await open(`/post-amendment/company/${ID}?part=${part}`);
  expect(await screen.findByText(text)).toBeVisible();
});

test('what stands against a company is said with its way out; one out of the register says so', async () => {
  const matters = [
    { code: 'DEREGISTERED', message: 'The company is de-registered', lawReference: null, wayOut: null },
    { code: 'OUTSTANDING_FINE', message: 'A fine is outstanding', lawReference: null, wayOut: '/payment/1' },
  ];
  await open(`/post-amendment/company/${ID}`, {
    [`${of}/standing`]: standing({
      goodStanding: false,
      matters,
      company: { ...standing().company, status: 'DEREGISTERED' },
    }),
  });
  expect(await screen.findByText('Not in good standing')).toBeVisible();
  expect(screen.getByText('The company is de-registered')).toBeVisible();
  expect(screen.getByRole('link', { name: 'What to do' })).toHaveAttribute('href', '/payment/1');
});

test('the office reads it without the papers and payments of its people, and files nothing', async () => {
  await open(`/post-amendment/company/${ID}?part=papers`, { [`${of}/standing`]: standing({ reader: 'OFFICE' }) });
  const tabs = await screen.findByRole('tablist');
  expect(within(tabs).queryByRole('tab', { name: 'Papers' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'File a change' })).toBeNull();
});

test('whoever does not answer for the company is led on', async () => {
  await open(`/post-amendment/company/${ID}`, {
    [`${of}/standing`]: () => {
      throw failure(403, { code: 'PERM-403', message: 'no' });
    },
  });
  expect(await screen.findByText(/Only those who represent the company/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'What everybody sees' })).toHaveAttribute('href', `/company/${ID}`);
});

test('of one company its page opens at once; of several one is chosen', async () => {
  const { shell, unmount } = await open('/post-amendment/company');
  await waitFor(() => expect(shell.navigations).toContain(`/post-amendment/company/${ID}`));
  await unmount();
  const other: OwnCompanyRow = {
    ...OWN,
    id: FILING,
    nameEnglish: 'Other Limited',
    next: {
      titleNe: 'वार्षिक विवरण',
      titleEn: 'Annual report of fiscal year 2082/83',
      dueOn: '2026-01-14',
      daysLeft: -3,
      link: '/annual-report/list/all',
    },
    late: 1,
    finesPaisa: 500_000,
    drafts: 2,
  };
  await open('/post-amendment/company', { 'GET /external/api/own-company': ownCompanies([OWN, other]) });
  expect(await screen.findByText('3 days overdue')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Annual report of fiscal year 2082/83' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rs. 5,000.00' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Other Limited' })).toHaveAttribute(
    'href',
    `/post-amendment/company/${FILING}`,
  );
});

test('chosen companies have their reports begun in steps; a lost line leaves the rest', async () => {
  const user = userEvent.setup();
  const many = Array.from({ length: 12 }, (_, at) => ({
    ...OWN,
    id: `0190a000-0000-7000-8000-${String(at).padStart(12, '0')}`,
    registrationNumber: String(100_100 + at),
    nameEnglish: `Company ${at} Limited`,
  }));
  const asked: string[][] = [];
  await open('/post-amendment/company', {
    'GET /external/api/own-company': ownCompanies(many),
    'POST /external/api/own-company/report': ({ body }) => {
      const { companyIds } = beginReportsRequestSchema.parse(body);
      asked.push(companyIds);
      if (asked.length === 2) throw failure(503, { code: 'MAINT-503', message: 'no' });
      return {
        items: companyIds.map((companyId) => ({
          companyId,
          outcome: companyId === many[1]?.id ? 'BLOCKED' : 'BEGUN',
          fiscalYear: '2082/83',
          applicationId: companyId === many[1]?.id ? null : FILING,
          reason: companyId === many[1]?.id ? 'An order freezes the company' : null,
          wayOut: null,
        })),
      };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Choose all on this page' }));
  expect(screen.getByText('12 companies chosen')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Begin the annual reports' }));
  expect(await screen.findByText('Stopped after 10; 2 are left. What was begun stays begun.')).toBeVisible();
  // at its row, and among those that need a look
  expect(screen.getAllByText(/Not possible now \(2082\/83\): An order freezes the company/)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Go on with the rest' }));
  expect(await screen.findByText('Annual report begun: 11 · Not possible now: 1')).toBeVisible();
  expect(asked.map(({ length }) => length)).toEqual([10, 2, 2]);
});

test('a mandate that does not need the holders is offered no shares', async () => {
  await open(`/post-amendment/company/${ID}?part=shares`, {
    [`${of}/standing`]: standing({ reader: 'INTERMEDIARY', readsShareholders: false }),
  });
  expect(await screen.findByRole('tab', { name: 'Applications' })).toBeVisible();
  expect(screen.queryByRole('tab', { name: 'Shares' })).toBeNull();
});
