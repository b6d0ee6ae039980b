import { FILING_ROLES } from '../../../roles';
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
import { CORRECTED_NAME, CORRECTED_OBJECTIVES, CORRECTED_OFFICE, MISTAKE, isOfOffice } from './sections';

/**
 * What another filing entered by mistake is set right: against the filing that entered it, by its office without a fee,
 * or by its company. Data of holders belong to their own process, shares to the operations on shares.
 */
export const errorCorrection = {
  process: 'ERROR_CORRECTION',
  version: 2,
  name: { ne: 'त्रुटि सच्याउने निवेदन', en: 'Error correction' },
  numberPrefix: 'EC',
  sections: [MISTAKE, CORRECTED_NAME, CORRECTED_OFFICE, CORRECTED_OBJECTIVES],
  steps: [
    step('mistake', 'SECTIONS', 'त्रुटि', 'The mistake', ['MISTAKE'], {
      ne: 'दर्ता किताबमा के गल्ती चढेको छ र सही के हो, लेख्नुहोस्। कम्पनीले नयाँ गरेको निर्णय यहाँ पर्दैन; त्यसका लागि परिवर्तनकै निवेदन दिनुहोस्। शेयरधनी र सञ्चालकको विवरण शेयरधनी परिवर्तनको निवेदनबाट सच्चिन्छ, शेयर सङ्ख्या शेयरसम्बन्धी निवेदनबाट।',
      en: 'Say what is wrong in the register and what is right. A new decision of the company is no mistake: file the change itself. Data of shareholders and directors are corrected by a shareholder change, numbers of shares by the applications on shares.',
    }),
    step(
      'corrected',
      'SECTIONS',
      'सच्याइएको विवरण',
      'Corrected details',
      ['CORRECTED_NAME', 'CORRECTED_OFFICE', 'CORRECTED_OBJECTIVES'],
      {
        ne: 'सुरुमा दर्ता किताबकै विवरण हुन्छ। गल्ती भएको ठाउँ मात्र सच्याउनुहोस्।',
        en: 'These begin with what the register has. Correct only what is wrong.',
      },
    ),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    document('WRONG_DOCUMENT', 'गल्ती भएको कागजात', 'Document with the mistake'),
    document('RIGHT_EVIDENCE', 'सही विवरणको प्रमाण', 'Evidence of what is right'),
  ],
  office: {
    checklist: [
      check(
        'IS_CLERICAL',
        'लेखाइको त्रुटि हो; कम्पनीको नयाँ निर्णय होइन',
        'It is a clerical mistake and no new decision of the company',
      ),
      check(
        'EVIDENCE_AGREES',
        'सच्याइएको विवरण प्रमाण र मूल निवेदनका कागजातसँग मिल्छ',
        'The corrected details agree with the evidence and with the papers of the corrected application',
      ),
      check(
        'OFFICE_MISTOOK',
        'त्रुटि कार्यालयकै हो: निवेदनमा सही थियो, चढाउँदा गल्ती भयो',
        'The mistake is the office’s: the application was right, and it was entered wrongly',
        isOfOffice,
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'दर्ता किताबमा आजदेखि सही विवरण रहन्छ; गल्ती विवरण “सच्याइएको” चिह्नसहित इतिहासमा रहन्छ। पुरानो पत्रको ठाउँ नयाँ पत्रले लिन्छ र मूल निवेदन साबिककै अवस्थामा फर्कन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The register has the right details from today on; the wrong ones stay in its history, marked as corrected. A new letter takes the place of the old one, and the corrected application returns to its status. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ, दर्ता किताब जस्ताको तस्तै रहन्छ र मूल निवेदन साबिककै अवस्थामा फर्कन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, the register stays as it is, and the corrected application returns to its status. The applicant is told why.',
      },
      revoke: {
        ne: 'सच्याइ लागू रहँदैन र साबिकको विवरण फेरि रहन्छ; साबिकको पत्र फेरि मान्य हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The correction no longer holds: the register has the former details again, and the former letter is valid again. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
    // an officer begins the correction of the office's own mistake
    mayStart: [...FILING_ROLES, 'OPERATOR'],
    subject: 'FILING',
    // the office sets its own mistake right, whatever the company owes
    cautionedBy: {
      codes: [
        'EMAIL_UNVERIFIED',
        'MIGRATED_UNVERIFIED',
        'OUTSTANDING_FINE',
        'OPEN_CALL_FOR_EXPLANATION',
        'IN_DEREGISTRATION',
        'IN_LIQUIDATION',
        'ASPECT_CONFLICT',
        'DEREGISTERED',
      ],
      when: isOfOffice,
      at: { section: 'MISTAKE', path: 'fault' },
    },
  },
  register: {
    aspects: ['NAME', 'REGISTERED_OFFICE', 'OBJECTIVES'],
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges(frame) {
      if (isOfOffice(frame)) return [];
      return (
        frame.companyType && [
          {
            code: 'ERROR_CORRECTION',
            schedule: 'FEE_ERROR_CORRECTION',
            companyType: frame.companyType,
            capitalPaisa: null,
          },
        ]
      );
    },
  },
} as const satisfies ProcessDefinition;
