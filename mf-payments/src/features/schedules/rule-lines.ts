import type { TFunction } from 'i18next';
import {
  campaignSchema,
  feeRuleSchema,
  graceSchema,
  monthlyFineSchema,
  noFineDaysSchema,
  revenueCampaignSchema,
  scheduleGroupOf,
  section136kaSchema,
  steppedFineSchema,
  type FeeRule,
  type ScheduleGroup,
  type ScheduleKey,
} from '@registrar/domain/schedules';
import type { useFormats } from '@registrar/ui';
import { termLines } from './term-lines';

/** One thing that a rule says: of what, and how much. */
export interface RuleLine {
  readonly term: string;
  readonly text: string;
}

export interface Words {
  readonly t: TFunction;
  readonly formats: Pick<ReturnType<typeof useFormats>, 'language' | 'money' | 'number' | 'digits'>;
}

/** Groups of which a rule is an amount, or takes one away. */
export const MONEY: ReadonlySet<ScheduleGroup> = new Set(['FEE', 'FINE', 'CAMPAIGN', 'NO_FINE_DAYS']);

/** A rule in words and figures, as a lawyer would read it. */
export function ruleLines(key: ScheduleKey, value: Readonly<Record<string, unknown>>, words: Words): RuleLine[] {
  if (scheduleGroupOf(key) === 'FEE') {
    const fee = feeRuleSchema.safeParse(value);
    return fee.success ? feeLines(fee.data, words) : [];
  }
  return MONEY.has(scheduleGroupOf(key)) ? fineLines(key, value, words) : termLines(key, value, words);
}

function feeLines(rule: FeeRule, { t, formats: { money, number } }: Words): RuleLine[] {
  switch (rule.basis) {
    case 'FLAT':
      return [
        { term: t('schedules.rule.FLAT'), text: rule.feePaisa === 0 ? t('schedules.rule.free') : money(rule.feePaisa) },
      ];
    case 'DIFFERENCE_OF_INCORPORATION_FEES':
      return [
        { term: t('schedules.rule.DIFFERENCE'), text: t('schedules.rule.atLeast', { amount: money(rule.floorPaisa) }) },
      ];
    case 'PERCENT_OF_INCORPORATION_FEE':
      return [
        {
          term: t('schedules.rule.PERCENT', { percent: number(rule.percent) }),
          text: t('schedules.rule.atMost', { amount: money(rule.capPaisa) }),
        },
      ];
    default: {
      const { tiers, above } = rule;
      const last = tiers.at(-1)?.upToPaisa ?? 0;
      const lines = tiers.map(({ upToPaisa, feePaisa }, at) => {
        const over = tiers[at - 1]?.upToPaisa;
        return {
          term:
            over === undefined
              ? t('schedules.rule.upTo', { upTo: money(upToPaisa) })
              : t('schedules.rule.between', { over: money(over), upTo: money(upToPaisa) }),
          text: money(feePaisa),
        };
      });
      const beyond =
        above.perUnitPaisa === 0
          ? money(above.basePaisa)
          : t('schedules.rule.beyond', {
              base: money(above.basePaisa),
              perUnit: money(above.perUnitPaisa),
              unit: money(above.unitPaisa),
            });
      return [...lines, { term: t('schedules.rule.above', { over: money(last) }), text: beyond }];
    }
  }
}

function fineLines(
  key: ScheduleKey,
  value: Readonly<Record<string, unknown>>,
  { t, formats: { language, money, number } }: Words,
): RuleLine[] {
  const stepped = key === 'FINE_S81_2' ? steppedFineSchema.safeParse(value) : undefined;
  if (stepped?.success) {
    const { paidUpBands, steps, perYearAfter } = stepped.data;
    return paidUpBands.map((band, at) => {
      const over = paidUpBands[at - 1]?.upToPaisa ?? null;
      const parts = steps.map((step) =>
        t('schedules.rule.step', { months: number(step.months), amount: money(step[band.key]) }),
      );
      const term =
        band.upToPaisa === null
          ? t('schedules.rule.paidUpAbove', { over: money(over ?? 0) })
          : t('schedules.rule.paidUpUpTo', { upTo: money(band.upToPaisa) });
      return {
        term,
        text: [...parts, t('schedules.rule.perYear', { amount: money(perYearAfter[band.key]) })].join(' + '),
      };
    });
  }
  const monthly = key === 'FINE_S81_6' ? monthlyFineSchema.safeParse(value) : undefined;
  if (monthly?.success) {
    const { startsAfterMonths, perMonthPaisa, capPerFiscalYearPaisa } = monthly.data;
    return [
      {
        term: t('schedules.rule.afterMonths', { months: number(startsAfterMonths) }),
        text: t('schedules.rule.perMonth', { amount: money(perMonthPaisa), cap: money(capPerFiscalYearPaisa) }),
      },
    ];
  }
  const winding = key === 'FINE_S136KA' ? section136kaSchema.safeParse(value) : undefined;
  if (winding?.success)
    return [
      {
        term: t('schedules.rule.smaller'),
        text: t('schedules.rule.ofPaidUp', { percent: number(winding.data.percentOfPaidUp) }),
      },
    ];
  const grace = key === 'FINE_GRACE' ? graceSchema.safeParse(value) : undefined;
  if (grace?.success) {
    const { days, otherwise } = grace.data;
    return [
      ...Object.entries(days).map(([term, count]) => ({
        term,
        text: t('schedules.rule.days', { days: number(count) }),
      })),
      { term: t('schedules.rule.grace'), text: t('schedules.rule.days', { days: number(otherwise) }) },
    ];
  }
  const campaign = key === 'FINE_CAMPAIGN_S81_7' ? campaignSchema.safeParse(value) : undefined;
  if (campaign?.success)
    return [
      {
        term: t('schedules.rule.discount'),
        text: t('schedules.rule.percentOff', { percent: number(campaign.data.discountPercentOnFine) }),
      },
    ];
  const revenue = key === 'REVENUE_CAMPAIGN' ? revenueCampaignSchema.safeParse(value) : undefined;
  if (revenue?.success)
    return [
      {
        term: t('schedules.rule.discountOnRevenue'),
        text: t('schedules.rule.percentOff', { percent: number(revenue.data.discountPercentOnRevenue) }),
      },
    ];
  const days = scheduleGroupOf(key) === 'NO_FINE_DAYS' ? noFineDaysSchema.safeParse(value) : undefined;
  return days?.success
    ? [{ term: t('schedules.rule.noFine'), text: language === 'ne' ? days.data.nameNepali : days.data.nameEnglish }]
    : [];
}
