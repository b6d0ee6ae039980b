import type { AdDay, FiscalYear } from '@registrar/domain/calendar';
import type { CompanyType } from '@registrar/domain/enumerations';
import { dueAfter, type DueRules } from '../../obligations/due-rules';
import { annualReturnsOf, dueDayOf, findFineEvent, type FineEventRule } from './fine-events';

/** A return that a company owes for a fiscal year, with its due day. */
export interface YearReturn {
  readonly event: FineEventRule;
  readonly dueOn: AdDay;
}

/** Due days counted from a general meeting; they can only be earlier. */
const AFTER_MEETING: Readonly<Partial<Record<string, string>>> = {
  ANNUAL_REPORT_S80_ALL: 'ANNUAL_REPORT_S80_AGM',
  INVENTORY_S51_NO_AGM: 'INVENTORY_S51_AGM',
};

/** `heldOn`: the day of the annual general meeting, if it was held and is known. */
export function returnsOfYear(
  companyType: CompanyType,
  { startYear }: Pick<FiscalYear, 'startYear'>,
  heldOn: AdDay | undefined,
  rules: DueRules,
): YearReturn[] {
  return annualReturnsOf(companyType).flatMap((event) => {
    const byYear = dueDayOf(
      event,
      { fiscalYear: startYear, ...(event.trigger === 'AGM' && { triggeredOn: heldOn }) },
      rules,
    );
    if (byYear === undefined) return [];
    const earlier = findFineEvent(AFTER_MEETING[event.eventId] ?? '');
    const byMeeting =
      earlier === undefined || heldOn === undefined ? undefined : dueAfter(rules(earlier.eventId, heldOn), heldOn);
    return [{ event, dueOn: byMeeting !== undefined && byMeeting < byYear ? byMeeting : byYear }];
  });
}
