import { hasShares } from '../../../registration/company-type-rules';
import { citation } from '../../../law/citation';
import { READS_SHARES } from '../../definition/private-reads';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import type { ProcessDefinition } from '../../definition/process-definition';
import { decisionSection } from '../../questions/decision-section';
import { filedAllotment, isPaidOut, SWAP_ALLOTMENT, workingsOfAllotment } from '../../questions/mergers/swap-allotment';

const ALLOTMENT_DECISION = decisionSection(
  'ALLOTMENT_DECISION',
  { ne: 'बाँडफाँडको निर्णय', en: 'Decision to allot' },
  { ne: 'बाँडफाँडको आधार', en: 'What the allotment rests on' },
);

/** Section 177: the shares that a merger issued for the swap are given to those who held the merged company. */
export const shareBaadPhaadAfterCompanyMerge = {
  process: 'SHARE_BAAD_PHAAD_AFTER_COMPANY_MERGE',
  version: 3,
  name: { ne: 'कम्पनी गाभिएपछिको शेयर बाँडफाँड', en: 'Share allotment after a merger' },
  numberPrefix: 'SA',
  sections: [SWAP_ALLOTMENT, ALLOTMENT_DECISION],
  steps: [
    step('operation', 'SECTIONS', 'शेयर', 'Shares', ['SWAP_ALLOTMENT'], {
      ne: 'गाभ्दा जगेडामा जारी भएका शेयर ठ्याक्कै हकवाला शेयरधनीलाई दिइन्छन्। कसले कुन शेयर पाउँछ, तल हेर्नुहोस्।',
      en: 'The shares that the merger issued into the reserve are given exactly to those who have a claim. See below who gets which.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['ALLOTMENT_DECISION']),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('ALLOTMENT_DECISION', 'बाँडफाँडको निर्णय', 'Decision to allot'),
    document('ALLOTMENT_LIST', 'बाँडफाँडको सूची', 'List of the allotment'),
    document('BANK_PROOF', 'खण्डित शेयरको रकम भुक्तानीको बैंक प्रमाण', 'Bank proof of the payment for fractions', {
      asked: isPaidOut,
    }),
  ],
  origin: {
    ...filedForCompany.origin,
    subject: 'PROCEEDING',
    companyTypes: hasShares,
    reads: READS_SHARES,
  },
  documentBasis: citation('177'),
  office: {
    ...filedForCompany.office,
    checklist: [
      check(
        'ALLOTMENT_AGREES',
        'शेयर पाउने र सङ्ख्या योजनाको अनुपात र सूचीसँग मिल्छ (दफा १७७)',
        'Holders and numbers are those of the ratio of the scheme and of the list (section 177)',
      ),
      check('PAYMENT_SHOWN', 'खण्डित शेयरको रकम भुक्तानीको प्रमाण छ', 'The payment for fractions is proven', isPaidOut),
    ],
    decision: {
      approve: {
        ne: 'गाभिएको कम्पनीका शेयरधनीले यो कम्पनीका शेयर पाउँछन् र गाभ्ने कारबाही सकिन्छ; कम्पनी फेरि सक्रिय हुन्छ। अभिलेखको पत्र र शेयर प्रमाणपत्र जारी हुन्छन्।',
        en: 'Those who held the merged company get shares of this one, and the merger ends; the company is active again. A record letter and share certificates are issued.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र सट्टाका शेयर जगेडामै रहन्छन्; फेरि निवेदन दिनुपर्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the shares of the swap stay in reserve; another one has to be filed. The applicant is told why.',
      },
      revoke: {
        ne: 'सट्टाका शेयर फेरि जगेडामा जान्छन् र कम्पनी फेरि गाभिने प्रक्रियामा हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The shares of the swap are in reserve again, and the company is merging again. Nothing is deleted from the register.',
      },
    },
  },
  money: { payTiming: 'NONE' },
  register: {
    aspects: ['SHARES', 'SHAREHOLDER', 'CAPITAL'],
    shares: filedAllotment,
    issues: [{ kind: 'RECORD_LETTER', law: '177' }],
  },
  workings: workingsOfAllotment,
} as const satisfies ProcessDefinition;
