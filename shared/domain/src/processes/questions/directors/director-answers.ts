import { z } from 'zod';
import { fullNameEnglishSchema, fullNameNepaliSchema } from '../../../accounts/full-name';
import { directorTypes, genders } from '../../../enumerations/persons';
import type { Answers } from '../../definition/filing-frame';
import { anyAddress, personEmail, personPhone } from '../address';
import { answers, choice, day, formed, group, maybe, optional, yesNo } from '../answer';
import { identification } from '../identification';

/**
 * A director without shares in their own name. For a director with shares, the shareholder's item contains these
 * answers.
 */
export const outsideDirector = group({
  fullNameNepali: formed(fullNameNepaliSchema, 200),
  fullNameEnglish: formed(fullNameEnglishSchema, 100),
  gender: choice(genders.keys, 'GENDER_REQUIRED'),
  dateOfBirth: day('DATE_OF_BIRTH_REQUIRED'),
  identification,
  address: anyAddress,
});

/**
 * `holderItemId`: the shareholder that a promoter is, or that a representative represents. Days in AD; the term ends
 * with `toDate`.
 */
export const directorShape = {
  directorType: choice(directorTypes.keys, 'DIRECTOR_TYPE_REQUIRED'),
  holderItemId: optional(60),
  person: maybe(outsideDirector),
  isIndependent: yesNo(),
  designation: optional(100),
  fromDate: day('BOD_FROM_REQUIRED'),
  toDate: day('BOD_TO_REQUIRED'),
  phoneNo: personPhone,
  email: personEmail,
};
export const directorAnswers = answers(directorShape);
/** Written only by the gateway, after the director returned the code; the draft schema does not accept it. */
export const PROOF = { phoneVerifiedAt: z.iso.datetime().optional() };

export const directorDraft = directorAnswers.draft;
export const directorWithProof = {
  complete: directorAnswers.complete.extend(PROOF),
  draft: directorAnswers.draft.extend(PROOF),
};
export const director = directorWithProof.complete;
export type Director = z.output<typeof director>;

/** Drops the proof when the phone number changes; a new number must be proved again. */
export function keepPhoneProof(before: Answers, saved: Answers): Answers {
  const { phoneVerifiedAt } = before;
  return phoneVerifiedAt !== undefined && saved['phoneNo'] === before['phoneNo']
    ? { ...saved, phoneVerifiedAt }
    : saved;
}
