import type { z } from 'zod';
import type { Bilingual } from '../../../bilingual';
import type { CompanyType } from '../../../enumerations/company-types';
import { companyTypeRules, isForeignOffice } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import type { SectionDefinition } from '../../definition/section-definition';
import {
  addressFindings,
  anyAddress,
  anyAddressFields,
  NEPAL,
  officeAddress,
  officeAddressFields,
  officeContact,
  officeContactFields,
  personEmail,
  personPhone,
  websiteAnswer,
} from '../../questions/address';
import {
  answers,
  chosen,
  day,
  findingsOf,
  group,
  maybe,
  optionalQuantity,
  numberText,
  text,
  withRules,
  type Finding,
} from '../../questions/answer';
import { always, ask, bothScripts } from '../../questions/ask';
import { streetFindings } from '../../questions/street';

const KEY = 'GENERAL_INFORMATION';

/**
 * The foreign company whose branch or liaison office is registered; section 154 of the Act requires the authority that
 * permitted it.
 */
const headOffice = group({
  nameEnglish: text('HEAD_OFFICE_NAME_REQUIRED'),
  nameNepali: text('HEAD_OFFICE_NAME_NEPALI_REQUIRED'),
  registrationNumber: numberText('REGISTRATION_NUMBER_REQUIRED', 50),
  registeredOn: day('REGISTERED_ON_REQUIRED'),
  address: anyAddress,
  phoneNo: personPhone,
  email: personEmail,
  website: websiteAnswer,
  approvingBody: text('APPROVING_BODY_REQUIRED'),
  approvalNumber: numberText('APPROVAL_NUMBER_REQUIRED', 50),
  approvedOn: day('APPROVED_ON_REQUIRED'),
});

const generalInformationAnswers = answers({
  officeId: chosen('OFFICE_REQUIRED'),
  address: officeAddress,
  contact: officeContact,
  numberOfDirectors: optionalQuantity(),
  headOffice: maybe(headOffice),
});
export const generalInformationDraft = generalInformationAnswers.draft;
export type GeneralInformation = z.output<typeof generalInformationAnswers.complete>;

export function generalInformationFor({ companyType, today }: FilingFrame) {
  return withRules(generalInformationAnswers, (kept) => {
    const findings: Finding[] = streetFindings(['address'], kept.address);
    if (isForeignOffice(companyType)) {
      const { headOffice: home } = kept;
      findings.push(
        ...findingsOf('headOffice', headOffice.complete, home),
        ...addressFindings(['headOffice', 'address'], home?.address),
      );
      if (home?.address?.countryId === NEPAL)
        findings.push({ path: ['headOffice', 'address', 'countryId'], code: 'HEAD_OFFICE_ABROAD' });
      if (home?.registeredOn !== undefined && home.registeredOn > today)
        findings.push({ path: ['headOffice', 'registeredOn'], code: 'DATE_IN_FUTURE' });
      if (home?.approvedOn !== undefined && home.approvedOn > today)
        findings.push({ path: ['headOffice', 'approvedOn'], code: 'DATE_IN_FUTURE' });
    } else findings.push(...directorFindings(companyType, kept.numberOfDirectors));
    return findings;
  });
}

function directorFindings(companyType: CompanyType | null, number: number | undefined): Finding[] {
  const path = ['numberOfDirectors'];
  if (number === undefined) return [{ path, code: 'NUMBER_OF_DIRECTORS_REQUIRED' }];
  const limit = companyType && companyTypeRules(companyType).directors;
  if (limit && number < limit.minimum)
    return [{ path, code: 'DIRECTORS_TOO_FEW', parameters: { minimum: limit.minimum } }];
  if (limit?.maximum != null && number > limit.maximum)
    return [{ path, code: 'DIRECTORS_TOO_MANY', parameters: { maximum: limit.maximum } }];
  return [];
}
const OFFICE: Bilingual = { ne: 'दर्ता गर्ने कार्यालय', en: 'Office to submit to' };
const ADDRESS: Bilingual = { ne: 'कम्पनीको रजिष्टर्ड कार्यालय', en: 'Registered office of the company' };
const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };
const BOARD: Bilingual = { ne: 'सञ्चालक समिति', en: 'Board of directors' };
const HEAD_OFFICE: Bilingual = { ne: 'विदेशस्थित प्रधान कार्यालय', en: 'Head office abroad' };
const foreign = (_: unknown, { companyType }: FilingFrame): boolean => isForeignOffice(companyType);
const withBoard = (_: unknown, { companyType }: FilingFrame): boolean => !isForeignOffice(companyType);
const home = { group: HEAD_OFFICE, when: foreign, required: always };

export const GENERAL_INFORMATION = {
  kind: 'FORM',
  key: KEY,
  label: { ne: 'सामान्य विवरण', en: 'General information' },
  schema: generalInformationAnswers.complete,
  schemaFor: generalInformationFor,
  draft: generalInformationDraft,
  optional: false,
  fields: [
    ask('officeId', 'office', 'निवेदन बुझाउने कार्यालय', 'Office to submit to', { group: OFFICE, required: always }),
    ...officeAddressFields('address', ADDRESS),
    ...officeContactFields('contact', CONTACT),
    ask('numberOfDirectors', 'number', 'सञ्चालकको सङ्ख्या', 'Number of directors', {
      group: BOARD,
      when: withBoard,
      required: always,
    }),
    ...bothScripts('headOffice.name', 'प्रधान कार्यालयको नाम', 'Name of the head office', { ...home, english: 200 }),
    ask('headOffice.registrationNumber', 'text', 'विदेशमा दर्ता नम्बर', 'Registration number abroad', {
      ...home,
      maximum: 50,
    }),
    ask('headOffice.registeredOn', 'date', 'विदेशमा दर्ता मिति', 'Date of registration abroad', home),
    ...anyAddressFields('headOffice.address', HEAD_OFFICE, foreign),
    ask('headOffice.phoneNo', 'phone', 'फोन नम्बर', 'Phone number', home),
    ask('headOffice.email', 'email', 'इमेल', 'Email', { ...home, maximum: 254 }),
    ask('headOffice.website', 'text', 'वेबसाइट', 'Website', { group: HEAD_OFFICE, when: foreign, maximum: 200 }),
    ask('headOffice.approvingBody', 'text', 'स्वीकृति दिने निकाय', 'Body that gave the approval', {
      ...home,
      maximum: 200,
    }),
    ask('headOffice.approvalNumber', 'text', 'स्वीकृति नम्बर', 'Approval number', { ...home, maximum: 50 }),
    ask('headOffice.approvedOn', 'date', 'स्वीकृति मिति', 'Date of the approval', home),
  ],
} satisfies SectionDefinition<typeof KEY>;
