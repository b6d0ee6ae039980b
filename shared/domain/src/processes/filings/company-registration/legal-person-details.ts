import { emailSchema } from '../../../accounts/contact';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { drafterDesignations } from '../../../enumerations/persons';
import type { FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import { NEPAL, personPhone, phoneFindings } from '../../questions/address';
import {
  answers,
  choice,
  formed,
  optionalFormed,
  optionalNumberText,
  withRules,
  type Finding,
} from '../../questions/answer';
import { always, ask, bothScripts, type When } from '../../questions/ask';
import { identification, identificationFields, identificationFindings } from '../../questions/identification';

const KEY = 'LEGAL_PERSON_DETAILS';

/** The drafter of the memorandum and the articles: a promoter, or a lawyer with a licence. */
const drafterAnswers = answers({
  designation: choice(drafterDesignations.keys, 'DRAFTER_DESIGNATION_REQUIRED'),
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  contactNumber: personPhone,
  email: optionalFormed(emailSchema, 254),
  identification,
  licenceNumber: optionalNumberText(30),
});
export const drafterDraft = drafterAnswers.draft;
export const drafter = drafterAnswers.complete;
export const drafterFor = ({ today }: FilingFrame) =>
  withRules(drafterAnswers, (kept) => {
    const findings: Finding[] = [
      ...identificationFindings(['identification'], kept.identification, today),
      ...phoneFindings(['contactNumber'], kept.contactNumber, NEPAL),
    ];
    if (kept.designation === 'LAWYER' && !kept.licenceNumber)
      findings.push({ path: ['licenceNumber'], code: 'LAWYER_LICENCE_REQUIRED' });
    return findings;
  });
const PERSON: Bilingual = { ne: 'मस्यौदाकारको विवरण', en: 'Details of the drafter' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const needed = { group: PERSON, required: always };
const lawyer: When = (data) => data['designation'] === 'LAWYER';

export const LEGAL_PERSON_DETAILS = {
  key: KEY,
  label: { ne: 'मस्यौदाकारको विवरण', en: 'Drafter' },
  schema: drafterAnswers.complete,
  schemaFor: drafterFor,
  draft: drafterDraft,
  optional: false,
  fields: [
    ask('designation', 'radio', 'मस्यौदाकार', 'Drafted by', { ...needed, options: drafterDesignations }),
    ...bothScripts('fullName', 'पूरा नाम', 'Full name', needed),
    ask('contactNumber', 'phone', 'सम्पर्क नम्बर', 'Contact number', needed),
    ask('email', 'email', 'इमेल', 'Email', { group: PERSON, maximum: 254 }),
    ask('licenceNumber', 'text', 'कानुन व्यवसायीको प्रमाणपत्र नम्बर', 'Lawyer’s licence number', {
      ...needed,
      when: lawyer,
      maximum: 30,
    }),
    ...identificationFields('identification', IDENTITY),
  ],
} satisfies SectionDefinition<typeof KEY>;
