import { enumeration, type KeyOf } from './enumeration';

/** Section 136(1)(kha) and (ga): why the office de-registers a company. */
export const forcedGrounds = enumeration([
  ['REPORTS_MISSING', 'तीन आर्थिक वर्षको वार्षिक विवरण नबुझाएको', 'No annual reports for three fiscal years'],
  ['FINE_UNPAID', 'दफा ८१ को जरिबाना नबुझाएको', 'A fine of section 81 is not paid'],
  ['NOT_OPERATING', 'कारोबार सञ्चालन नगरेको', 'The company does not operate'],
]);
export type ForcedGround = KeyOf<typeof forcedGrounds>;
/** So many years without a report are a ground. */
export const FORCED_YEARS = 3;
