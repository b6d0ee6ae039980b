import type { Bilingual } from '../../../bilingual';
import {
  genders,
  investorTypes,
  relations,
  shareholderEntities,
  shareholderTypes,
} from '../../../enumerations/persons';
import { investmentSources, shareTypes } from '../../../enumerations/shares';
import { companyTypeRules, investorTypesOf } from '../../../registration/company-type-rules';
import { valueAt, type FieldDefinition } from '../../definition/field-definition';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import type { ListSection } from '../../definition/section-definition';
import { anyAddressFields } from '../address';
import { withRules } from '../answer';
import { always, ask, bothScripts, type When } from '../ask';
import { identificationFields } from '../identification';
import { holderTitle } from '../item-title';
import { shareholderAnswers, shareholderDraft } from './shareholder-answers';
import { SHAREHOLDERS_MAXIMUM, shareholdersIssues } from './shareholders-together';
import { shareholderFindings } from './shareholder-rules';

const KEY = 'SHAREHOLDER';

export const shareholderFor = (frame: FilingFrame) =>
  withRules(shareholderAnswers, (kept) => shareholderFindings(kept, frame));
const KIND: Bilingual = { ne: 'शेयरधनीको किसिम', en: 'Kind of shareholder' };
const PERSON: Bilingual = { ne: 'व्यक्तिगत विवरण', en: 'Personal details' };
const FAMILY: Bilingual = { ne: 'तीन पुस्ते विवरण', en: 'Family' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const GUARDIAN: Bilingual = { ne: 'नाबालकको संरक्षक', en: 'Guardian of the minor' };
const COMPANY: Bilingual = { ne: 'कम्पनी वा निकायको विवरण', en: 'Details of the company or body' };
const COMPANY_PERSON: Bilingual = { ne: 'कम्पनीको तर्फबाट प्रतिनिधि', en: 'Representative of the company' };
const PERMANENT: Bilingual = { ne: 'स्थायी ठेगाना', en: 'Permanent address' };
const TEMPORARY: Bilingual = { ne: 'अस्थायी ठेगाना', en: 'Temporary address' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };
const HOLDING: Bilingual = { ne: 'शेयर तथा लगानी', en: 'Shares and investment' };
const NOMINEE: Bilingual = { ne: 'इच्छाइएको व्यक्ति', en: 'Nominee' };
const BENEFICIARY: Bilingual = { ne: 'हिताधिकारी', en: 'Beneficiary' };

const individual: When = (data) => data['entity'] === 'INDIVIDUAL';
const company: When = (data) => data['entity'] === 'COMPANY';
const minor: When = (data, frame) => individual(data, frame) && valueAt(data, 'person.isMinor') === true;
const capitalOf = ({ companyType }: FilingFrame) => companyType && companyTypeRules(companyType).capital;
const withShares: When = (_, frame) => capitalOf(frame) === 'SHARES';
const withMembers: When = (_, frame) => capitalOf(frame) === 'MEMBERSHIP';
const fromAbroad = (data: Readonly<Record<string, unknown>>): boolean =>
  data['investorType'] !== undefined && data['investorType'] !== 'NEPALI';
const familyNeeded: When = (data) => data['investorType'] === 'NEPALI' && valueAt(data, 'person.isOrphan') !== true;
const normalHolder = (data: Readonly<Record<string, unknown>>): boolean =>
  data['shareholderType'] !== 'GOVERNMENT_BODY_SHAREHOLDER';
const ticked =
  (path: string): When =>
  (data) =>
    data[path] === true;

const person = { group: PERSON, when: individual };
const family = { group: FAMILY, when: individual, required: familyNeeded };
const guardian = { group: GUARDIAN, when: minor, required: always };
const ofCompany = { group: COMPANY, when: company };
const ofItsPerson = { group: COMPANY_PERSON, when: company, required: always };
const shares = { group: HOLDING, when: withShares, required: always };
const ofNominee = { group: NOMINEE, when: ticked('hasNominee'), required: always };
const ofBeneficiary = { group: BENEFICIARY, when: ticked('hasBeneficiary'), required: always };

const kindFields: readonly FieldDefinition[] = [
  ask('entity', 'radio', 'व्यक्ति वा कम्पनी', 'Individual or company', {
    group: KIND,
    required: always,
    options: shareholderEntities,
  }),
  ask('investorType', 'select', 'लगानीकर्ताको किसिम', 'Residence / investor type', {
    group: KIND,
    required: always,
    options: investorTypes,
    offered: (_, { companyType }) => (companyType ? investorTypesOf(companyType) : investorTypes.keys),
  }),
  ask('shareholderType', 'select', 'निकायको किसिम', 'Shareholder type', {
    group: KIND,
    required: always,
    options: shareholderTypes,
  }),
  ask('roles.founder', 'switch', 'संस्थापक', 'Founder', { group: KIND }),
  ask('roles.shareOwner', 'switch', 'शेयरधनी', 'Share owner', { group: KIND }),
  ask('roles.bod', 'switch', 'सञ्चालक', 'Director', { group: KIND }),
];

const personFields: readonly FieldDefinition[] = [
  ...bothScripts('person.fullName', 'पूरा नाम', 'Full name', { ...person, required: always }),
  ask('person.gender', 'radio', 'लिङ्ग', 'Gender', { ...person, required: always, options: genders }),
  ask('person.dateOfBirth', 'date', 'जन्म मिति', 'Date of birth', { ...person, required: always }),
  ask('person.isMinor', 'switch', 'नाबालक हो?', 'Is a minor?', person),
  ask('person.isOrphan', 'switch', 'टुहुरो हो?', 'Is an orphan?', person),
  ...bothScripts('person.grandfatherName', 'बाजेको नाम', 'Grandfather’s name', family),
  ...bothScripts('person.fatherName', 'बाबुको नाम', 'Father’s name', family),
  ...bothScripts('person.motherName', 'आमाको नाम', 'Mother’s name', family),
  ...bothScripts('person.spouseName', 'पति वा पत्नीको नाम', 'Spouse’s name', { group: FAMILY, when: individual }),
  ...identificationFields('identification', IDENTITY, { shown: individual, issued: true }),
  ask('person.nidNumber', 'text', 'राष्ट्रिय परिचयपत्र नम्बर', 'NID number', {
    group: IDENTITY,
    when: individual,
    maximum: 20,
  }),
  ask('person.panNumber', 'text', 'स्थायी लेखा नम्बर', 'PAN', { group: IDENTITY, when: individual, maximum: 20 }),
  ...bothScripts('guardian.fullName', 'संरक्षकको नाम', 'Guardian’s name', guardian),
  ask('guardian.relation', 'select', 'नाता', 'Relation', { ...guardian, options: relations }),
  ask('guardian.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', guardian),
  ...identificationFields('guardian.identification', GUARDIAN, { shown: minor }),
];

const companyFields: readonly FieldDefinition[] = [
  ...bothScripts('company.name', 'कम्पनी वा निकायको नाम', 'Name of the company or body', {
    ...ofCompany,
    required: always,
    english: 300,
    nepali: 300,
  }),
  ask('company.registrationNumber', 'text', 'दर्ता नम्बर', 'Registration number', {
    ...ofCompany,
    required: normalHolder,
    maximum: 50,
  }),
  ask('company.registeredOn', 'date', 'दर्ता मिति', 'Date of registration', ofCompany),
  ask('company.countryId', 'country', 'दर्ता भएको देश', 'Country of registration', { ...ofCompany, required: always }),
  ask('company.jurisdiction', 'text', 'कुन देशको कानुनबमोजिम स्थापित', 'Country under whose law it was established', {
    ...ofCompany,
    when: (data, frame) => company(data, frame) && fromAbroad(data),
    required: always,
    maximum: 200,
  }),
  ask('company.panNumber', 'text', 'स्थायी लेखा नम्बर', 'PAN / tax number', {
    ...ofCompany,
    required: (data) => data['investorType'] === 'NEPALI' && normalHolder(data),
    maximum: 20,
  }),
  ...bothScripts('company.representative.fullName', 'प्रतिनिधिको नाम', 'Representative’s name', ofItsPerson),
  ask('company.representative.designation', 'text', 'पद', 'Designation', { ...ofItsPerson, maximum: 100 }),
  ask('company.representative.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', ofItsPerson),
  ask('company.representative.email', 'email', 'इमेल', 'Email', { ...ofItsPerson, maximum: 254 }),
  ...identificationFields('company.representative.identification', COMPANY_PERSON, { shown: company }),
];

const stakeFields: readonly FieldDefinition[] = [
  ask('holding.shareType', 'select', 'शेयरको किसिम', 'Share type', { ...shares, options: shareTypes }),
  ask('holding.quantity', 'quantity', 'शेयर सङ्ख्या', 'Number of shares', shares),
  ask('holding.investmentAmount', 'amount', 'लगानी रकम', 'Investment amount', shares),
  ask('holding.paidAmount', 'amount', 'तिरेको रकम', 'Paid amount', shares),
  ask('holding.unpaidAmount', 'amount', 'तिर्न बाँकी रकम', 'Unpaid amount', shares),
  ask('holding.investmentSource', 'select', 'लगानीको स्रोत', 'Investment source', {
    ...shares,
    options: investmentSources,
  }),
  ask('holding.fdiNumber', 'text', 'वैदेशिक लगानी स्वीकृति नम्बर', 'FDI number', {
    group: HOLDING,
    when: (data, frame) => withShares(data, frame) && fromAbroad(data),
    required: (data) => data['investorType'] === 'FOREIGN',
    maximum: 50,
  }),
  ask('membershipFee', 'amount', 'सदस्यता शुल्क', 'Membership fee', {
    group: HOLDING,
    when: withMembers,
    required: always,
  }),
];

const furtherPeople: readonly FieldDefinition[] = [
  ask('hasNominee', 'switch', 'मृत्युपछि शेयर पाउने व्यक्ति इच्छाउने?', 'Name a nominee?', { group: NOMINEE }),
  ...bothScripts('nominee.fullName', 'इच्छाइएको व्यक्तिको नाम', 'Nominee’s name', ofNominee),
  ask('nominee.relation', 'select', 'नाता', 'Relation', { ...ofNominee, options: relations }),
  ask('nominee.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', ofNominee),
  ...identificationFields('nominee.identification', NOMINEE, { shown: ofNominee.when }),
  ask('hasBeneficiary', 'switch', 'हिताधिकारी अर्कै व्यक्ति हो?', 'Is somebody else the beneficiary?', {
    group: BENEFICIARY,
  }),
  ...bothScripts('beneficiary.fullName', 'हिताधिकारीको नाम', 'Beneficiary’s name', ofBeneficiary),
  ask('beneficiary.relation', 'select', 'नाता', 'Relation', {
    ...ofBeneficiary,
    required: undefined,
    options: relations,
  }),
  ask('beneficiary.countryId', 'country', 'देश', 'Country', ofBeneficiary),
  ask('beneficiary.percent', 'percent', 'लाभको हिस्सा (प्रतिशत)', 'Share of the benefit (percent)', ofBeneficiary),
  ...identificationFields('beneficiary.identification', BENEFICIARY, { shown: ofBeneficiary.when }),
];

export const SHAREHOLDER = {
  kind: 'LIST',
  key: KEY,
  label: { ne: 'शेयरधनी', en: 'Shareholders' },
  optional: false,
  appliesTo: ({ companyType }) => companyType === null || companyTypeRules(companyType).holders !== null,
  most: SHAREHOLDERS_MAXIMUM,
  item: {
    name: { ne: 'शेयरधनी', en: 'Shareholder' },
    schemaFor: shareholderFor,
    draft: shareholderDraft,
    beginFor: (roles, frame) => {
      const most = frame.companyType === null ? undefined : companyTypeRules(frame.companyType).holders?.maximum;
      if (typeof most === 'number' && filedItems(frame, KEY).length >= most) return undefined;
      const bod = roles.some(({ section }) => section === 'BOD_DETAILS');
      return {
        asked: true,
        answers: { entity: 'INDIVIDUAL', roles: { founder: true, shareOwner: true, bod } },
      };
    },
    title: holderTitle,
    fields: [
      ...kindFields,
      ...personFields,
      ...companyFields,
      ...anyAddressFields('permanentAddress', PERMANENT),
      ask('temporaryElsewhere', 'switch', 'अस्थायी ठेगाना फरक छ?', 'Is the temporary address another one?', {
        group: TEMPORARY,
      }),
      ...anyAddressFields('temporaryAddress', TEMPORARY, (data) => data['temporaryElsewhere'] === true),
      ask('contact.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', { group: CONTACT, required: always }),
      ask('contact.email', 'email', 'इमेल', 'Email', { group: CONTACT, required: always, maximum: 254 }),
      ...stakeFields,
      ...furtherPeople,
    ],
  },
  issues: shareholdersIssues,
} satisfies ListSection<typeof KEY>;
