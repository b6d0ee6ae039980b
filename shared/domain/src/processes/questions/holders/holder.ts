import { z } from 'zod';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import { genders, relations } from '../../../enumerations/persons';
import { investmentSources, shareTypes } from '../../../enumerations/shares';
import type { ValidationCode } from '../../../messages/validation';
import { plainCode } from '../../../plain-text';
import { personEmail, personPhone } from '../address';
import {
  amount,
  choice,
  chosen,
  day,
  formed,
  group,
  optional,
  optionalChoice,
  optionalFormed,
  optionalNumberText,
  optionalQuantity,
  percent,
  text,
  yesNo,
} from '../answer';
import { identification, PAN_FORM } from '../identification';

const digitsOnly = (typed: string): string => plainCode(typed).replace(/[\s.-]/g, '');
/** 9 digits; the VAT number is the same. */
const pan = z
  .string({ error: 'PAN_REQUIRED' satisfies ValidationCode })
  .overwrite(digitsOnly)
  .min(1, { error: 'PAN_REQUIRED' satisfies ValidationCode, abort: true })
  .regex(PAN_FORM, { error: 'PAN_INVALID' satisfies ValidationCode });
const nid = z
  .string()
  .overwrite(digitsOnly)
  .regex(/^\d{10,11}$/, { error: 'NID_NUMBER_INVALID' satisfies ValidationCode });

const names = {
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
};
const optionalName = { ne: optionalFormed(fullNameNepaliSchema, 200), en: optionalFormed(fullNameEnglishSchema, 100) };

/**
 * A natural person who holds shares. The names of three generations distinguish people of the same name in Nepali
 * documents.
 */
export const holdingPerson = group({
  ...names,
  gender: choice(genders.keys, 'GENDER_REQUIRED'),
  dateOfBirth: day('DATE_OF_BIRTH_REQUIRED'),
  isMinor: yesNo(),
  isOrphan: yesNo(),
  fatherNameNepali: optionalName.ne,
  fatherNameEnglish: optionalName.en,
  motherNameNepali: optionalName.ne,
  motherNameEnglish: optionalName.en,
  grandfatherNameNepali: optionalName.ne,
  grandfatherNameEnglish: optionalName.en,
  spouseNameNepali: optionalName.ne,
  spouseNameEnglish: optionalName.en,
  nidNumber: optionalFormed(nid, 20),
  panNumber: optionalFormed(pan, 20),
});

/** The guardian who acts for a minor. */
export const guardianOf = group({
  ...names,
  relation: choice(relations.keys, 'RELATION_REQUIRED'),
  identification,
  phoneNo: personPhone,
});

/** The representative of a company that holds shares. */
const representativeOfHolder = group({
  ...names,
  designation: text('DESIGNATION_REQUIRED', 100),
  identification,
  phoneNo: personPhone,
  email: personEmail,
});

/** A company or body that holds shares; a government body has no registration number. */
export const holdingCompany = group({
  nameNepali: text('COMPANY_NAME_NEPALI_REQUIRED', 300),
  nameEnglish: text('COMPANY_NAME_ENGLISH_REQUIRED', 300),
  registrationNumber: optionalNumberText(50),
  registeredOn: { complete: day('REGISTERED_ON_REQUIRED').draft, draft: day('REGISTERED_ON_REQUIRED').draft },
  countryId: chosen('COUNTRY_REQUIRED'),
  jurisdiction: optional(200),
  panNumber: optionalFormed(pan, 20),
  representative: representativeOfHolder,
});

/** Shares in whole numbers, amounts in paisa. */
export const holding = group({
  shareType: choice(shareTypes.keys, 'SHARE_TYPE_REQUIRED'),
  quantity: {
    complete: z.number({ error: 'SHARE_QUANTITY_REQUIRED' satisfies ValidationCode }),
    draft: optionalQuantity().draft,
  },
  investmentAmount: amount('INVESTMENT_AMOUNT_REQUIRED'),
  paidAmount: amount('PAID_AMOUNT_REQUIRED', { positive: false }),
  unpaidAmount: amount('UNPAID_AMOUNT_REQUIRED', { positive: false }),
  investmentSource: choice(investmentSources.keys, 'INVESTMENT_SOURCE_REQUIRED'),
  fdiNumber: optionalNumberText(50),
});

/** The person who gets the shares after the holder's death. */
export const nominee = group({
  ...names,
  relation: choice(relations.keys, 'RELATION_REQUIRED'),
  identification,
  phoneNo: personPhone,
});

/** The person who benefits from the holding. */
export const beneficiary = group({
  ...names,
  relation: optionalChoice(relations.keys),
  identification,
  countryId: chosen('COUNTRY_REQUIRED'),
  percent: percent('BENEFICIARY_PERCENT_REQUIRED'),
});
