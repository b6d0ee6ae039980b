import { enumeration, type KeyOf } from './enumeration';

/** The counters of the dashboard, asked for one by one at dashboard-count-info/{countType}. */
export const countTypes = enumeration([
  ['ADDITIONAL_DOCUMENT_REQUEST_COUNT', 'थप माग गरिएका कागजात', 'Additional documents requested'],
  ['DOCUMENT_REQUEST_COUNT', 'कागजात अनुरोध', 'Document requests'],
  ['PENDING_FINE_COUNT', 'बाँकी जरिबाना', 'Pending fines'],
  ['PAYMENT_HISTORY_COUNT', 'भुक्तानी भएका', 'Payments made'],
  ['DIGITAL_SIGN_COUNT', 'विद्युतीय हस्ताक्षर', 'Electronic signatures'],
  ['DRAFT_POST_REGISTRATION_COUNT', 'दर्तापछिका मस्यौदा', 'Post-registration drafts'],
]);
export const officeTypes = enumeration([
  ['CENTRAL', 'केन्द्रीय कार्यालय', 'Central office'],
  ['PROVINCIAL', 'प्रदेश कार्यालय', 'Provincial office'],
  ['BRANCH', 'शाखा कार्यालय', 'Branch office'],
]);
export const fileExtensions = enumeration([
  ['JPG', 'जेपीजी चित्र', 'JPG image'],
  ['JPEG', 'जेपीईजी चित्र', 'JPEG image'],
  ['PNG', 'पीएनजी चित्र', 'PNG image'],
  ['PDF', 'पीडीएफ कागजात', 'PDF document'],
  ['DOC', 'वर्ड कागजात', 'Word document'],
]);
export type FileExtension = KeyOf<typeof fileExtensions>;

export const paymentModes = enumeration([
  ['ONLINE', 'अनलाइन भुक्तानी', 'Online'],
  ['OFFLINE', 'बैंक भौचर', 'Bank voucher'],
]);
