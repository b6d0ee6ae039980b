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
export type CountType = KeyOf<typeof countTypes>;

export const notificationTabs = enumeration([
  ['ALL', 'सबै', 'All'],
  ['READ', 'पढिएका', 'Read'],
  ['UNREAD', 'नपढिएका', 'Unread'],
]);
export type NotificationTab = KeyOf<typeof notificationTabs>;

export const officeTypes = enumeration([
  ['CENTRAL', 'केन्द्रीय कार्यालय', 'Central office'],
  ['PROVINCIAL', 'प्रदेश कार्यालय', 'Provincial office'],
  ['BRANCH', 'शाखा कार्यालय', 'Branch office'],
]);
export type OfficeType = KeyOf<typeof officeTypes>;

export const fileExtensions = enumeration([
  ['JPG', 'जेपीजी चित्र', 'JPG image'],
  ['JPEG', 'जेपीईजी चित्र', 'JPEG image'],
  ['PNG', 'पीएनजी चित्र', 'PNG image'],
  ['PDF', 'पीडीएफ कागजात', 'PDF document'],
  ['DOC', 'वर्ड कागजात', 'Word document'],
]);
export type FileExtension = KeyOf<typeof fileExtensions>;

export const otpPurposes = enumeration([
  ['USER_LOGIN', 'पहिलो लगइन', 'First login'],
  ['USER_REGISTRATION', 'नयाँ खाता', 'New account'],
  ['FORGOT_PASSWORD', 'पासवर्ड पुनः प्राप्ति', 'Password recovery'],
  ['EMAIL_VERIFICATION', 'इमेल प्रमाणीकरण', 'Email verification'],
  ['DOCUMENT_VERIFICATION', 'कागजात रुजु', 'Document verification'],
]);
export type OtpPurpose = KeyOf<typeof otpPurposes>;

export const otpChannels = enumeration([
  ['MOBILE_NUMBER', 'मोबाइल नम्बर', 'Mobile number'],
  ['EMAIL', 'इमेल', 'Email'],
]);
export type OtpChannel = KeyOf<typeof otpChannels>;

export const toastTypes = enumeration([
  ['info', 'जानकारी', 'Information'],
  ['warning', 'चेतावनी', 'Warning'],
  ['success', 'सफल', 'Success'],
  ['error', 'त्रुटि', 'Error'],
]);
export type ToastType = KeyOf<typeof toastTypes>;

export const paymentModes = enumeration([
  ['ONLINE', 'अनलाइन भुक्तानी', 'Online'],
  ['OFFLINE', 'बैंक भौचर', 'Bank voucher'],
]);
export type PaymentMode = KeyOf<typeof paymentModes>;
