import type { z } from 'zod';
import { ageOn, yearsLater } from '../../../calendar/age';
import {
  companyTypeRules,
  PERSON_MINIMUM_AGE,
  PUBLIC_DIRECTOR_MINIMUM_AGE,
} from '../../../registration/company-type-rules';
import type { Caution } from '../../definition/cautions';
import { filedItems, type FilingFrame } from '../../definition/filing-frame';
import { addressFindings, phoneFindings } from '../address';
import { findingsOf, type Finding } from '../answer';
import type { directorWithProof } from './director-answers';
import { birthFindings, identificationFindings } from '../identification';
import { registeredOn } from '../../definition/registered-on';
import { readHolders, type Holder } from '../holders/shareholders-together';

type DirectorDraft = z.output<(typeof directorWithProof)['draft']>;

const confirmsByType = ({ companyType }: FilingFrame): boolean =>
  companyType !== null && companyTypeRules(companyType).directorsConfirm;

/**
 * Rules on one director: seat, person, age, term and proof of the phone number. `confirms`: whether the proof is
 * required, when the company type does not decide it.
 */
export function directorFindings(
  kept: DirectorDraft,
  frame: FilingFrame,
  outsider: z.ZodType,
  confirms = confirmsByType(frame),
): Finding[] {
  const holder = readHolders(filedItems(frame, 'SHAREHOLDER')).find(({ id }) => id === kept.holderItemId);
  return [
    ...seatFindings(kept, holder),
    ...personFindings(kept, frame, outsider),
    ...ageFindings(kept, holder, frame),
    ...termFindings(kept, frame),
    ...(confirms ? phoneProofFindings(kept) : []),
  ];
}

/**
 * A promoter is a holder in person, a representative represents a holder that is a company or a body, and an
 * independent director is neither.
 */
function seatFindings(
  { directorType, holderItemId, isIndependent }: DirectorDraft,
  holder: Holder | undefined,
): Finding[] {
  const path = ['holderItemId'];
  if (directorType === 'OUTSIDE_SHAREHOLDER' || directorType === undefined) return [];
  if (isIndependent) return [{ path: ['isIndependent'], code: 'INDEPENDENT_IS_NO_HOLDER' }];
  if (!holderItemId) return [{ path, code: 'DIRECTOR_HOLDER_REQUIRED' }];
  if (!holder) return [{ path, code: 'DIRECTOR_HOLDER_GONE' }];
  if (directorType === 'PROMOTER' && holder.data.entity === 'COMPANY')
    return [{ path, code: 'DIRECTOR_HOLDER_IS_COMPANY' }];
  if (directorType === 'REPRESENTATIVE' && holder.data.entity === 'INDIVIDUAL')
    return [{ path, code: 'DIRECTOR_HOLDER_IS_PERSON' }];
  return [];
}

function personFindings(kept: DirectorDraft, { today }: FilingFrame, outsider: z.ZodType): Finding[] {
  const { directorType, person, phoneNo } = kept;
  if (directorType !== 'OUTSIDE_SHAREHOLDER' && directorType !== 'REPRESENTATIVE') return [];
  return [
    ...findingsOf('person', outsider, person),
    ...identificationFindings(['person', 'identification'], person?.identification, today, person?.dateOfBirth),
    ...addressFindings(['person', 'address'], person?.address),
    ...phoneFindings(['phoneNo'], phoneNo, person?.address?.countryId),
  ];
}

/** Companies Act section 89: a director of a public company is at least 21. */
function ageFindings(
  { directorType, person }: DirectorDraft,
  holder: Holder | undefined,
  { companyType, today }: FilingFrame,
): Finding[] {
  const promoter = directorType === 'PROMOTER';
  const dateOfBirth = promoter ? holder?.data.person?.dateOfBirth : person?.dateOfBirth;
  if (dateOfBirth === undefined) return [];
  const path = promoter ? ['holderItemId'] : ['person', 'dateOfBirth'];
  const impossible = birthFindings(path, dateOfBirth, today);
  // for a promoter the date is reported at the shareholder
  if (impossible.length > 0) return promoter ? [] : impossible;
  const minimum = companyType ? companyTypeRules(companyType).directorMinimumAge : PERSON_MINIMUM_AGE;
  if (ageOn(dateOfBirth, today) >= minimum) return [];
  return [{ path, code: minimum === PUBLIC_DIRECTOR_MINIMUM_AGE ? 'PUBLIC_DIRECTOR_TOO_YOUNG' : 'DIRECTOR_TOO_YOUNG' }];
}

/** A term may begin at most this many years ahead: a later one does not belong to the filed board. */
const TERM_AHEAD_YEARS = 1;
/** A longer term needs a caution: the articles of a private company may allow it. */
const LONG_TERM_YEARS = 10;

/**
 * The Act leaves the term of a private company's directors to its articles, so a long term is a caution and no error.
 */
export function longTermCautions(frame: FilingFrame): Caution[] {
  const isLong = filedItems(frame, 'BOD_DETAILS').some(({ data: { fromDate, toDate } }) =>
    typeof fromDate === 'string' && typeof toDate === 'string' ? toDate > yearsLater(fromDate, LONG_TERM_YEARS) : false,
  );
  return isLong
    ? [
        {
          key: 'LONG_TERM_OF_DIRECTOR',
          text: {
            ne: 'कुनै सञ्चालकको कार्यकाल दश वर्षभन्दा लामो छ। नियमावलीले त्यति लामो कार्यकाल दिएको छ कि छैन, हेर्नुहोस्।',
            en: 'The term of a director is longer than ten years. See whether the articles allow such a term.',
          },
        },
      ]
    : [];
}

/**
 * "From and to dates are required and their difference must exceed 1 year"; at most four years in a public company
 * (section 90). A director cannot serve before the company exists. For a future company an earlier term begins with the
 * registration.
 */
export function termFindings(
  { fromDate, toDate }: Pick<DirectorDraft, 'fromDate' | 'toDate'>,
  { companyType, company, today }: Pick<FilingFrame, 'companyType' | 'company' | 'today'>,
): Finding[] {
  if (fromDate === undefined || toDate === undefined) return [];
  const founded = registeredOn({ company });
  if (founded !== null && fromDate < founded) return [{ path: ['fromDate'], code: 'BOD_TERM_BEFORE_COMPANY' }];
  if (fromDate > yearsLater(today, TERM_AHEAD_YEARS))
    return [{ path: ['fromDate'], code: 'BOD_TERM_TOO_FAR_AHEAD', parameters: { maximum: TERM_AHEAD_YEARS } }];
  const path = ['toDate'];
  if (toDate <= fromDate) return [{ path, code: 'BOD_TO_BEFORE_FROM' }];
  const { longerThan, maximum } = companyType
    ? companyTypeRules(companyType).directorTerm
    : { longerThan: 1, maximum: null };
  if (toDate <= yearsLater(fromDate, longerThan)) return [{ path, code: 'BOD_TERM_TOO_SHORT' }];
  return maximum !== null && toDate > yearsLater(fromDate, maximum)
    ? [{ path, code: 'BOD_TERM_TOO_LONG', parameters: { maximum } }]
    : [];
}

function phoneProofFindings({ phoneNo, phoneVerifiedAt }: DirectorDraft): Finding[] {
  return phoneNo && !phoneVerifiedAt ? [{ path: ['phoneNo'], code: 'BOD_OTP_REQUIRED' }] : [];
}
