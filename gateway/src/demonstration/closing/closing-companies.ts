import { addDays } from '@registrar/domain/calendar';
import type { CompanyType } from '@registrar/domain/enumerations';
import type { DemoCompany } from '../compose-companies';
import { promoter, type DemoRecord } from '../demo-records';
import type { DemoPerson } from '../people';
import type { DemoRepresentation } from '../representation';

/** Who represents the companies that may ask to be closed, and those that are being closed. */
export const CLOSING_PEOPLE: readonly DemoPerson[] = [
  {
    username: 'sabin.representative',
    nameEnglish: 'Sabin Maharjan',
    nameNepali: 'सविन महर्जन',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000061',
  },
  {
    username: 'indira.representative',
    nameEnglish: 'Indira Rawal',
    nameNepali: 'इन्दिरा रावल',
    role: 'COMPANY_REPRESENTATIVE',
    mobileNumber: '9800000062',
  },
];

/** Each by its registration number. */
export const CLOSING = {
  /** Solvent, everything filed and paid: it may ask for liquidation. */
  mayLiquidate: '110001',
  /** A branch of a foreign company that may ask to leave the register. */
  mayLeave: '110002',
  /** In liquidation, its notice to creditors is running. */
  creditorsCalled: '110003',
  /** In liquidation, its final report is approved and the tax office has consented: the order is next. */
  liquidated: '110004',
  /** Without reports for years, served by the office: it may answer. */
  served: '110005',
  /** Does not operate, and has not answered: the order is next. */
  unanswered: '110006',
  /** A branch whose application is approved, and whose second notice to creditors is running. */
  branchLeaving: '110007',
} as const;

const NEPALI: CompanyType = 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI';

/** Registered so many years ago, which is before everything that the demonstration enters of it. */
export function closingCompanies(today: string): DemoCompany[] {
  const company = (registrationNumber: string, english: string, nepali: string, companyType = NEPALI): DemoCompany => ({
    registrationNumber,
    companyType,
    english,
    nepali,
    status: 'ACTIVE',
    registeredOn: addDays(today, -3_000),
  });
  return [
    company(CLOSING.mayLiquidate, 'Kalinchok Dughda Private Limited', 'कालिञ्चोक दुग्ध प्राइभेट लिमिटेड'),
    company(
      CLOSING.mayLeave,
      'Nordwind Turbine GmbH, Nepal Branch',
      'नर्डविन्ड टर्बाइन जीएमबीएच, नेपाल शाखा',
      'FOREIGN_BRANCH',
    ),
    company(CLOSING.creditorsCalled, 'Tamor Kagaj Udyog Private Limited', 'तमोर कागज उद्योग प्राइभेट लिमिटेड'),
    company(CLOSING.liquidated, 'Phulchoki Itta Bhatta Private Limited', 'फुल्चोकी इँटा भट्टा प्राइभेट लिमिटेड'),
    company(CLOSING.served, 'Rara Nauka Sewa Private Limited', 'रारा नौका सेवा प्राइभेट लिमिटेड'),
    company(CLOSING.unanswered, 'Khaptad Jadibuti Private Limited', 'खप्तड जडीबुटी प्राइभेट लिमिटेड'),
    company(
      CLOSING.branchLeaving,
      'Shirakawa Tunnel K.K., Nepal Branch',
      'शिराकावा टनेल केके, नेपाल शाखा',
      'FOREIGN_BRANCH',
    ),
  ];
}

const represented = (
  registrationNumber: string,
  username: string,
  more: Partial<DemoRepresentation> = {},
): DemoRepresentation => ({
  registrationNumber,
  since: '2025-04-20',
  representatives: [username],
  directors: [],
  ...more,
});

export const CLOSING_REPRESENTED: readonly DemoRepresentation[] = [
  represented(CLOSING.mayLiquidate, 'sabin.representative'),
  represented(CLOSING.mayLeave, 'sabin.representative'),
  represented(CLOSING.creditorsCalled, 'indira.representative'),
  represented(CLOSING.liquidated, 'indira.representative'),
  // what is missing since then is the ground of the office
  represented(CLOSING.served, 'indira.representative', { recordedOn: '2021-08-01' }),
  represented(CLOSING.unanswered, 'indira.representative'),
  represented(CLOSING.branchLeaving, 'indira.representative'),
];

/** Two holders who are the board, a million rupees paid up. */
const twoHolders = (
  registrationNumber: string,
  daysAgo: number,
  first: readonly [string, string],
  second: readonly [string, string],
): DemoRecord => ({
  registrationNumber,
  daysAgo,
  authorizedRupees: 2_000_000,
  paidUpRupees: 1_000_000,
  issuedShares: 10_000,
  holders: [promoter(6_000, ...first), promoter(4_000, ...second)],
  steps: [],
  directors: 2,
});

/** Of a liquidation the register knows holders, shares and board: they declare, and they consent. */
export const CLOSING_RECORDS: readonly DemoRecord[] = [
  twoHolders(CLOSING.mayLiquidate, 1, ['Sabin Maharjan', 'सविन महर्जन'], ['Roshani Maharjan', 'रोशनी महर्जन']),
  twoHolders(CLOSING.creditorsCalled, 30, ['Indira Rawal', 'इन्दिरा रावल'], ['Dhan Bahadur Rawal', 'धनबहादुर रावल']),
  twoHolders(CLOSING.liquidated, 130, ['Indira Rawal', 'इन्दिरा रावल'], ['Maheshwor Prajapati', 'महेश्वर प्रजापति']),
];

/** Of the others: the register has had them for so many days, which is before anything was done about them. */
export const RECORDED_DAYS_AGO: Readonly<Record<string, number>> = {
  [CLOSING.unanswered]: 120,
  [CLOSING.branchLeaving]: 40,
};
