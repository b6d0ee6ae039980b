import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import type { Bilingual } from '../../../bilingual';
import { relations } from '../../../enumerations/persons';
import type { FieldDefinition } from '../../definition/field-definition';
import {
  addressFindings,
  anyAddress,
  anyAddressFields,
  NEPAL,
  personEmail,
  personPhone,
  phoneFindings,
} from '../address';
import { answers, choice, chosen, formed, yesNo, type Finding } from '../answer';
import { always, ask, bothScripts } from '../ask';
import { identification, identificationFields, identificationFindings } from '../identification';

/** A witness of a signing. */
export const witnessShape = {
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  isForeign: yesNo(),
  nationalityId: chosen('NATIONALITY_REQUIRED'),
  relation: choice(relations.keys, 'RELATION_REQUIRED'),
  phoneNo: personPhone,
  email: personEmail,
  identification,
  address: anyAddress,
};
const draft = answers(witnessShape).draft;
type Witness = NonNullable<ReturnType<typeof draft.parse>>;

const PERSON: Bilingual = { ne: 'साक्षीको विवरण', en: 'Details of the witness' };
const IDENTITY: Bilingual = { ne: 'परिचयपत्र', en: 'Identification' };
const ADDRESS: Bilingual = { ne: 'ठेगाना', en: 'Address' };

/** Rules between the answers about a witness; `path` leads to the witness. */
export function witnessFindings(path: readonly string[], kept: Witness, today: string): Finding[] {
  const findings: Finding[] = [
    ...identificationFindings([...path, 'identification'], kept.identification, today),
    ...addressFindings([...path, 'address'], kept.address),
    ...phoneFindings([...path, 'phoneNo'], kept.phoneNo, kept.address?.countryId),
  ];
  const { isForeign = false, nationalityId, identification: paper } = kept;
  if (nationalityId !== undefined && isForeign === (nationalityId === NEPAL))
    findings.push({ path: [...path, 'nationalityId'], code: isForeign ? 'FOREIGNER_OF_NEPAL' : 'NEPALI_OF_ABROAD' });
  if (isForeign && paper?.type !== undefined && paper.type !== 'PASSPORT')
    findings.push({ path: [...path, 'identification', 'type'], code: 'IDENTIFICATION_DOES_NOT_FIT' });
  return findings;
}

/** `prefix`: the path of the witness with its dot; empty where the witness is the whole item. */
export function witnessFields(prefix = ''): FieldDefinition[] {
  const needed = { group: PERSON, required: always };
  return [
    ...bothScripts(`${prefix}fullName`, 'पूरा नाम', 'Full name', needed),
    ask(`${prefix}isForeign`, 'switch', 'विदेशी नागरिक हो?', 'Is a foreigner?', { group: PERSON }),
    ask(`${prefix}nationalityId`, 'country', 'नागरिकता भएको देश', 'Country of citizenship', needed),
    ask(`${prefix}relation`, 'select', 'नाता', 'Relation', { ...needed, options: relations }),
    ask(`${prefix}phoneNo`, 'phone', 'सम्पर्क नम्बर', 'Contact number', needed),
    ask(`${prefix}email`, 'email', 'इमेल', 'Email', { ...needed, maximum: 254 }),
    ...identificationFields(`${prefix}identification`, IDENTITY),
    ...anyAddressFields(`${prefix}address`, ADDRESS),
  ];
}
