import type { Bilingual } from '../bilingual';
import type { CompanyType } from '../enumerations/company-types';
import { companyTypeRules } from '../registration/company-type-rules';

/** The two papers a company is founded on. */
export type FoundingPaper = 'MOA' | 'AOA';

/** Kinds of company whose papers differ. A foreign company's office in Nepal has none of its own. */
export type ClauseGroup = 'SOLE' | 'PRIVATE' | 'PUBLIC' | 'NON_PROFIT';

/**
 * What a clause may say of the company it is written for, as {{name}} in its text. `unpaidCapital` is a whole sentence:
 * it says so where nothing is left to pay.
 */
export const placeholders = [
  'companyName',
  'address',
  'objectives',
  'authorizedCapital',
  'authorizedQuantity',
  'shareRate',
  'issuedCapital',
  'issuedQuantity',
  'committedCapital',
  'paidCapital',
  'unpaidCapital',
  'maximumHolders',
  'numberOfDirectors',
  'membershipFee',
  'annualFee',
  'founderCount',
] as const;
export type Placeholder = (typeof placeholders)[number];

/** One provision of a memorandum or of articles, as the office offers it. */
export interface Clause {
  /** Stays for good: what an applicant wrote instead is kept under it. */
  readonly key: string;
  readonly heading: Bilingual;
  /** Lines are paragraphs. */
  readonly text: Bilingual;
  /** The text for a company with one shareholder, where the usual one speaks of several. */
  readonly sole?: Bilingual;
  /**
   * Provision of the Companies Act 2063 that asks for it or decides it, in the numbering of the Law Commission's text.
   */
  readonly law: Bilingual | null;
  /** The Act, or an answer of another step, decides it: it can be neither worded anew nor taken out. */
  readonly locked: boolean;
  /** Whose papers have it. */
  readonly of: readonly ClauseGroup[];
}

/**
 * Undefined for the offices of foreign companies, which are registered under the papers of the company abroad (section
 * 154).
 */
export function clauseGroupOf(type: CompanyType): ClauseGroup | undefined {
  const { capital, holders, directorsConfirm } = companyTypeRules(type);
  if (capital === 'HEAD_OFFICE') return undefined;
  if (capital === 'MEMBERSHIP') return 'NON_PROFIT';
  if (directorsConfirm) return 'PUBLIC';
  return holders?.maximum === 1 ? 'SOLE' : 'PRIVATE';
}

export const SHARES: readonly ClauseGroup[] = ['SOLE', 'PRIVATE', 'PUBLIC'];
export const EVERY: readonly ClauseGroup[] = [...SHARES, 'NON_PROFIT'];
