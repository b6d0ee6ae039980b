import type { ScheduleSample } from '@registrar/domain/calls/schedules';
import type { CompanyType } from '@registrar/domain/enumerations';
import type { FeeRule, RevenueCampaign } from '@registrar/domain/schedules';
import { assessFee, type FeeFacts } from '../money/fees/assess-fee';
import { discountedFee } from '../money/fees/discounted-fee';

const LAKH = 100_000 * 100;
const CRORE = 100 * LAKH;
const CAPITALS = [LAKH, 5 * LAKH, 25 * LAKH, CRORE, 2 * CRORE, 5 * CRORE, 10 * CRORE, 15 * CRORE];
const INCREASES = [
  [LAKH, 5 * LAKH],
  [5 * LAKH, 25 * LAKH],
  [25 * LAKH, CRORE],
  [CRORE, 5 * CRORE],
  [5 * CRORE, 15 * CRORE],
] as const;
const MOST_SAMPLES = 24;

export type Sample = Omit<ScheduleSample, 'beforePaisa' | 'afterPaisa'>;
export const NOBODY: Sample = {
  companyType: null,
  capitalPaisa: null,
  formerCapitalPaisa: null,
  quantity: null,
  monthsLate: null,
  daysLate: null,
  missingReturns: null,
};

export interface FeesSide {
  readonly before: FeeRule | null;
  readonly after: FeeRule;
  /** What incorporating a company costs on the first day of the new row; for the fees that lean on it. */
  readonly incorporation: (companyType: CompanyType) => FeeRule | undefined;
}

/**
 * A fee under the rule that holds and under the one that is proposed, for companies on both sides of every limit of
 * either.
 */
export function effectOfFees(key: string, { before, after, incorporation }: FeesSide): ScheduleSample[] {
  return samplesFor(key, before, after).flatMap((sample): ScheduleSample[] => {
    const facts: FeeFacts = {
      capitalPaisa: sample.capitalPaisa,
      formerCapitalPaisa: sample.formerCapitalPaisa,
      quantity: sample.quantity ?? 1,
      ...(sample.companyType === null ? {} : withIncorporation(incorporation(sample.companyType))),
    };
    const afterPaisa = assessFee(after, facts)?.feePaisa;
    return afterPaisa === undefined
      ? []
      : [{ ...sample, beforePaisa: before && (assessFee(before, facts)?.feePaisa ?? null), afterPaisa }];
  });
}

/** A fee with the discount that holds and with the one that is proposed. */
export function effectOfDiscount(
  rule: FeeRule,
  before: RevenueCampaign | null,
  after: RevenueCampaign,
): ScheduleSample[] {
  return samplesFor('', null, rule).flatMap((sample): ScheduleSample[] => {
    const fee = assessFee(rule, { capitalPaisa: sample.capitalPaisa });
    if (!fee) return [];
    const less = (campaign: RevenueCampaign | null) =>
      discountedFee(
        fee,
        campaign && { percent: campaign.discountPercentOnRevenue, lawReference: '', lawReferenceNepali: '' },
      ).feePaisa;
    return [{ ...sample, beforePaisa: less(before), afterPaisa: less(after) }];
  });
}

const withIncorporation = (rule: FeeRule | undefined): Pick<FeeFacts, 'incorporation'> =>
  rule ? { incorporation: rule } : {};

function samplesFor(key: string, before: FeeRule | null, after: FeeRule): Sample[] {
  switch (after.basis) {
    case 'FLAT':
      return (key === 'FEE_COPY_PER_PAGE' || key === 'FEE_CERTIFIED_COPY' ? [1, 10, 50] : [null]).map((quantity) => ({
        ...NOBODY,
        quantity,
      }));
    case 'AUTHORIZED_CAPITAL':
    case 'PROPOSED_INVESTMENT':
    case 'PAID_UP_CAPITAL':
      return aroundLimits([before, after]).map((capitalPaisa) => ({ ...NOBODY, capitalPaisa }));
    case 'DIFFERENCE_OF_INCORPORATION_FEES':
      return leaning((type) =>
        INCREASES.map(([from, to]) => ({ ...NOBODY, companyType: type, formerCapitalPaisa: from, capitalPaisa: to })),
      );
    case 'PERCENT_OF_INCORPORATION_FEE':
      return leaning((type) => CAPITALS.map((capitalPaisa) => ({ ...NOBODY, companyType: type, capitalPaisa })));
  }
}

const leaning = (of: (type: CompanyType) => Sample[]): Sample[] =>
  (['PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI', 'PUBLIC_NON_GOVERNMENT_ALL_NEPALI'] as const).flatMap(of);

/** Each limit itself, the first paisa beyond the last one, and well beyond it: between them nothing changes. */
function aroundLimits(rules: readonly (FeeRule | null)[]): number[] {
  const tiered = rules.flatMap((rule) => (rule && 'tiers' in rule ? [rule] : []));
  const limits = tiered.flatMap(({ tiers }) => tiers.map(({ upToPaisa }) => upToPaisa));
  const last = Math.max(...limits);
  const capitals = [...limits, last + 1, last + Math.max(...tiered.map(({ above }) => above.unitPaisa)) * 5];
  return [...new Set(capitals)].sort((a, b) => a - b).slice(0, MOST_SAMPLES);
}
