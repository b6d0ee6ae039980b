import type { FineEvent } from '@registrar/domain/calls/fines';
import { fiscalYear, type AdDay } from '@registrar/domain/calendar';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';
import { deadlineEvents, lastDayToMeet, type DeadlineEvent } from '@registrar/domain/schedules';
import { dueAfter, dueAfterYear, type DueRules } from '../../obligations/due-rules';

/** The rate of the fine; section 81(2) names its sections, 81(6) is for every other filing. */
export type FineScheduleKey = 'FINE_S81_2' | 'FINE_S81_6';

export interface FineEventRule extends Omit<FineEvent, 'scheduleKey'> {
  readonly eventId: DeadlineEvent;
  readonly scheduleKey: FineScheduleKey;
}

interface FinedBy extends Pick<FineEvent, 'section' | 'trigger'> {
  readonly scheduleKey: FineScheduleKey;
}

/**
 * The events with a fine for late filing: the deadlines of the configuration that a company owes the office, with the
 * same keys. One fine for each section and fiscal year.
 */
const FINED: Readonly<Record<DeadlineEvent, FinedBy | null>> = {
  ANNUAL_REPORT_S80_ALL: { section: '80', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR' },
  ANNUAL_REPORT_S80_AGM: { section: '80', scheduleKey: 'FINE_S81_2', trigger: 'AGM' },
  INVENTORY_S51_NO_AGM: { section: '51', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR' },
  INVENTORY_S51_AGM: { section: '51', scheduleKey: 'FINE_S81_2', trigger: 'AGM' },
  REPORT_S78: { section: '78', scheduleKey: 'FINE_S81_2', trigger: 'AGM' },
  FOREIGN_ANNUAL: { section: '156', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR' },
  LIQUIDATOR_ACCOUNTS: { section: '131', scheduleKey: 'FINE_S81_2', trigger: 'DUE_DATE' },
  REGISTERED_ADDRESS: { section: '184', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  SHARE_TRANSFER_REGISTER: { section: '43', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  SOLE_SHAREHOLDER_HEIR: { section: '153', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  ALLOTMENT_RETURN: { section: '31', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  MOA_AOA_AMEND_NOTICE: { section: '21', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  DIRECTOR_DISCLOSURE: { section: '92', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  AUDITOR_NOTICE: { section: '111', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  LIQUIDATION_RESOLUTION: { section: '126', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  LIQUIDATOR_NOTICE: { section: '127', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  MERGER_DECISION: { section: '177', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
  // the time of a court, not of the company
  RESTORATION: null,
  CONVERSION: { section: '13', scheduleKey: 'FINE_S81_6', trigger: 'DECISION' },
};

export const FINE_EVENTS: readonly FineEventRule[] = deadlineEvents.flatMap(({ event, ne, en }) => {
  const fined = FINED[event];
  return fined === null ? [] : [{ eventId: event, ...fined, nameNepali: ne, nameEnglish: en }];
});

export function findFineEvent(eventId: string): FineEventRule | undefined {
  return FINE_EVENTS.find((event) => event.eventId === eventId);
}

/**
 * The returns that a company owes for every fiscal year. One fine for each section (domain law 4.6): the report and its
 * inventory are two.
 */
export function annualReturnsOf(companyType: CompanyType): FineEventRule[] {
  const parent = parentCompanyTypeOf(companyType);
  const keys =
    parent === 'FOREIGN_BRANCH' || parent === 'FOREIGN_LIAISON'
      ? ['FOREIGN_ANNUAL']
      : // a non-profit company has members and no shares
        parent === 'NON_PROFIT'
        ? ['ANNUAL_REPORT_S80_ALL']
        : [
            'ANNUAL_REPORT_S80_ALL',
            'INVENTORY_S51_NO_AGM',
            ...(parent === 'PUBLIC_GOVERNMENT' || parent === 'PUBLIC_NON_GOVERNMENT' ? ['REPORT_S78'] : []),
          ];
  return keys.flatMap((key) => findFineEvent(key) ?? []);
}

/** The known facts for the due day; the trigger of an event says which of them it needs. */
export interface DueFacts {
  readonly dueOn?: AdDay | undefined;
  /** The day of the general meeting, the decision or the registration. */
  readonly triggeredOn?: AdDay | undefined;
  /** The BS year in which the fiscal year begins. */
  readonly fiscalYear?: number | undefined;
}

/** The due day. A given due day takes precedence over the day it would be counted from; undefined: neither is known. */
export function dueDayOf(
  { eventId, trigger }: FineEventRule,
  { dueOn, triggeredOn, fiscalYear: startYear }: DueFacts,
  rules: DueRules,
): AdDay | undefined {
  if (dueOn !== undefined) return dueOn;
  if (trigger === 'FISCAL_YEAR') {
    const year = startYear === undefined ? undefined : fiscalYear(startYear);
    return year && dueAfterYear(rules(eventId, year.endsOn), year.endsOn);
  }
  // for an unknown general meeting, the last day on which it may be held
  const year = trigger === 'AGM' && startYear !== undefined ? fiscalYear(startYear) : undefined;
  const countedFrom = triggeredOn ?? (year && lastDayToMeet(year.endsOn));
  return countedFrom === undefined ? undefined : dueAfter(rules(eventId, countedFrom), countedFrom);
}
