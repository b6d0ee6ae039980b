import { addDays } from '@registrar/domain/calendar';
import { citizenship, HOME } from '@registrar/domain/testing/registration-people';
import { nepalDayOfInstant } from '@registrar/i18n/dates';

const today = nepalDayOfInstant(new Date().toISOString());

export const CLEARANCE = {
  fiscalYear: '2082/83',
  pan: '301234567',
  certificateNumber: 'TC-2083-114',
  issuedOn: today,
  turnover: 500_000_00,
  taxableIncome: 100_000_00,
  taxPaid: 25_000_00,
  voucherNumber: 'V-881',
};

/** Of a solvent company: what its resolution and its directors say. */
export const LIQUIDATING = {
  LIQUIDATION_DECISION: {
    reason: 'मुख्य ग्राहक नरहेकाले कारोबार बन्द गर्नुपरेको।',
    resolution: { meeting: 'GENERAL_MEETING', resolutionOn: today, text: 'कम्पनी लिक्विडेसनमा लैजाने निर्णय गरियो।' },
  },
  SOLVENCY: { declaredOn: today, paidBy: addDays(today, 200), assets: 900_000_00, debts: 100_000_00 },
  LIQUIDATOR: {
    fullNameNepali: 'गोविन्द पराजुली',
    fullNameEnglish: 'Gobinda Parajuli',
    licenceNumber: 'IP-77',
    licenceValidUntil: addDays(today, 900),
    panNumber: '500000077',
    identification: citizenship(90_077),
    appointedOn: today,
    phoneNo: '9841777677',
    email: 'liquidator77@makalu.example',
    address: HOME,
  },
  LIQUIDATION_AUDITOR: {
    fullNameNepali: 'निर्मला खड्का',
    fullNameEnglish: 'Nirmala Khadka',
    licenceNumber: 'CA-1234',
    copLicenceNumber: 'COP/567',
    udin: '261124CA1234ABCD',
    panNumber: '301234568',
    appointedOn: today,
  },
  TAX_CLEARANCE: CLEARANCE,
};

/** Of a branch of a foreign company. */
export const LEAVING = {
  CLOSING_DECISION: {
    reason: 'The project in Nepal is finished.',
    decidedOn: today,
    text: 'The board of the head office resolved to close the branch.',
    businessEndedOn: today,
  },
  LIABILITIES: { outstanding: 0, employees: 'All salaries and gratuities are paid.' },
  TAX_CLEARANCE: CLEARANCE,
  BODY_CONSENT: { approvingBody: 'Nepal Rastra Bank', approvalNumber: 'NRB-12', approvedOn: today },
};
