import type { z } from 'zod';
import { ageOn, yearsLater } from '../../calendar/age';
import { companyTypeRules, PERSON_MINIMUM_AGE, PUBLIC_DIRECTOR_MINIMUM_AGE } from '../../registration/company-type-rules';
import { filedItems, type FilingFrame } from '../filing-frame';
import { addressFindings, phoneFindings } from '../questions/address';
import { findingsOf, type Finding } from '../questions/answer';
import type { directorWithProof } from './bod-details';
import { identificationFindings } from '../questions/identification';
import { readHolders, type Holder } from './shareholders-together';

type DirectorDraft = z.output<(typeof directorWithProof)['draft']>;

const confirmsByType = ({ companyType }: FilingFrame): boolean => companyType !== null && companyTypeRules(companyType).directorsConfirm;

/** What one director owes: who they are, how long they serve, and that their phone is theirs; `confirms` where that does not follow from the type of company. */
export function directorFindings(kept: DirectorDraft, frame: FilingFrame, outsider: z.ZodType, confirms = confirmsByType(frame)): Finding[] {
  const holder = readHolders(filedItems(frame, 'SHAREHOLDER')).find(({ id }) => id === kept.holderItemId);
  return [...seatFindings(kept, holder), ...personFindings(kept, frame, outsider), ...ageFindings(kept, holder, frame), ...termFindings(kept, frame), ...(confirms ? phoneProofFindings(kept) : [])];
}

/** A promoter is a holder in person, a representative stands for a holder that is a company or a body; an independent director is neither. */
function seatFindings({ directorType, holderItemId, isIndependent }: DirectorDraft, holder: Holder | undefined): Finding[] {
  const path = ['holderItemId'];
  if (directorType === 'OUTSIDE_SHAREHOLDER' || directorType === undefined) return [];
  if (isIndependent) return [{ path: ['isIndependent'], code: 'INDEPENDENT_IS_NO_HOLDER' }];
  if (!holderItemId) return [{ path, code: 'DIRECTOR_HOLDER_REQUIRED' }];
  if (!holder) return [{ path, code: 'DIRECTOR_HOLDER_GONE' }];
  if (directorType === 'PROMOTER' && holder.data.entity === 'COMPANY') return [{ path, code: 'DIRECTOR_HOLDER_IS_COMPANY' }];
  if (directorType === 'REPRESENTATIVE' && holder.data.entity === 'INDIVIDUAL') return [{ path, code: 'DIRECTOR_HOLDER_IS_PERSON' }];
  return [];
}

function personFindings(kept: DirectorDraft, { today }: FilingFrame, outsider: z.ZodType): Finding[] {
  const { directorType, person, phoneNo } = kept;
  if (directorType !== 'OUTSIDE_SHAREHOLDER' && directorType !== 'REPRESENTATIVE') return [];
  return [
    ...findingsOf('person', outsider, person),
    ...identificationFindings(['person', 'identification'], person?.identification, today),
    ...addressFindings(['person', 'address'], person?.address),
    ...phoneFindings(['phoneNo'], phoneNo, person?.address?.countryId),
  ];
}

/** Companies Act section 89: a director of a public company is at least 21. */
function ageFindings({ directorType, person }: DirectorDraft, holder: Holder | undefined, { companyType, today }: FilingFrame): Finding[] {
  const promoter = directorType === 'PROMOTER';
  const dateOfBirth = promoter ? holder?.data.person?.dateOfBirth : person?.dateOfBirth;
  if (dateOfBirth === undefined) return [];
  const path = promoter ? ['holderItemId'] : ['person', 'dateOfBirth'];
  if (dateOfBirth > today) return promoter ? [] : [{ path, code: 'DATE_IN_FUTURE' }];
  const minimum = companyType ? companyTypeRules(companyType).directorMinimumAge : PERSON_MINIMUM_AGE;
  if (ageOn(dateOfBirth, today) >= minimum) return [];
  return [{ path, code: minimum === PUBLIC_DIRECTOR_MINIMUM_AGE ? 'PUBLIC_DIRECTOR_TOO_YOUNG' : 'DIRECTOR_TOO_YOUNG' }];
}

/** "From and to dates are required and their difference must exceed 1 year"; of a public company at most four (section 90). */
export function termFindings({ fromDate, toDate }: Pick<DirectorDraft, 'fromDate' | 'toDate'>, { companyType }: Pick<FilingFrame, 'companyType'>): Finding[] {
  if (fromDate === undefined || toDate === undefined) return [];
  const path = ['toDate'];
  if (toDate <= fromDate) return [{ path, code: 'BOD_TO_BEFORE_FROM' }];
  const { longerThan, maximum } = companyType ? companyTypeRules(companyType).directorTerm : { longerThan: 1, maximum: null };
  if (toDate <= yearsLater(fromDate, longerThan)) return [{ path, code: 'BOD_TERM_TOO_SHORT' }];
  return maximum !== null && toDate > yearsLater(fromDate, maximum) ? [{ path, code: 'BOD_TERM_TOO_LONG', parameters: { maximum } }] : [];
}

function phoneProofFindings({ phoneNo, phoneVerifiedAt }: DirectorDraft): Finding[] {
  return phoneNo && !phoneVerifiedAt ? [{ path: ['phoneNo'], code: 'BOD_OTP_REQUIRED' }] : [];
}
