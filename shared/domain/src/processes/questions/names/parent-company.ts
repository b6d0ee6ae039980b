import type { ParentCompanyType } from '../../../enumerations/company-types';
import type { ValidationCode } from '../../../messages/validation';
import { canonicalForm, englishWords, nepaliWords } from '../../../names/normalise';

/** The parent company as the applicant gives it. */
export interface NamedParent {
  readonly groupRegistrationNumber?: string;
  readonly registeredCompanyNameEnglish?: string;
  readonly registeredCompanyNameNepali?: string;
  readonly registeredCompanyType?: ParentCompanyType;
}

/** A company as the public register shows it. */
export interface RegisteredCompany {
  readonly status: string;
  readonly english: string;
  readonly nepali: string;
  readonly type: ParentCompanyType;
}

export interface ParentProblem {
  readonly path: keyof NamedParent;
  readonly code: Extract<ValidationCode, `GROUP_${string}`>;
  /** The value in the register. */
  readonly registered?: string;
}

/**
 * Compares the given parent company with the companies of its registration number. Old records share numbers, so the
 * names decide between them; of two with the same names the active one is taken.
 */
export function holdAgainstRegister<Company extends RegisteredCompany>(
  candidates: readonly Company[],
  named: NamedParent,
): { company: Company | undefined; problems: ParentProblem[] } {
  const likeness = (company: Company): number => {
    const { english, nepali } = agreement(company, named);
    return Number(english) * 2 + Number(nepali) * 2 + Number(company.status === 'ACTIVE');
  };
  const company = [...candidates].sort((a, b) => likeness(b) - likeness(a))[0];
  if (!company) return { company, problems: [{ path: 'groupRegistrationNumber', code: 'GROUP_COMPANY_UNKNOWN' }] };

  const problems: ParentProblem[] = [];
  const known = (script: 'english' | 'nepali'): string =>
    [...new Set(candidates.map((candidate) => candidate[script]))].join('” / “');
  const agrees = agreement(company, named);
  if (company.status !== 'ACTIVE') problems.push({ path: 'groupRegistrationNumber', code: 'GROUP_COMPANY_NOT_ACTIVE' });
  if (!agrees.nepali)
    problems.push({
      path: 'registeredCompanyNameNepali',
      code: 'GROUP_NAME_NEPALI_DIFFERS',
      registered: known('nepali'),
    });
  if (!agrees.english)
    problems.push({
      path: 'registeredCompanyNameEnglish',
      code: 'GROUP_NAME_ENGLISH_DIFFERS',
      registered: known('english'),
    });
  if (company.type !== named.registeredCompanyType)
    problems.push({ path: 'registeredCompanyType', code: 'GROUP_TYPE_DIFFERS', registered: company.type });
  return { company, problems };
}

/**
 * Compares names without case, punctuation and legal form. A name that the register does not have in a script counts as
 * equal.
 */
function agreement(company: RegisteredCompany, named: NamedParent): { english: boolean; nepali: boolean } {
  const english = (name: string): string => canonicalForm(englishWords(name));
  const nepali = (name: string): string => canonicalForm(nepaliWords(name));
  return {
    english: company.english === '' || english(company.english) === english(named.registeredCompanyNameEnglish ?? ''),
    nepali: company.nepali === '' || nepali(company.nepali) === nepali(named.registeredCompanyNameNepali ?? ''),
  };
}
