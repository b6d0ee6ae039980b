import { citation } from '../../../law/citation';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  step,
} from '../../definition/company-filing';
import {
  amendmentCharges,
  amendmentDocuments,
  reportedAmendment,
} from '../../questions/constitution/constitution-amendment';
import { DECISION_SIGNERS, decisionParties } from '../../questions/signing/decision-signers';
import type { ProcessDefinition } from '../../definition/process-definition';
import { STANDING_PAPERS } from '../../questions/constitution/standing-papers';
import { OBJECTIVE_DECISION, resolvedOn, OBJECTIVES, needsLicence, bringsMemorandum, cautions } from './sections';

/**
 * Sections 18, 21 and 83 of the Act: the objectives are part of the memorandum and are changed by special resolution.
 */
export const objectiveChange = {
  process: 'OBJECTIVE_CHANGE',
  version: 2,
  name: { ne: 'उद्देश्य परिवर्तन', en: 'Objective change' },
  numberPrefix: 'OC',
  sections: [OBJECTIVE_DECISION, OBJECTIVES, STANDING_PAPERS, DECISION_SIGNERS],
  // the documents that the portal has come from the register, so their section has no step
  steps: [
    step('objectives', 'SECTIONS', 'उद्देश्य', 'Objectives', ['OBJECTIVE_DETAILS'], {
      ne: 'सुरुमा दर्ता किताबका उद्देश्य हुन्छन्। थप्नुहोस्, हटाउनुहोस् वा फेर्नुहोस्; पहिलो उद्देश्य मुख्य उद्देश्य हो।',
      en: 'These begin with the objectives of the register. Add, remove or replace them; the first one is the main objective.',
    }),
    step('decision', 'SECTIONS', 'निर्णय', 'Decision', ['OBJECTIVE_DECISION', 'DECISION_SIGNERS'], {
      ne: 'कम्पनीको उद्देश्य विशेष प्रस्तावबाट परिवर्तन हुन्छ। निर्णय भएपछि कानुनको म्यादभित्र पेश नगरे जरिबाना लाग्छ।',
      en: 'A company changes its objectives by special resolution. It is reported within the time that the law sets; after that a fine is due.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    ...amendmentDocuments(bringsMemorandum, ['AMENDED_MEMORANDUM', 'संशोधित प्रबन्धपत्र', 'Amended memorandum']),
    document('REGULATOR_LETTER', 'नियमनकारी निकायको पत्र', 'Regulator’s letter', { asked: needsLicence }),
  ],
  office: {
    checklist: [
      check(
        'RESOLUTION_PASSED',
        'उद्देश्य परिवर्तनको विशेष प्रस्ताव बैठकले पारित गरेको छ (दफा २१, ८३)',
        'The meeting passed the special resolution to change the objectives (sections 21 and 83)',
      ),
      check(
        'OBJECTIVES_LAWFUL',
        'नयाँ उद्देश्य कानुनले रोकेको छैन, र प्रस्तावमा लेखिएका उद्देश्यसँग मिल्छ',
        'The new objectives are lawful and are those of the resolution',
      ),
      check(
        'LICENCE_SHOWN',
        'इजाजत चाहिने उद्देश्यका लागि नियमनकारी निकायको पत्र छ',
        'The regulator’s letter is there for each objective that needs a licence',
        needsLicence,
      ),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि दर्ता किताबमा कम्पनीका नयाँ उद्देश्य रहन्छन्, र पोर्टलले राखेको प्रबन्धपत्र भए संशोधित प्रति जारी हुन्छ। साबिकका उद्देश्य इतिहासमा रहन्छन्। निवेदकलाई जानकारी जान्छ।',
        en: 'The register has the new objectives of the company from today on, and a memorandum that the portal keeps is issued as amended. The former ones stay in the history. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र कम्पनीका उद्देश्य हालकै रहन्छन्। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and the company keeps its present objectives. The applicant is told why.',
      },
      revoke: {
        ne: 'कम्पनीका उद्देश्य फेरि साबिककै हुन्छन् र यसबाट जारी भएका कागजात रद्द हुन्छन्। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'The company has its former objectives again, and the papers of this approval are revoked. Nothing is deleted from the register.',
      },
    },
  },
  origin: {
    ...filedForCompany.origin,
  },
  documentBasis: citation('21'),
  parties: decisionParties('SPECIAL_RESOLUTION', 'OBJECTIVE_DECISION'),
  register: {
    aspects: ['OBJECTIVES'],
    issues: [{ kind: 'MEMORANDUM' }, { kind: 'RECORD_LETTER', law: '21' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: amendmentCharges,
    ...reportedAmendment(resolvedOn),
  },
  cautions,
  cautionsReadWordLists: true,
} as const satisfies ProcessDefinition;
