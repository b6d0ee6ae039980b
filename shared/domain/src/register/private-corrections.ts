import type { Bilingual } from '../bilingual';
import { leavesOf, type PartData } from './company-record';
import type { RegisterAspect } from './register-aspects';

const CONTACT: Bilingual = { ne: 'सम्पर्क', en: 'Contact' };
const PERSON: Bilingual = { ne: 'व्यक्तिगत विवरण', en: 'Personal details' };
const KIND: Bilingual = { ne: 'शेयरधनीको किसिम', en: 'Kind of shareholder' };
const NOMINEE: Bilingual = { ne: 'इच्छाइएको व्यक्ति', en: 'Nominee' };
const BENEFICIARY: Bilingual = { ne: 'हिताधिकारी', en: 'Beneficiary' };
const TEMPORARY: Bilingual = { ne: 'अस्थायी ठेगाना', en: 'Temporary address' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };
const OTHER: Bilingual = { ne: 'अन्य विवरण', en: 'Other details' };

/**
 * What is asked under each first name of the details, for a letter; an office keeps its address without a name of its
 * own.
 */
const TOLD_AS: Readonly<Record<string, Bilingual>> = {
  person: PERSON,
  gender: PERSON,
  dateOfBirth: PERSON,
  nationalityId: PERSON,
  designation: { ne: 'पद', en: 'Designation' },
  identification: { ne: 'परिचयपत्र', en: 'Identification' },
  guardian: { ne: 'संरक्षक', en: 'Guardian' },
  company: { ne: 'कम्पनीको विवरण', en: 'Details of the company' },
  entity: KIND,
  investorType: KIND,
  shareholderType: KIND,
  roles: KIND,
  permanentAddress: { ne: 'स्थायी ठेगाना', en: 'Permanent address' },
  temporaryElsewhere: TEMPORARY,
  temporaryAddress: TEMPORARY,
  address: ADDRESS,
  countryId: ADDRESS,
  provinceId: ADDRESS,
  districtId: ADDRESS,
  localBodyId: ADDRESS,
  wardNo: ADDRESS,
  toleStreet: ADDRESS,
  toleStreetNepali: ADDRESS,
  houseNo: ADDRESS,
  contact: CONTACT,
  phoneNo: CONTACT,
  email: CONTACT,
  fax: CONTACT,
  poBoxNo: CONTACT,
  website: CONTACT,
  hasNominee: NOMINEE,
  nominee: NOMINEE,
  hasBeneficiary: BENEFICIARY,
  beneficiary: BENEFICIARY,
};

/**
 * Of people every correction is told; of an office only where its address in words did not change, which says it
 * already.
 */
const OF_PEOPLE: ReadonlySet<RegisterAspect> = new Set(['SHAREHOLDER', 'DIRECTOR', 'REPRESENTATIVE']);
const OF_PLACES: ReadonlySet<RegisterAspect> = new Set(['REGISTERED_OFFICE', 'HEAD_OFFICE', 'BRANCH']);
/**
 * Names, terms and that somebody died stand in what everybody may read, the time of a proof in nothing that somebody
 * filed.
 */
const TOLD_ALREADY = /(fullName|name)(English|Nepali)$|^death\.|^(fromDate|toDate|isIndependent|phoneVerifiedAt)$/;

/**
 * The parts of a person or an office that only those who answer for the company may read, and that a filing corrected;
 * without their values.
 */
export function privateCorrections(
  {
    aspect,
    before,
    after,
  }: { readonly aspect: RegisterAspect; readonly before: PartData | null; readonly after: PartData | null },
  publicly: boolean,
): readonly Bilingual[] {
  if (before === null || after === null || !(OF_PEOPLE.has(aspect) || (OF_PLACES.has(aspect) && !publicly))) return [];
  const [was, is] = [leavesOf(before['details'] ?? {}), leavesOf(after['details'] ?? {})];
  const changed = [...new Set([...is.keys(), ...was.keys()])].filter(
    (path) => was.get(path) !== is.get(path) && !TOLD_ALREADY.test(path),
  );
  return [...new Set(changed.map((path) => TOLD_AS[path.split('.')[0] ?? path] ?? OTHER))];
}
