import { addDays } from '@registrar/domain/calendar';
import { rupees } from '@registrar/domain/money';
import type { Answers } from '@registrar/domain/processes';
import type { RegisterEntry } from '@registrar/domain/register';
import type { Filed } from './approved-filing';

const taxClearance = (day: string): Answers => ({
  fiscalYear: '2082/83',
  pan: '301234567',
  certificateNumber: 'क.चु.-११४',
  issuedOn: day,
  turnover: rupees(500_000),
  taxableIncome: rupees(100_000),
  taxPaid: rupees(25_000),
  voucherNumber: '881',
});

const subjectsOf = (entries: readonly RegisterEntry[], aspect: 'DIRECTOR' | 'SHAREHOLDER') =>
  entries.flatMap((entry) =>
    entry.aspect === aspect && entry.subjectId !== null ? [{ id: entry.subjectId, after: entry.after ?? {} }] : [],
  );

/** The application of a solvent company; `serial` tells its liquidator from others, who have one company at a time. */
export const liquidationAnswers = (day: string, entries: readonly RegisterEntry[], serial: number): Filed => ({
  LIQUIDATION_DECISION: {
    reason: 'मुख्य कच्चा पदार्थ आउन छाडेकाले कारोबार अगाडि बढाउन नसकिएको।',
    resolution: {
      meeting: 'GENERAL_MEETING',
      resolutionOn: day,
      text: 'कम्पनी स्वेच्छाले लिक्विडेसनमा लैजाने विशेष प्रस्ताव पारित गरियो।',
    },
  },
  SOLVENCY: {
    declaredOn: day,
    paidBy: addDays(day, 300),
    assets: rupees(900_000),
    debts: rupees(100_000),
  },
  SOLVENCY_DIRECTORS: subjectsOf(entries, 'DIRECTOR').map(({ id, after }) => ({
    registeredId: id,
    nameNepali: after['nameNepali'],
    nameEnglish: after['nameEnglish'],
    language: 'ne',
  })),
  LIQUIDATOR: {
    fullNameNepali: serial === 1 ? 'कमल अधिकारी' : 'नरेन्द्र उप्रेती',
    fullNameEnglish: serial === 1 ? 'Kamal Adhikari' : 'Narendra Upreti',
    licenceNumber: `IP-0${serial}`,
    licenceValidUntil: addDays(day, 900),
    panNumber: `50000000${serial}`,
    identification: { type: 'CITIZENSHIP', number: `27-01-70-0900${serial}`, issuedOn: '2008-05-10', districtId: 27 },
    appointedOn: day,
    phoneNo: `984177766${serial}`,
    email: `liquidator${serial}@demo.example`,
    address: {
      countryId: 524,
      provinceId: 3,
      districtId: 27,
      localBodyId: 307,
      wardNo: 10,
      toleStreet: 'Baneshwor',
      toleStreetNepali: 'बानेश्वर',
    },
  },
  LIQUIDATION_AUDITOR: {
    fullNameNepali: 'निर्मला खड्का',
    fullNameEnglish: 'Nirmala Khadka',
    licenceNumber: 'CA-1234',
    copLicenceNumber: 'COP/567',
    udin: '261124CA1234ABCD',
    panNumber: '301234568',
    appointedOn: day,
  },
  TAX_CLEARANCE: taxClearance(day),
});

/** What is filed after the time of the creditors: one of them was paid, and every holder consents. */
export const settlementAnswers = (day: string, entries: readonly RegisterEntry[]): Filed => ({
  CLAIM_SETTLEMENTS: [
    {
      claimant: 'भक्तपुर ढुवानी सेवा',
      claimed: rupees(50_000),
      way: 'PAID',
      settled: rupees(50_000),
      settledOn: day,
    },
  ],
  LIQUIDATOR_ACCOUNTS: {
    countedUntil: day,
    realised: rupees(900_000),
    costs: rupees(20_000),
    creditorsPaid: rupees(50_000),
    distributed: rupees(830_000),
  },
  DISTRIBUTION_CONSENTS: subjectsOf(entries, 'SHAREHOLDER').map(({ id }) => ({ holderId: id, consentedOn: day })),
});

export const finalAnswers = (day: string): Filed => ({
  FINAL_REPORT: { reportedOn: day, statement: 'सबै दायित्व तिरी बाँकी सम्पत्ति शेयरधनीलाई बाँडफाँड गरिएको छ।' },
  AUDIT_REPORT: {
    licenceNumber: 'CA-1234',
    reportedOn: day,
    opinion: 'लिक्विडेसनको हिसाब यथार्थ र सही देखिन्छ।',
  },
  TAX_CLEARANCE: taxClearance(day),
});

/** The application of a branch of a foreign company. */
export const leavingAnswers = (day: string): Filed => ({
  CLOSING_DECISION: {
    reason: 'सुरुङ निर्माणको काम सकिएकाले नेपालमा थप कारोबार नहुने।',
    decidedOn: day,
    text: 'प्रधान कार्यालयको सञ्चालक समितिले नेपाल शाखा बन्द गर्ने निर्णय गर्‍यो।',
    businessEndedOn: day,
  },
  LIABILITIES: { outstanding: 0, employees: 'सबै कर्मचारीको तलब, उपदान र सञ्चय कोष भुक्तानी भइसकेको छ।' },
  TAX_CLEARANCE: taxClearance(day),
  BODY_CONSENT: { approvingBody: 'नेपाल राष्ट्र बैंक', approvalNumber: 'ने.रा.बैं.-१२', approvedOn: day },
});
