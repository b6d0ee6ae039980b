import { companyTypes, parentCompanyTypeOf, type CompanyType } from '../enumerations/company-types';
import type { InvestorType } from '../enumerations/persons';
import { rupees, type Paisa } from '../money';

/** A: text of the Act; B: secondary sources; C: our assumption, kept here so that it is changed in one place. */
export type Certainty = 'A' | 'B' | 'C';

/** A limit with the section of the Companies Act 2063 it comes from. `maximum` null: no upper limit. */
export interface Limit {
  readonly minimum: number;
  readonly maximum: number | null;
  readonly law: string;
  readonly certainty: Certainty;
}

/** Who may hold shares or be a member; BOTH_SIDES needs at least one Nepali and one foreign holder. */
export type HolderResidence = 'NEPALI_NRN' | 'FOREIGN_ONLY' | 'BOTH_SIDES' | 'ALL';

/** Who owns a government company: ALL its holders are government bodies, or SOME. */
export type GovernmentShare = 'ALL' | 'SOME' | 'NONE';

/** What the company is built on: shares, membership, or the capital of a head office abroad. */
export type CapitalKind = 'SHARES' | 'MEMBERSHIP' | 'HEAD_OFFICE';

/** What the Companies Act 2063 asks of a kind of company (domain/law.md 4.2). Amounts in paisa, ages in years. */
export interface CompanyTypeRules {
  readonly capital: CapitalKind;
  /** Shareholders, or members where there are no shares; null where the company has neither. */
  readonly holders: Limit | null;
  readonly residence: HolderResidence;
  readonly government: GovernmentShare;
  /** Null where the office in Nepal has no board of its own. */
  readonly directors: Limit | null;
  /** How many of so many directors have to be independent. */
  readonly independentDirectors: (directors: number) => number;
  /** At least one woman on the board where women hold shares. */
  readonly womanDirector: boolean;
  readonly directorMinimumAge: number;
  /** Face value of a share; null where the Act leaves it to the company. */
  readonly faceValue: {
    readonly minimum: Paisa;
    readonly multipleOf: Paisa;
    readonly law: string;
    readonly certainty: Certainty;
  } | null;
  readonly minimumPaidUp: { readonly amount: Paisa; readonly law: string; readonly certainty: Certainty } | null;
  /**
   * Promoters hold at least this percentage and the public at most the rest; null where shares are not offered to the
   * public.
   */
  readonly promoterMinimumPercent: number | null;
  /** Longest and shortest term of a director, in years; a term is longer than the shortest. */
  readonly directorTerm: { readonly longerThan: number; readonly maximum: number | null };
  /** Directors confirm their part by a code to their phone. */
  readonly directorsConfirm: boolean;
  readonly mayTakeModelArticles: boolean;
  /**
   * Counted with the operator: operator and approver, or operator, section officer and registrar (domain/workflow.md
   * 6.2).
   */
  readonly levels: 2 | 3;
}

/** Companies Act section 66: promoters; the specification asks the same of every shareholder and representative. */
export const PERSON_MINIMUM_AGE = 16;
/** Act relating to Children 2075 section 2: whoever is younger may act only through a guardian. */
export const MAJORITY_AGE = 18;
export const PUBLIC_DIRECTOR_MINIMUM_AGE = 21;
/** Specification section 5: the term of a director exceeds one year. */
const TERM_LONGER_THAN_YEARS = 1;
const PRIVATE_HOLDERS_MAXIMUM = 101;
const DIRECTORS_MAXIMUM = 11;

const nobodyIndependent = (): number => 0;
/** Companies Act section 86(3): one independent director of up to seven, two of more. */
const independentOfPublic = (directors: number): number => (directors > 7 ? 2 : 1);

const PRIVATE = {
  capital: 'SHARES',
  government: 'NONE',
  directors: { minimum: 1, maximum: DIRECTORS_MAXIMUM, law: '86(1)', certainty: 'A' },
  independentDirectors: nobodyIndependent,
  womanDirector: false,
  directorMinimumAge: PERSON_MINIMUM_AGE,
  faceValue: null,
  minimumPaidUp: null,
  promoterMinimumPercent: null,
  directorTerm: { longerThan: TERM_LONGER_THAN_YEARS, maximum: null },
  directorsConfirm: false,
  levels: 2,
} as const;

const SOLE = {
  ...PRIVATE,
  holders: { minimum: 1, maximum: 1, law: '9', certainty: 'A' },
  mayTakeModelArticles: true,
} as const;
const MULTIPLE = {
  ...PRIVATE,
  holders: { minimum: 2, maximum: PRIVATE_HOLDERS_MAXIMUM, law: '9', certainty: 'A' },
  mayTakeModelArticles: false,
} as const;

const PUBLIC = {
  capital: 'SHARES',
  holders: { minimum: 7, maximum: null, law: '9', certainty: 'A' },
  directors: { minimum: 3, maximum: DIRECTORS_MAXIMUM, law: '86(2)', certainty: 'A' },
  independentDirectors: independentOfPublic,
  womanDirector: true,
  directorMinimumAge: PUBLIC_DIRECTOR_MINIMUM_AGE,
  faceValue: { minimum: rupees(50), multipleOf: rupees(10), law: '27', certainty: 'A' },
  minimumPaidUp: { amount: rupees(10_000_000), law: '11', certainty: 'A' },
  promoterMinimumPercent: 51,
  directorTerm: { longerThan: TERM_LONGER_THAN_YEARS, maximum: 4 },
  directorsConfirm: true,
  mayTakeModelArticles: false,
  levels: 3,
} as const;

const FOREIGN_OFFICE = {
  capital: 'HEAD_OFFICE',
  holders: null,
  residence: 'ALL',
  government: 'NONE',
  directors: null,
  independentDirectors: nobodyIndependent,
  womanDirector: false,
  directorMinimumAge: PERSON_MINIMUM_AGE,
  faceValue: null,
  minimumPaidUp: null,
  promoterMinimumPercent: null,
  directorTerm: { longerThan: TERM_LONGER_THAN_YEARS, maximum: null },
  directorsConfirm: false,
  mayTakeModelArticles: false,
  levels: 3,
} as const;

/** Every company type of the specification and what the law asks of it. */
export const COMPANY_TYPE_RULES: Readonly<Record<CompanyType, CompanyTypeRules>> = {
  PRIVATE_SOLE_PROPRIETOR: { ...SOLE, residence: 'NEPALI_NRN' },
  PRIVATE_SOLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS: { ...SOLE, residence: 'FOREIGN_ONLY' },
  PRIVATE_MULTIPLE_PROPRIETOR_JOINT_VENTURE_FOREIGN_PROMOTERS: { ...MULTIPLE, residence: 'BOTH_SIDES' },
  PRIVATE_MULTIPLE_PROPRIETOR_ALL_FOREIGN_PROMOTERS: { ...MULTIPLE, residence: 'FOREIGN_ONLY' },
  PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI: { ...MULTIPLE, residence: 'NEPALI_NRN' },
  PUBLIC_GOVERNMENT_ALL_GOVERNMENT: { ...PUBLIC, residence: 'NEPALI_NRN', government: 'ALL' },
  PUBLIC_GOVERNMENT_JOINT_VENTURE_GOVERNMENT_PUBLIC: { ...PUBLIC, residence: 'ALL', government: 'SOME' },
  PUBLIC_NON_GOVERNMENT_JOINT_VENTURE_NEPALI_FOREIGN: { ...PUBLIC, residence: 'BOTH_SIDES', government: 'NONE' },
  PUBLIC_NON_GOVERNMENT_ALL_NEPALI: { ...PUBLIC, residence: 'NEPALI_NRN', government: 'NONE' },
  // Section 166: at least five promoters, no share capital. The Act names no size of the board; three is our
  // assumption.
  NON_PROFIT: {
    ...PRIVATE,
    capital: 'MEMBERSHIP',
    holders: { minimum: 5, maximum: null, law: '166', certainty: 'A' },
    residence: 'ALL',
    directors: { minimum: 3, maximum: DIRECTORS_MAXIMUM, law: '166', certainty: 'C' },
    mayTakeModelArticles: false,
    levels: 3,
  },
  FOREIGN_BRANCH: FOREIGN_OFFICE,
  FOREIGN_LIAISON: FOREIGN_OFFICE,
};

export function companyTypeRules(type: CompanyType): CompanyTypeRules {
  return COMPANY_TYPE_RULES[type];
}

/** A branch or liaison office of a foreign company (section 154). */
export const isForeign = (type: CompanyType): boolean =>
  ['FOREIGN_BRANCH', 'FOREIGN_LIAISON'].includes(parentCompanyTypeOf(type));
export const isOfNepal = (type: CompanyType): boolean => !isForeign(type);
export const hasHolders = (type: CompanyType): boolean => companyTypeRules(type).holders !== null;

/** Types that issue shares, and so have share ranges and a ledger. */
export function hasShares(type: CompanyType): boolean {
  return COMPANY_TYPE_RULES[type].capital === 'SHARES';
}

export const shareCompanyTypes: readonly CompanyType[] = companyTypes.keys.filter(hasShares);

const NEPALI_SIDE: readonly InvestorType[] = ['NEPALI', 'NRN'];

/**
 * A non-resident Nepali counts on the Nepali side: the Act keeps no company of Nepali promoters from having one. [C]
 */
export function onNepaliSide(investor: InvestorType): boolean {
  return NEPALI_SIDE.includes(investor);
}

/** The kinds of investor that may hold in a company of this type. */
export function investorTypesOf(type: CompanyType): readonly InvestorType[] {
  switch (COMPANY_TYPE_RULES[type].residence) {
    case 'NEPALI_NRN':
      return NEPALI_SIDE;
    case 'FOREIGN_ONLY':
      return ['FOREIGN', 'FOREIGN_NON_FDI'];
    case 'BOTH_SIDES':
    case 'ALL':
      return ['NEPALI', 'NRN', 'FOREIGN', 'FOREIGN_NON_FDI'];
  }
}

/** Types without a board, and so without a number of directors, are offices of foreign companies. */
export const isForeignOffice = (type: CompanyType | null): boolean =>
  type !== null && companyTypeRules(type).capital === 'HEAD_OFFICE';
