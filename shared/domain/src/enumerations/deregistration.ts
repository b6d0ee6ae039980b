import { enumeration, type KeyOf } from './enumeration';

export const deregistrationTypes = enumeration([
  ['FORCED', 'कार्यालयबाट दर्ता खारेजी', 'Forced'],
  ['LIQUIDATION', 'लिक्विडेसन', 'Liquidation'],
  ['DE_REGISTRATION_OF_FOREIGN_TYPE', 'विदेशी कम्पनीको दर्ता खारेजी', 'De-registration of a foreign company'],
  ['DISCOUNTED', 'सहुलियतमा दर्ता खारेजी (दफा १३६क)', 'Discounted (section 136ka)'],
]);
export const noticeTypes = enumeration([
  ['THIRTY_FIVE_DAY', '३५ दिने सूचना', '35-day notice'],
  ['TWENTY_ONE_DAY_I', '२१ दिने सूचना (पहिलो)', '21-day notice I'],
  ['TWENTY_ONE_DAY_II', '२१ दिने सूचना (दोस्रो)', '21-day notice II'],
  ['ONE_DAY', '१ दिने सूचना', '1-day notice'],
  ['THIRTY_DAY', '३० दिने सूचना', '30-day notice'],
  ['TWO_MONTHS', '२ महिने सूचना', '2-month notice'],
]);
export type NoticeType = KeyOf<typeof noticeTypes>;
export const phasePermissions = enumeration([
  ['LOCKED', 'बन्द', 'Locked'],
  ['OPEN', 'खुला', 'Open'],
  ['SUBMITTED', 'पेश भएको', 'Submitted'],
  ['APPROVED', 'स्वीकृत', 'Approved'],
]);
