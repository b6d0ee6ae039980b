import { randomUUID } from 'node:crypto';
import { png } from './pictures';
import { remark, type Try } from './try-kit';

/** Those that name an application. */
export const FILING_TRIES: Readonly<Record<string, Try>> = {
  'GET /external/api/application/{id}/objection': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/signature': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/signature/ask': {
    by: 'applicant',
    with: { id: 'application' },
    body: { party: 'DRAFTER_AUTHENTICATION' },
  },
  'GET /external/api/application/{id}/signature/{party}/paper': {
    by: 'applicant',
    with: { id: 'application', party: '=DRAFTER_AUTHENTICATION' },
  },
  'GET /external/api/application/{id}/disclosure': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/disclosure/{itemId}/send': {
    by: 'applicant',
    with: { id: 'application', itemId: 'application' },
  },
  'GET /external/api/application/{id}/process': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/entry': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/begun': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}/settlement-136ka': { by: 'applicant', with: { id: 'application' } },
  'GET /external/api/application/{id}': { by: 'applicant', with: { id: 'application' } },
  'PUT /external/api/application/{id}/section/{sectionKey}': {
    by: 'applicant',
    with: { id: 'application', sectionKey: '=OBJECTIVE_DETAILS' },
    body: { nsicCodes: ['0001'] },
  },
  'GET /external/api/application/{id}/known-person': { by: 'applicant', with: { id: 'application' } },
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
  'GET /external/api/application/{id}/model-form/{form}': {
    by: 'applicant',
    with: { id: 'application', form: '=DIRECTOR_CONSENT' },
  },
  'GET /external/api/application/{id}/payable': { by: 'applicant', with: { id: 'application' } },
  'POST /external/api/application/{id}/payable/counter-sign': {
    by: 'counterSigner',
    with: { id: 'verified' },
    body: { invoiceId: randomUUID(), version: 1, agreed: true, remark },
  },
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
};

function documentForm(): FormData {
  const form = new FormData();
  form.append('requirementKey', 'TRADEMARK_PROOF');
  form.append('file', new Blob([new Uint8Array(png(64, 48))]), 'scan.png');
  return form;
}
