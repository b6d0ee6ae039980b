import { z } from 'zod';
import { count, type TermUnit } from './term-field';

/**
 * What has to reach the office by a day that the Act counts from something; `unit`: whether it counts days or months of
 * the Nepali calendar.
 */
const ROWS = [
  ['ANNUAL_REPORT_S80_ALL', 'MONTHS', 'वार्षिक विवरण', 'Annual report'],
  ['ANNUAL_REPORT_S80_AGM', 'DAYS', 'साधारण सभापछिको वार्षिक विवरण', 'Annual report after the general meeting'],
  ['INVENTORY_S51_NO_AGM', 'MONTHS', 'शेयर, डिबेञ्चर र ऋणको लगत', 'Record of shares, debentures and loans'],
  [
    'INVENTORY_S51_AGM',
    'DAYS',
    'साधारण सभापछिको शेयर, डिबेञ्चर र ऋणको लगत',
    'Record of shares, debentures and loans after the general meeting',
  ],
  ['REPORT_S78', 'DAYS', 'साधारण सभाअघिको प्रतिवेदन', 'Report before the general meeting'],
  ['FOREIGN_ANNUAL', 'MONTHS', 'विदेशी कम्पनीको वार्षिक विवरण', 'Annual report of a foreign company'],
  ['LIQUIDATOR_ACCOUNTS', 'MONTHS', 'लिक्विडेटरको हिसाब', 'Accounts of the liquidator'],
  ['REGISTERED_ADDRESS', 'MONTHS', 'दर्ता भएको तीन महिनाभित्रको विवरण', 'Initial return (three months)'],
  ['SHARE_TRANSFER_REGISTER', 'DAYS', 'शेयर दाखिल खारेज', 'Registration of a share transfer'],
  ['SOLE_SHAREHOLDER_HEIR', 'MONTHS', 'एकल शेयरधनीको हकवाला', 'Heir of a sole shareholder'],
  ['ALLOTMENT_RETURN', 'DAYS', 'शेयर बाँडफाँडको विवरण', 'Return of allotment'],
  [
    'MOA_AOA_AMEND_NOTICE',
    'DAYS',
    'प्रबन्धपत्र वा नियमावली संशोधनको जानकारी',
    'Notice of an amended memorandum or articles',
  ],
  ['DIRECTOR_DISCLOSURE', 'DAYS', 'सञ्चालकले गराउनुपर्ने जानकारी', 'Disclosure by a director'],
  ['AUDITOR_NOTICE', 'DAYS', 'लेखापरीक्षक नियुक्तिको जानकारी', 'Notice of an appointed auditor'],
  ['CONVERSION', 'DAYS', 'कम्पनी परिणत', 'Conversion of a company'],
  ['LIQUIDATION_RESOLUTION', 'DAYS', 'लिक्विडेसनको प्रस्ताव र घोषणा', 'Resolution and declaration of a liquidation'],
  ['LIQUIDATOR_NOTICE', 'DAYS', 'लिक्विडेटर नियुक्तिको जानकारी', 'Notice of an appointed liquidator'],
  ['RESTORATION', 'MONTHS', 'अदालतको आदेशले दर्ता कायम', 'Restoration by order of a court'],
  ['MERGER_DECISION', 'DAYS', 'कम्पनी गाभ्ने निर्णय', 'Decision to merge'],
] as const satisfies readonly (readonly [event: string, unit: TermUnit, ne: string, en: string])[];

export type DeadlineEvent = (typeof ROWS)[number][0];
export type DeadlineKey = `DEADLINE_${DeadlineEvent}`;

/** The due day: so many days or months of the Nepali calendar after what it counts from; before it where negative. */
export type DueRule = { readonly days: number } | { readonly bsMonths: number };

const NE = 'म्याद';
const EN = 'Time to file';
const daysRule = z.looseObject({ days: count('DAYS', [0, 366], NE, EN) });
const daysBeforeRule = z.looseObject({ days: count('DAYS', [-90, -1], NE, EN) });
const monthsRule = z.looseObject({ bsMonths: count('MONTHS', [1, 120], NE, EN) });

export const deadlineEvents: readonly { readonly event: DeadlineEvent; readonly ne: string; readonly en: string }[] =
  ROWS.map(([event, , ne, en]) => ({ event, ne, en }));
export const deadlineKeys: readonly DeadlineKey[] = ROWS.map(([event]): DeadlineKey => `DEADLINE_${event}`);

export function deadlineKey<Event extends DeadlineEvent>(event: Event): `DEADLINE_${Event}` {
  return `DEADLINE_${event}`;
}

/** The form of a deadline's value: it goes on counting what it counts, and on the side of the day on which it lies. */
export function deadlineSchema(key: DeadlineKey): z.ZodType<Record<string, unknown> & DueRule> {
  if (key === 'DEADLINE_REPORT_S78') return daysBeforeRule;
  return ROWS.some(([event, unit]) => deadlineKey(event) === key && unit === 'MONTHS') ? monthsRule : daysRule;
}
