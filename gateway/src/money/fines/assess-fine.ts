import type { FineBand, FineDiscount, FineStep, FineWorking } from '@registrar/domain/calls/fine-working';
import { addDays, daysBetween, isProvisional, type AdDay } from '@registrar/domain/calendar';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';
import type { Paisa } from '@registrar/domain/money';
import { bsOf, daysNotCounted, dualDay, fineStart } from './delay';
import type { Campaign, FineRule, FineTerms, PerMonthRule, StepsRule } from './fine-rules';
import { timelineOf, type Timeline } from './timeline';

/** The version of these rules; stored with every fine. */
export const FINE_ENGINE = 'fine/1';

/** The obligation that was to be filed. */
export interface FineEventFacts {
  readonly eventId: string;
  readonly section: string;
  readonly nameNepali: string;
  readonly nameEnglish: string;
}

export interface FineFacts {
  readonly event: FineEventFacts;
  readonly companyType: CompanyType;
  /** On the due day; for a foreign company the declared investment. */
  readonly paidUpPaisa: Paisa;
  readonly dueOn: AdDay;
  /** The day of filing, or today. */
  readonly filedOn: AdDay;
}

export type FineResult =
  { readonly ok: true; readonly fine: FineWorking } | { readonly ok: false; readonly code: 'PROVISIONAL_CALENDAR' };

/**
 * The fine for late filing, with its full working. A pure function of days, amounts and dated rates: the public
 * calculator, a company's dues, the officer and the invoice all use it and get the same result. A day in a projected
 * month is no legal deadline, so nothing is computed from it.
 */
export function assessFine(facts: FineFacts, terms: FineTerms): FineResult {
  const { event, dueOn, filedOn, paidUpPaisa } = facts;
  if (!Number.isSafeInteger(paidUpPaisa) || paidUpPaisa < 0)
    throw new RangeError(`${paidUpPaisa} is no amount of paisa`);
  if (isProvisional(bsOf(dueOn)) || isProvisional(bsOf(filedOn))) return { ok: false, code: 'PROVISIONAL_CALENDAR' };
  const now = amountOn(facts, terms, filedOn);
  const notCounted = daysNotCounted(dueOn, filedOn, terms);
  const discount = bestDiscount(terms.campaigns, event.section, filedOn, now.finePaisa);
  const { schedule } = terms;
  return {
    ok: true,
    fine: {
      eventId: event.eventId,
      section: event.section,
      nameNepali: event.nameNepali,
      nameEnglish: event.nameEnglish,
      dueOn: dualDay(dueOn),
      assessedOn: dualDay(filedOn),
      daysLate: Math.max(0, daysBetween(dueOn, filedOn)),
      daysNotCounted: notCounted,
      fineFrom: dualDay(fineStart(dueOn, notCounted)),
      months: now.months,
      band: bandOf(schedule.rule, facts),
      paidUpPaisa,
      steps: now.steps,
      freeMonths: 'perMonthPaisa' in schedule.rule ? schedule.rule.startsAfterMonths : 0,
      finePaisa: now.finePaisa,
      discount,
      payablePaisa: now.finePaisa - (discount?.amountPaisa ?? 0),
      grows: nextGrowth(facts, terms),
      schedule: {
        key: schedule.key,
        validFrom: schedule.validFrom,
        lawReference: schedule.lawReference,
        lawReferenceNepali: schedule.lawReferenceNepali,
        certainty: schedule.certainty,
      },
      engine: FINE_ENGINE,
    },
  };
}

/** The amount due on a day, without its working. */
export function payableOn(facts: FineFacts, terms: FineTerms, day: AdDay): Paisa {
  const { finePaisa } = amountOn(facts, terms, day);
  return finePaisa - (bestDiscount(terms.campaigns, facts.event.section, day, finePaisa)?.amountPaisa ?? 0);
}

/** Enough to pass every step of section 81(2) and the yearly cap of 81(6). */
const MONTHS_AHEAD = 25;

/** The first day after the assessed one with a higher amount: another month has begun, or a discount has ended. */
export function nextGrowth(facts: FineFacts, terms: FineTerms): FineWorking['grows'] {
  const today = payableOn(facts, terms, facts.filedOn);
  const { months } = amountOn(facts, terms, facts.filedOn);
  const days = terms.campaigns
    .flatMap(({ to }) => (to === null || to < facts.filedOn ? [] : [addDays(to, 1)]))
    .filter((day) => payableOn(facts, terms, day) > today);
  for (let ahead = 0; ahead < MONTHS_AHEAD; ahead += 1) {
    const day = timelineOf(facts.dueOn, terms).beginOf(months + ahead);
    if (day <= facts.filedOn || payableOn(facts, terms, day) <= today) continue;
    days.push(day);
    break;
  }
  const [on] = days.sort();
  return on === undefined ? null : { on: dualDay(on), payablePaisa: payableOn(facts, terms, on) };
}

interface Amount {
  readonly months: number;
  readonly steps: FineStep[];
  readonly finePaisa: Paisa;
}

function amountOn(facts: FineFacts, terms: FineTerms, day: AdDay): Amount {
  const { dueOn } = facts;
  const timeline = timelineOf(dueOn, terms);
  const months = timeline.begunBy(day);
  const { rule } = terms.schedule;
  const steps =
    'steps' in rule
      ? stepsOf(rule, bandOf(rule, facts)?.key ?? rule.nonProfitBand, months)
      : monthsOf(rule, timeline, months);
  return { months, steps, finePaisa: steps.reduce((sum, { amountPaisa }) => sum + amountPaisa, 0) };
}

/** Section 81(2): every reached step counts in full, then every started year. */
function stepsOf(rule: StepsRule, band: FineBand, months: number): FineStep[] {
  const found: FineStep[] = [];
  let passed = 0;
  for (const step of rule.steps) {
    if (months <= passed) return found;
    found.push({ kind: 'STEP', fromMonth: passed + 1, toMonth: passed + step.months, amountPaisa: step[band] });
    passed += step.months;
  }
  const years = Math.ceil(Math.max(0, months - passed) / 12);
  if (years > 0)
    found.push({
      kind: 'YEARS',
      years,
      perYearPaisa: rule.perYearAfter[band],
      amountPaisa: years * rule.perYearAfter[band],
    });
  return found;
}

/** Section 81(6): a month belongs to the fiscal year that it begins in, and each year has its own cap. */
function monthsOf(rule: PerMonthRule, timeline: Timeline, months: number): FineStep[] {
  const byYear = new Map<string, number>();
  for (let month = rule.startsAfterMonths; month < months; month += 1) {
    const year = timeline.fiscalYearOfMonth(month);
    byYear.set(year, (byYear.get(year) ?? 0) + 1);
  }
  return [...byYear].map(([fiscalYear, count]) => ({
    kind: 'MONTHS',
    fiscalYear,
    months: count,
    perMonthPaisa: rule.perMonthPaisa,
    capPaisa: rule.capPerFiscalYearPaisa,
    amountPaisa: Math.min(count * rule.perMonthPaisa, rule.capPerFiscalYearPaisa),
  }));
}

function bandOf(rule: FineRule, { companyType, paidUpPaisa }: FineFacts): FineWorking['band'] {
  if (!('steps' in rule)) return null;
  const parent = parentCompanyTypeOf(companyType);
  let overPaisa = 0;
  for (const { key, upToPaisa } of rule.paidUpBands) {
    const isOf = parent === 'NON_PROFIT' ? key === rule.nonProfitBand : upToPaisa === null || paidUpPaisa <= upToPaisa;
    if (isOf)
      return {
        key,
        because:
          parent === 'NON_PROFIT'
            ? 'NON_PROFIT'
            : parent === 'FOREIGN_BRANCH' || parent === 'FOREIGN_LIAISON'
              ? 'INVESTMENT'
              : 'PAID_UP',
        overPaisa,
        upToPaisa,
      };
    overPaisa = upToPaisa ?? overPaisa;
  }
  throw new RangeError('The bands of the rate leave out an amount of paid-up capital');
}

/** The largest discount in force on the day; discounts are never added. */
function bestDiscount(
  campaigns: readonly Campaign[],
  section: string,
  day: AdDay,
  finePaisa: Paisa,
): FineDiscount | null {
  if (finePaisa === 0) return null;
  const open = campaigns.filter(
    ({ from, to, sections }) =>
      from <= day && (to === null || day <= to) && (sections === undefined || sections.includes(section)),
  );
  const [best] = [...open].sort((a, b) => b.percent - a.percent);
  if (!best) return null;
  const left = wholeRupees(percentOf(finePaisa, 100 - best.percent));
  return {
    key: best.key,
    percent: best.percent,
    amountPaisa: finePaisa - left,
    until: best.to,
    lawReference: best.lawReference,
    lawReferenceNepali: best.lawReferenceNepali,
  };
}

const BASIS_POINTS = 10_000n;

/** In hundredths of a rupee, rounded half up; percentages are exact to a hundredth. */
export function percentOf(amountPaisa: Paisa, percent: number): Paisa {
  const product = BigInt(amountPaisa) * BigInt(Math.round(percent * 100));
  return Number((product + BASIS_POINTS / 2n) / BASIS_POINTS);
}

/** The amount due is whole rupees, half a rupee rounded up. */
export function wholeRupees(amountPaisa: Paisa): Paisa {
  return Math.floor((amountPaisa + 50) / 100) * 100;
}
