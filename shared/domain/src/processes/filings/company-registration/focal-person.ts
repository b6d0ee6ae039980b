import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { genders } from '../../../enumerations/persons';
import { isForeignOffice } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import {
  addressFindings,
  anyAddress,
  anyAddressFields,
  personEmail,
  personPhone,
  phoneFindings,
} from '../../questions/address';
import { answers, choice, formed, text, withRules, type Finding } from '../../questions/answer';
import { always, ask, bothScripts } from '../../questions/ask';
import { identification, identificationFields, identificationFindings } from '../../questions/identification';
import { personTitle } from '../../questions/item-title';

const KEY = 'FOCAL_PERSON';

/** The contact person in Nepal of a foreign company (Companies Act section 157). */
const focalPersonAnswers = answers({
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  designation: text('DESIGNATION_REQUIRED', 100),
  gender: choice(genders.keys, 'GENDER_REQUIRED'),
  email: personEmail,
  phoneNo: personPhone,
  identification,
  address: anyAddress,
});
export const focalPersonDraft = focalPersonAnswers.draft;
export const focalPersonFor = ({ today }: FilingFrame) =>
  withRules(
    focalPersonAnswers,
    (kept) =>
      [
        ...identificationFindings(['identification'], kept.identification, today),
        ...addressFindings(['address'], kept.address),
        ...phoneFindings(['phoneNo'], kept.phoneNo, kept.address?.countryId),
      ] satisfies Finding[],
  );
const PERSON: Bilingual = { ne: 'व्यक्तिगत विवरण', en: 'Personal details' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };
const needed = { group: PERSON, required: always };

export const FOCAL_PERSON = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'सम्पर्क व्यक्ति', en: 'Focal persons' },
  optional: false,
  appliesTo: ({ companyType }) => isForeignOffice(companyType),
  item: {
    name: { ne: 'सम्पर्क व्यक्ति', en: 'Focal person' },
    schemaFor: focalPersonFor,
    draft: focalPersonDraft,
    title: personTitle,
    fields: [
      ...bothScripts('fullName', 'पूरा नाम', 'Full name', needed),
      ask('designation', 'text', 'पद', 'Designation', { ...needed, maximum: 100 }),
      ask('gender', 'radio', 'लिङ्ग', 'Gender', { ...needed, options: genders }),
      ask('phoneNo', 'phone', 'फोन नम्बर', 'Phone number', needed),
      ask('email', 'email', 'इमेल', 'Email', { ...needed, maximum: 254 }),
      ...identificationFields('identification', IDENTITY),
      ...anyAddressFields('address', ADDRESS),
    ],
  },
  issues: (items) => (items.length === 0 ? [{ path: '', code: 'FOCAL_PERSON_REQUIRED' }] : []),
} satisfies ListSection<typeof KEY>;
