import { enumeration, type KeyOf } from '../enumerations/enumeration';

/** Who has to consent to a word that claims a regulated activity. Which words those are is the office's list. */
export const consentBodies = enumeration([
  ['NRB', 'नेपाल राष्ट्र बैंक', 'Nepal Rastra Bank'],
  ['INSURANCE_AUTHORITY', 'नेपाल बीमा प्राधिकरण', 'Nepal Insurance Authority'],
  ['SEBON', 'नेपाल धितोपत्र बोर्ड', 'Securities Board of Nepal'],
  ['MINISTRY_OF_EDUCATION', 'शिक्षा, विज्ञान तथा प्रविधि मन्त्रालय', 'Ministry of Education, Science and Technology'],
  ['UNIVERSITY_GRANTS_COMMISSION', 'विश्वविद्यालय अनुदान आयोग', 'University Grants Commission'],
  ['MINISTRY_OF_HEALTH', 'स्वास्थ्य तथा जनसङ्ख्या मन्त्रालय', 'Ministry of Health and Population'],
  ['DEPARTMENT_OF_COOPERATIVES', 'सहकारी विभाग', 'Department of Cooperatives'],
  ['SOCIAL_WELFARE_COUNCIL', 'समाज कल्याण परिषद्', 'Social Welfare Council'],
  ['DEPARTMENT_OF_FOREIGN_EMPLOYMENT', 'वैदेशिक रोजगार विभाग', 'Department of Foreign Employment'],
  ['CIVIL_AVIATION_AUTHORITY', 'नेपाल नागरिक उड्डयन प्राधिकरण', 'Civil Aviation Authority of Nepal'],
]);
export type ConsentBody = KeyOf<typeof consentBodies>;

/** The document that carries the consent, by its key in the process. */
export const CONSENT_DOCUMENT = 'REGULATOR_LETTER';
