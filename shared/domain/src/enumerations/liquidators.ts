import { enumeration, type KeyOf } from './enumeration';

/** As what somebody is licensed to liquidate companies (section 127). */
export const liquidatorKinds = enumeration([
  ['INSOLVENCY_PRACTITIONER', 'दामासाही व्यवसायी', 'Insolvency practitioner'],
  ['CHARTERED_ACCOUNTANT', 'चार्टर्ड एकाउन्टेन्ट', 'Chartered accountant'],
  ['ADVOCATE', 'अधिवक्ता', 'Advocate'],
]);

/** A licence as of a day: it may be used, its days are over or not begun, or the office took it off the list. */
export const licenceStates = enumeration([
  ['IN_FORCE', 'मान्य', 'In force'],
  ['NOT_YET', 'सुरु नभएको', 'Not begun'],
  ['ENDED', 'म्याद सकिएको', 'Ended'],
  ['REMOVED', 'सूचीबाट हटाइएको', 'Removed from the list'],
]);
export type LicenceState = KeyOf<typeof licenceStates>;

/** What was written of a licence in the list. */
export const licenceActs = enumeration([
  ['ADDED', 'सूचीमा राखिएको', 'Entered'],
  ['CHANGED', 'विवरण परिवर्तन', 'Changed'],
  ['REMOVED', 'सूचीबाट हटाइएको', 'Removed'],
  ['ADMITTED', 'खाता प्रयोग गर्न दिइएको', 'Account admitted'],
  ['NOT_ADMITTED', 'खाता प्रयोग गर्न नदिइएको', 'Account not admitted'],
]);

/** An account of six months: nothing to do yet, to be filed, filed in time, filed late, missing after its day. */
export const accountStates = enumeration([
  ['NOT_YET', 'समय भएको छैन', 'Not yet'],
  ['OPEN', 'पेश गर्न मिल्ने', 'May be filed'],
  ['FILED', 'पेश भएको', 'Filed'],
  ['FILED_LATE', 'ढिलो पेश भएको', 'Filed late'],
  ['LATE', 'म्याद नाघेको', 'Overdue'],
]);
export type AccountState = KeyOf<typeof accountStates>;
