import { READS_HOLDERS } from '../../definition/private-reads';
import type { Bilingual } from '../../../bilingual';
import { companyTypeRules, hasHolders } from '../../../registration/company-type-rules';
import type { Caution } from '../../definition/cautions';
import { check } from '../../definition/checklist';
import {
  CHECK_STEP,
  document,
  DOCUMENTS_STEP,
  filedForCompany,
  PAYABLE_STEP,
  reportedLate,
  step,
} from '../../definition/company-filing';
import { longTermCautions } from '../../questions/directors/director-rules';
import type { DocumentRequirement } from '../../definition/document-requirement';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { ProcessDefinition } from '../../definition/process-definition';
import { namesakeCheck } from '../../questions/people/auditor';
import { correctsHolders, SHAREHOLDER_CHANGE_KIND, updatesBoard } from './change-kind';
import { CHANGED_BOARD, isAppointed, officeTakenOn } from './changed-board';
import { boardNamesakes } from '../../questions/people/same-person';
import { FOREIGN_SHAREHOLDER, isCorrected, LOCAL_SHAREHOLDER } from './corrected-holders';

const evidence = (key: string, forEachOf: string): DocumentRequirement =>
  document(key, 'सही विवरणको प्रमाण', 'Evidence of the right data', {
    forEachOf,
    asked: correctsHolders,
    askedOf: ({ data }, frame) => isCorrected(data, frame),
  });
const ofDirector = (
  key: string,
  ne: string,
  en: string,
  askedOf: DocumentRequirement['askedOf'],
): DocumentRequirement => document(key, ne, en, { forEachOf: 'BOD_DETAILS', asked: updatesBoard, askedOf });

const LEAD_HOLDERS: Bilingual = {
  ne: 'दर्ता किताबका सबै शेयरधनी यहाँ छन्। भूल भएको शेयरधनी खोलेर भूल भएको विवरण मात्र सच्याउनुहोस्; शेयर सङ्ख्या यहाँबाट फेरिँदैन।',
  en: 'All shareholders of the register are here. Open the one who is wrong and correct only what is wrong; the number of shares does not change here.',
};

/** Errors in the data of holders, or a change of the board. Transfers of shares are another process. */
export const shareholderChange = {
  process: 'SHARE_HOLDER_CHANGE',
  version: 4,
  name: { ne: 'शेयरधनी परिवर्तन', en: 'Shareholder change' },
  numberPrefix: 'SH',
  sections: [SHAREHOLDER_CHANGE_KIND, LOCAL_SHAREHOLDER, FOREIGN_SHAREHOLDER, CHANGED_BOARD],
  steps: [
    step('change', 'SECTIONS', 'परिवर्तनको किसिम', 'Kind of change', ['SHAREHOLDER_CHANGE_KIND'], {
      ne: 'शेयरधनीको विवरणमा भएको भूल सच्याउने वा सञ्चालक समिति फेर्ने, छान्नुहोस्।',
      en: 'Choose whether errors in the data of shareholders are corrected, or the board changes.',
    }),
    step('local', 'SECTIONS', 'स्वदेशी शेयरधनी', 'Local shareholders', ['LOCAL_SHAREHOLDER'], LEAD_HOLDERS),
    step('foreign', 'SECTIONS', 'विदेशी शेयरधनी', 'Foreign shareholders', ['FOREIGN_SHAREHOLDER'], LEAD_HOLDERS),
    step('board', 'SECTIONS', 'सञ्चालक समिति', 'Board of directors', ['BOD_DETAILS'], {
      ne: 'हालका सञ्चालक यहाँ छन्। प्रत्येकलाई के भयो, लेख्नुहोस्, र नयाँ सञ्चालक थप्नुहोस्।',
      en: 'The present directors are here. Say what becomes of each, and add those who are new.',
    }),
    DOCUMENTS_STEP,
    PAYABLE_STEP,
    CHECK_STEP,
  ],
  documents: [
    evidence('EVIDENCE_LOCAL', 'LOCAL_SHAREHOLDER'),
    evidence('EVIDENCE_FOREIGN', 'FOREIGN_SHAREHOLDER'),
    document('DECISION', 'सञ्चालक परिवर्तनको निर्णय', 'Decision on the change of directors', { asked: updatesBoard }),
    ofDirector('DIRECTOR_CONSENT', 'सञ्चालक हुन मन्जुर भएको पत्र', 'Consent to be a director', ({ data }) =>
      isAppointed(data),
    ),
    ofDirector(
      'DIRECTOR_IDENTITY',
      'परिचयपत्र',
      'Identification document',
      ({ data }) => isAppointed(data) && data['directorType'] !== 'PROMOTER',
    ),
    ofDirector(
      'RESIGNATION_LETTER',
      'राजीनामाको पत्र',
      'Letter of resignation',
      ({ data }) => data['change'] === 'RESIGNED',
    ),
    document('SUPPORTING_DOCUMENT', 'थप कागजात', 'Further document', { when: 'NEVER' }),
  ],
  office: {
    checklist: [
      check(
        'CORRECTION_PROVEN',
        'सच्याइएको प्रत्येक विवरण प्रमाणसँग मिल्छ',
        'Each corrected datum agrees with its evidence',
        correctsHolders,
      ),
      check(
        'NO_TRANSFER',
        'सच्याइएको शेयरधनी उही व्यक्ति हो; शेयर हस्तान्तरण यसरी दर्ता गरिएको छैन',
        'The corrected holder is the same person; no transfer of shares is filed this way',
        correctsHolders,
      ),
      check(
        'DECISION_BY_MEETING',
        'निर्णय गर्न पाउने निकायले सञ्चालक नियुक्त गरेको वा हटाएको छ (दफा ८७, ८९)',
        'The body that may appoint or remove directors has decided it (sections 87 and 89)',
        updatesBoard,
      ),
      check(
        'WOMAN_DIRECTOR',
        'महिला शेयरधनी भएको पब्लिक कम्पनीमा कम्तीमा एक जना महिला सञ्चालक छन् (दफा ८६)',
        'A public company with women among its holders has a woman on its board (section 86)',
        mindsWomanDirector,
      ),
      namesakeCheck((frame) => namesakes(frame).length > 0),
    ],
    ...filedForCompany.office,
    decision: {
      approve: {
        ne: 'आजदेखि दर्ता किताबमा सच्याइएको शेयरधनीको विवरण वा नयाँ सञ्चालक समिति रहन्छ। शेयर जस्ताको तस्तै रहन्छ। निवेदकलाई जानकारी जान्छ।',
        en: 'The register has the corrected data of the holders, or the new board, from today on. The shares stay as they are. The applicant is told.',
      },
      reject: {
        ne: 'निवेदन अस्वीकृत हुन्छ र शेयरधनी तथा सञ्चालकको विवरण हालकै रहन्छ। निवेदकलाई कारणसहित जानकारी जान्छ।',
        en: 'The application is rejected, and holders and directors stay as they are. The applicant is told why.',
      },
      revoke: {
        ne: 'शेयरधनी तथा सञ्चालकको विवरण फेरि साबिककै हुन्छ। दर्ता किताबबाट केही मेटिँदैन।',
        en: 'Holders and directors are as they were before. Nothing is deleted from the register.',
      },
    },
  },
  cautions,
  origin: {
    ...filedForCompany.origin,
    companyTypes: hasHolders,
    reads: READS_HOLDERS,
  },
  register: {
    aspects: ['SHAREHOLDER', 'DIRECTOR'],
    issues: [{ kind: 'RECORD_LETTER' }],
  },
  money: {
    payTiming: 'BEFORE_VERIFY',
    charges: ({ companyType }) =>
      companyType && [
        { code: 'SHAREHOLDER_CHANGE', schedule: 'FEE_SHAREHOLDER_CHANGE', companyType, capitalPaisa: null },
      ],
    ...reportedLate('DIRECTOR_DISCLOSURE', (frame) => (updatesBoard(frame) ? officeTakenOn(frame) : undefined)),
  },
} as const satisfies ProcessDefinition;

/**
 * Section 86: women among the holders are represented on the board. The register does not know whether a director is a
 * woman, so this is a caution.
 */
function mindsWomanDirector(frame: FilingFrame): boolean {
  return updatesBoard(frame) && frame.companyType !== null && companyTypeRules(frame.companyType).womanDirector;
}

const namesakes = (frame: FilingFrame): Caution[] =>
  updatesBoard(frame) ? boardNamesakes(filedItems(frame, CHANGED_BOARD.key), frame) : [];

function cautions(frame: FilingFrame): Caution[] {
  const ofPeople = [...(updatesBoard(frame) ? longTermCautions(frame) : []), ...namesakes(frame)];
  if (!mindsWomanDirector(frame)) return ofPeople;
  return [
    ...ofPeople,
    {
      key: 'WOMAN_DIRECTOR',
      text: {
        ne: 'महिला शेयरधनी भएको पब्लिक कम्पनीको सञ्चालक समितिमा कम्तीमा एक जना महिला हुनुपर्छ (दफा ८६)। परिवर्तनपछिको समितिमा महिला सञ्चालक छन् कि छैनन्, हेर्नुहोस्।',
        en: 'A public company with women among its shareholders has at least one woman on its board (section 86). Check that the board after the change has one.',
      },
    },
  ];
}
