import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { relations } from '../../../enumerations/persons';
import { companyTypeRules } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import {
  addressFindings,
  anyAddress,
  anyAddressFields,
  NEPAL,
  personEmail,
  personPhone,
  phoneFindings,
} from '../../questions/address';
import { answers, choice, chosen, formed, withRules, yesNo, type Finding } from '../../questions/answer';
import { always, ask, bothScripts } from '../../questions/ask';
import { identification, identificationFields, identificationFindings } from '../../questions/identification';
import { personTitle } from '../../questions/item-title';

const KEY = 'WITNESS';

/** A witness of the signing of the memorandum. */
const witnessAnswers = answers({
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  isForeign: yesNo(),
  nationalityId: chosen('NATIONALITY_REQUIRED'),
  relation: choice(relations.keys, 'RELATION_REQUIRED'),
  phoneNo: personPhone,
  email: personEmail,
  identification,
  address: anyAddress,
});
export const witnessDraft = witnessAnswers.draft;
export const witness = witnessAnswers.complete;
export const witnessFor = ({ today }: FilingFrame) =>
  withRules(witnessAnswers, (kept) => {
    const findings: Finding[] = [
      ...identificationFindings(['identification'], kept.identification, today),
      ...addressFindings(['address'], kept.address),
      ...phoneFindings(['phoneNo'], kept.phoneNo, kept.address?.countryId),
    ];
    const { isForeign = false, nationalityId, identification: paper } = kept;
    if (nationalityId !== undefined && isForeign === (nationalityId === NEPAL))
      findings.push({ path: ['nationalityId'], code: isForeign ? 'FOREIGNER_OF_NEPAL' : 'NEPALI_OF_ABROAD' });
    if (isForeign && paper?.type !== undefined && paper.type !== 'PASSPORT')
      findings.push({ path: ['identification', 'type'], code: 'IDENTIFICATION_DOES_NOT_FIT' });
    return findings;
  });
const PERSON: Bilingual = { ne: 'साक्षीको विवरण', en: 'Details of the witness' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };
const needed = { group: PERSON, required: always };

export const WITNESS = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'साक्षी', en: 'Witnesses' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).holders !== null,
  most: 20,
  item: {
    name: { ne: 'साक्षी', en: 'Witness' },
    schemaFor: witnessFor,
    draft: witnessDraft,
    title: personTitle,
    fields: [
      ...bothScripts('fullName', 'पूरा नाम', 'Full name', needed),
      ask('isForeign', 'switch', 'विदेशी नागरिक हो?', 'Is a foreigner?', { group: PERSON }),
      ask('nationalityId', 'country', 'नागरिकता भएको देश', 'Country of citizenship', needed),
      ask('relation', 'select', 'नाता', 'Relation', { ...needed, options: relations }),
      ask('phoneNo', 'phone', 'सम्पर्क नम्बर', 'Contact number', needed),
      ask('email', 'email', 'इमेल', 'Email', { ...needed, maximum: 254 }),
      ...identificationFields('identification', IDENTITY),
      ...anyAddressFields('address', ADDRESS),
    ],
  },
  issues: (items) => (items.length === 0 ? [{ path: '', code: 'WITNESS_REQUIRED' }] : []),
} satisfies ListSection<typeof KEY>;
