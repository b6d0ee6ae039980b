import { READS_REPORTS } from '../../definition/private-reads';
import { citation } from '../../../law/citation';
import { companyTypeRules } from '../../../registration/company-type-rules';
import { check } from '../../definition/checklist';
import { CHECK_STEP, document, DOCUMENTS_STEP, filedForCompany, step } from '../../definition/company-filing';
import { type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { namesakeCheck } from '../../questions/people/auditor';
import { DIRECTOR_DISCLOSURE, DISCLOSURE_PAPER } from '../../questions/disclosures/director-disclosures';
import { ADDRESS_CONFIRMATION, AUDITOR, holdsShares, SHARE_RECORD, MINUTES, namesakes } from './sections';

/**
 * Sections 184, 111, 51 and 92 of the Act: the filing of a new company within three months
 * (docs/remotes/mf-post-amendment.md#why).
 */
export const threeMonthUpdate = {
  process: 'THREE_MONTH_UPDATE',
  version: 2,
  name: { ne: 'दर्ता भएको तीन महिनाभित्रको विवरण', en: 'Initial return (three months)' },
  numberPrefix: 'TM',
  sections: [ADDRESS_CONFIRMATION, AUDITOR, SHARE_RECORD, DIRECTOR_DISCLOSURE, MINUTES],
  steps: [
    step('address', 'SECTIONS', 'रजिष्टर्ड कार्यालय', 'Registered office', ['ADDRESS_CONFIRMATION'], {
      ne: 'दर्ता किताबमा भएको ठेगाना मिल्छ कि मिल्दैन, भन्नुहोस्। ठेगाना फेरिएको भए पहिले “ठेगाना परिवर्तन” को निवेदन दिनुहोस्। सम्पर्क फेरिएको भए यहीँ सच्याउनुहोस्; कार्यालयको इमेल फेरिएमा स्वीकृतिपछि प्रतिनिधिले नयाँ इमेल पुष्टि गर्नुपर्छ।',
      en: 'Say whether the address in the register is right. If the office has moved, file “Location change” first. A contact that has changed is corrected here; if the office email changes, a representative confirms the new one after the approval.',
    }),
    step('auditor', 'SECTIONS', 'लेखापरीक्षक', 'Auditor', ['AUDITOR'], {
      ne: 'कम्पनीले नियुक्त गरेको लेखापरीक्षक। सञ्चालक वा शेयरधनी लेखापरीक्षक हुन सक्दैन (दफा ११२)।',
      en: 'The auditor whom the company has appointed. A director or shareholder cannot be the auditor (section 112).',
    }),
    step(
      'share-record',
      'SECTIONS',
      'शेयर, डिबेञ्चर र ऋणको लगत',
      'Record of shares, debentures and loans',
      ['SHARE_RECORD'],
      {
        ne: 'शेयरको विवरण दर्ता किताबबाट भरिएको छ। मिलेको पुष्टि गर्नुहोस्; नमिल्ने भए पहिले शेयरको परिवर्तन दर्ता गराउनुहोस्।',
        en: 'What concerns the shares is filled in from the register. Confirm it; if it is not right, have the change of shares registered first.',
      },
    ),
    step('disclosures', 'SECTIONS', 'सञ्चालकले गराएको जानकारी', 'Disclosures of the directors', ['DIRECTOR_DISCLOSURE'], {
      ne: 'दफा ९२ बमोजिम प्रत्येक सञ्चालकले जानकारी गराउनुपर्छ। लिङ्क पठाउनुहोस्; सञ्चालकले आफ्नो इमेल वा मोबाइलमा आएको ओटीपीले हस्ताक्षर गर्नुहुन्छ। हस्ताक्षर भएको कागजबाट पनि भर्न सकिन्छ।',
      en: 'Under section 92 each director makes a disclosure. Send a link: the director signs by an OTP to their own email or mobile. It may also be entered from a signed paper.',
    }),
    step('minutes', 'SECTIONS', 'बैठकको निर्णय', 'Minutes', ['MINUTES'], {
      ne: 'यी विवरण पारित गरेको बैठक र निर्णय लेख्नुहोस्।',
      en: 'Say which meeting decided on this, and what it decided.',
    }),
    DOCUMENTS_STEP,
    CHECK_STEP,
  ],
  documents: [
    document(
      'ADDRESS_PROOF',
      'ठेगानाको प्रमाण (घरभाडा सम्झौता वा जग्गाधनी प्रमाणपुर्जा)',
      'Proof of the address (lease or land certificate)',
    ),
    document('AUDITOR_APPOINTMENT', 'लेखापरीक्षकको नियुक्तिपत्र', 'Appointment of the auditor'),
    document('AUDITOR_ACCEPTANCE', 'लेखापरीक्षकको स्वीकृतिपत्र', 'Acceptance of the auditor'),
    document('SHARE_RECORD', 'शेयर, डिबेञ्चर र ऋणको लगत', 'Record of shares, debentures and loans', {
      asked: holdsShares,
    }),
    DISCLOSURE_PAPER,
    document('MINUTES', 'बैठकको निर्णयको प्रतिलिपि', 'Copy of the minutes'),
  ],
  office: {
    checklist: [
      check(
        'ADDRESS_PROVEN',
        'ठेगानाको प्रमाण दर्ता किताबको ठेगानासँग मिल्छ (दफा १८४)',
        'The proof of the address agrees with the register (section 184)',
      ),
      check(
        'AUDITOR_ACCEPTED',
        'लेखापरीक्षकको नियुक्ति र स्वीकृति विवरणसँग मिल्छ (दफा १११)',
        'Appointment and acceptance of the auditor agree with the answers (section 111)',
      ),
      namesakeCheck((frame) => namesakes(frame).length > 0),
      check(
        'RECORD_AGREES',
        'पेश भएको लगत दर्ता किताबसँग मिल्छ (दफा ५१)',
        'The record that was submitted agrees with the register (section 51)',
        holdsShares,
      ),
      check(
        'DISCLOSURES_SIGNED',
        'कागजबाट आएको प्रत्येक जानकारीमा सञ्चालकको हस्ताक्षर छ (दफा ९२)',
        'Each disclosure from paper bears the signature of the director (section 92)',
        hasDirectors,
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'लेखापरीक्षक र सञ्चालकले गराएको जानकारी दर्ता किताबमा चढ्छ। तीन महिनाभित्र दिनुपर्ने विवरण पेश भएकै दिन दिइएको मानिन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The auditor and the disclosures of the directors are entered in the register. The initial return counts as filed on the day it was submitted. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र तीन महिनाभित्र दिनुपर्ने विवरण बाँकी नै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the initial return is still to be filed. The applicant is told why.',
      },
      revoke: {
        ne: 'चढेको लेखापरीक्षक र जानकारी लागू रहँदैन, र तीन महिनाभित्र दिनुपर्ने विवरण फेरि बाँकी हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'Auditor and disclosures no longer hold, and the initial return is to be filed again. Nothing is deleted from the register.',
      },
    },
  },
  cautions: namesakes,
  origin: {
    ...filedForCompany.origin,
    reads: READS_REPORTS,
  },
  // office, board and shares are confirmed as the register has them, so nothing of them may change while this is
  // undecided
  documentBasis: citation('51', '92'),
  register: {
    aspects: ['AUDITOR', 'DISCLOSURE', 'REGISTERED_OFFICE', 'DIRECTOR', 'CAPITAL', 'SHARES'],
    confirmsRegister: true,
    issues: [{ kind: 'RECORD_LETTER', law: '184' }],
  },
  money: {
    payTiming: 'NONE',
  },
} as const satisfies ProcessDefinition;

function hasDirectors({ companyType }: FilingFrame): boolean {
  return companyType !== null && companyTypeRules(companyType).directors !== null;
}
