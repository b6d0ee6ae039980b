import type { z } from 'zod';
import { enumeration, type KeyOf } from '../enumerations/enumeration';
import { feeRuleSchema } from './fee-rule';
import { campaignSchema, graceSchema, monthlyFineSchema, noFineDaysSchema, section136kaSchema, steppedFineSchema } from './fine-rule';

export const scheduleGroups = enumeration([
  ['FEE', 'दस्तुर', 'Fees'],
  ['FINE', 'जरिबाना', 'Fines'],
  ['CAMPAIGN', 'जरिबाना छुट', 'Discounts on fines'],
  ['NO_FINE_DAYS', 'जरिबाना नलाग्ने दिन', 'Days without fines'],
]);
export type ScheduleGroup = KeyOf<typeof scheduleGroups>;

/** Every rate that is kept as dated rows, in the order in which the page shows them. */
export const schedules = enumeration([
  ['FEE_INCORPORATION_PRIVATE', 'कम्पनी दर्ता: प्राइभेट', 'Incorporation: private company'],
  ['FEE_INCORPORATION_PUBLIC', 'कम्पनी दर्ता: पब्लिक', 'Incorporation: public company'],
  ['FEE_INCORPORATION_NON_PROFIT', 'कम्पनी दर्ता: मुनाफा वितरण नगर्ने', 'Incorporation: company not distributing profit'],
  ['FEE_INCORPORATION_FOREIGN_BRANCH', 'विदेशी कम्पनीको शाखा दर्ता', 'Registration: branch of a foreign company'],
  ['FEE_INCORPORATION_FOREIGN_LIAISON', 'विदेशी कम्पनीको सम्पर्क कार्यालय दर्ता', 'Registration: liaison office of a foreign company'],
  ['FEE_NAME_RESERVATION', 'नाम आरक्षण', 'Name reservation'],
  ['FEE_CAPITAL_INCREASE', 'अधिकृत पुँजी वृद्धि', 'Increase of the authorized capital'],
  ['FEE_NAME_CHANGE', 'नाम परिवर्तन', 'Change of name'],
  ['FEE_CONSTITUTION_AMENDMENT', 'प्रबन्धपत्र र नियमावली संशोधन', 'Amendment of memorandum and articles'],
  ['FEE_REGISTERED_OFFICE_CHANGE', 'रजिष्टर्ड कार्यालय परिवर्तन', 'Change of the registered office'],
  ['FEE_CONVERSION_TO_PUBLIC', 'प्राइभेटबाट पब्लिकमा परिणत', 'Conversion of a private company into a public one'],
  ['FEE_CONVERSION_TO_PRIVATE', 'पब्लिकबाट प्राइभेटमा परिणत', 'Conversion of a public company into a private one'],
  ['FEE_SHARE_TRANSFER_RECORD', 'शेयर खरिद बिक्रीको लगत', 'Record of a share transfer'],
  ['FEE_MERGER', 'कम्पनी गाभ्ने वा गाभिने', 'Merger'],
  ['FEE_SOLE_SHAREHOLDER_HEIR', 'एकल शेयरधनीको हकवाला', 'Heir of a sole shareholder'],
  ['FEE_COPY_PER_PAGE', 'प्रतिलिपि, प्रतिपृष्ठ', 'Copy, each page'],
  ['FEE_CERTIFIED_COPY', 'प्रमाणित प्रतिलिपि, प्रतिकागजात', 'Certified copy, each document'],
  ['FEE_DEREGISTRATION', 'दर्ता खारेजीको निवेदन', 'Application for de-registration'],
  ['FEE_LIQUIDATION', 'लिक्विडेसनको निवेदन', 'Application for liquidation'],
  ['FINE_S81_2', 'दफा ८१(२): विवरण ढिलो पेश गर्दाको जरिबाना', 'Section 81(2): fine for late returns'],
  ['FINE_S81_6', 'दफा ८१(६): अन्य विवरण ढिलो पेश गर्दाको जरिबाना', 'Section 81(6): fine for other late filings'],
  ['FINE_S136KA', 'दफा १३६क: खारेजीमा लाग्ने जरिबाना', 'Section 136ka: fine on de-registration'],
  ['FINE_GRACE', 'म्यादपछि थप दिइने दिन', 'Days of grace after a due day'],
  ['FINE_CAMPAIGN_S81_7', 'दफा ८१(७): जरिबानामा छुट', 'Section 81(7): discount on fines'],
  ['NO_FINE_OUTAGE', 'प्रणाली नचलेका दिन', 'Days on which the portal was down'],
  ['NO_FINE_ORDER', 'आदेशले छुट दिएका दिन', 'Days excused by an order'],
]);
export type ScheduleKey = KeyOf<typeof schedules>;

export function scheduleGroupOf(key: ScheduleKey): ScheduleGroup {
  if (key.startsWith('FEE_')) return 'FEE';
  if (key.startsWith('NO_FINE_')) return 'NO_FINE_DAYS';
  return key.startsWith('FINE_CAMPAIGN_') ? 'CAMPAIGN' : 'FINE';
}

/** The form of a row's value: the same for what is proposed, for what is approved, and for the engine that reads it. */
export function scheduleValueSchema(key: ScheduleKey): z.ZodType<Record<string, unknown>> {
  switch (key) {
    case 'FINE_S81_2': return steppedFineSchema;
    case 'FINE_S81_6': return monthlyFineSchema;
    case 'FINE_S136KA': return section136kaSchema;
    case 'FINE_CAMPAIGN_S81_7': return campaignSchema;
    case 'NO_FINE_OUTAGE':
    case 'NO_FINE_ORDER': return noFineDaysSchema;
    case 'FINE_GRACE': return graceSchema;
    default: return feeRuleSchema;
  }
}

/** Campaigns and excused days have an end; a rate holds until another one takes its place. */
export function hasEnd(key: ScheduleKey): boolean {
  const group = scheduleGroupOf(key);
  return group === 'CAMPAIGN' || group === 'NO_FINE_DAYS';
}

/** An outage is known only afterwards, and excusing days never makes anybody pay more; nothing else may begin before tomorrow. */
export function mayBeginInThePast(key: ScheduleKey): boolean {
  return scheduleGroupOf(key) === 'NO_FINE_DAYS';
}
