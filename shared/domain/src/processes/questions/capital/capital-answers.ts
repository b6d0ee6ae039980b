import type { z } from 'zod';
import { companyTypeRules, type CapitalKind } from '../../../registration/company-type-rules';
import type { FilingFrame } from '../../definition/filing-frame';
import { amount, answers, optionalAmount, optionalDay, optionalQuantity, percent, quantity } from '../answer';
import { sourcesOfFund } from './source-of-fund';

/**
 * A share capital. Amounts in paisa; `shareRate` is the face value of a share. Only public companies are asked for the
 * ratio.
 */
export const shareCapitalAnswers = answers({
  authorizedCapital: amount('AUTHORIZED_CAPITAL_REQUIRED'),
  shareRate: amount('SHARE_RATE_REQUIRED'),
  authorizedQuantity: quantity('AUTHORIZED_QUANTITY_REQUIRED'),
  authorizedOn: optionalDay(),
  fractionalQuantity: optionalQuantity(),
  fractionalAmount: optionalAmount(),
  issuedCapital: amount('ISSUED_CAPITAL_REQUIRED'),
  issuedOn: optionalDay(),
  promoterPercent: {
    complete: percent('PROMOTER_PERCENT_REQUIRED').draft,
    draft: percent('PROMOTER_PERCENT_REQUIRED').draft,
  },
  publicPercent: {
    complete: percent('PUBLIC_PERCENT_REQUIRED').draft,
    draft: percent('PUBLIC_PERCENT_REQUIRED').draft,
  },
  promoterPaidAmount: amount('PAID_AMOUNT_REQUIRED', { positive: false }),
  promoterUnpaidAmount: amount('UNPAID_AMOUNT_REQUIRED', { positive: false }),
  publicPaidAmount: optionalAmount(),
  sourcesOfFund,
});
export type ShareCapitalDraft = Partial<z.output<typeof shareCapitalAnswers.draft>>;

/** A company not distributing profit has members who pay a fee instead of shareholders (Companies Act section 166). */
export const membershipAnswers = answers({
  membershipFee: amount('MEMBERSHIP_FEE_REQUIRED', { positive: false }),
  annualFee: optionalAmount(),
  sourcesOfFund,
});
/**
 * The capital of the company abroad, and the amount it transfers to its office in Nepal. In paisa: foreign amounts are
 * converted.
 */
export const headOfficeAnswers = answers({
  headOfficeAuthorizedCapital: amount('AUTHORIZED_CAPITAL_REQUIRED'),
  headOfficeIssuedCapital: amount('ISSUED_CAPITAL_REQUIRED'),
  headOfficePaidUpCapital: amount('PAID_UP_CAPITAL_REQUIRED'),
  branchAuthorizedCapital: amount('BRANCH_CAPITAL_REQUIRED'),
  sourcesOfFund,
});
export type HeadOfficeCapital = z.output<typeof headOfficeAnswers.complete>;

/** The draft schema that accepts any of the three kinds. */
export const capitalDraft = shareCapitalAnswers.draft
  .extend(membershipAnswers.draft.shape)
  .extend(headOfficeAnswers.draft.shape);

export const capitalKindOf = ({ companyType }: Pick<FilingFrame, 'companyType'>): CapitalKind =>
  companyType ? companyTypeRules(companyType).capital : 'SHARES';

/** Each kind on its own, for code that reads complete answers. */
export const shareCapital = shareCapitalAnswers.complete;
export const membershipCapital = membershipAnswers.complete;
export const headOfficeCapital = headOfficeAnswers.complete;
