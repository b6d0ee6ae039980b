import type { Answers } from '../processes/definition/filing-frame';
import type { KittaRange } from '../share-ledger/share-table';
import { HOME, NAMES, PERSON, citizenship, WITNESS_ANSWERS } from './registration-people';

/** The deed of an agreement of this kind, all of it on one day. */
export const agreementOn = (day: string, spsaType: string, more: Answers = {}): Answers => ({
  spsaType,
  decision: { decidedBy: 'BOARD', decidedOn: day, text: 'The board takes note of the agreement.' },
  deedOn: day,
  appliedOn: day,
  shareLagatOn: day,
  notary: {
    designation: 'LAWYER',
    fullNameNepali: 'हरि थापा',
    fullNameEnglish: 'Hari Thapa',
    licenceNumber: '4521',
    authenticatedOn: day,
  },
  ...more,
});

/** Somebody whom no register knows. */
export const newBuyer = (serial: number, more: Answers = {}): Answers => ({
  buyer: 'NEW',
  entity: 'INDIVIDUAL',
  investorType: 'NEPALI',
  shareholderType: 'NORMAL_SHAREHOLDER',
  person: { ...PERSON, ...NAMES, fullNameNepali: 'बिमला गुरुङ', fullNameEnglish: 'Bimala Gurung' },
  identification: citizenship(serial),
  permanentAddress: HOME,
  contact: { phoneNo: '9841222333', email: `buyer${serial}@makalu.example` },
  ...more,
});

/** The death of this holder, by which the shares go to the heirs. */
export const deathOf = (holderId: string, diedOn: string, more: Answers = {}): Answers => ({
  holderId,
  diedOn,
  certificateNumber: 'M-4521',
  certifiedOn: diedOn,
  basis: 'CONSENT',
  ...more,
});

/** A daughter whom no register knows, or whom `more` says. */
export function heirOf(quantity: number, serial: number, more: Answers = {}): Answers {
  const { buyer: _buyer, ...identity } = newBuyer(serial);
  return { heir: 'NEW', relation: 'DAUGHTER', quantity, ...identity, ...more };
}

/** So many bonus shares out of an accumulated profit that is enough, all of it on one day. */
export const bonusOf = (quantity: number, day: string, more: Answers = {}): Answers => ({
  quantity,
  fiscalYear: '2082/83',
  surplus: 1_000_000_00,
  allottedOn: day,
  reason: 'The profit is kept in the company.',
  resolution: { meeting: 'GENERAL_MEETING', resolutionOn: day, text: 'Bonus shares are given to all holders.' },
  ...more,
});

export const witnessOfDeed: Answers = { ...WITNESS_ANSWERS, phoneNo: '9851777888', email: 'witness@makalu.example' };

/** A gift of these shares; a sale is one with its tax. */
export const gift = (sellerId: string, ranges: readonly KittaRange[], buyer: Answers): Answers => ({
  sellerId,
  ranges,
  nature: 'GIFT',
  witness: witnessOfDeed,
  ...buyer,
});

/** A resident person sells at a gain of Rs. 50 a share, by ten per cent; each sale is taxed by a voucher of its own. */
export const sale = (sellerId: string, ranges: readonly KittaRange[], buyer: Answers, paidOn: string): Answers => {
  const units = ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  return {
    ...gift(sellerId, ranges, buyer),
    nature: 'SALE',
    tax: {
      costPrice: 100_00,
      salesPrice: 150_00,
      residence: 'RESIDENT',
      taxFilingAmount: units * 5_00,
      bank: 'NABIL',
      voucherNo: `V-${globalThis.crypto.randomUUID().slice(0, 13)}`,
      taxPaidOn: paidOn,
    },
  };
};
