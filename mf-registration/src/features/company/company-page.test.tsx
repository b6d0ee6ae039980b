import { expect, test } from '@jest/globals';
import type {
  CompanyComparison,
  CompanyHistory,
  CompanyRecord,
  FullRecord,
  Ownership,
  ShareholderList,
} from '@registrar/domain/calls/company-record';
import { failure } from '@registrar/testing/fake-shell';
import { renderRemote } from '@registrar/testing/render-remote';
import { screen, within } from '@testing-library/react';
import { app } from '../../app';

const ID = '0190a000-0000-7000-8000-000000000001';
const PARENT = '0190a000-0000-7000-8000-000000000002';
const FILING = '0190a000-0000-7000-8000-000000000003';
const holder = (place: number) => `0190a000-0000-7000-8000-00000000001${place}`;

const record: CompanyRecord = {
  id: ID,
  on: '2026-11-21',
  keptSince: '2026-11-21',
  name: { nameEnglish: 'Makalu Traders Private Limited', nameNepali: 'मकालु ट्रेडर्स प्राइभेट लिमिटेड' },
  companyType: {
    key: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI',
    nameEnglish: 'Private, all Nepali promoters',
    nameNepali: 'प्राइभेट, सबै नेपाली संस्थापक',
  },
  registration: {
    registrationNumber: 'KTM-PVT-000001',
    registeredOn: '2026-11-21',
    office: { nameEnglish: 'Kathmandu', nameNepali: 'काठमाडौँ' },
  },
  status: 'ACTIVE',
  deregisteredOn: null,
  registeredOffice: { addressEnglish: 'Baneshwor, Kathmandu', addressNepali: 'बानेश्वर, काठमाडौँ' },
  headOffice: null,
  branches: [],
  objectives: [{ nsicCode: '5211', objectiveEnglish: 'Retail sale', objectiveNepali: 'खुद्रा बिक्री' }],
  capital: {
    authorizedCapital: 200_000_00,
    issuedCapital: 100_000_00,
    paidUpCapital: 100_000_00,
    ratePerShare: 100_00,
    issuedShares: 1_000,
  },
  directors: [
    {
      id: holder(1),
      nameEnglish: 'Asha Shrestha',
      nameNepali: 'आशा श्रेष्ठ',
      independent: false,
      since: '2026-11-21',
      until: '2028-11-20',
    },
  ],
  focalPersons: [],
  auditors: [],
  formerNames: [],
};
const ownership: Ownership[] = [
  {
    companyId: ID,
    nameEnglish: 'Makalu Traders Private Limited',
    nameNepali: 'मकालु ट्रेडर्स प्राइभेट लिमिटेड',
    issued: 1_000,
    unheld: 0,
    others: { holders: 0, shares: 0 },
    holders: [
      {
        id: holder(1),
        nameEnglish: 'Asha Shrestha',
        nameNepali: 'आशा श्रेष्ठ',
        entity: 'INDIVIDUAL',
        shares: 600,
        hundredths: 6_000,
        companyId: null,
      },
      {
        id: holder(2),
        nameEnglish: 'Himal Holdings',
        nameNepali: 'हिमाल होल्डिङ्स',
        entity: 'COMPANY',
        shares: 400,
        hundredths: 4_000,
        companyId: PARENT,
      },
    ],
  },
  {
    companyId: PARENT,
    nameEnglish: 'Himal Holdings',
    nameNepali: 'हिमाल होल्डिङ्स',
    issued: 10,
    unheld: 0,
    others: { holders: 0, shares: 0 },
    holders: [
      {
        id: holder(3),
        nameEnglish: 'Hari Rai',
        nameNepali: 'हरि राई',
        entity: 'INDIVIDUAL',
        shares: 10,
        hundredths: 10_000,
        companyId: null,
      },
    ],
  },
];
const history: CompanyHistory = [
  {
    effectiveOn: '2027-02-01',
    process: 'NAME_CHANGE',
    changes: [
      {
        aspect: 'NAME',
        subjectId: null,
        kind: 'CHANGED',
        title: null,
        fields: [{ path: 'nameEnglish', before: 'Old Traders', after: 'Makalu Traders' }],
      },
    ],
  },
  {
    effectiveOn: '2026-11-21',
    process: 'COMPANY_REGISTRATION',
    changes: [
      {
        aspect: 'DIRECTOR',
        subjectId: holder(1),
        kind: 'ENTERED',
        title: { nameEnglish: 'Asha Shrestha', nameNepali: 'आशा श्रेष्ठ' },
        fields: [],
      },
    ],
  },
];
const shareholders: ShareholderList = {
  on: '2026-11-21',
  issued: 1_000,
  posting: { number: 1, effectiveOn: '2026-11-21', hash: 'a'.repeat(64), applicationNumber: 'CR-1' },
  buckets: [{ bucket: 'RESERVE', shares: 400, ranges: [{ from: 601, to: 1_000, shareType: null }] }],
  holders: [
    {
      id: holder(1),
      nameEnglish: 'Asha Shrestha',
      nameNepali: 'आशा श्रेष्ठ',
      entity: 'INDIVIDUAL',
      identificationNumber: '27-01-70-00001',
      shares: 600,
      hundredths: 6_000,
      paid: 60_000_00,
      ranges: [{ from: 1, to: 600, shareType: 'PROMOTER' }],
    },
  ],
};
const full: FullRecord = {
  on: '2026-11-21',
  keptSince: '2026-11-21',
  version: 1,
  filings: [{ id: FILING, applicationNumber: 'CR-2083/84-KTM-000001', process: 'COMPANY_REGISTRATION' }],
  parts: [
    {
      aspect: 'CAPITAL',
      subjectId: null,
      title: null,
      fields: [{ path: 'authorizedCapital', value: 200_000_00, setOn: '2026-11-21', setBy: FILING }],
    },
  ],
};
const comparison: CompanyComparison = { from: '2026-11-21', to: '2026-11-21', differences: [] };
const base = `GET /external/api/company/${ID}`;
const answers = {
  [`${base}/record`]: record,
  [`${base}/ownership`]: ownership,
  [`${base}/history`]: history,
  [`${base}/comparison`]: comparison,
  [`${base}/shareholder`]: shareholders,
  [`${base}/full-record`]: full,
};

test.each([
  ['ne', 'मकालु ट्रेडर्स प्राइभेट लिमिटेड', 'पुँजी', 'रु. २,००,०००.००', 'हिमाल होल्डिङ्स'],
  ['en', 'Makalu Traders Private Limited', 'Capital', 'Rs. 2,00,000.00', 'Himal Holdings'],
] as const)('everybody reads a company without an account, in %s', async (language, name, capital, amount, parent) => {
  await renderRemote(app, { path: `/company/${ID}`, role: null, language, gateway: answers });
  expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: capital })).getByText(amount)).toBeTruthy();
  expect(await screen.findByRole('link', { name: parent })).toHaveAttribute('href', `/company/${PARENT}`);
  expect(screen.queryByRole('heading', { name: /Register of shareholders|शेयरधनी दर्ता किताब/ })).toBeNull();
});

test('the day stands in the address and is asked of every part', async () => {
  const { shell } = await renderRemote(app, {
    path: `/company/${ID}?on=2026-11-21`,
    role: null,
    language: 'en',
    gateway: answers,
  });
  await screen.findByRole('heading', { level: 1 });
  await screen.findByRole('link', { name: 'Himal Holdings' });
  for (const part of ['record', 'ownership'])
    expect(shell.gateway.callsOf(`${base}/${part}`)[0]?.query).toEqual({ on: '2026-11-21' });
});

test('a change says what it was and what it is', async () => {
  await renderRemote(app, { path: `/company/${ID}`, role: null, language: 'en', gateway: answers });
  const entries = await screen.findByRole('region', { name: 'Entries in the register' });
  expect(await within(entries).findByText('Old Traders')).toBeTruthy();
  expect(within(entries).getByText('Name change')).toBeTruthy();
});

test('the shareholders’ register and the filings are asked for by a button, and shown to whom they concern', async () => {
  const { shell, user } = await renderRemote(app, {
    path: `/company/${ID}`,
    role: 'COMPANY_REPRESENTATIVE',
    language: 'en',
    gateway: answers,
  });
  const open = await screen.findByRole('button', { name: 'Show' });
  expect(shell.gateway.callsOf(`${base}/shareholder`)).toHaveLength(0);
  await user.click(open);
  expect(await screen.findByText('27-01-70-00001')).toBeTruthy();
  expect(screen.getByText('Promoter shares: 1–600')).toBeTruthy();
  expect(await screen.findByText(/CR-2083\/84-KTM-000001/)).toBeTruthy();
});

test('a stranger is told that it is not for them', async () => {
  const { user } = await renderRemote(app, {
    path: `/company/${ID}`,
    role: 'APPLICANT',
    language: 'en',
    gateway: { ...answers, [`${base}/shareholder`]: failure(403), [`${base}/full-record`]: failure(403) },
  });
  await user.click(await screen.findByRole('button', { name: 'Show' }));
  expect(
    await screen.findByText('Only those who represent the company and its office may read this part.'),
  ).toBeTruthy();
});

test('a company that is not there says so, and one that cannot be read now can be asked for again', async () => {
  await renderRemote(app, {
    path: `/company/${ID}`,
    role: null,
    language: 'en',
    gateway: { ...answers, [`${base}/record`]: failure(404) },
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Search companies' }).length).toBeGreaterThan(0);
});
