import type { FineEvent } from '@registrar/domain/calls/fines';
import { addBsMonths, addDays, adToBs, bsToAd, fiscalYear, type AdDay } from '@registrar/domain/calendar';
import { parentCompanyTypeOf, type CompanyType } from '@registrar/domain/enumerations';

/** Which rate fines it; section 81(2) names its sections, 81(6) is for every other filing. */
export type FineScheduleKey = 'FINE_S81_2' | 'FINE_S81_6';

type Due = { readonly days: number } | { readonly bsMonths: number };

export interface FineEventRule extends Omit<FineEvent, 'scheduleKey'> {
  readonly scheduleKey: FineScheduleKey;
  /** From the trigger day to the last day; of a fiscal year from its end. */
  readonly due: Due;
}

const POUSH_END = { bsMonths: 6 } as const;

/**
 * What is fined when it comes late: the obligations of `gateway/data/deadlines.json` that a company owes the office, by
 * the same keys. One fine for each section and fiscal year.
 */
export const FINE_EVENTS: readonly FineEventRule[] = [
  { eventId: 'ANNUAL_REPORT_S80_ALL', section: '80', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR', due: POUSH_END, nameNepali: 'वार्षिक विवरण', nameEnglish: 'Annual report' },
  { eventId: 'ANNUAL_REPORT_S80_AGM', section: '80', scheduleKey: 'FINE_S81_2', trigger: 'AGM', due: { days: 30 }, nameNepali: 'साधारण सभापछिको वार्षिक विवरण', nameEnglish: 'Annual report after the general meeting' },
  { eventId: 'INVENTORY_S51_NO_AGM', section: '51', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR', due: POUSH_END, nameNepali: 'शेयर, डिबेञ्चर र ऋणको लगत', nameEnglish: 'Record of shares, debentures and loans' },
  { eventId: 'INVENTORY_S51_AGM', section: '51', scheduleKey: 'FINE_S81_2', trigger: 'AGM', due: { days: 30 }, nameNepali: 'साधारण सभापछिको शेयर, डिबेञ्चर र ऋणको लगत', nameEnglish: 'Record of shares, debentures and loans after the general meeting' },
  { eventId: 'REPORT_S78', section: '78', scheduleKey: 'FINE_S81_2', trigger: 'AGM', due: { days: -21 }, nameNepali: 'साधारण सभाअघिको प्रतिवेदन', nameEnglish: 'Report before the general meeting' },
  { eventId: 'FOREIGN_ANNUAL', section: '156', scheduleKey: 'FINE_S81_2', trigger: 'FISCAL_YEAR', due: POUSH_END, nameNepali: 'विदेशी कम्पनीको वार्षिक विवरण', nameEnglish: 'Annual report of a foreign company' },
  { eventId: 'LIQUIDATOR_ACCOUNTS', section: '131', scheduleKey: 'FINE_S81_2', trigger: 'DUE_DATE', due: { days: 0 }, nameNepali: 'लिक्विडेटरको हिसाब', nameEnglish: 'Accounts of the liquidator' },
  { eventId: 'REGISTERED_ADDRESS', section: '184', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { bsMonths: 3 }, nameNepali: 'दर्ता भएको तीन महिनाभित्रको विवरण', nameEnglish: 'Initial return (three months)' },
  { eventId: 'SHARE_TRANSFER_REGISTER', section: '43', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 15 }, nameNepali: 'शेयर दाखिल खारेज', nameEnglish: 'Registration of a share transfer' },
  { eventId: 'ALLOTMENT_RETURN', section: '31', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 30 }, nameNepali: 'शेयर बाँडफाँडको विवरण', nameEnglish: 'Return of allotment' },
  { eventId: 'MOA_AOA_AMEND_NOTICE', section: '21', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 30 }, nameNepali: 'प्रबन्धपत्र वा नियमावली संशोधनको जानकारी', nameEnglish: 'Notice of an amended memorandum or articles' },
  { eventId: 'DIRECTOR_DISCLOSURE', section: '92', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 22 }, nameNepali: 'सञ्चालकले गराउनुपर्ने जानकारी', nameEnglish: 'Disclosure by a director' },
  { eventId: 'AUDITOR_NOTICE', section: '111', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 15 }, nameNepali: 'लेखापरीक्षक नियुक्तिको जानकारी', nameEnglish: 'Notice of an appointed auditor' },
  { eventId: 'CONVERSION', section: '13', scheduleKey: 'FINE_S81_6', trigger: 'DECISION', due: { days: 30 }, nameNepali: 'कम्पनी परिणत', nameEnglish: 'Conversion of a company' },
];

export function findFineEvent(eventId: string): FineEventRule | undefined {
  return FINE_EVENTS.find((event) => event.eventId === eventId);
}

/** What a company owes the office for every fiscal year. One fine for each section (domain law 4.6): the report and the inventory that goes with it are two. */
export function annualReturnsOf(companyType: CompanyType): FineEventRule[] {
  const parent = parentCompanyTypeOf(companyType);
  const keys = parent === 'FOREIGN_BRANCH' || parent === 'FOREIGN_LIAISON' ? ['FOREIGN_ANNUAL']
    // who distributes no profit has members and no shares
    : parent === 'NON_PROFIT' ? ['ANNUAL_REPORT_S80_ALL'] : ['ANNUAL_REPORT_S80_ALL', 'INVENTORY_S51_NO_AGM'];
  return keys.flatMap((key) => findFineEvent(key) ?? []);
}

/** What is known of when it fell due; the trigger of an event says which of them it asks for. */
export interface DueFacts {
  readonly dueOn?: AdDay | undefined;
  /** Of the general meeting, the decision, the registration. */
  readonly triggeredOn?: AdDay | undefined;
  /** The BS year in which the fiscal year begins. */
  readonly fiscalYear?: number | undefined;
}

/** The last day for it. The due day itself goes before what it would be counted from; undefined: neither is known. */
export function dueDayOf({ due, trigger }: FineEventRule, { dueOn, triggeredOn, fiscalYear: startYear }: DueFacts): AdDay | undefined {
  if (dueOn !== undefined) return dueOn;
  if (trigger === 'FISCAL_YEAR') {
    const year = startYear === undefined ? undefined : fiscalYear(startYear);
    // six months after the last day of Ashar: the last day of Poush, however long both months are
    const after = year && 'bsMonths' in due ? laterByMonths(addDays(year.endsOn, 1), due.bsMonths) : undefined;
    return after && addDays(after, -1);
  }
  if (triggeredOn === undefined) return undefined;
  return 'days' in due ? addDays(triggeredOn, due.days) : laterByMonths(triggeredOn, due.bsMonths);
}

function laterByMonths(day: AdDay, months: number): AdDay | undefined {
  const bs = adToBs(day);
  const later = bs && addBsMonths(bs, months);
  return later && bsToAd(later);
}
