import { randomUUID } from 'node:crypto';
import { FILING_TRIES } from './filing-tries-kit';
import { PASSWORD } from './harness';
import { voucherBody } from './money-kit';
import { png } from './pictures';
import { PROCEEDING_TRIES } from './proceeding-tries-kit';
import { day, remark, wording, type Try } from './try-kit';
import { partForm } from './uploads-kit';

const staffTry = (body: object): Try => ({
  by: 'administrator',
  with: { id: 'staff' },
  body: { remark, version: 1, ...body },
});
const changeTry: Try = { by: 'approver', with: { id: 'change' }, body: { remark } };
const waiverTry: Try = { by: 'approver', with: { id: 'fineWaiver' }, body: { remark } };
const restorationTry: Try = { by: 'approver', with: { id: 'restoration' }, body: { remark } };
const forcedTry: Try = { by: 'approver', with: { id: 'forcedOpening' }, body: { remark } };
const batchTry = (body?: object): Try => ({ by: 'approver', with: { id: 'forcedBatch' }, body });
const institutionTry: Try = { by: 'administrator', with: { id: 'institutionAdmission' }, body: { remark } };
const heirTry: Try = { by: 'approver', with: { id: 'heirAdmission' }, body: { remark } };
const orderTry: Try = { by: 'approver', with: { id: 'orderProposal' }, body: { remark } };
const companyTry = (body?: object): Try => ({
  by: 'representative',
  with: {
    companyId: 'company',
    accountId: 'accountId',
    invitationId: 'invitation',
    mandateId: 'mandate',
    step: '=withdraw',
  },
  body,
});
/** The objects of somebody else, and a try for each call that names one. */
export const TRIES: Readonly<Record<string, Try>> = {
  ...FILING_TRIES,
  'DELETE /auth/api/user/session/{id}': { by: 'applicant', with: { id: 'session' } },
  'POST /auth/api/user/second-factor/{id}/remove': {
    by: 'applicant',
    with: { id: 'secondFactor' },
    body: { password: PASSWORD },
  },
  'DELETE /external/api/publication-webhook/{id}': { by: 'applicant', with: { id: 'webhook' } },
  'PATCH /messaging/api/notification/mark-read/{id}': { by: 'applicant', with: { id: 'notification' } },
  'POST /external/api/company/{id}/logo': { by: 'representative', with: { id: 'company' }, body: logoForm() },
  'PUT /auth/api/user-migration/details/company/{id}/{item}': {
    by: 'representative',
    with: { id: 'company', item: '=PHONE' },
    body: { answer: 'CONFIRM' },
  },
  'GET /external/api/company/{id}/shareholder': { by: 'representative', with: { id: 'company' }, isSeen: true },
  'GET /external/api/company/{id}/shareholder/csv': { by: 'representative', with: { id: 'company' }, isSeen: true },
  'POST /external/api/company/{id}/shareholder/extract': {
    by: 'representative',
    with: { id: 'company' },
    body: {},
    isSeen: true,
  },
  'GET /external/api/company/{id}/model-form/{form}': {
    by: 'representative',
    with: { id: 'company', form: '=BOARD_MINUTES' },
    isSeen: true,
  },
  'GET /external/api/company/{id}/full-record': { by: 'representative', with: { id: 'company' }, isSeen: true },
  'GET /external/api/company/{id}/entry': { by: 'representative', with: { id: 'company' }, isSeen: true },
  'POST /external/api/company/{id}/record/extract': {
    by: 'representative',
    with: { id: 'company' },
    body: {},
    isSeen: true,
  },
  'GET /external/api/company/{companyId}/standing': {
    by: 'representative',
    with: { companyId: 'company' },
    isSeen: true,
  },
  'GET /external/api/company/{companyId}/conversion': { by: 'representative', with: { companyId: 'company' } },
  'GET /external/api/company/{companyId}/process': companyTry(),
  'GET /external/api/company/{companyId}/correctable': companyTry(),
  'GET /external/api/company/{companyId}/process/{process}/cost': {
    by: 'representative',
    with: { companyId: 'company', process: '=NAME_CHANGE' },
  },
  'GET /external/api/company/{companyId}/explanation-call': companyTry(),
  'GET /external/api/company/{companyId}/annual-report': companyTry(),
  'GET /external/api/company/{companyId}/annual-report/figures': companyTry(),
  'GET /external/api/company/{companyId}/annual-report/record/{year}': {
    ...companyTry(),
    with: { companyId: 'company', year: '=2081' },
  },
  'GET /external/api/explanation-call/{id}': { by: 'representative', with: { id: 'explanationCall' } },
  'POST /external/api/explanation-call/{id}/extension': {
    by: 'approver',
    with: { id: 'explanationCall' },
    body: { version: 1, answerBy: day, reason: remark },
  },
  'POST /external/api/explanation-call/{id}/decision': {
    by: 'approver',
    with: { id: 'explanationCall' },
    body: { version: 1, outcome: 'CLOSED', text: remark },
  },
  ...PROCEEDING_TRIES,
  'GET /external/api/company/{companyId}/order': companyTry(),
  'GET /external/api/company/{companyId}/lock': companyTry(),
  'POST /external/api/company/{companyId}/lock': companyTry({ reason: remark }),
  'POST /external/api/company/{companyId}/lock/otp': companyTry({}),
  'POST /external/api/company/{companyId}/lock/release': companyTry({ otp: '000000' }),
  'POST /external/api/company/{companyId}/lock/keep': companyTry({}),
  'POST /external/api/filing-stop/{id}/judgement': {
    by: 'approver',
    with: { id: 'order' },
    body: { outcome: 'TRUE', reason: remark },
  },
  'POST /external/api/lock-release/{id}/approve': { by: 'approver', with: { id: 'order' }, body: {} },
  'POST /external/api/lock-release/{id}/refuse': { by: 'approver', with: { id: 'order' }, body: { remark } },
  'POST /external/api/lock-release/{id}/withdraw': { by: 'approver', with: { id: 'order' }, body: {} },
  'GET /external/api/company-order-document/{id}': { by: 'representative', with: { id: 'orderDocument' } },
  'POST /external/api/company-order/{id}/lifting': {
    by: 'approver',
    with: { id: 'order' },
    body: { number: 'L-1', issuedOn: '2026-01-01', uploadId: randomUUID(), remark },
  },
  'GET /external/api/company/{companyId}/shareable-document': {
    by: 'representative',
    with: { companyId: 'company' },
  },
  'GET /external/api/document-share/{id}': { by: 'representative', with: { id: 'share' } },
  'POST /external/api/document-ask/{id}/withdrawal': {
    by: 'requester',
    with: { id: 'documentAsk' },
    body: { version: 1 },
  },
  'GET /external/api/company-document-ask/{id}': { by: 'representative', with: { id: 'documentAsk' } },
  'POST /external/api/company-document-ask/{id}/refusal': {
    by: 'representative',
    with: { id: 'documentAsk' },
    body: { version: 1, reason: remark },
  },
  'POST /external/api/institution/{id}/end': {
    by: 'administrator',
    with: { id: 'institution' },
    body: { version: 1, reason: remark },
    isSeen: true,
  },
  'POST /external/api/document-share/{id}/revocation': {
    by: 'representative',
    with: { id: 'share' },
    body: { version: 1, reason: remark },
  },
  'GET /external/api/requested-document/{id}': { by: 'representative', with: { id: 'reupload' } },
  'POST /external/api/requested-document/{id}/version': {
    by: 'representative',
    with: { id: 'reupload' },
    body: { version: 1, uploadId: randomUUID() },
  },
  'GET /external/api/requested-document/{id}/version/{versionId}': {
    by: 'representative',
    with: { id: 'reupload', versionId: 'document' },
  },
  'GET /external/api/company/{companyId}/register-document': { by: 'approver', with: { companyId: 'company' } },
  'POST /external/api/document-reupload/{id}/verdict': {
    by: 'approver',
    with: { id: 'reupload' },
    body: { version: 1, verdict: 'APPROVED' },
  },
  'POST /external/api/document-reupload/{id}/withdrawal': {
    by: 'approver',
    with: { id: 'reupload' },
    body: { version: 1, reason: remark },
  },
  'POST /external/api/document-reupload/{id}/call': {
    by: 'approver',
    with: { id: 'reupload' },
    body: { version: 1, text: remark, answerBy: day },
  },
  'POST /external/api/restoration/{id}/approve': restorationTry,
  'POST /external/api/restoration/{id}/refuse': restorationTry,
  'POST /external/api/restoration/{id}/withdraw': restorationTry,
  'POST /external/api/restoration/{id}/invoice': { by: 'approver', with: { id: 'restoration' } },
  'POST /external/api/restoration/{id}/voucher': {
    by: 'approver',
    with: { id: 'restoration' },
    body: { ...voucherBody(), invoiceId: randomUUID(), uploadId: randomUUID() },
  },
  'POST /external/api/forced-opening/{id}/approve': forcedTry,
  'POST /external/api/forced-opening/{id}/refuse': forcedTry,
  'POST /external/api/forced-opening/{id}/withdraw': forcedTry,
  'GET /external/api/forced-batch/{id}': batchTry(),
  'GET /external/api/forced-batch/{id}/letters': batchTry(),
  'POST /external/api/forced-batch/{id}/take-out': batchTry({ companyIds: [randomUUID()], remark }),
  'POST /external/api/forced-batch/{id}/service': batchTry({
    channel: 'REGISTERED_OFFICE',
    publishedOn: '2026-11-20',
    rows: [{ registrationNumber: '1', proof: 'R-1' }],
    uploadId: randomUUID(),
  }),
  'POST /external/api/forced-batch/{id}/retry': batchTry(),
  'POST /external/api/forced-batch/{id}/approve': batchTry({ remark }),
  'POST /external/api/forced-batch/{id}/refuse': batchTry({ remark }),
  'POST /external/api/forced-batch/{id}/withdraw': batchTry({ remark }),
  'POST /external/api/institution-admission/{id}/approve': institutionTry,
  'POST /external/api/institution-admission/{id}/refuse': institutionTry,
  'POST /external/api/institution-admission/{id}/withdraw': institutionTry,
  'POST /external/api/heir-admission/{id}/approve': heirTry,
  'POST /external/api/heir-admission/{id}/refuse': heirTry,
  'POST /external/api/heir-admission/{id}/withdraw': heirTry,
  'POST /external/api/company-order-proposal/{id}/approve': orderTry,
  'POST /external/api/company-order-proposal/{id}/refuse': orderTry,
  'POST /external/api/company-order-proposal/{id}/withdraw': orderTry,
  'GET /external/api/company/{companyId}/representative': companyTry(),
  'POST /external/api/company/{companyId}/representative': companyTry({
    channel: 'EMAIL',
    email: 'a@b.example',
    nameEnglish: 'A',
    nameNepali: 'क',
  }),
  'POST /external/api/company/{companyId}/representative/{accountId}/remove': companyTry({ remark }),
  'POST /external/api/company/{companyId}/representative/{accountId}/removal/otp': companyTry({}),
  'POST /external/api/company/{companyId}/representative/{accountId}/removal': companyTry({ remark, otp: '123456' }),
  'POST /external/api/company/{companyId}/representative/{accountId}/removal/{step}': companyTry({ remark }),
  'POST /external/api/company/{companyId}/representative/{accountId}/restore': companyTry({ remark }),
  'POST /external/api/company/{companyId}/invitation/{invitationId}/resend': companyTry({}),
  'POST /external/api/company/{companyId}/invitation/{invitationId}/withdraw': companyTry({}),
  'GET /external/api/company/{companyId}/access-log': companyTry(),
  'GET /external/api/company/{companyId}/mandate': companyTry(),
  'POST /external/api/company/{companyId}/mandate': companyTry({ email: 'a@b.example', processes: null, until: null }),
  'POST /external/api/company/{companyId}/mandate/{mandateId}/{step}': companyTry({ remark }),
  'POST /external/api/mandate/{mandateId}/{step}': {
    by: 'intermediary',
    with: { mandateId: 'mandate', step: '=accept' },
    body: { remark },
  },
  'GET /external/api/paper/{code}/file': { by: 'representative', with: { code: 'paper' } },
  'POST /external/api/refund/{id}/approve': {
    by: 'counterSigner',
    with: { id: 'refund' },
    body: { version: 1, remark },
  },
  'POST /external/api/refund/{id}/refuse': {
    by: 'counterSigner',
    with: { id: 'refund' },
    body: { version: 1, remark },
  },
  'POST /external/api/refund/{id}/withdraw': { by: 'revenue', with: { id: 'refund' }, body: { version: 1, remark } },
  'POST /external/api/payment/{id}/refund-request': {
    by: 'representative',
    with: { id: 'payable' },
    body: { reason: remark },
  },
  'POST /external/api/refund-request/{id}/decline': {
    by: 'revenue',
    with: { id: 'refundRequest' },
    body: { version: 1, remark },
  },
  'GET /external/api/pratilipi/{id}': { by: 'representative', with: { id: 'copyOrder' } },
  'POST /external/api/pratilipi/{id}/withdraw': {
    by: 'representative',
    with: { id: 'copyOrder' },
    body: { version: 1 },
  },
  'POST /external/api/pratilipi/{id}/item/{itemId}/issue': {
    by: 'operator',
    with: { id: 'copyOrder', itemId: 'copyItem' },
    body: { version: 1 },
  },
  'POST /external/api/pratilipi/{id}/item/{itemId}/refuse': {
    by: 'operator',
    with: { id: 'copyOrder', itemId: 'copyItem' },
    body: { version: 1, reason: remark },
  },
  'POST /external/api/pratilipi/{id}/hand-over': {
    by: 'operator',
    with: { id: 'copyOrder' },
    body: { version: 1 },
  },
  'GET /external/api/paper-signing/{id}/file': { by: 'operator', with: { id: 'paperToSign' } },
  'GET /external/api/signing-batch/{id}': { by: 'operator', with: { id: 'signingBatch' } },
  'GET /external/api/grievance/{id}': { by: 'representative', with: { id: 'grievance' } },
  'POST /external/api/grievance/{id}/hand': {
    by: 'approver',
    with: { id: 'grievance' },
    body: { version: 1, officerId: randomUUID() },
  },
  'POST /external/api/grievance/{id}/escalate': {
    by: 'representative',
    with: { id: 'grievance' },
    body: { version: 1, reason: remark },
  },
  'POST /external/api/grievance/{id}/answer': {
    by: 'approver',
    with: { id: 'grievance' },
    body: { version: 1, outcome: 'EXPLAINED', text: remark },
  },
  'GET /external/api/grievance/{id}/fine': { by: 'approver', with: { id: 'grievance' } },
  'POST /external/api/grievance/{id}/waiver': {
    by: 'approver',
    with: { id: 'grievance' },
    body: { version: 1, dueId: randomUUID(), reason: remark },
  },
  'POST /external/api/fine-waiver/{id}/approve': waiverTry,
  'POST /external/api/fine-waiver/{id}/refuse': waiverTry,
  'POST /external/api/fine-waiver/{id}/withdraw': waiverTry,
  'POST /external/api/grievance/{id}/satisfaction': {
    by: 'representative',
    with: { id: 'grievance' },
    body: { mark: 3 },
  },
  'GET /external/api/request/{id}': { by: 'representative', with: { id: 'refundRequest' } },
  'POST /external/api/request/{id}/message': {
    by: 'representative',
    with: { id: 'refundRequest' },
    body: { text: remark },
  },
  'GET /external/api/request/{id}/file/{fileId}': {
    by: 'representative',
    with: { id: 'refundRequest', fileId: 'requestFile' },
  },
  'POST /external/api/request/{id}/reopen': {
    by: 'representative',
    with: { id: 'refundRequest' },
    body: { version: 1, reason: remark },
  },
  'GET /external/api/receipt/{code}/file': { by: 'applicant', with: { code: 'receipt' } },
  'GET /external/api/payment/{id}': { by: 'representative', with: { id: 'payable' } },
  'POST /external/api/payment/{id}': {
    by: 'representative',
    with: { id: 'payable' },
    body: { bank: 'NABIL', mode: 'CARD', amountPaisa: 950_000 },
  },
  'POST /external/api/payment/{id}/apart': { by: 'representative', with: { id: 'payable' } },
  'POST /external/api/payment/{id}/check': { by: 'representative', with: { id: 'payable' } },
  'POST /external/api/payment/{id}/voucher': { by: 'representative', with: { id: 'payable' }, body: voucherBody() },
  'POST /external/api/payment-reconciliation/{id}/ask': { by: 'revenue', with: { id: 'attempt' } },
  'POST /external/api/payment-reconciliation/{id}/decide': {
    by: 'revenue',
    with: { id: 'mismatch' },
    body: { version: 1, decision: 'NOTED', remark },
  },
  'GET /external/api/fine/due/{id}': { by: 'representative', with: { id: 'fineDue' } },
  'POST /external/api/fine/due/{id}/invoice': { by: 'representative', with: { id: 'fineDue' } },
  'GET /external/api/payment-voucher/{id}/picture': { by: 'applicant', with: { id: 'voucher' } },
  'POST /external/api/payment-voucher/{id}/verify': { by: 'revenue', with: { id: 'voucher' }, body: { version: 1 } },
  'POST /external/api/payment-voucher/{id}/reject': {
    by: 'revenue',
    with: { id: 'voucher' },
    body: { version: 1, reason: remark },
  },
  'GET /external/api/migrated-document/{id}/file': { by: 'representative', with: { id: 'migratedPaper' } },
  'POST /external/api/migrated-document/{id}/file': {
    by: 'representative',
    with: { id: 'migratedPaper' },
    body: { uploadId: randomUUID(), version: 1 },
  },
  'POST /external/api/migrated-document/{id}/verdict': {
    by: 'operator',
    with: { id: 'migratedPaper' },
    body: { verdict: 'VERIFIED', version: 1 },
  },
  'GET /external/api/upload/{id}': { by: 'applicant', with: { id: 'upload' } },
  'PUT /external/api/upload/{id}/{start}': { by: 'applicant', with: { id: 'upload', start: '=0' }, body: partForm(10) },
  'POST /external/api/upload/{id}/{start}/arrived': { by: 'applicant', with: { id: 'upload', start: '=0' } },
  'DELETE /external/api/upload/{id}': { by: 'applicant', with: { id: 'upload' } },
  'POST /external/api/committee/meeting/{id}/cancel': { by: 'approver', with: { id: 'meeting' }, body: { remark } },
  'GET /external/api/migrated-company/{id}': { by: 'applicant', with: { id: 'oldFiling' } },
  'PUT /external/api/remark-template/{id}': {
    by: 'approver',
    with: { id: 'template' },
    body: { version: 1, retired: true, ...wording },
  },
  'POST /external/api/word-list-proposal/{id}/withdraw': {
    by: 'proposer',
    with: { id: 'proposal' },
    body: { remark },
    isSeen: true,
  },
  'POST /external/api/schedule/proposal/{id}/withdraw': {
    by: 'proposer',
    with: { id: 'rate' },
    body: { remark },
    isSeen: true,
  },
  'POST /external/api/desk/{id}/assign': {
    by: 'administrator',
    with: { id: 'application' },
    body: { remark, version: 1, operatorId: randomUUID() },
  },
  'POST /external/api/staff/{id}/role': staffTry({ role: 'COMMITTEE' }),
  'POST /external/api/staff/{id}/office': staffTry({ officeId: 1 }),
  'POST /external/api/staff/{id}/leave': staffTry({ fromDay: day, toDay: day }),
  'DELETE /external/api/staff/{id}/leave/{leaveId}': { by: 'administrator', with: { id: 'staff', leaveId: 'leave' } },
  'POST /external/api/staff/{id}/disable': staffTry({}),
  'POST /external/api/staff/{id}/enable': staffTry({}),
  'POST /external/api/staff-change/{id}/approve': changeTry,
  'POST /external/api/staff-change/{id}/refuse': changeTry,
  'POST /external/api/staff-change/{id}/withdraw': changeTry,
};

function logoForm(): FormData {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(png(128, 128))], { type: 'image/png' }), 'logo.png');
  return form;
}
