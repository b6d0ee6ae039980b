import { enumeration, type KeyOf } from '../../enumerations/enumeration';

/** What stops a company from filing. The names say how to resolve the blocker where that is possible. */
export const blockerCodes = enumeration([
  ['EMAIL_UNVERIFIED', 'कम्पनीको आधिकारिक इमेल प्रमाणित भएको छैन', 'The official email address is not verified'],
  ['MIGRATED_UNVERIFIED', 'पुरानो प्रणालीको विवरण रुजु भएको छैन', 'The moved details are not verified'],
  ['NOT_IN_GOOD_STANDING', 'वार्षिक विवरण बुझाउन बाँकी छ', 'An annual report is overdue'],
  ['OUTSTANDING_FINE', 'जरिबाना बाँकी छ', 'A fine is outstanding'],
  ['OPEN_CALL_FOR_EXPLANATION', 'कैफियत तलबको जवाफ बाँकी छ', 'A call for explanation is unanswered'],
  ['IN_DEREGISTRATION', 'कम्पनी दर्ता खारेजीको प्रक्रियामा छ', 'The company is being de-registered'],
  ['IN_LIQUIDATION', 'कम्पनी लिक्विडेसनमा छ', 'The company is in liquidation'],
  ['MERGING', 'कम्पनी गाभिने प्रक्रियामा छ', 'The company is merging'],
  ['ASPECT_CONFLICT', 'यही विषयको अर्को निवेदन खुला छ', 'Another open application touches the same matter'],
  ['FROZEN', 'आदेशबाट रोक्का राखिएको छ', 'The company is frozen by an order'],
  ['LOCKED', 'कम्पनीका प्रतिनिधिले निवेदन रोकेका छन्', 'Its representatives have locked the company'],
  ['DEREGISTERED', 'कम्पनीको दर्ता खारेज भइसकेको छ', 'The company is de-registered'],
  [
    'ACQUISITION_ONCE',
    'कम्पनी एकपटक प्राप्ति प्रक्रियामा गाभिइसकेको छ',
    'The company has already merged once in an acquisition',
  ],
  ['RESERVATION_EXPIRED', 'नाम आरक्षणको म्याद सकिएको छ', 'The name reservation has expired'],
  ['RESERVATION_REVOKED', 'नाम आरक्षण रद्द भएको छ', 'The name reservation was revoked'],
  ['RESERVATION_CONSUMED', 'यो आरक्षित नाम कम्पनीको भइसकेको छ', 'This reserved name is a company’s already'],
  ['RESERVATION_UNPAID', 'नाम आरक्षणको दस्तुर तिर्न बाँकी छ', 'The fee of the name reservation is not paid'],
  ['THREE_MONTH_UPDATE_DUE', 'तीन महिनाभित्र पेश गर्नुपर्ने विवरण बाँकी छ', 'The initial return (three months) is due'],
  ['TYPE', 'यो किसिमको कम्पनीका लागि होइन', 'Not for this type of company'],
]);
export type BlockerCode = KeyOf<typeof blockerCodes>;
