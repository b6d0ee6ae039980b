import { parentCompanyTypeOf, companyTypes, type CompanyType } from '../../../enumerations/company-types';
import { hasShares, shareCompanyTypes } from '../../../registration/company-type-rules';
import { conversionsOf } from '../../../registration/conversions';
import { filedAnswers, type Answers, type FilingFrame } from '../../definition/filing-frame';

export const DETAILS_KEY = 'MERGE_DETAILS';
export const CAPITAL_KEY = 'MERGE_CAPITAL';

/** Both companies end, and a new one has what they had. */
export const entersNewCompany = ({ companyProcess }: Answers): boolean => companyProcess === 'MERGE_INTO_NEW';

export const isIntoNew = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  entersNewCompany(filedAnswers(frame, DETAILS_KEY));

/** True where shares are swapped; false for companies with members alone. */
export const swapsShares = ({ companyType }: Pick<FilingFrame, 'companyType'>): boolean =>
  companyType !== null && hasShares(companyType);

export const isPublic = (type: CompanyType | null): boolean =>
  type !== null && parentCompanyTypeOf(type).startsWith('PUBLIC');

/** The type that the company has after the merger; null while a new one has none yet. */
export function typeAfter(data: Answers, { companyType }: Pick<FilingFrame, 'companyType'>): CompanyType | null {
  if (!swapsShares({ companyType })) return companyType;
  const chosen = companyTypes.schema.safeParse(data['newCompanyType']).data;
  return chosen ?? (entersNewCompany(data) ? null : companyType);
}

export const filedTypeAfter = (frame: Pick<FilingFrame, 'answers' | 'companyType'>): CompanyType | null =>
  typeAfter(filedAnswers(frame, DETAILS_KEY), frame);

/** Among these the new type is chosen: a new company has any with shares, another one what it may be converted into. */
export function typesAfter(data: Answers, { companyType }: Pick<FilingFrame, 'companyType'>): readonly CompanyType[] {
  if (companyType === null || !swapsShares({ companyType })) return [];
  return entersNewCompany(data) ? shareCompanyTypes : conversionsOf(companyType);
}

/** Whether the merger gives a name: to the new company, or another one to the company that goes on. */
export const givesName = (frame: Pick<FilingFrame, 'answers'>): boolean =>
  isIntoNew(frame) || filedAnswers(frame, DETAILS_KEY)['takesNewName'] === true;
