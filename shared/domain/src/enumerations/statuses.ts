import { enumeration, type KeyOf } from './enumeration';

/** The status of one item of an application: a document, a person, an e-mail address, a migrated datum. */
export const itemStatuses = enumeration([
  ['VERIFIED', 'रुजु भएको', 'Verified'],
  ['UNVERIFIED', 'रुजु नभएको', 'Unverified'],
]);
export type ItemStatus = KeyOf<typeof itemStatuses>;

export const companyStatuses = enumeration([
  ['ACTIVE', 'सक्रिय', 'Active'],
  ['IN_DEREGISTRATION', 'दर्ता खारेजीको प्रक्रियामा', 'In de-registration'],
  ['IN_LIQUIDATION', 'लिक्विडेसनमा', 'In liquidation'],
  ['MERGING', 'गाभिने प्रक्रियामा', 'Merging'],
  ['DEREGISTERED', 'दर्ता खारेज भएको', 'De-registered'],
  ['DEREGISTERED_BY_MERGE', 'गाभिएर दर्ता खारेज भएको', 'De-registered by merger'],
]);
export type CompanyStatus = KeyOf<typeof companyStatuses>;

/** COMPLETED and SUCCESS are an online payment, APPROVED a voucher; guards look at PAID, which either becomes. */
export const paymentStatuses = enumeration([
  ['DRAFT', 'प्रस्तावित', 'Proposed'],
  ['PENDING', 'भुक्तानी बाँकी', 'Pending'],
  ['INITIATED', 'भुक्तानी सुरु भएको', 'Initiated'],
  ['SUBMITTED', 'भौचर पेश भएको', 'Voucher submitted'],
  ['APPROVED', 'भौचर स्वीकृत', 'Voucher approved'],
  ['COMPLETED', 'भुक्तानी सम्पन्न', 'Completed'],
  ['SUCCESS', 'भुक्तानी सफल', 'Successful'],
  ['PAID', 'भुक्तानी भएको', 'Paid'],
  ['REJECTED', 'अस्वीकृत', 'Rejected'],
]);
export type PaymentStatus = KeyOf<typeof paymentStatuses>;

export const paymentResults = enumeration([
  ['SUCCESS', 'सफल', 'Success'],
  ['FAILED', 'असफल', 'Failed'],
  ['PENDING', 'प्रक्रियामा', 'Processing'],
]);
export type PaymentResult = KeyOf<typeof paymentResults>;

/** Raya pratikriya: the opinion asked of another body, and the documents that carry it. */
export const rayaStatuses = enumeration([
  ['REQUESTED', 'माग गरिएको', 'Requested'],
  ['SUBMITTED', 'पेश भएको', 'Submitted'],
  ['REJECTED', 'अस्वीकृत', 'Rejected'],
  ['APPROVED', 'स्वीकृत', 'Approved'],
]);
export type RayaStatus = KeyOf<typeof rayaStatuses>;

/**
 * Two further states that the specification names in text: an application has them beside its status, while they last.
 */
export const processingMarks = enumeration([
  ['PAYMENT_VERIFIED', 'भुक्तानी रुजु भएको', 'Payment verified'],
  ['DIGITAL_SIGNATURE_INITIATED', 'विद्युतीय हस्ताक्षर सुरु भएको', 'Digital signature initiated'],
  ['DIGITALLY_SIGNED', 'विद्युतीय हस्ताक्षर भएको', 'Signed'],
]);
export type ProcessingMark = KeyOf<typeof processingMarks>;

export const reservationStates = enumeration([
  ['VALID', 'आरक्षित', 'Reserved'],
  ['CONSUMED', 'प्रयोग भइसकेको', 'Used'],
  ['EXPIRED', 'म्याद सकिएको', 'Expired'],
  ['REVOKED', 'रद्द गरिएको', 'Revoked'],
]);
export type ReservationState = KeyOf<typeof reservationStates>;
