import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { dueId } from '../src/money/fines/read-dues';
import { issueCertificate } from '../src/papers/certificate/issue-certificate';
import { addCompany } from './company-kit';
import { documentIdOf, withDocument } from './documents-kit';
import {
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  take,
  type Caller,
  type TestName,
} from './filings-kit';
import { PASSWORD, startTestGateway, type TestGateway } from './harness';
import { addMismatch, addReceipt, addRefund, addRefundRequest, addVoucher, voucherBody } from './money-kit';
import { png } from './pictures';
import { freshCompany, idOf, invite, newKey } from './representation-kit';
import { hundredRupees, proposeRate, ratesWaiting } from './schedule-kit';
import { changesOf, changeStaff, memberOf } from './staff-kit';
import { beginUpload, partForm, progressOf } from './uploads-kit';
import { propose, proposalsOf } from './word-list-kit';

type Owned =
  | 'paper'
  | 'session'
  | 'secondFactor'
  | 'notification'
  | 'company'
  | 'accountId'
  | 'invitation'
  | 'mandate'
  | 'application'
  | 'staff'
  | 'leave'
  | 'change'
  | 'document'
  | 'verified'
  | 'oldFiling'
  | 'template'
  | 'proposal'
  | 'rate'
  | 'meeting'
  | 'upload'
  | 'voucher'
  | 'fineDue'
  | 'payable'
  | 'attempt'
  | 'mismatch'
  | 'receipt'
  | 'refund'
  | 'refundRequest'
  | 'migratedPaper'
  | 'explanationCall';
type Asker =
  | 'applicant'
  | 'representative'
  | 'intermediary'
  | 'administrator'
  | 'approver'
  | 'counterSigner'
  | 'operator'
  | 'revenue'
  | 'proposer';

interface Try {
  /** Somebody whose role may make the call, and to whom the object does not belong. */
  readonly by: Asker;
  /** What stands in each place of the path. */
  readonly with: Readonly<Record<string, Owned | `=${string}`>>;
  /** What the call needs to get as far as the object. */
  readonly body?: object;
  /** Whoever may make the call reads the object in a list: it is refused, and not hidden. */
  readonly isSeen?: true;
}

const remark = 'Mine';
const day = '2030-01-01';
const wording = { reasonCode: null, textNepali: 'मेरो', textEnglish: 'Mine' };
const staffTry = (body: object): Try => ({
  by: 'administrator',
  with: { id: 'staff' },
  body: { remark, version: 1, ...body },
});
const changeTry: Try = { by: 'approver', with: { id: 'change' }, body: { remark } };
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
/**
 * The objects of somebody else, and a try for each call that names one. Those who try represent, administer and approve
 * elsewhere.
 */
const TRIES: Readonly<Record<string, Try>> = {
  'DELETE /auth/api/user/session/{id}': { by: 'applicant', with: { id: 'session' } },
  'POST /auth/api/user/second-factor/{id}/remove': {
    by: 'applicant',
    with: { id: 'secondFactor' },
    body: { password: PASSWORD },
  },
  'PATCH /messaging/api/notification/mark-read/{id}': { by: 'applicant', with: { id: 'notification' } },
  'POST /external/api/company/{id}/logo': { by: 'representative', with: { id: 'company' }, body: logoForm() },
  'PUT /auth/api/user-migration/details/company/{id}/{item}': {
    by: 'representative',
    with: { id: 'company', item: '=PHONE' },
    body: { answer: 'CONFIRM' },
  },
  'GET /external/api/company/{id}/shareholder': { by: 'representative', with: { id: 'company' }, isSeen: true },
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
  'GET /external/api/application/{id}/objection': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/disclosure': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/disclosure/{itemId}/send': {
    by: 'applicant',
    with: { id: 'application', itemId: 'application' },
  },
  'GET /external/api/application/{id}/process': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/entry': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/begun': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/company/{companyId}/process': companyTry(),
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
  'GET /external/api/application/{id}': { by: 'applicant', with: { id: 'application' } },
  'PUT /external/api/application/{id}/section/{sectionKey}': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=OBJECTIVE_DETAILS' },
    body: { nsicCodes: ['0001'] },
  },
  'GET /external/api/application/{id}/section/{sectionKey}/item': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=SHAREHOLDER' },
  },
  'POST /external/api/application/{id}/section/{sectionKey}/item': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=SHAREHOLDER' },
    body: {},
  },
  'POST /external/api/application/{id}/section/{sectionKey}/item/import': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=SHAREHOLDER' },
    body: { rows: [{}] },
  },
  'PUT /external/api/application/{id}/section/{sectionKey}/item/{itemId}': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=SHAREHOLDER', itemId: `=${randomUUID()}` },
    body: {},
  },
  'DELETE /external/api/application/{id}/section/{sectionKey}/item/{itemId}': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=SHAREHOLDER', itemId: `=${randomUUID()}` },
  },
  'PUT /external/api/application/{id}/switch/stepper/{step}': {
    by: 'applicant',
    with: { id: 'application', step: '=names' },
  },
  'PUT /external/api/application/{id}/checklist/{key}': {
    by: 'operator',
    with: { id: 'application', key: '=NAME_LAWFUL' },
    body: { checked: true },
  },
  'GET /external/api/application/{id}/pin': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/pin': {
    by: 'approver',
    with: { id: 'verified' },
    body: { path: 'NAME_DETAILS', remark },
  },
  'DELETE /external/api/application/{id}/pin/{pinId}': {
    by: 'approver',
    with: { id: 'verified', pinId: `=${randomUUID()}` },
  },
  'PUT /external/api/application/{id}/pin/{pinId}/answer': {
    by: 'applicant',
    with: { id: 'application', pinId: `=${randomUUID()}` },
    body: { answer: 'Mine' },
  },
  'GET /external/api/application/{id}/changes': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/document/{documentId}/verdict': {
    by: 'approver',
    with: { id: 'verified', documentId: 'document' },
    body: { verdict: 'APPROVED', version: 1 },
  },
  'POST /external/api/application/{id}/{action}': {
    by: 'applicant',
    with: { id: 'application', action: '=recall' },
    body: { remark, version: 1 },
  },
  'POST /external/api/application/{id}/company-email/otp': {
    by: 'applicant',
    with: { id: 'application' },
    body: { email: 'a@b.example' },
  },
  'POST /external/api/application/{id}/company-email/verify': {
    by: 'applicant',
    with: { id: 'application' },
    body: { email: 'a@b.example', otp: '123456' },
  },
  'POST /external/api/application/{id}/section/{section}/item/{itemId}/phone/otp': {
    by: 'applicant',
    with: { id: 'application', section: '=BOD_DETAILS', itemId: `=${randomUUID()}` },
    body: { phoneNo: '9841000000' },
  },
  'POST /external/api/application/{id}/section/{section}/item/{itemId}/phone/verify': {
    by: 'applicant',
    with: { id: 'application', section: '=BOD_DETAILS', itemId: `=${randomUUID()}` },
    body: { phoneNo: '9841000000', otp: '123456' },
  },
  'GET /external/api/application/{id}/document': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/document': {
    by: 'applicant',
    with: { id: 'application' },
    body: documentForm(),
  },
  'GET /external/api/application/{id}/document/{documentId}': {
    by: 'applicant',
    with: { id: 'application', documentId: 'document' },
  },
  'DELETE /external/api/application/{id}/document/{documentId}': {
    by: 'applicant',
    with: { id: 'application', documentId: 'document' },
  },
  'GET /external/api/application/{id}/paper': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/paper/{kind}': {
    by: 'applicant',
    with: { id: 'application', kind: '=MEMORANDUM' },
  },
  'GET /external/api/paper/{code}/file': { by: 'representative', with: { code: 'paper' } },
  'GET /external/api/application/{id}/payable': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/payable/counter-sign': {
    by: 'counterSigner',
    with: { id: 'verified' },
    body: { invoiceId: randomUUID(), version: 1, agreed: true, remark },
  },
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
  'GET /external/api/application/{id}/reservation': { by: 'applicant', with: { id: 'application' } },
  'PUT /external/api/application/{id}/reservation': {
    by: 'applicant',
    with: { id: 'application' },
    body: { reservationId: null, version: 1 },
  },
  'POST /external/api/application/{id}/name-override': {
    by: 'approver',
    with: { id: 'verified' },
    body: { kind: 'NAME_FORBIDDEN_WORD', token: 'Nepal', remark },
  },
  'GET /external/api/application/{id}/old-focal-person': { by: 'applicant', with: { id: 'application' } },
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

/** Calls with a place in the path that name nobody's object, and why. */
const NOBODYS: Readonly<Record<string, string>> = {
  'GET /external/api/company/{id}/logo': 'everybody sees it',
  'GET /external/api/company/{id}/record': 'everybody sees it',
  'GET /external/api/company/{id}/history': 'everybody sees it',
  'GET /external/api/company/{id}/comparison': 'everybody sees it',
  'GET /external/api/company/{id}/ownership': 'everybody sees it',
  'GET /external/api/company/card/{id}': 'everybody sees it',
  'GET /external/api/word-list/{list}/{id}/history':
    'the lists are the country’s, and whoever reads one reads what became of it',
  'POST /external/api/word-list-proposal/{id}/approve': 'it waits for any second person who may',
  'POST /external/api/word-list-proposal/{id}/refuse': 'it waits for any second person who may',
  'GET /external/api/schedule/{key}/history':
    'the rates are the country’s, and whoever reads one reads what became of it',
  'POST /external/api/schedule/proposal/{id}/approve': 'it waits for any second person who may',
  'POST /external/api/schedule/proposal/{id}/refuse': 'it waits for any second person who may',
  'GET /external/api/letter/view/{code}': 'whoever holds the letter may verify it',
  'GET /external/api/paper/verify/{code}': 'whoever holds the paper may verify it',
  'GET /external/api/paper/verify-file/{hash}': 'whoever holds the file may verify it',
  'GET /external/api/payment/status/{sessionId}': 'whoever came back from the payment gateway has the key',
  'GET /external/api/representative-invitation/{token}': 'the link is the key',
  'GET /external/api/representative-objection/{reference}':
    'the link is the key, and the id of a notice opens to its person alone',
  'POST /external/api/representative-objection/{reference}/object':
    'the link is the key, and the id of a notice opens to its person alone',
  'GET /external/api/director-disclosure/{token}': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/otp': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/sign': 'the link is the key',
  'POST /external/api/director-disclosure/{token}/decline': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/otp': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/accept': 'the link is the key',
  'POST /external/api/representative-invitation/{token}/decline': 'the link is the key',
  'GET /external/api/deadline/feed/{file}': 'the address is the key',
  'POST /external/api/delivery/{id}/retry': 'the system administrator looks after all of them',
  'POST /external/api/delivery/{id}/dismiss': 'the system administrator looks after all of them',
  'GET /auth/api/dashboard-count-info/{countType}': 'one’s own figures',
  'PUT /external/api/company-registration/switch/stepper/{companyRegistrationPhase}':
    'the filing stands in the body; its own test asks for another’s',
  'GET /external/enum/{enumType}': 'a list for everybody',
  'GET /external/api/company-type/drop-down/{parentCompanyType}': 'a list for everybody',
  'GET /external/api/company-type-change/list/company-type/{companyTypeId}': 'a list for everybody',
  'GET /external/api/company-type-document-map/process-company/{phaseKey}': 'a list for everybody',
};

let gateway: TestGateway;
let documented: string[];
let puja: Caller;
let ownCompany: string;
let ownDraft: string;
const objects = new Map<Owned, string>();
const askers = new Map<Asker, Caller>();

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  const { paths } = z
    .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(await (await fetch(new URL('openapi.json', gateway.url))).json());
  documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/gateway', '')}`),
  );
  await prepareObjects();
  await gateway.addAccount({ username: 'other.person' });
  askers.set('applicant', await callerOf(gateway, 'other.person'));
  for (const [asker, username, role] of [
    ['representative', 'other.representative', 'COMPANY_REPRESENTATIVE'],
    ['intermediary', 'other.intermediary', 'INTERMEDIARY'],
    ['administrator', 'far.administrator', 'OFFICE_ADMINISTRATOR'],
    ['approver', 'far.approver', 'APPROVER_2'],
    ['counterSigner', 'far.section.officer', 'APPROVER_1'],
    ['revenue', 'far.revenue', 'REVENUE_OFFICER'],
    ['operator', 'far.operator', 'OPERATOR'],
    ['proposer', 'other.sysadmin', 'SYSTEM_ADMINISTRATOR'],
  ] as const) {
    await gateway.addAccount({ username, role });
    askers.set(asker, await callerOf(gateway, username));
  }
  ({ id: ownDraft } = await filledDraft(asker('applicant')));
  ownCompany = await freshCompany(gateway, [asker('representative').userId]);
  await gateway.platform.database.db
    .updateTable('company')
    .set({ email: 'own@company.example', email_verified_at: gateway.clock.now() })
    .where('id', '=', ownCompany)
    .execute();
});
afterAll(() => gateway?.close());

test('every call that names an object is tried with somebody else’s', () => {
  const naming = documented.filter((call) => call.includes('{'));
  expect(naming.filter((call) => !(call in TRIES) && !(call in NOBODYS))).toEqual([]);
  expect([...Object.keys(TRIES), ...Object.keys(NOBODYS)].filter((call) => !naming.includes(call))).toEqual([]);
});

test.each(Object.entries(TRIES))('%s: it is not there', async (call, attempt) => {
  const answer = await make(call, attempt, {});
  expect(answer).toMatchObject(
    attempt.isSeen ? { status: 403, body: { code: 'PERM-403' } } : { status: 404, body: { code: 'REQ-404' } },
  );
});

// the company or the application is one's own, and what is named after it belongs to another one
test.each(
  Object.entries(TRIES).filter(([call]) =>
    /\{(?:companyId|id)\}\/(?:representative|invitation|mandate|document)\/\{/.test(call),
  ),
)('%s of another one, under one’s own: it is not there', async (call, attempt) => {
  const answer = await make(call, attempt, { companyId: ownCompany, id: ownDraft });
  expect(answer).toMatchObject({ status: 404, body: { code: 'REQ-404' } });
});

test('afterwards everything is as it was', async () => {
  const { db } = gateway.platform.database;
  const application = await db
    .selectFrom('application')
    .select(['status', 'assignee_id'])
    .where('id', '=', objectOf('application'))
    .executeTakeFirstOrThrow();
  expect(application).toEqual({ status: 'SUBMITTED', assignee_id: null });
  expect(
    await db
      .selectFrom('filing_document')
      .select('removed_at')
      .where('application_id', '=', objectOf('application'))
      .execute(),
  ).toEqual([{ removed_at: null }]);
  expect(await db.selectFrom('payment_voucher').select('status').execute()).toEqual([{ status: 'SUBMITTED' }]);
  expect(await db.selectFrom('payment_mismatch').select('decision').execute()).toEqual([{ decision: null }]);
  expect(await db.selectFrom('upload').select('received').execute()).toEqual([{ received: 0 }]);
  expect(await db.selectFrom('name_override').select('id').execute()).toEqual([]);
  expect(
    await db
      .selectFrom('remark_template')
      .select(['version', 'retired_at'])
      .where('id', '=', objectOf('template'))
      .execute(),
  ).toEqual([{ version: 1, retired_at: null }]);
  expect(await proposalsOf(asker('proposer'))).toEqual([
    expect.objectContaining({ id: objectOf('proposal'), status: 'PROPOSED' }),
  ]);
  expect(await ratesWaiting(asker('proposer'))).toEqual([
    expect.objectContaining({ id: objectOf('rate'), status: 'PROPOSED' }),
  ]);
  const [change] = await changesOf(await callerOf(gateway, 'krishna.approver'));
  expect(change).toMatchObject({ id: objectOf('change'), status: 'PROPOSED' });
  expect(await memberOf(await callerOf(gateway, 'kamala.admin'), 'gita.operator')).toMatchObject({
    status: 'ACTIVE',
    version: 1,
    leaves: [{ id: objectOf('leave') }],
  });
  expect(
    await db.selectFrom('second_factor').select('id').where('id', '=', objectOf('secondFactor')).execute(),
  ).toEqual([{ id: objectOf('secondFactor') }]);
  expect(
    (await db.selectFrom('session').select('ended_at').where('id', '=', objectOf('session')).executeTakeFirstOrThrow())
      .ended_at,
  ).toBeNull();
  expect((await puja.call('GET', 'auth/api/init')).status).toBe(200);
});

async function make(call: string, { by, with: places, body }: Try, instead: Readonly<Record<string, string>>) {
  const [method = '', template = ''] = call.split(' ');
  const path = template.slice(1).replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = places[name];
    if (value === undefined) throw new Error(`nothing for ${name} of ${call}`);
    return instead[name] ?? (value.startsWith('=') ? value.slice(1) : objectOf(value));
  });
  return asker(by).call(method, path, body, { 'idempotency-key': randomUUID(), 'if-match': '"1"' });
}

function objectOf(name: string): string {
  const id = [...objects].find(([kind]) => kind === name)?.[1];
  if (id === undefined) throw new Error(`no ${name} was prepared`);
  return id;
}

function asker(who: Asker): Caller {
  const caller = askers.get(who);
  if (!caller) throw new Error(`nobody signed in as ${who}`);
  return caller;
}

/** One of each: Puja's, Hari's, Ram's, or the office's in Kathmandu. */
async function prepareObjects(): Promise<void> {
  const { db } = gateway.platform.database;
  puja = await callerOf(gateway, 'puja.representative');
  const ram = await callerOf(gateway, 'ram.applicant');
  const kamala = await callerOf(gateway, 'kamala.admin');
  const { id: company } = await db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '100002')
    .executeTakeFirstOrThrow();
  const colleague = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'kiran.representative')
    .executeTakeFirstOrThrow();
  const draft = await filledDraft(ram);
  const complete = await withDocument(ram, draft, 'TRADEMARK_PROOF');
  objects.set('document', documentIdOf(await ram.call('GET', `external/api/application/${draft.id}/document`)));
  const { id: application } = await take(complete, [[ram, 'submit']]);
  objects.set('migratedPaper', (await db.selectFrom('migrated_document').select('id').executeTakeFirstOrThrow()).id);
  objects.set('explanationCall', (await db.selectFrom('explanation_call').select('id').executeTakeFirstOrThrow()).id);
  objects.set('upload', progressOf(await beginUpload(ram, 10)).id);
  await db
    .updateTable('company')
    .set({ created_at: new Date('2022-08-01T00:00:00Z') })
    .where('id', '=', company)
    .execute();
  objects.set('fineDue', dueId(company, 'ANNUAL_REPORT_S80_ALL', '2079/80'));
  const voucher = await addVoucher(gateway, application, ram.userId);
  const { invoiceId, attemptId, mismatchId } = await addMismatch(gateway, voucher, ram.userId);
  objects.set('voucher', voucher).set('payable', invoiceId).set('attempt', attemptId).set('mismatch', mismatchId);
  const paid = await addReceipt(gateway, application);
  objects
    .set('receipt', paid.code)
    .set('refund', await addRefund(gateway, paid, (await callerOf(gateway, 'rita.revenue')).userId));
  objects.set(
    'refundRequest',
    await addRefundRequest(gateway, (await addReceipt(gateway, application)).invoiceId, ram.userId),
  );
  const notification = await db
    .selectFrom('notification')
    .select('id')
    .where('account_id', '=', ram.userId)
    .executeTakeFirstOrThrow();
  const session = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', ram.userId)
    .executeTakeFirstOrThrow();
  const secondFactor = await db
    .insertInto('second_factor')
    .values({
      id: gateway.platform.newId(gateway.platform.clock.now()),
      account_id: ram.userId,
      kind: 'PASSKEY',
      name: 'This device',
      created_at: gateway.platform.clock.now(),
      confirmed_at: gateway.platform.clock.now(),
      credential_id: 'another',
      public_key: 'another',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  objects
    .set('secondFactor', secondFactor.id)
    .set('company', company)
    .set('accountId', colleague.id)
    .set('application', application)
    .set('notification', notification.id)
    .set('session', session.id);
  await gateway.platform.runUnitOfWork((unit) =>
    issueCertificate(unit, { applicationId: application, companyId: company, decidedBy: null }),
  );
  objects.set(
    'paper',
    (
      await db
        .selectFrom('letter')
        .select('code')
        .where('kind', '=', 'CERTIFICATE_OF_INCORPORATION')
        .executeTakeFirstOrThrow()
    ).code,
  );
  objects.set('invitation', idOf(await invite(puja, company, 'ramesh.karki@example.com')));
  objects.set(
    'mandate',
    idOf(
      await puja.call(
        'POST',
        `external/api/company/${company}/mandate`,
        { email: 'hari.intermediary@demo.example', processes: null, until: null },
        { 'idempotency-key': randomUUID() },
      ),
    ),
  );
  objects.set('staff', (await memberOf(kamala, 'gita.operator')).id);
  objects.set('leave', idOf(await changeStaff(kamala, 'gita.operator', 'leave', { fromDay: day, toDay: day })));
  await changeStaff(kamala, 'gita.operator', 'role', { role: 'APPROVER_1' });
  const [change] = await changesOf(await callerOf(gateway, 'krishna.approver'));
  objects.set('change', change?.id ?? '');
  await prepareObjectsOfNames(ram);
}

/** A verified name, a filing of a company that came over, an officer's own remark, and a proposed word. */
async function prepareObjectsOfNames(ram: Caller): Promise<void> {
  const { db } = gateway.platform.database;
  const bishnu = await callerOf(gateway, 'bishnu.operator');
  const sysadmin = await callerOf(gateway, 'sysadmin.demo');
  objects.set(
    'verified',
    (
      await take(await filledDraft(ram, forbidden()), [
        [ram, 'submit'],
        [bishnu, 'claim'],
        [bishnu, 'verify'],
      ])
    ).id,
  );
  await gateway.addAccount({ username: 'old.person' });
  await db
    .updateTable('account')
    .set({ migrated: true, details_verified_at: gateway.clock.now() })
    .where('username', '=', 'old.person')
    .execute();
  const oldPerson = await callerOf(gateway, 'old.person');
  const { id: oldCompany } = await addCompany(gateway, oldPerson.userId, {
    registrationNumber: '4711',
    english: 'Kanchan Old Limited',
    nepali: 'कञ्चन ओल्ड लिमिटेड',
    emailVerified: true,
    email: 'old@company.example',
  });
  await db
    .updateTable('company')
    .set({ migrated: true, details_status: 'UNVERIFIED' })
    .where('id', '=', oldCompany)
    .execute();
  objects.set(
    'oldFiling',
    detailOf(
      await oldPerson.call(
        'POST',
        APPLICATION,
        { processName: 'MIGRATION_NAME_RESERVATION', companyId: oldCompany },
        newKey(),
      ),
    ).id,
  );
  objects.set(
    'template',
    idOf(await bishnu.call('POST', 'external/api/remark-template', { scope: 'OWN', ...wording }, newKey())),
  );
  objects.set(
    'proposal',
    idOf(
      await propose(sysadmin, { list: 'PRONOUN', change: 'ADD', entries: [{ english: 'thyself', nepali: 'तिमीआफैँ' }] }),
    ),
  );
  const [meeting, { userId }] = [randomUUID(), await callerOf(gateway, 'krishna.approver')];
  await db
    .insertInto('committee_meeting')
    .values({
      id: meeting,
      office_id: 1,
      held_at: gateway.clock.now(),
      place: 'Tripureshwar',
      convened_by: userId,
      convened_at: gateway.clock.now(),
    })
    .execute();
  objects.set('meeting', meeting);
  objects.set('rate', idOf(await proposeRate(sysadmin, { ...hundredRupees, validFrom: day })));
}

/** A free name with a word that an approver may let pass. */
function forbidden(): TestName {
  const { english, nepali } = freeName();
  return { english: english.replace('Traders', 'Nepal'), nepali: nepali.replace('ट्रेडर्स', 'नेपाल') };
}

function documentForm(): FormData {
  const form = new FormData();
  form.append('requirementKey', 'TRADEMARK_PROOF');
  form.append('file', new Blob([new Uint8Array(png(64, 48))]), 'scan.png');
  return form;
}

function logoForm(): FormData {
  const form = new FormData();
  form.append('logo', new Blob([new Uint8Array(png(128, 128))], { type: 'image/png' }), 'logo.png');
  return form;
}
