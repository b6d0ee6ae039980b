import { daysBetween, fiscalYear, fiscalYearOf, type AdDay, type FiscalYear } from '@registrar/domain/calendar';
import type { SeasonItem } from '@registrar/domain/calls/public-home';
import { companyTypes } from '@registrar/domain/enumerations';
import { lastDayToMeet } from '@registrar/domain/schedules';
import { annualReturnsOf, dueDayOf, type FineEventRule } from '../money/fines/fine-events';
import type { DueRules } from '../obligations/due-rules';

/** What lies further ahead is not of this season; where nothing lies nearer, the nearest day is told. */
const SEASON_DAYS = 120;
const MEETING = { event: 'GENERAL_MEETING', titleNe: 'वार्षिक साधारण सभा', titleEn: 'Annual general meeting' };

/** Every return that some type of company owes for each fiscal year, once. */
const yearly: readonly FineEventRule[] = [
  ...new Map(companyTypes.keys.flatMap(annualReturnsOf).map((event) => [event.eventId, event])).values(),
];

/** What companies have to do with the fiscal years by then, from the deadlines in force; the nearest first. */
export function seasonOn(today: AdDay, rules: DueRules): SeasonItem[] {
  const running = fiscalYearOf(today);
  if (running === undefined) return [];
  const ahead = [fiscalYear(running.startYear - 1), running]
    .flatMap((year) => (year === undefined ? [] : ofYear(year, today, rules)))
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn));
  const season = ahead.filter(({ daysLeft }) => daysLeft <= SEASON_DAYS);
  return season.length > 0 ? season : ahead.slice(0, 1);
}

function ofYear(year: FiscalYear, today: AdDay, rules: DueRules): SeasonItem[] {
  const meeting = lastDayToMeet(year.endsOn);
  return [
    ...(meeting === undefined ? [] : [{ ...MEETING, dueOn: meeting }]),
    ...yearly.flatMap((event) => {
      const dueOn = dueDayOf(event, { fiscalYear: year.startYear }, rules);
      return dueOn === undefined
        ? []
        : [{ event: event.eventId, titleNe: event.nameNepali, titleEn: event.nameEnglish, dueOn }];
    }),
  ]
    .filter(({ dueOn }) => dueOn >= today)
    .map((item) => ({ ...item, fiscalYear: year.name, daysLeft: daysBetween(today, item.dueOn) }));
}
