import { hasShares } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import { READS_SHARES } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import { agreementParties } from '../../questions/shares/agreement-parties';
import { isBonus, SPSA_BONUS, workingsOfBonus } from '../../questions/shares/bonus-issue';
import { CAPITAL_GAIN_RATES } from '../../questions/shares/capital-gain-tax';
import { charges, lateness } from '../../questions/shares/money-by-kind';
import { SPSA_HEIRS, workingsOfSuccession } from '../../questions/shares/heirs';
import {
  BONUS_CHECKS,
  BONUS_DOCUMENTS,
  SUCCESSION_CHECKS,
  SUCCESSION_DOCUMENTS,
} from '../../questions/shares/papers-by-kind';
import {
  givesShares,
  isNewBuyer,
  isTaxed,
  toForeignCompany,
  toForeigner,
  TRANSFERS_KEY,
  workingsOfTransfers,
} from '../../questions/shares/share-transfers';
import { seatsWithoutShares } from '../../questions/shares/seats-without-shares';
import { isSuccession, SPSA_DEATH } from '../../questions/shares/succession';
import { SPSA_FORFEITURES, workingsOfForfeitures } from './forfeitures';
import { filedShares, isByDeed, isForfeiture, isTransfer, SPSA_SETUP } from './setup';
import { isSoldByHolder, ofAgreement } from '../../questions/shares/paper-of-agreement';
import { SPSA_TRANSFERS } from './transfers';

/** A gift and a loss have no voucher that could agree. */
const hasTax = (frame: FilingFrame): boolean =>
  isTransfer(frame) && filedItems(frame, TRANSFERS_KEY).some((item) => isTaxed(item, frame));

/** Sections 42 to 46, 53 and 153: shares change hands, are inherited or forfeited, or are given anew. */
export const sharesPurchaseSalesAgreement = {
  process: 'SHARES_PURCHASE_SALES_AGREEMENT',
  version: 4,
  name: { ne: 'शेयर खरिद बिक्री सम्झौता', en: 'Share purchase and sales agreement' },
  numberPrefix: 'SP',
  sections: [SPSA_SETUP, SPSA_TRANSFERS, SPSA_FORFEITURES, SPSA_DEATH, SPSA_HEIRS, SPSA_BONUS, CAPITAL_GAIN_RATES],
  // the rates come from the office, so their section has no step
  steps: [
    step('spsa-setup', 'SECTIONS', 'सम्झौता', 'Agreement', ['SPSA_SETUP'], {
      ne: 'शेयरमा के हुन्छ छान्नुहोस्: हस्तान्तरण, जफत, जगेडाको शेयर, मृत्युपछिको नामसारी वा बोनस। त्यसपछि कम्पनीको निर्णय र कागजातको विवरण लेख्नुहोस्।',
      en: 'Choose what becomes of the shares: a transfer, forfeiture, shares of the reserve, transfer after death or bonus shares. Then enter the company’s decision and its papers.',
    }),
    step('transfer-share', 'SECTIONS', 'शेयर दिने र पाउने', 'Transfers', ['SPSA_TRANSFERS'], {
      ne: 'कसले कसलाई कुन कित्ता दिन्छ, वा जगेडाबाट कसले कति पाउँछ, एक एक गरी थप्नुहोस्। दर्ता किताबमा नभएको व्यक्तिको परिचय पनि यहीँ लेखिन्छ।',
      en: 'Add one by one who gives which kitta to whom, or who gets how many out of the reserve. Somebody whom the register does not know is identified here too.',
    }),
    step('jafat', 'SECTIONS', 'जफत', 'Forfeiture', ['SPSA_FORFEITURES'], {
      ne: 'माग गरिएको रकम नतिरेको शेयर मात्र जफत हुन्छ: पहिलो सूचनाको ३० दिन र दोस्रो सूचनाको तीन महिनापछि (दफा ५३)।',
      en: 'Only shares on which a call was not paid are forfeited: thirty days after the first and three months after the second notice (section 53).',
    }),
    step('death', 'SECTIONS', 'शेयरधनीको मृत्यु', 'Death of the shareholder', ['SPSA_DEATH'], {
      ne: 'मृत्यु भएको शेयरधनी छान्नुहोस्, र शेयर हकवालाको नाममा जाने आधार लेख्नुहोस्।',
      en: 'Choose the shareholder who died, and say by what the shares go to the heirs.',
    }),
    step('heirs', 'SECTIONS', 'हकवाला', 'Heirs', ['SPSA_HEIRS'], {
      ne: 'हरेक हकवाला र उनले पाउने शेयर थप्नुहोस्। सबैको जोड मृतकको जम्मा शेयर हुनुपर्छ।',
      en: 'Add each heir with the shares they get. All together they are all shares of who died.',
    }),
    step('bonus', 'SECTIONS', 'बोनस शेयर', 'Bonus shares', ['SPSA_BONUS'], {
      ne: 'बोनस शेयर सञ्चित मुनाफाबाट, विशेष प्रस्तावले, सबै शेयरधनीलाई समानुपातिक रूपमा दिइन्छ।',
      en: 'Bonus shares come out of the accumulated profit, by special resolution, to all holders in proportion.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('BOARD_DECISION', 'कम्पनीको निर्णय', 'Decision of the company', { asked: (frame) => !isBonus(frame) }),
    ofAgreement('AGREEMENT', 'प्रमाणित सम्झौता वा लिखत', 'Authenticated agreement or deed', isSoldByHolder),
    ofAgreement('SELLER_SIGNATURE', 'शेयर दिनेको सही', 'Signature of the seller', isSoldByHolder),
    ofAgreement('BUYER_SIGNATURE', 'शेयर पाउनेको सही', 'Signature of the buyer'),
    ofAgreement('WITNESS_SIGNATURE', 'साक्षीको सही', 'Signature of the witness'),
    ofAgreement('OLD_SHARE_CERTIFICATE', 'पुरानो शेयर प्रमाणपत्र', 'Old share certificate', isSoldByHolder),
    ofAgreement('TAX_VOUCHER', 'करको भौचर', 'Tax voucher', isTaxed),
    ofAgreement('BUYER_IDENTITY', 'शेयर पाउनेको परिचयपत्र', 'Identity of the buyer', ({ data }) => isNewBuyer(data)),
    ofAgreement('WITNESS_IDENTITY', 'साक्षीको परिचयपत्र', 'Identity of the witness'),
    ofAgreement('FDI_APPROVAL', 'वैदेशिक लगानी स्वीकृति', 'FDI approval', toForeigner),
    ofAgreement(
      'FOREIGN_CERTIFICATE',
      'विदेशी कम्पनीको दर्ता प्रमाणपत्र (नोटरी प्रमाणित)',
      'Certificate of the foreign company, notarised',
      toForeignCompany,
    ),
    ofAgreement(
      'FOREIGN_CONSTITUTION',
      'विदेशी कम्पनीको प्रबन्धपत्र तथा नियमावली (नोटरी प्रमाणित)',
      'Constitution of the foreign company, notarised',
      toForeignCompany,
    ),
    ofAgreement(
      'NEPALI_TRANSLATION',
      'प्रमाणपत्र र प्रबन्धपत्र तथा नियमावलीको नेपाली अनुवाद',
      'Nepali translation of certificate and constitution',
      toForeignCompany,
    ),
    ofAgreement('REPRESENTATIVE_PASSPORT', 'प्रतिनिधिको राहदानी', 'Passport of its representative', toForeignCompany),
    ofAgreement('VALUATION_REPORT', 'शेयर मूल्याङ्कन प्रतिवेदन', 'Valuation report', toForeigner),
    document('FIRST_NOTICE', 'रकम माग गरेको पहिलो सूचना', 'First call notice', { asked: isForfeiture }),
    document('SECOND_NOTICE', 'दोस्रो सूचना', 'Second notice', { asked: isForfeiture }),
    document('AUTHENTICATED_FORFEITURE', 'प्रमाणित जफतको लिखत', 'Authenticated forfeiture', { asked: isForfeiture }),
    ...SUCCESSION_DOCUMENTS,
    ...BONUS_DOCUMENTS,
  ],
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'DECISION_AGREES',
        'शेयर, सङ्ख्या र व्यक्ति कम्पनीको निर्णय र लिखतसँग मिल्छ',
        'Shares, numbers and persons are those of the decision and of the deed',
        (frame) => !isSuccession(frame) && !isBonus(frame),
      ),
      ...SUCCESSION_CHECKS,
      ...BONUS_CHECKS,
      check(
        'DEED_AUTHENTICATED',
        'लिखत कानुन व्यवसायी वा नोटरीले प्रमाणित गरेको छ (कम्पनी निर्देशिका २०७२)',
        'The deed is authenticated by a lawyer or a notary (Company Directive 2072)',
        isByDeed,
      ),
      check(
        'CALLS_PAID',
        'शेयरमा माग गरिएको रकम चुक्ता छ र नियमावली वा सर्वसम्मत सम्झौताको पूर्वाधिकार पालना भएको छ (दफा ४४)',
        'Calls on the shares are paid, and pre-emption under the articles or the agreement was respected (section 44)',
        isTransfer,
      ),
      check('TAX_AGREES', 'पुँजीगत लाभकर भौचरसँग मिल्छ', 'The capital gain tax is that of the voucher', hasTax),
      check('IDENTITY_PROVEN', 'शेयर पाउने र साक्षीको परिचय प्रमाणित छ', 'Buyer and witness are identified', givesShares),
      check(
        'CALL_NOTICES_PROVEN',
        'दुवै सूचना र तिनको म्याद प्रमाणित छ (दफा ५३)',
        'Both notices and their times are proven (section 53)',
        isForfeiture,
      ),
    ],
    decision: {
      approve: {
        ne: 'आजदेखि शेयरको लगत फेरिन्छ। नयाँ शेयरधनी दर्ता किताबमा थपिन्छन्, शेयर बाँकी नरहेका हट्छन्, बोनस शेयरले जारी र चुक्ता पुँजी बढाउँछ, र अभिलेखको पत्र जारी हुन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The share table is changed from today on. New holders are entered, those without a share left are closed, bonus shares raise issued and paid-up capital, and a record letter is issued. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र शेयरको लगत हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the share table stays as it is. The applicant is told why.',
      },
      revoke: {
        ne: 'शेयरको लगत अघिल्लो दिनकै हुन्छ, यसबाट थपिएका शेयरधनी हट्छन् र जारी पत्र रद्द हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The share table is that of the day before again, holders entered by this approval are closed, and its letter is revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    companyTypes: hasShares,
    stoppedBy: ['NOT_IN_GOOD_STANDING', 'MERGING', 'THREE_MONTH_UPDATE_DUE'],
    // heirs do not answer for what the company owes
    cautionedBy: {
      codes: ['NOT_IN_GOOD_STANDING', 'OUTSTANDING_FINE', 'THREE_MONTH_UPDATE_DUE'],
      when: isSuccession,
      at: { section: 'SPSA_SETUP', path: 'spsaType' },
    },
    byAdmittedHeir: true,
    reads: READS_SHARES,
  },
  documentBasis: citation('42'),
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL'],
    shares: filedShares,
    issues: [{ kind: 'RECORD_LETTER', law: '43' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges,
    fineEvent: 'SHARE_TRANSFER_REGISTER',
    lateness,
  },
  parties: (frame) => (givesShares(frame) ? agreementParties(frame) : []),
  cautions: (frame) => seatsWithoutShares(filedShares(frame), frame),
  workings: (frame) => [
    ...(givesShares(frame) ? workingsOfTransfers(frame) : []),
    ...(isForfeiture(frame) ? workingsOfForfeitures(frame) : []),
    ...workingsOfSuccession(frame),
    ...workingsOfBonus(frame),
  ],
} as const satisfies ProcessDefinition;
