import type { Answers, FiledItem } from '../processes/definition/filing-frame';

/** Kathmandu, as the directory of places numbers it. */
export const KATHMANDU = {
  provinceId: 3,
  districtId: 27,
  localBodyId: 307,
  wardNo: 10,
  toleStreet: 'Baneshwor',
  toleStreetNepali: 'बानेश्वर',
};
export const NEPAL_ID = 524;
export const INDIA_ID = 356;

export const HOME: Answers = { countryId: NEPAL_ID, ...KATHMANDU, houseNo: '12' };
export const ABROAD: Answers = {
  countryId: INDIA_ID,
  addressLine: '14 Park Street, Kolkata',
  zipCode: '700016',
  houseNo: '14',
};
export const OFFICE: Answers = { ...KATHMANDU, point: { latitude: 27.6915, longitude: 85.342 } };
export const REACHED: Answers = { phoneNo: '014112233', email: 'office@makalu.example' };

export const citizenship = (serial: number): Answers => ({
  type: 'CITIZENSHIP',
  number: `27-01-70-${String(serial).padStart(5, '0')}`,
  issuedOn: '2008-05-10',
  districtId: 27,
});
export const passport = (serial: number): Answers => ({
  type: 'PASSPORT',
  number: `P${String(serial).padStart(7, '0')}`,
  issuedOn: '2022-03-01',
  expiresOn: '2032-02-29',
  countryId: INDIA_ID,
});

export const NAMES = { fullNameNepali: 'आशा श्रेष्ठ', fullNameEnglish: 'Asha Shrestha' };
const FAMILY = {
  fatherNameNepali: 'राम श्रेष्ठ',
  fatherNameEnglish: 'Ram Shrestha',
  motherNameNepali: 'सीता श्रेष्ठ',
  motherNameEnglish: 'Sita Shrestha',
  grandfatherNameNepali: 'हरि श्रेष्ठ',
  grandfatherNameEnglish: 'Hari Shrestha',
};
export const PERSON: Answers = { ...NAMES, gender: 'FEMALE', dateOfBirth: '1990-04-14', ...FAMILY };

const item = (id: string, position: number, data: Answers): FiledItem => ({ id, position, data });
export const numbered = (prefix: string, many: readonly Answers[]): FiledItem[] =>
  many.map((data, at) => item(`${prefix}${at + 1}`, at + 1, data));

/** A stake of so many shares at this rate in paisa, all of it paid. */
export const stake = (quantity: number, rate: number, shareType = 'PROMOTER'): Answers => ({
  shareType,
  quantity,
  investmentAmount: quantity * rate,
  paidAmount: quantity * rate,
  unpaidAmount: 0,
  investmentSource: 'OWN_INCOME',
});

export const nepaliHolder = (serial: number, holding: Answers | undefined, more: Answers = {}): Answers => ({
  entity: 'INDIVIDUAL',
  investorType: 'NEPALI',
  shareholderType: 'NORMAL_SHAREHOLDER',
  roles: { founder: true, shareOwner: true, bod: serial === 1 },
  person: PERSON,
  identification: citizenship(serial),
  permanentAddress: HOME,
  contact: { phoneNo: '9841000000', email: 'asha@makalu.example' },
  holding,
  ...more,
});

export const foreignCompany = (holding: Answers, more: Answers = {}): Answers => ({
  entity: 'COMPANY',
  investorType: 'FOREIGN',
  shareholderType: 'NORMAL_SHAREHOLDER',
  roles: { founder: true, shareOwner: true, bod: false },
  company: {
    nameNepali: 'गङ्गा होल्डिङ्स',
    nameEnglish: 'Ganga Holdings',
    registrationNumber: 'U74140WB2001',
    countryId: INDIA_ID,
    jurisdiction: 'West Bengal, India',
    representative: {
      fullNameNepali: 'राज मेहता',
      fullNameEnglish: 'Raj Mehta',
      designation: 'Director',
      identification: passport(77),
      phoneNo: '913322445566',
      email: 'raj@ganga.example',
    },
  },
  permanentAddress: ABROAD,
  contact: { phoneNo: '913322445566', email: 'raj@ganga.example' },
  holding: { ...holding, fdiNumber: 'DOI-2083-114' },
  ...more,
});

export const WITNESS_ANSWERS: Answers = {
  fullNameNepali: 'गीता राई',
  fullNameEnglish: 'Gita Rai',
  isForeign: false,
  nationalityId: NEPAL_ID,
  relation: 'OTHER',
  phoneNo: '9851000000',
  email: 'gita@makalu.example',
  identification: citizenship(901),
  address: HOME,
};
export const REPRESENTATIVE_ANSWERS: Answers = {
  ...NAMES,
  gender: 'FEMALE',
  dateOfBirth: '1990-04-14',
  designation: 'Chair',
  nationalityId: NEPAL_ID,
  phoneNo: '9841000000',
  email: 'asha@makalu.example',
  identification: citizenship(1),
  permanentAddress: HOME,
};
export const DRAFTER_ANSWERS: Answers = {
  designation: 'SELF',
  ...NAMES,
  contactNumber: '9841000000',
  identification: { type: 'CITIZENSHIP', number: '27-01-70-00001' },
};

const SEAT: Answers = {
  fromDate: '2026-11-21',
  toDate: '2029-11-20',
  phoneNo: '9841000000',
  email: 'asha@makalu.example',
};
export const promoterSeat = (holderItemId: string, more: Answers = {}): Answers => ({
  directorType: 'PROMOTER',
  holderItemId,
  ...SEAT,
  ...more,
});
export const outsideSeat = (serial: number, more: Answers = {}): Answers => ({
  directorType: 'OUTSIDE_SHAREHOLDER',
  ...SEAT,
  person: { ...NAMES, gender: 'FEMALE', dateOfBirth: '1980-01-01', identification: citizenship(serial), address: HOME },
  ...more,
});
