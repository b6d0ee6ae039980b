import type { ShareType } from '@registrar/domain/enumerations';

type Named = readonly [nameEnglish: string, nameNepali: string];

/** Shares that somebody is given, paid in full, behind those of the holder before. */
export interface DemoHolding {
  readonly name: Named;
  readonly shares: number;
  readonly shareType: ShareType;
}

/** What happened to the shares after they were first given; holders by their place in the list. */
export type DemoShareStep =
  | {
      readonly step: 'ALLOT';
      readonly to: number;
      readonly quantity: number;
      readonly paidRupees: number;
      readonly shareType: ShareType;
    }
  | {
      readonly step: 'TRANSFER';
      readonly seller: number;
      readonly buyer: number;
      readonly from: number;
      readonly last: number;
    };

export interface DemoRecord {
  readonly registrationNumber: string;
  /** Since so many days; left out: since yesterday. */
  readonly daysAgo?: number;
  readonly authorizedRupees: number;
  readonly paidUpRupees: number;
  /** Of them those without a holder lie in reserve. */
  readonly issuedShares: number;
  readonly holders: readonly DemoHolding[];
  readonly steps: readonly DemoShareStep[];
  /** The first so many holders sit on the board. */
  readonly directors: number;
}

export const promoter = (shares: number, ...name: Named): DemoHolding => ({ name, shares, shareType: 'PROMOTER' });
const ofPublic = (shares: number, ...name: Named): DemoHolding => ({ name, shares, shareType: 'PUBLIC' });

/** Companies whose shareholders, shares and directors the register knows. */
export const DEMO_RECORDS: readonly DemoRecord[] = [
  {
    // private: several ranges, some of them paid in part, and shares in reserve
    registrationNumber: '100010',
    authorizedRupees: 7_500_000,
    paidUpRupees: 3_750_000,
    issuedShares: 45_000,
    directors: 2,
    holders: [
      promoter(18_000, 'Sarita Basnet', 'सरिता बस्नेत'),
      promoter(12_000, 'Arjun Basnet', 'अर्जुन बस्नेत'),
      promoter(5_000, 'Kalpana Khatri', 'कल्पना खत्री'),
    ],
    steps: [
      { step: 'ALLOT', to: 2, quantity: 5_000, paidRupees: 50, shareType: 'PROMOTER' },
      { step: 'TRANSFER', seller: 0, buyer: 1, from: 5_001, last: 6_000 },
      { step: 'TRANSFER', seller: 1, buyer: 2, from: 20_001, last: 21_500 },
    ],
  },
  {
    // private, with as many holders and as much paid as a public company needs
    registrationNumber: '100021',
    authorizedRupees: 21_000_000,
    paidUpRupees: 10_500_000,
    issuedShares: 105_000,
    directors: 3,
    holders: [
      promoter(15_000, 'Sarita Basnet', 'सरिता बस्नेत'),
      promoter(15_000, 'Mina Pandey', 'मीना पाण्डे'),
      promoter(15_000, 'Rabin Shrestha', 'रविन श्रेष्ठ'),
      promoter(15_000, 'Tulasi Dhakal', 'तुलसी ढकाल'),
      promoter(15_000, 'Naresh Gautam', 'नरेश गौतम'),
      promoter(15_000, 'Saraswati Bhandari', 'सरस्वती भण्डारी'),
      promoter(15_000, 'Dambar Chaudhary', 'डम्बर चौधरी'),
    ],
    steps: [],
  },
  {
    // public: shares of promoters and of the public, and some in reserve
    registrationNumber: '100046',
    authorizedRupees: 40_000_000,
    paidUpRupees: 18_000_000,
    issuedShares: 200_000,
    directors: 3,
    holders: [
      promoter(45_000, 'Deepa Manandhar', 'दीपा मानन्धर'),
      promoter(30_000, 'Hari Prasad Koirala', 'हरि प्रसाद कोइराला'),
      promoter(20_000, 'Roshan Tuladhar', 'रोशन तुलाधर'),
      promoter(10_000, 'Sabina Limbu', 'सबिना लिम्बू'),
      ofPublic(35_000, 'Bimal Rijal', 'विमल रिजाल'),
      ofPublic(20_000, 'Gyanu Thapa', 'ज्ञानु थापा'),
      ofPublic(12_500, 'Mohan Yadav', 'मोहन यादव'),
      ofPublic(7_500, 'Pramila Magar', 'प्रमिला मगर'),
    ],
    steps: [{ step: 'TRANSFER', seller: 4, buyer: 7, from: 110_001, last: 112_500 }],
  },
];
