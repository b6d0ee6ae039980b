import type { CompanyType } from '../enumerations/company-types';
import { automaticRanges } from '../processes/filings/company-registration/share-range-assign';
import type { Answers, FilingFrame } from '../processes/definition/filing-frame';
import {
  ABROAD,
  citizenship,
  DRAFTER_ANSWERS,
  foreignCompany,
  HOME,
  nepaliHolder,
  numbered,
  NAMES,
  OFFICE,
  outsideSeat,
  promoterSeat,
  REACHED,
  REPRESENTATIVE_ANSWERS,
  stake,
  WITNESS_ANSWERS,
} from './registration-people';

export const EXAMPLE_DAY = '2026-11-21';
const RATE = 100_00;
const FUND = [{ source: 'OWN_INCOME', amount: 10_000_000_00 }];

const list = (prefix: string, many: readonly Answers[]): Answers => ({ items: numbered(prefix, many) });
const general = (numberOfDirectors: number): Answers => ({
  officeId: 1,
  address: OFFICE,
  contact: REACHED,
  numberOfDirectors,
});
const everywhere: Answers = {
  OBJECTIVE_DETAILS: { nsicCodes: ['5211'] },
  COMPANY_REPRESENTATIVE: list('r', [REPRESENTATIVE_ANSWERS]),
  LEGAL_PERSON_DETAILS: DRAFTER_ANSWERS,
};
const capital = (quantity: number): Answers => ({
  authorizedCapital: quantity * 2 * RATE,
  shareRate: RATE,
  authorizedQuantity: quantity * 2,
  issuedCapital: quantity * RATE,
  promoterPaidAmount: quantity * RATE,
  promoterUnpaidAmount: 0,
  sourcesOfFund: FUND,
});

/** The ranges that "assign automatically" gives, put into the answers. */
function assigned(companyType: CompanyType, answers: Answers): FilingFrame {
  const frame = { companyType, company: null, answers, today: EXAMPLE_DAY };
  return { ...frame, answers: { ...answers, SHARE_RANGE_ASSIGN: automaticRanges(frame) } };
}

/** A private company of one Nepali owner: 1,000 shares of Rs. 100, all paid. */
export const soleOwner = (): FilingFrame =>
  assigned('PRIVATE_SOLE_PROPRIETOR', {
    ...everywhere,
    GENERAL_INFORMATION: general(1),
    CAPITAL_STRUCTURE: capital(1_000),
    SHAREHOLDER: list('h', [nepaliHolder(1, stake(1_000, RATE))]),
    WITNESS: list('w', [WITNESS_ANSWERS]),
    BOD_DETAILS: list('b', [promoterSeat('h1')]),
  });

/** Two Nepali owners of a private company: 600 and 400 shares. */
export const twoOwners = (): FilingFrame =>
  assigned('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', {
    ...everywhere,
    GENERAL_INFORMATION: general(2),
    CAPITAL_STRUCTURE: capital(1_000),
    SHAREHOLDER: list('h', [nepaliHolder(1, stake(600, RATE)), nepaliHolder(2, stake(400, RATE))]),
    WITNESS: list('w', [WITNESS_ANSWERS]),
    BOD_DETAILS: list('b', [promoterSeat('h1'), promoterSeat('h2')]),
  });

/** A private joint venture: a Nepali person and a foreign company, whose representative sits on the board. */
export const jointVenture = (): FilingFrame =>
  assigned('PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS', {
    ...everywhere,
    GENERAL_INFORMATION: general(2),
    CAPITAL_STRUCTURE: capital(1_000),
    SHAREHOLDER: list('h', [nepaliHolder(1, stake(300, RATE)), foreignCompany(stake(700, RATE))]),
    WITNESS: list('w', [WITNESS_ANSWERS]),
    BOD_DETAILS: list('b', [
      promoterSeat('h1'),
      outsideSeat(61, { directorType: 'REPRESENTATIVE', holderItemId: 'h2' }),
    ]),
  });

const PROVEN = { phoneVerifiedAt: '2026-11-20T05:00:00.000Z' };

/** A public company: seven promoters with 51 percent, a board of three, one of them independent. */
export const publicCompany = (): FilingFrame =>
  assigned('PUBLIC_NON_GOVERNMENT_ALL_NEPALI', {
    ...everywhere,
    GENERAL_INFORMATION: general(3),
    CAPITAL_STRUCTURE: {
      authorizedCapital: 400_000 * RATE,
      shareRate: RATE,
      authorizedQuantity: 400_000,
      issuedCapital: 200_000 * RATE,
      promoterPercent: 51,
      publicPercent: 49,
      promoterPaidAmount: 102_000 * RATE,
      promoterUnpaidAmount: 0,
      sourcesOfFund: FUND,
    },
    SHAREHOLDER: list(
      'h',
      Array.from({ length: 7 }, (_, at) => nepaliHolder(at + 1, stake(at === 6 ? 12_000 : 15_000, RATE))),
    ),
    WITNESS: list('w', [WITNESS_ANSWERS]),
    BOD_DETAILS: list('b', [
      promoterSeat('h1', PROVEN),
      promoterSeat('h2', PROVEN),
      outsideSeat(62, { isIndependent: true, ...PROVEN }),
    ]),
  });

/** A company not distributing profit: five members who pay a fee. */
export const nonProfit = (): FilingFrame => ({
  companyType: 'NON_PROFIT',
  company: null,
  today: EXAMPLE_DAY,
  answers: {
    ...everywhere,
    GENERAL_INFORMATION: general(3),
    CAPITAL_STRUCTURE: { membershipFee: 1_000_00, sourcesOfFund: FUND },
    SHAREHOLDER: list(
      'h',
      Array.from({ length: 5 }, (_, at) => nepaliHolder(at + 1, undefined, { membershipFee: 1_000_00 })),
    ),
    WITNESS: list('w', [WITNESS_ANSWERS]),
    BOD_DETAILS: list('b', [promoterSeat('h1'), promoterSeat('h2'), promoterSeat('h3')]),
  },
});

/** The branch of a company abroad: its capital, and who answers for it in Nepal. */
export const foreignBranch = (): FilingFrame => ({
  companyType: 'FOREIGN_BRANCH',
  company: null,
  today: EXAMPLE_DAY,
  answers: {
    ...everywhere,
    GENERAL_INFORMATION: {
      ...general(0),
      numberOfDirectors: undefined,
      headOffice: {
        nameNepali: 'गङ्गा इन्जिनियरिङ',
        nameEnglish: 'Ganga Engineering',
        registrationNumber: 'U29100',
        registeredOn: '2001-01-10',
        address: ABROAD,
        phoneNo: '913322445566',
        email: 'head@ganga.example',
        approvingBody: 'Department of Industry',
        approvalNumber: 'DOI-88',
        approvedOn: '2026-10-01',
      },
    },
    FOCAL_PERSON: list('f', [
      {
        ...NAMES,
        designation: 'Country head',
        gender: 'FEMALE',
        email: 'asha@ganga.example',
        phoneNo: '9841000000',
        identification: citizenship(5),
        address: HOME,
      },
    ]),
    CAPITAL_STRUCTURE: {
      headOfficeAuthorizedCapital: 900_000_000_00,
      headOfficeIssuedCapital: 500_000_000_00,
      headOfficePaidUpCapital: 500_000_000_00,
      branchAuthorizedCapital: 20_000_000_00,
      sourcesOfFund: FUND,
    },
  },
});
