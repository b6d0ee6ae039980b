import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteDescription } from '@registrar/contract/routes';
import type { FiledReservations } from '../filed-reservations';
import type { demo } from '../people';

export type Reader = keyof typeof demo | 'public';

export interface PortalPage {
  /** Pattern of the routes document. */
  readonly pattern: string;
  readonly reader: Reader;
  readonly address: (filed: FiledReservations) => string;
}

const inUrl = (text: string): string => Buffer.from(text).toString('base64url');
const at = (pattern: string, reader: Reader, address: PortalPage['address'] = () => pattern): PortalPage => ({
  pattern,
  reader,
  address,
});

const asking = (english: string, nepali: string): string => new URLSearchParams({ english, nepali }).toString();

/** A name of each outcome, by the register of the demonstration; the last one breaks the rules of form. */
const checkedNames: readonly string[] = [
  asking('Zenmora Kavelo Traders', 'जेनमोरा कावेलो ट्रेडर्स'),
  asking('Karnali Agro Furniture', 'कर्णाली एग्रो फर्निचर'),
  asking('Karnalee Agro Furnitures', 'कर्नाली एग्रो फर्निचर्स'),
  asking('Zenmora Alpine Traders', 'जेनमोरा हिमाल ट्रेडर्स'),
  asking('Kathmandu Police Traders', 'काठमाडौँ प्रहरी ट्रेडर्स'),
  asking('Zenmora Interpoll Traders', 'जेनमोरा इन्टरपोल्ल ट्रेडर्स'),
  asking('my Super zenmora 24.com', 'मेरो Zen ९'),
];

/** The last is the page after submitting; of a draft it goes on where the person left. */
const registrationSteps: readonly string[] = [
  'general-info',
  'branch-info',
  'objective-details',
  'capital-structure',
  'shareholder',
  'listed-company-bod-details',
  'share-range-assign',
  'representative',
  'legal-Person-details',
  'document-generation',
  'document-details',
  'fine-revenue-details',
  'summary',
  'submitted',
];

const reportSteps: readonly string[] = [
  'financial-information',
  'section-51',
  'section-92',
  'auditor-detail',
  'add-document',
  'fine-details',
  'summary',
  'submitted',
];

/** Filled in, and as only these types have them. */
const publicSteps: readonly string[] = [
  'capital-structure',
  'shareholder',
  'listed-company-bod-details',
  'share-range-assign',
  'document-generation',
  'document-details',
  'summary',
];
const branchSteps: readonly string[] = ['general-info', 'capital-structure'];

/** Ids that nobody has: the page says so, and the browser tells its console of the answer. */
const NO_NOTICE = '0190a000-0000-7000-8000-0000000000e1';
const NOBODYS = '0190a000-0000-7000-8000-0000000f0009';
/**
 * What the browser notes when a page is looked at as who opens an old link finds it, or asks for what is not theirs.
 */
export const ANSWERED_WITH_404 = new RegExp(
  `404 .*(${NO_NOTICE}|${NOBODYS}|/a-link-from-a-mail|/(payment|application)/0{8}-)`,
);

const FOREIGN = 'DE_REGISTRATION_OF_FOREIGN_TYPE';
const FORM = '/de-registration/:phaseKey/:processKey/:deRegistrationProcessId';

/** Every page of the portal with somebody who may read it, and an address that shows it filled in. */
const listedPages: readonly PortalPage[] = [
  at('/dashboard', 'applicant'),
  at('/dashboard', 'operator'),
  at('/management', 'operator'),
  at('/management', 'approver'),
  at('/management', 'administrator'),
  at('/management/workload', 'administrator'),
  at('/dashboard', 'representative'),
  at('/notifications', 'applicant'),
  at('/notifications/preferences', 'applicant'),
  at('/notifications/preferences', 'operator'),
  at('/management/staff', 'administrator'),
  at('/management/staff', 'administrator', () => '/management/staff?show=changes'),
  at('/management/staff', 'otherApprover'),
  at('/management/audit', 'auditor'),
  at('/audit-heads', 'public'),
  at('/management/deliveries', 'systemAdministrator'),
  at('/manuals', 'public'),
  at('/manuals/:topic', 'public', () => '/manuals/name-reservation'),
  at('/video-manual', 'public'),

  at('/login', 'public'),
  at('/register', 'public'),
  at(
    '/enter-otp/:phonenumber/:email',
    'public',
    () => `/enter-otp/${inUrl('9812345678')}/${inUrl('asha.gurung@example.com')}`,
  ),
  at('/verify-otp', 'public'),
  at('/register-verify-success/:email', 'public', () => `/register-verify-success/${inUrl('asha.gurung@example.com')}`),
  at(
    '/change-password',
    'public',
    () => `/change-password?token=ticket&mobileNumber=${inUrl('9812345678')}&userId=${inUrl('user')}`,
  ),
  at('/forgot-password', 'public'),
  at('/recover-username', 'public'),
  at('/company-email', 'unsettledRepresentative'),
  at('/user-profile', 'representative'),
  at('/user-profile', 'applicant', () => '/user-profile?section=sessions'),
  at('/user-profile', 'operator', () => '/user-profile?section=documents'),
  at('/user-profile', 'operator', () => '/user-profile?section=second-factor'),
  at('/user-profile', 'applicant', () => '/user-profile?section=update'),
  at('/user-profile', 'representative', () => '/user-profile?section=logo'),
  at('/representatives', 'representative'),
  at('/mandates', 'intermediary'),
  at('/representative-objection/:reference', 'public', () => '/representative-objection/a-link-from-a-mail'),
  at('/open-grievance', 'public'),
  at('/open-grievance/:token', 'public', () => '/open-grievance/a-link-from-a-mail'),
  at('/copy-delivery/:token', 'public', () => '/copy-delivery/a-link-from-a-mail'),
  at('/grievance', 'representative'),
  at('/grievance', 'approver'),
  at('/grievance/new', 'representative'),
  // the demonstration has none: what its page looks like, conformance looks at
  at('/grievance/:id', 'representative', () => `/grievance/${NO_NOTICE}`),
  at('/director-disclosure/:token', 'public', () => '/director-disclosure/a-link-from-a-mail'),
  at('/director-disclosure/:token', 'public', ({ directorLink }) => directorLink),
  at('/filing-signature/:token', 'public', () => '/filing-signature/a-link-from-a-mail'),
  at('/filing-signature/:token', 'public', ({ signingLink }) => signingLink),
  at('/representative-invitation/:token', 'public', () => '/representative-invitation/a-link-from-a-mail'),
  at('/reset-password/:token', 'public', () => '/reset-password/a-link-from-a-mail'),
  at('/reset-password/otp/:email', 'public', () => `/reset-password/otp/${inUrl('asha.gurung@example.com')}`),

  at('/choose-verification', 'public'),
  at('/old-system-login-verification', 'public'),
  at('/old-system-login-verification', 'public', () => '/old-system-login-verification?by=number'),
  at('/old-system-registration', 'public'),
  at('/verify-details', 'public'),

  at('/check-name', 'public', () => '/check-name'),
  ...checkedNames.map((name) => at('/check-name', 'public', () => `/check-name?${name}`)),
  at('/search-company', 'public'),
  at('/search-company', 'public', () => '/search-company?name=karnali'),
  at('/search-company', 'public', () => '/search-company?name=traders&status=DEREGISTERED'),
  at('/search-company', 'public', () => '/search-company?name=zenmora'),
  at('/company-name-reservation', 'applicant'),
  at('/company-name-reservation/check-company-registration', 'applicant'),
  at(
    '/company-name-reservation/check-company-registration',
    'applicant',
    () => `/company-name-reservation/check-company-registration?${checkedNames[0] ?? ''}`,
  ),
  at('/company-name-reservation/objective', 'applicant'),
  at('/company-name-reservation/objective', 'applicant', () => '/company-name-reservation/objective?search=hotel'),
  at('/company-name-reservation/migrated-name-reservation', 'migrated'),
  at('/company-name-reservation/migrated-name-reservation/add-necessary-document', 'migrated'),
  at('/company-name-reservation/group-request', 'parentRepresentative'),
  at(
    '/company-name-reservation/group-request',
    'parentRepresentative',
    () => '/company-name-reservation/group-request?show=answered',
  ),
  at(
    '/company-name-reservation/group-request/:id',
    'parentRepresentative',
    ({ groupRequest }) => `/company-name-reservation/group-request/${groupRequest}`,
  ),
  at('/company-name-reservation/:id', 'applicant', ({ groupRequest }) => `/company-name-reservation/${groupRequest}`),
  at('/company-name-reservation/:id', 'applicant', ({ submitted }) => `/company-name-reservation/${submitted}`),
  at('/company-name-reservation/:id', 'applicant', ({ rejected }) => `/company-name-reservation/${rejected}`),
  at('/company-name-reservation/:id', 'applicant', ({ approved }) => `/company-name-reservation/${approved}`),
  at('/company-name-reservation/:id/:step', 'applicant', ({ draft }) => `/company-name-reservation/${draft}/names`),
  at(
    '/company-name-reservation/:id/:step',
    'applicant',
    ({ draft }) => `/company-name-reservation/${draft}/objectives`,
  ),
  at('/company-name-reservation/:id/:step', 'applicant', ({ draft }) => `/company-name-reservation/${draft}/documents`),
  at('/company-name-reservation/:id/:step', 'applicant', ({ draft }) => `/company-name-reservation/${draft}/contact`),
  at('/company-name-reservation/:id/:step', 'applicant', ({ draft }) => `/company-name-reservation/${draft}/remark`),
  at('/company-name-reservation/:id/:step', 'applicant', ({ draft }) => `/company-name-reservation/${draft}/check`),
  // these lead on to the page that a remote has of the filing; one that it has for nobody stays
  at('/application/:id', 'applicant', ({ submitted }) => `/application/${submitted}`),
  at('/application/:id', 'applicant', () => '/application/00000000-0000-7000-8000-000000000000'),
  at('/application/:id/review', 'operator', ({ submitted }) => `/application/${submitted}/review`),
  at('/application/:id/consent', 'parentRepresentative', ({ groupRequest }) => `/application/${groupRequest}/consent`),
  at('/company-name-reservation-approval', 'operator'),
  at(
    '/company-name-reservation-approval/:id',
    'operator',
    ({ submitted }) => `/company-name-reservation-approval/${submitted}`,
  ),
  at(
    '/company-name-reservation-approval/:id',
    'approver',
    ({ verified }) => `/company-name-reservation-approval/${verified}`,
  ),
  at(
    '/company-name-reservation-approval/:id',
    'approver',
    ({ doubtful }) => `/company-name-reservation-approval/${doubtful}`,
  ),
  at(
    '/company-name-reservation-approval/:id',
    'auditor',
    ({ doubtful }) => `/company-name-reservation-approval/${doubtful}`,
  ),
  at(
    '/company-name-reservation-approval',
    'approver',
    () => '/company-name-reservation-approval?processName=MIGRATION_NAME_RESERVATION',
  ),
  at('/name-word-lists', 'systemAdministrator'),
  at('/name-word-lists', 'otherApprover', () => '/name-word-lists?tab=proposals'),
  at('/fee-schedules', 'systemAdministrator'),
  at('/fee-schedules', 'systemAdministrator', () => '/fee-schedules?tab=DOCUMENT_LIST'),
  at('/fee-schedules', 'auditor', () => '/fee-schedules?tab=TERM'),
  at('/fee-schedules', 'otherApprover', () => '/fee-schedules?tab=proposals'),
  at('/committee', 'committeeMember'),
  at('/company-name-change-approval', 'operator'),
  at(
    '/company-name-change-approval/:id',
    'operator',
    ({ nameChange }) => `/company-name-change-approval/${nameChange}`,
  ),
  at(
    '/company-name-change-approval/:id',
    'approver',
    ({ nameChange }) => `/company-name-change-approval/${nameChange}`,
  ),
  at('/company-registration', 'applicant'),
  ...registrationSteps.map((step) =>
    at(
      `/company-registration/${step}`,
      'applicant',
      ({ registration }) => `/company-registration/${step}?application=${registration}`,
    ),
  ),
  ...publicSteps.map((step) =>
    at(
      `/company-registration/${step}`,
      'applicant',
      ({ publicRegistration }) => `/company-registration/${step}?application=${publicRegistration}`,
    ),
  ),
  ...branchSteps.map((step) =>
    at(
      `/company-registration/${step}`,
      'applicant',
      ({ branchRegistration }) => `/company-registration/${step}?application=${branchRegistration}`,
    ),
  ),
  at(
    '/company-registration/summary',
    'applicant',
    ({ submittedRegistration }) => `/company-registration/summary?application=${submittedRegistration}`,
  ),
  at(
    '/company-registration/submitted',
    'applicant',
    ({ submittedRegistration }) => `/company-registration/submitted?application=${submittedRegistration}`,
  ),
  at('/signed-documents', 'applicant'),
  at('/paper-signing', 'approver'),
  at('/rejected-documents', 'applicant'),
  at('/migrated-documents', 'migrated'),
  at('/migrated-documents', 'operator'),
  at('/company-registration-approval', 'operator'),
  at('/company-registration-approval', 'approver'),
  at(
    '/company-registration/review/:id',
    'operator',
    ({ submittedRegistration }) => `/company-registration/review/${submittedRegistration}`,
  ),
  at(
    '/company-registration/review/:id',
    'auditor',
    ({ submittedRegistration }) => `/company-registration/review/${submittedRegistration}`,
  ),
  at('/payment', 'applicant'),
  at('/payment', 'applicant', () => '/payment?state=PAID'),
  at('/payment/:paymentApplicationId', 'applicant', ({ openInvoice }) => `/payment/${openInvoice}`),
  at('/payment-of-companies', 'representative', () => '/payment-of-companies?companies=100002'),
  at('/payment/:paymentApplicationId', 'applicant', ({ openInvoice }) => `/payment/${openInvoice}?way=BANK`),
  at('/payment/:paymentApplicationId', 'applicant', () => '/payment/00000000-0000-7000-8000-000000000000'),
  at('/payment/:paymentApplicationId', 'applicant', ({ card }) => `/payment/${card.paid.invoiceId}`),
  at('/payment/:paymentApplicationId', 'applicant', ({ card }) => `/payment/${card.begun.invoiceId}`),
  at('/payment/status/:paymentStatus', 'public', () => '/payment/status/failed'),
  at('/copy-order/:token', 'public', () => '/copy-order/a-link-from-a-mail'),
  at(
    '/payment/status/:paymentStatus',
    'public',
    ({ card }) => `/payment/status/success?sessionId=${card.paid.sessionId}`,
  ),
  at(
    '/payment/status/:paymentStatus',
    'public',
    ({ card }) => `/payment/status/failed?sessionId=${card.declined.sessionId}`,
  ),
  at('/payment-reconciliation', 'revenueOfficer', () => '/payment-reconciliation?queue=WAITING'),
  at('/payment/status/:paymentStatus', 'public', () => '/payment/status/pending'),
  at('/payment-reconciliation', 'revenueOfficer'),
  at(
    '/fine-calculation/fine-calculator/:eventId',
    'public',
    () =>
      '/fine-calculation/fine-calculator/ANNUAL_REPORT_S80_ALL?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&fiscalYear=2080&filedOn=2026-11-01',
  ),
  at(
    '/fine-calculation/fine-calculator/:eventId',
    'public',
    () =>
      '/fine-calculation/fine-calculator/SETTLEMENT_S136KA?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&registeredOn=2014-09-21&fromYear=2077&toYear=2081&filedOn=2026-08-17',
  ),
  at('/fine-calculation/due-payment', 'representative'),
  at('/fine-calculation/due-payment', 'lateRepresentative'),
  at(
    '/fine-calculation/due-payment-detail/:eventId/:fineApplicationId',
    'lateRepresentative',
    ({ fineDue }) => `/fine-calculation/due-payment-detail/INVENTORY_S51_NO_AGM/${fineDue}`,
  ),
  at(
    '/fine-calculation/fine-details-process/:fineProcessId',
    'applicant',
    ({ submittedRegistration }) => `/fine-calculation/fine-details-process/${submittedRegistration}`,
  ),
  at(
    '/fine-calculation/fine-details-process/spsa/:eventId',
    'applicant',
    () =>
      '/fine-calculation/fine-details-process/spsa/SHARE_TRANSFER_REGISTER?companyType=PRIVATE_SOLE_PROPRIETOR&paidUpPaisa=100000000&triggeredOn=2026-01-15',
  ),
  at(
    '/fine-calculation/fine-details-event/:eventId/:status',
    'representative',
    () => '/fine-calculation/fine-details-event/ANNUAL_REPORT_S80_ALL/DUE',
  ),
  at('/payment-vouchers', 'revenueOfficer'),
  at('/payment-history', 'applicant'),
  at('/old-payment-history', 'migrated'),
  at('/refunds', 'revenueOfficer'),
  at('/refunds', 'revenueOfficer', () => '/refunds?status=APPROVED'),
  at('/refunds', 'auditor'),
  at('/revenue', 'revenueOfficer'),
  at('/revenue', 'auditor'),
  at('/company-registration-approval/type-change', 'operator'),
  at('/font-download', 'public'),
  at('/before-you-begin', 'public'),
  at(
    '/before-you-begin',
    'applicant',
    () => '/before-you-begin?kind=PUBLIC_NON_GOVERNMENT&owners=PUBLIC_NON_GOVERNMENT_ALL_NEPALI&purpose=bank',
  ),
  at('/eServices', 'public'),
  at('/eServices', 'applicant', () => '/eServices?number=100002'),
  at('/request-document-eServices', 'public', () => '/request-document-eServices?number=100002'),
  at('/eservice-verify-email', 'public'),
  at('/eservice-verify-email', 'public', () => `/eservice-verify-email?application=${inUrl('NR-2083/84-KTM-000001')}`),
  at('/verify-document', 'public'),
  at('/gazette', 'public'),
  at('/standardize-document', 'public'),
  at('/standardize-document', 'representative', () => '/standardize-document?process=LOCATION_CHANGE'),
  at('/open-data', 'public'),
  at('/open-data', 'applicant'),
  at('/followed-companies', 'applicant'),
  at('/verify-document', 'public', () => '/verify-document?code=2222-2222-2222'),
  at('/post-amendment/company', 'intermediary'),
  at(
    '/post-amendment/company/:companyId',
    'lateRepresentative',
    ({ lateCompany }) => `/post-amendment/company/${lateCompany}`,
  ),
  ...['people', 'shares', 'filings', 'dues', 'papers', 'orders'].map((part) =>
    at(
      '/post-amendment/company/:companyId',
      'lateRepresentative',
      ({ lateCompany }) => `/post-amendment/company/${lateCompany}?part=${part}`,
    ),
  ),
  at(
    '/post-amendment/company/:companyId/access-log',
    'lateRepresentative',
    ({ lateCompany }) => `/post-amendment/company/${lateCompany}/access-log`,
  ),
  at('/post-amendment/company/:companyId', 'operator', ({ lateCompany }) => `/post-amendment/company/${lateCompany}`),
  at(
    '/post-amendment/company/:companyId/lock',
    'lateRepresentative',
    ({ lateCompany }) => `/post-amendment/company/${lateCompany}/lock`,
  ),
  at('/post-amendment/stopped-filings', 'operator'),
  at('/post-amendment/locked-companies', 'operator'),
  at('/post-amendment/add-new', 'representative'),
  at('/post-amendment/add-new', 'lateRepresentative'),
  at('/post-amendment/activity/CAPITAL_UPDATE', 'representative'),
  at('/error-correction/list', 'lateRepresentative'),
  at('/error-correction/request', 'lateRepresentative'),
  at(
    '/error-correction/request/:editId',
    'lateRepresentative',
    ({ note }) => `/error-correction/request/${note.draft}`,
  ),
  at('/post-amendment/list/:status', 'renamingRepresentative', () => '/post-amendment/list/all'),
  at(
    '/post-amendment/application/:processId',
    'renamingRepresentative',
    ({ note }) => `/post-amendment/application/${note.submitted}`,
  ),
  at(
    '/post-amendment/activity/:eventId/:processName/:processId',
    'lateRepresentative',
    ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.draft}`,
  ),
  ...['matter', 'documents', 'check'].map((step) =>
    at(
      '/post-amendment/activity/:eventId/:processName/:processId/:step',
      'lateRepresentative',
      ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.draft}/${step}`,
    ),
  ),
  ...['add-document', 'fine-revenue-details'].map((part) =>
    at(
      '/post-amendment/activity/:eventId/:processName/:processId/:step',
      'renamingRepresentative',
      ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.submitted}/${part}`,
    ),
  ),
  ...['new-name', 'decision', 'fine-revenue-details'].map((step) =>
    at(
      '/post-amendment/activity/:eventId/:processName/:processId/:step',
      'representative',
      ({ nameChangeDraft }) => `/post-amendment/activity/POST_AMENDMENT/NAME_CHANGE/${nameChangeDraft}/${step}`,
    ),
  ),
  at(
    '/post-amendment/activity/:eventId/:processName/:processId/:step/:itemStep',
    'lateRepresentative',
    ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.draft}/documents/view`,
  ),
  at(
    '/post-amendment/activity/:eventId/:processName/:processId/:step/:itemStep/:item',
    'lateRepresentative',
    ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.draft}/spsa-setup/transfer-share/jageda`,
  ),
  at(
    '/post-amendment/activity/:eventId/:processName/:processId/:step/:itemStep/:item/:part',
    'lateRepresentative',
    ({ note }) => `/post-amendment/activity/POST_AMENDMENT/OTHERS/${note.draft}/spsa-setup/transfer-share/1/nominee`,
  ),
  at('/additional-requested-documents', 'representative'),
  // the demonstration has no request: what its page looks like, conformance looks at
  at(
    '/additional-requested-documents/:viewData',
    'representative',
    () => `/additional-requested-documents/${NO_NOTICE}`,
  ),
  at('/request-documents-mail/list', 'representative'),
  at('/request-documents-mail/list', 'representative', () => '/request-documents-mail/list?show=asked'),
  at('/request-documents-mail/form', 'representative'),
  at('/post-amendment/document-reuploads', 'approver'),
  at('/post-amendment/document-reuploads/new', 'approver'),
  at('/post-amendment/document-reuploads/:id', 'approver', () => `/post-amendment/document-reuploads/${NO_NOTICE}`),
  at('/post-amendment/explanation-calls', 'approver'),
  at('/post-amendment/explanation-calls/new', 'approver'),
  at('/post-amendment/explanation-calls/:id', 'approver', ({ call }) => `/post-amendment/explanation-calls/${call}`),
  at('/de-registration-approval', 'approver'),
  at('/de-registration-approval/calendar', 'approver'),
  at('/de-registration-approval/forced-openings', 'approver'),
  at('/de-registration-approval/forced-openings/candidates', 'approver'),
  at('/de-registration-approval/liquidators', 'approver'),
  at('/de-registration/liquidator', 'liquidator'),
  at('/de-registration/liquidator/:id', 'liquidator', () => `/de-registration/liquidator/${NO_NOTICE}`),
  at('/de-registration/liquidator-admission', 'applicant'),
  at('/de-registration-approval/restorations', 'approver'),
  at('/de-registration-approval/restorations/candidates', 'approver'),
  at('/de-registration-approval/forced-openings/batches', 'approver'),
  // the demonstration has no batch: what its page looks like, conformance looks at
  at(
    '/de-registration-approval/forced-openings/batches/:id',
    'approver',
    () => `/de-registration-approval/forced-openings/batches/${NO_NOTICE}`,
  ),
  // a call is a proceeding by the same id
  at('/de-registration-approval/:id', 'approver', ({ call }) => `/de-registration-approval/${call}`),
  at('/de-registration-approval/:id', 'approver', ({ closing }) => `/de-registration-approval/${closing.creditors}`),
  at('/opinion-request/:token', 'public', () => '/opinion-request/a-link-from-a-mail'),
  at('/notices', 'public'),
  at('/notices', 'applicant', () => '/notices?state=ENDED&search=100002'),
  at('/notices/:id', 'public', ({ closing }) => `/notices/${closing.notice}`),
  at('/notices/:id/object', 'public', ({ closing }) => `/notices/${closing.notice}/object`),
  at('/notices/:id/claim', 'public', ({ closing }) => `/notices/${closing.notice}/claim`),
  at('/notices/:id', 'public', () => `/notices/${NO_NOTICE}`),
  // a token is in a mail alone: what its page looks like, conformance looks at
  at('/notices/mail/:token', 'public', () => '/notices/mail/a-link-from-a-mail'),
  at('/shared-document/:token', 'public', () => '/shared-document/a-link-from-a-mail'),
  at('/filing-report/:token', 'public', () => '/filing-report/a-link-from-a-mail'),
  at('/document-share-objection/:token', 'public', () => '/document-share-objection/a-link-from-a-mail'),
  at('/notices/:id/object', 'public', () => `/notices/${NO_NOTICE}/object`),
  at('/notices/:id/claim', 'public', () => `/notices/${NO_NOTICE}/claim`),
  at('/post-amendment/company-orders', 'approver'),
  at('/post-amendment/company-orders', 'approver', () => '/post-amendment/company-orders?tab=proposals&show=settled'),
  at('/post-amendment/company-orders/new', 'approver'),
  at('/pratilipi', 'representative'),
  at('/pratilipi', 'operator'),
  at('/pratilipi/request', 'representative'),
  at('/pratilipi/view/:id', 'representative', () => `/pratilipi/view/${NO_NOTICE}`),
  at('/request-documents-mail/list', 'institution'),
  at('/request-documents-mail/form', 'institution'),
  at('/post-amendment/institutions', 'administrator'),
  at('/post-amendment/institutions/admissions', 'administrator'),
  at('/post-amendment/institutions/new', 'administrator'),
  at('/post-amendment/heir-admissions', 'approver'),
  at('/post-amendment/heir-admissions/new', 'approver'),
  at(
    '/post-amendment/call-for-explanation/:id',
    'calledRepresentative',
    ({ call }) => `/post-amendment/call-for-explanation/${call}`,
  ),
  at('/post-amendment-approval', 'operator'),
  at('/post-amendment/review/:id', 'operator', ({ note }) => `/post-amendment/review/${note.submitted}`),
  at('/annual-report/list/:status', 'lateRepresentative', () => '/annual-report/list/all'),
  at('/annual-report/list/:status', 'dormantRepresentative', () => '/annual-report/list/open'),
  at('/annual-report', 'lateRepresentative', ({ report }) => `/annual-report?application=${report.draft}`),
  ...reportSteps.map((step) =>
    at(
      `/annual-report/${step}`,
      'lateRepresentative',
      ({ report }) => `/annual-report/${step}?application=${report.draft}`,
    ),
  ),
  at('/annual-report-approval', 'operator'),
  at('/annual-report-approval/not-filed', 'operator'),
  at('/annual-report/record', 'reportingRepresentative'),
  at(
    '/annual-report-approval/record/:companyId',
    'auditor',
    ({ report }) => `/annual-report-approval/record/${report.company}`,
  ),
  at('/annual-report/review/:id', 'auditor', ({ report }) => `/annual-report/review/${report.submitted}`),
  at('/annual-report', 'reportingRepresentative', ({ report }) => `/annual-report?application=${report.submitted}`),
  at('/de-registration/list/:status', 'representative', () => '/de-registration/list/all'),
  at('/de-registration/list/:status', 'closingRepresentative', () => '/de-registration/list/all'),
  at(
    '/de-registration/proceeding/:id',
    'closingRepresentative',
    ({ closing }) => `/de-registration/proceeding/${closing.answering}`,
  ),
  // ids that nobody has say so
  at('/de-registration/application/:id/:step?', 'representative', () => `/de-registration/application/${NOBODYS}`),
  at('/discounted-de-registration-start', 'representative'),
  ...['', '/annualReport', '/fineDetails', '/necessaryDocuments', '/phase2', '/phase3'].map((part) =>
    at(`/discounted-de-registration${part}`, 'representative'),
  ),
  at('/de-registration/proceeding/:id', 'representative', () => `/de-registration/proceeding/${NOBODYS}`),
  at('/de-registration/:phaseKey', 'representative', () => `/de-registration/${FOREIGN}_I`),
  at(FORM, 'representative', () => `/de-registration/${FOREIGN}_I/${FOREIGN}/${NOBODYS}`),
  at(`${FORM}/:phaseId`, 'representative', () => `/de-registration/${FOREIGN}_I/${FOREIGN}/${NOBODYS}/1`),
  at(
    `${FORM}/:phaseId/:processId`,
    'representative',
    () => `/de-registration/${FOREIGN}_I/${FOREIGN}/${NOBODYS}/1/${NOBODYS}`,
  ),
  at(
    `${FORM}/:phaseId/:processId/:permissionStatus`,
    'representative',
    () => `/de-registration/${FOREIGN}_I/${FOREIGN}/${NOBODYS}/1/${NOBODYS}/OPEN`,
  ),
  at('/de-registration-approval/filings', 'operator'),
  at('/de-registration/review/:id', 'operator', () => `/de-registration/review/${NOBODYS}`),
  at('/company/:id', 'public', ({ company }) => `/company/${company}`),
  at('/view', 'public'),
  at('/view', 'public', () => '/view?code=2222-2222-2222'),
  at('*', 'public', () => '/no-such-page'),
];

type Declared = Pick<RouteDescription, 'path' | 'auth'>;

/** What the shell and the remotes say they have. */
function declaredRoutes(): readonly Declared[] {
  const root = join(__dirname, '../..');
  const workspaces = [
    'shell',
    ...readdirSync(root).filter((name) => name.startsWith('mf-') && existsSync(join(root, name, 'routes.json'))),
  ];
  return workspaces.flatMap((workspace) => {
    const { routes }: { readonly routes: readonly Declared[] } = JSON.parse(
      readFileSync(join(root, workspace, 'routes.json'), 'utf8'),
    );
    return routes;
  });
}

export const declaredPatterns = (): readonly string[] => declaredRoutes().map(({ path }) => path);

/**
 * What everybody may open without a parameter needs no line here: a new remote's pages are looked at from their first
 * day.
 */
const openPages: readonly PortalPage[] = declaredRoutes()
  .filter(
    ({ path, auth }) => auth === 'public' && !/[:*]/.test(path) && !listedPages.some(({ pattern }) => pattern === path),
  )
  .map(({ path }) => at(path, 'public'));

export const portalPages: readonly PortalPage[] = [...listedPages, ...openPages];
