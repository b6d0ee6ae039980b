import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { dashboardInfoSchema, type NextStep } from '@registrar/domain/calls/dashboard';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { issuedPaperSchema } from '@registrar/domain/calls/papers';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { z } from 'zod';
import { attach } from '../../test/documents-kit';
import { act, APPLICATION, callerOf, detailOf, filledDraft, newKey, take, type Caller } from '../../test/filings-kit';
import { startTestGateway, type TestGateway } from '../../test/harness';
import { addVoucher, invoiceOf, readPayable, submitVoucher } from '../../test/money-kit';
import {
  acceptDocuments,
  attachRequired,
  fillRegistration,
  officeOf,
  openRegistration,
  readDetail,
  type Office,
} from '../../test/registration-kit';

let gateway: TestGateway;
let office: Office;
let asha: Caller;
let rita: Caller;
let officeId: number;

beforeAll(async () => {
  gateway = await startTestGateway({ demoData: true });
  office = await officeOf(gateway);
  rita = await callerOf(gateway, 'rita.revenue');
  ({ officeId } = await gateway.platform.database.db
    .selectFrom('account')
    .select('office_id as officeId')
    .where('username', '=', 'gita.operator')
    .executeTakeFirstOrThrow());
  asha = await newcomer('asha.founder');
});
afterAll(() => gateway?.close());

/** Files with the office of the demonstration. */
async function newcomer(username: string): Promise<Caller> {
  const id = await gateway.addAccount({ username, officeId });
  await proveEmail(id);
  return callerOf(gateway, username);
}

async function stepsOf(reader: Caller): Promise<readonly NextStep[]> {
  const answer = await reader.call('GET', 'auth/api/dashboard-info');
  return dashboardInfoSchema.parse(answer.body.data).nextSteps;
}

/** The card of the dashboard: what it says, where its button leads, by when, and how much. */
async function cardOf(reader: Caller): Promise<readonly unknown[]> {
  const [first] = await stepsOf(reader);
  return first === undefined ? [] : [first.code, first.link, first.dueOn, first.amountPaisa ?? null];
}

const proveEmail = (id: string, proven = true) =>
  gateway.platform.database.db.updateTable('account').set({ email_verified: proven }).where('id', '=', id).execute();

test('a person is told the one right thing at every stage, from the open account to the initial update', async () => {
  const { gita, maya } = office;
  const stages: (readonly [string, readonly unknown[]])[] = [];
  const seen = async (stage: string): Promise<void> => void stages.push([stage, await cardOf(asha)]);

  await proveEmail(asha.userId, false);
  await seen('signed up');
  await proveEmail(asha.userId);
  await seen('email proven');
  let name = await filledDraft(asha);
  await seen('name begun');
  name = detailOf(await act(asha, name, 'submit'));
  await seen('name submitted');
  name = await take(name, [
    [gita, 'claim'],
    [gita, 'verify'],
  ]);
  await seen('name verified');
  name = detailOf(await act(maya, name, 'approve'));
  await seen('name reserved');
  let form = detailOf(await openRegistration(asha, name.reservation?.id ?? ''));
  await seen('registration begun');
  form = await fillRegistration(asha, form, twoOwners());
  await attachRequired(asha, form.id);
  const again = async (by: Caller, action: string, more: object = {}): Promise<ApplicationDetail> =>
    (form = detailOf(await act(by, await readDetail(by, form.id), action, more)));
  await again(asha, 'submit');
  await seen('registration submitted');

  await again(gita, 'claim');
  await gita.call('POST', `${APPLICATION}/${form.id}/pin`, {
    path: 'GENERAL_INFORMATION.contact.phoneNo',
    remark: 'Nobody answers',
  });
  await again(gita, 'sendForCorrection', { remark: 'Please see the remark' });
  const correctBy = form.dueOn;
  await seen('sent for correction');
  for (const pin of (await readDetail(asha, form.id)).pins)
    await asha.call('PUT', `${APPLICATION}/${form.id}/pin/${pin.id}/answer`, { answer: 'It works again' });
  await again(asha, 'resubmit');
  await seen('corrected');

  await again(gita, 'claim');
  await again(gita, 'requestAdditionalDocument', {
    remark: 'Please send the licence',
    documents: [{ type: 'OTHER', nameNepali: 'अनुमतिपत्र', nameEnglish: 'Licence', reason: 'The business needs one' }],
  });
  const documentsBy = form.dueOn;
  await seen('documents asked for');
  for (const { key } of (await readDetail(asha, form.id)).requestedDocuments)
    expect((await attach(asha, form.id, key)).status).toBe(200);
  await again(asha, 'submitAdditionalDocument');
  await seen('documents submitted');

  await acceptDocuments(gita, form.id);
  await again(gita, 'verifyAdditionalDocument');
  await again(gita, 'assess');
  const invoice = invoiceOf(await readPayable(asha, form.id));
  await seen('payment asked for');
  const paid = await submitVoucher(asha, form.id, invoice);
  expect(paid.status).toBe(200);
  await seen('voucher submitted');
  const [voucher] = invoiceOf(await readPayable(asha, form.id)).vouchers;
  expect(
    (
      await rita.call(
        'POST',
        `external/api/payment-voucher/${voucher?.id}/verify`,
        { version: voucher?.version },
        newKey(),
      )
    ).status,
  ).toBe(200);
  await again(gita, 'verify');
  await again(maya, 'approve');
  expect((await readDetail(maya, form.id)).marks).toEqual(['DIGITAL_SIGNATURE_INITIATED']);

  await gateway.platform.jobs.runDue();
  expect((await readDetail(maya, form.id)).marks).toEqual(['DIGITALLY_SIGNED']);
  asha = await callerOf(gateway, 'asha.founder');
  await seen('company registered');
  const { id: companyId } = await gateway.platform.database.db
    .selectFrom('company')
    .select('id')
    .where('registered_by', '=', form.id)
    .executeTakeFirstOrThrow();
  expect((await asha.call('POST', 'external/api/company-email/confirm', { companyId })).status).toBe(200);
  await seen('company’s email confirmed');
  const papers = z.array(issuedPaperSchema).parse((await asha.call('GET', 'external/api/paper')).body.data);
  const certificate = papers.find(({ kind }) => kind === 'CERTIFICATE_OF_INCORPORATION');
  expect(
    (
      await fetch(new URL(`external/api/paper/${certificate?.code}/file`, gateway.url), {
        headers: { authorization: `Bearer ${asha.token}` },
      })
    ).status,
  ).toBe(200);
  await seen('certificate fetched');

  const own = { name: `/application/${name.id}`, form: `/application/${form.id}` };
  expect(stages).toEqual([
    ['signed up', ['VERIFY_EMAIL', '/user-profile', null, null]],
    ['email proven', ['RESERVE_NAME', '/company-name-reservation', null, null]],
    ['name begun', ['FINISH_DRAFT', own.name, null, null]],
    ['name submitted', ['WAIT', own.name, null, null]],
    ['name verified', ['WAIT', own.name, null, null]],
    ['name reserved', ['REGISTER_COMPANY', '/company-registration', name.reservation?.expiresOn, null]],
    ['registration begun', ['FINISH_DRAFT', own.form, null, null]],
    ['registration submitted', ['WAIT', own.form, null, null]],
    ['sent for correction', ['CORRECT', own.form, correctBy, null]],
    ['corrected', ['WAIT', own.form, null, null]],
    ['documents asked for', ['SUBMIT_DOCUMENTS', own.form, documentsBy, null]],
    ['documents submitted', ['WAIT', own.form, null, null]],
    ['payment asked for', ['PAY', `/payment/${invoice.id}`, expect.any(String), invoice.totalPaisa]],
    ['voucher submitted', ['WAIT', own.form, null, null]],
    ['company registered', ['SETTLE', expect.any(String), null, null]],
    ['company’s email confirmed', ['COLLECT_CERTIFICATE', '/signed-documents', null, null]],
    [
      'certificate fetched',
      ['INITIAL_UPDATE', `/post-amendment/add-new?company=${companyId}#THREE_MONTH_UPDATE`, expect.any(String), null],
    ],
  ]);
  expect([typeof correctBy, typeof documentsBy]).toEqual(['string', 'string']);
}, 180_000);

test('whose name was rejected is led to the reason, until they file again', async () => {
  const { gita, maya } = office;
  const bina = await newcomer('bina.founder');
  const rejected = await take(await filledDraft(bina), [
    [bina, 'submit'],
    [gita, 'claim'],
    [gita, 'verify'],
    [maya, 'reject', { reasonCode: 'TOO_SIMILAR', remark: 'Too near to another name' }],
  ]);
  expect(await cardOf(bina)).toEqual(['FILE_AGAIN', `/application/${rejected.id}`, null, null]);
  const copy = detailOf(
    await bina.call('POST', APPLICATION, { processName: 'NAME_RESERVATION', copyOf: rejected.id }, newKey()),
  );
  expect(await cardOf(bina)).toEqual(['FINISH_DRAFT', `/application/${copy.id}`, null, null]);
});

test('a representative in arrears is told to submit the oldest report first, with what its fines are; one who owes nothing what can be filed', async () => {
  const nisha = await callerOf(gateway, 'nisha.representative');
  const steps = await stepsOf(nisha);
  expect(steps.map(({ code }) => code.split(':')[0])).toEqual(['LATE_REPORT']);
  expect(steps[0]).toMatchObject({
    link: expect.stringContaining('/annual-report'),
    titleEn: expect.stringMatching(
      /^Annual report of fiscal year 20\d\d\/\d\d: .* \(1 of \d late ones; fines so far Rs\. [\d,]+\.00, paid with the bills\)$/,
    ),
  });
  expect(await cardOf(await callerOf(gateway, 'rojina.representative'))).toEqual([
    'FILE_FOR_COMPANY',
    '/post-amendment/add-new',
    null,
    null,
  ]);
});

test('officers of the money and of the people are told what only they decide', async () => {
  const codes = async (username: string) => (await stepsOf(await callerOf(gateway, username))).map(({ code }) => code);
  const { gita } = office;
  const chandra = await newcomer('chandra.founder');
  const before = await codes('rita.revenue');
  expect(before).not.toContain('VERIFY_VOUCHERS');
  const filed = await take(await filledDraft(chandra), [
    [chandra, 'submit'],
    [gita, 'claim'],
  ]);
  await addVoucher(gateway, filed.id, chandra.userId);
  expect(await codes('rita.revenue')).toContain('VERIFY_VOUCHERS');
  expect(await codes('chandra.founder')).toEqual(['WAIT']);
});
