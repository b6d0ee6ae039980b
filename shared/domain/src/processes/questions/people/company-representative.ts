import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { ageOn } from '../../../calendar/age';
import { genders } from '../../../enumerations/persons';
import { PERSON_MINIMUM_AGE } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { addressFindings, anyAddress, anyAddressFields, personEmail, personPhone, phoneFindings } from '../address';
import { answers, choice, chosen, day, formed, maybe, text, withRules, yesNo, type Finding } from '../answer';
import { always, ask, bothScripts } from '../ask';
import {
  birthFindings,
  identification,
  identificationFields,
  identificationFindings,
  issueFindings,
} from '../identification';
import { personTitle } from '../item-title';

const KEY = 'COMPANY_REPRESENTATIVE';

/**
 * The company's representative at the office; "the representative needs house no and country" (specification section
 * 5).
 */
const representativeAnswers = answers({
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  gender: choice(genders.keys, 'GENDER_REQUIRED'),
  dateOfBirth: day('DATE_OF_BIRTH_REQUIRED'),
  designation: text('DESIGNATION_REQUIRED', 100),
  nationalityId: chosen('NATIONALITY_REQUIRED'),
  phoneNo: personPhone,
  email: personEmail,
  identification,
  permanentAddress: anyAddress,
  temporaryElsewhere: yesNo(),
  temporaryAddress: maybe(anyAddress),
});
export const representativeDraft = representativeAnswers.draft;
export const companyRepresentative = representativeAnswers.complete;
export const representativeFor = ({ today }: FilingFrame) =>
  withRules(representativeAnswers, (kept) => {
    const { permanentAddress, dateOfBirth } = kept;
    const findings: Finding[] = [
      ...identificationFindings(['identification'], kept.identification, today, dateOfBirth),
      ...issueFindings(['identification'], kept.identification),
      ...addressFindings(['permanentAddress'], permanentAddress),
      ...phoneFindings(['phoneNo'], kept.phoneNo, permanentAddress?.countryId),
    ];
    if (!permanentAddress?.houseNo)
      findings.push({ path: ['permanentAddress', 'houseNo'], code: 'HOUSE_NUMBER_REQUIRED' });
    const impossible = birthFindings(['dateOfBirth'], dateOfBirth, today);
    findings.push(...impossible);
    if (impossible.length === 0 && dateOfBirth !== undefined && ageOn(dateOfBirth, today) < PERSON_MINIMUM_AGE)
      findings.push({ path: ['dateOfBirth'], code: 'REPRESENTATIVE_TOO_YOUNG' });
    if (kept.temporaryElsewhere) {
      if (kept.temporaryAddress?.countryId === undefined)
        findings.push({ path: ['temporaryAddress', 'countryId'], code: 'COUNTRY_REQUIRED' });
      findings.push(...addressFindings(['temporaryAddress'], kept.temporaryAddress));
    }
    return findings;
  });
const PERSON: Bilingual = { ne: 'प्रतिनिधिको विवरण', en: 'Details of the representative' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const PERMANENT: Bilingual = { ne: 'स्थायी ठेगाना', en: 'Permanent address' };
const TEMPORARY: Bilingual = { ne: 'अस्थायी ठेगाना', en: 'Temporary address' };
const needed = { group: PERSON, required: always };

export const COMPANY_REPRESENTATIVE = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'कम्पनी प्रतिनिधि', en: 'Company representatives' },
  optional: false,
  most: 20,
  item: {
    name: { ne: 'कम्पनी प्रतिनिधि', en: 'Company representative' },
    schemaFor: representativeFor,
    draft: representativeDraft,
    beginFor: () => ({ asked: true, answers: {} }),
    title: personTitle,
    fields: [
      ...bothScripts('fullName', 'पूरा नाम', 'Full name', needed),
      ask('gender', 'radio', 'लिङ्ग', 'Gender', { ...needed, options: genders }),
      ask('dateOfBirth', 'date', 'जन्म मिति', 'Date of birth', needed),
      ask('designation', 'text', 'पद', 'Designation', { ...needed, maximum: 100 }),
      ask('nationalityId', 'country', 'नागरिकता भएको देश', 'Country of citizenship', needed),
      ask('phoneNo', 'phone', 'फोन नम्बर', 'Phone number', needed),
      ask('email', 'email', 'इमेल', 'Email', { ...needed, maximum: 254 }),
      ...identificationFields('identification', IDENTITY, { issued: true }),
      ...anyAddressFields('permanentAddress', PERMANENT).map((field) =>
        field.path.endsWith('.houseNo') ? { ...field, required: always } : field,
      ),
      ask('temporaryElsewhere', 'switch', 'अस्थायी ठेगाना फरक छ?', 'Is the temporary address another one?', {
        group: TEMPORARY,
      }),
      ...anyAddressFields('temporaryAddress', TEMPORARY, (data) => data['temporaryElsewhere'] === true),
    ],
  },
  issues: (items) => (items.length === 0 ? [{ path: '', code: 'REPRESENTATIVE_REQUIRED' }] : []),
} satisfies ListSection<typeof KEY>;
