import type { Bilingual } from '../bilingual';
import { required } from './required';

/** Of the correction of holders and the change of a board. */
export const shareholderChangeMessages = {
  SHAREHOLDER_CHANGE_TYPE_REQUIRED: required('परिवर्तनको किसिम', 'Kind of change'),
  CORRECTION_REMARK_REQUIRED: required('के भूल थियो र किन', 'What was wrong, and why'),
  HOLDER_UNCHANGED: {
    ne: 'यो शेयरधनीको कुनै विवरण सच्याइएको छैन। भूल भएको विवरण सच्याउनुहोस्, वा यो कारण मेटाउनुहोस्।',
    en: 'Nothing of this shareholder is corrected. Correct what is wrong, or empty this remark',
  },
  HOLDER_KIND_FIXED: {
    ne: 'यो विवरण दर्ता किताबमा छ र भूल सुधारबाट फेरिँदैन।',
    en: 'The register says this already, and a correction does not change it',
  },
  HOLDER_HAS_SHARES: {
    ne: 'शेयर वा सदस्यता भएको शेयरधनी यसरी हटाउन मिल्दैन। शेयर हस्तान्तरणको निवेदन दिनुहोस्।',
    en: 'A holder of shares or a member cannot be removed this way. File the transfer of the shares',
  },
  NO_HOLDER_REGISTERED: {
    ne: 'दर्ता किताबमा यो कम्पनीका शेयरधनी छैनन्, त्यसैले सच्याउने केही छैन। पहिले “पुरानो प्रणालीको कम्पनीको विवरण” पेश गर्नुहोस्।',
    en: 'The register names no shareholder of this company, so there is nothing to correct. File “Details of a migrated company” first',
  },
  NO_HOLDER_CORRECTED: { ne: 'कुनै शेयरधनीको विवरण सच्याइएको छैन।', en: 'No shareholder is corrected yet' },
  DIRECTOR_CHANGE_REQUIRED: required('सञ्चालकको परिवर्तन', 'What becomes of the director'),
  REASON_LEFT_REQUIRED: required('पद छाड्नुको कारण', 'Reason'),
  LEFT_ON_REQUIRED: required('पद छाडेको मिति', 'Day on which the director left'),
  LEFT_BEFORE_TERM: {
    ne: 'पद छाडेको मिति कार्यकाल सुरु हुनुभन्दा अघिको हुन सक्दैन।',
    en: 'A director cannot leave before the term began',
  },
  TERM_UNCHANGED: {
    ne: 'यो हालकै कार्यकाल हो। पुनः निर्वाचित भएको नयाँ कार्यकाल लेख्नुहोस्।',
    en: 'This is the present term. Enter the new one',
  },
  BOARD_UNCHANGED: { ne: 'सञ्चालक समितिमा कुनै परिवर्तन गरिएको छैन।', en: 'Nothing of the board is changed yet' },
  DIRECTOR_PERSON_TWICE: { ne: 'यो व्यक्ति पहिले नै सञ्चालक समितिमा छ।', en: 'This person is already on the board' },
  DIRECTOR_IS_AUDITOR: {
    ne: 'कम्पनीको लेखापरीक्षक सोही कम्पनीको सञ्चालक हुन सक्दैन।',
    en: 'The auditor of the company cannot be its director',
  },
  LIST_OF_REGISTER: {
    ne: 'यो सूची दर्ता किताबको हो, यहाँ नयाँ थप्न मिल्दैन।',
    en: 'This is the list of the register; nothing is added here',
  },
  ENTRY_OF_REGISTER: {
    ne: 'यो विवरण दर्ता किताबमा छ, त्यसैले यहाँबाट मेट्न मिल्दैन।',
    en: 'The register holds this entry, so it cannot be deleted here',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
