import { randomUUID } from 'node:crypto';
import { dueId } from '../src/money/fines/read-dues';
import { issueCertificate } from '../src/papers/certificate/issue-certificate';
import { addCopyOrder } from './copies-kit';
import { addCompany } from './company-kit';
import { idOfForcedBatch } from './forced-batches-kit';
import { idOfForcedProposal } from './forced-openings-kit';
import { idOfRestoration } from './restorations-kit';
import { proposeHeir } from './heir-admissions-kit';
import { addInstitutionObjects } from './institutions-kit';
import { companyOfShares } from './share-filings-kit';
import { HOLDERS } from './share-ledger-kit';
import { freeze, proposalIdOf, proposeLifting } from './company-orders-kit';
import { documentIdOf, withDocument } from './documents-kit';
import {
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  newKey,
  take,
  type Caller,
  type TestName,
} from './filings-kit';
import type { TestGateway } from './harness';
import { addMismatch, addReceipt, addRefund, addRefundRequest, addRequestFile, addVoucher } from './money-kit';
import { idOf, invite } from './representation-kit';
import { hundredRupees, proposeRate } from './schedule-kit';
import { changesOf, changeStaff, memberOf } from './staff-kit';
import { day, wording, type Owned } from './try-kit';
import { beginUpload, progressOf } from './uploads-kit';
import { propose } from './word-list-kit';

/** One of each: Puja's, Hari's, Ram's, or the office's in Kathmandu. The gateway has the demonstration data. */
export async function prepareObjects(gateway: TestGateway): Promise<ReadonlyMap<Owned, string>> {
  const { db } = gateway.platform.database;
  const objects = new Map<Owned, string>();
  const puja = await callerOf(gateway, 'puja.representative');
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
  objects.set('explanationCall', (await db.selectFrom('proceeding').select('id').executeTakeFirstOrThrow()).id);
  objects.set('proceedingOrder', await addProceedingOrder(gateway, objects.get('explanationCall') ?? ''));
  await addOrders(gateway, objects);
  objects.set('share', await addShare(gateway, company, puja.userId));
  objects.set('reupload', await addReupload(gateway, company, objects.get('document') ?? ''));
  objects.set('heirAdmission', await addHeirAdmission(gateway, puja));
  await addInstitutionObjects(gateway, objects, company);
  objects.set('restoration', await idOfRestoration(gateway, puja));
  objects.set('forcedOpening', await idOfForcedProposal(gateway, puja));
  objects.set('forcedBatch', await idOfForcedBatch(gateway, puja));
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
  const request = await addRefundRequest(gateway, (await addReceipt(gateway, application)).invoiceId, ram.userId);
  objects.set('refundRequest', request).set('requestFile', await addRequestFile(gateway, request, ram.userId));
  const copies = await addCopyOrder(gateway, company, ram.userId);
  objects.set('copyOrder', copies.id).set('copyItem', copies.itemId);
  const signing = await addSigning(gateway, company);
  objects.set('paperToSign', signing.id).set('signingBatch', signing.batchId);
  objects.set('grievance', await addGrievance(gateway, ram.userId));
  objects.set('fineWaiver', await addFineWaiver(gateway, objects));
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
  const webhook = gateway.platform.newId(gateway.platform.clock.now());
  await db
    .insertInto('publication_webhook')
    .values({
      id: webhook,
      account_id: ram.userId,
      url: 'https://receiver.example/new',
      secret: 'another',
      created_at: gateway.platform.clock.now(),
      next_try_at: gateway.platform.clock.now(),
      delivered_to: 1_000_000,
    })
    .execute();
  objects
    .set('secondFactor', secondFactor.id)
    .set('webhook', webhook)
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
  await prepareObjectsOfNames(gateway, ram, objects);
  return objects;
}

/** A verified name, a filing of a company that came over, an officer's own remark, and a proposed word. */
async function prepareObjectsOfNames(gateway: TestGateway, ram: Caller, objects: Map<Owned, string>): Promise<void> {
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

/** A free name with a word that an approver may allow. */
function forbidden(): TestName {
  const { english, nepali } = freeName();
  return { english: english.replace('Traders', 'Nepal'), nepali: nepali.replace('ट्रेडर्स', 'नेपाल') };
}

/** An heir of the last representative of a company, who waits for a second officer. */
async function addHeirAdmission(gateway: TestGateway, puja: Caller): Promise<string> {
  const asked = {
    companyId: await companyOfShares(gateway, puja),
    holderId: HOLDERS[0],
    username: 'ram.applicant',
  };
  return idOf(await proposeHeir(await callerOf(gateway, 'maya.approver'), asked));
}

/** An order on a proceeding, as far as another office could come to it: no kind of the demonstration is ordered. */
async function addProceedingOrder({ platform, clock }: TestGateway, proceedingId: string): Promise<string> {
  const { db } = platform.database;
  const { company_id: companyId, opened_by } = await db
    .selectFrom('proceeding')
    .select(['company_id', 'opened_by'])
    .where('id', '=', proceedingId)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await db
    .insertInto('proposal')
    .values({
      id,
      kind: 'PROCEEDING_ORDER',
      subject: proceedingId,
      offices: [1],
      content: JSON.stringify({ proceedingId, companyId, outcome: 'CLOSED', liabilities: null }),
      remark: 'Settled',
      status: 'PROPOSED',
      proposed_by: opened_by,
      proposed_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 86_400_000),
    })
    .execute();
  return id;
}

/** An order that freezes a company, with its scan, and a proposal to lift it. */
async function addOrders(gateway: TestGateway, objects: Map<Owned, string>): Promise<void> {
  const { db } = gateway.platform.database;
  const { id: company } = await db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '100021')
    .executeTakeFirstOrThrow();
  const order = await freeze(gateway, company);
  const maya = await callerOf(gateway, 'maya.approver');
  const lifting = proposalIdOf(await proposeLifting(gateway, maya, order));
  const scan = await db
    .selectFrom('company_order_document')
    .select('id')
    .where('company_id', '=', company)
    .executeTakeFirstOrThrow();
  objects.set('order', order).set('orderProposal', lifting).set('orderDocument', scan.id);
}

/** A request of the first office for a document of this company, which nobody has brought. */
async function addReupload(gateway: TestGateway, companyId: string, documentId: string): Promise<string> {
  const { db } = gateway.platform.database;
  const gita = await callerOf(gateway, 'gita.operator');
  const { office_id } = await db
    .selectFrom('company')
    .select('office_id')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('document_reupload')
    .values({
      id: randomUUID(),
      number: 'DRU-TRY',
      company_id: companyId,
      office_id,
      document_id: documentId,
      name_nepali: 'निर्णय',
      name_english: 'Minutes',
      reason: 'It cannot be read',
      asked_by: gita.userId,
      asked_at: gateway.clock.now(),
      due_on: day,
      status: 'REQUESTED',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What this person has shared of the company; nobody has opened it. */
async function addShare(gateway: TestGateway, companyId: string, askedBy: string): Promise<string> {
  const { id } = await gateway.platform.database.db
    .insertInto('document_share')
    .values({
      id: randomUUID(),
      number: 'SHD-TRY',
      company_id: companyId,
      is_high: false,
      receiver: 'Himal Bank',
      role_type: 'EXTERNAL',
      email: 'desk@bank.example',
      language: 'en',
      purpose: 'A loan',
      asked_by: askedBy,
      asked_at: gateway.clock.now(),
      opens_at: gateway.clock.now(),
      expires_at: new Date(`${day}T00:00:00Z`),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A waiver that waits, of a fine of the company, on the grievance; proposed by an operator of the first office. */
async function addFineWaiver({ platform, clock }: TestGateway, objects: ReadonlyMap<Owned, string>): Promise<string> {
  const { db } = platform.database;
  const id = randomUUID();
  const { id: company } = await db
    .selectFrom('company')
    .select('id')
    .where('registration_number', '=', '100002')
    .executeTakeFirstOrThrow();
  const { id: proposer } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'gita.operator')
    .executeTakeFirstOrThrow();
  const dueId = objects.get('fineDue') ?? '';
  await db
    .insertInto('proposal')
    .values({
      id,
      kind: 'FINE_WAIVER',
      subject: dueId,
      offices: [1],
      content: JSON.stringify({
        requestId: objects.get('grievance'),
        companyId: company,
        dueId,
        amountPaisa: 100,
      }),
      remark: 'Test',
      status: 'PROPOSED',
      proposed_by: proposer,
      proposed_at: clock.now(),
      expires_at: new Date(clock.now().getTime() + 24 * 3600 * 1000),
    })
    .execute();
  return id;
}

/** A grievance of this account to the first office, which nobody has begun to look into. */
/** A paper of the company that waits for an officer, and a batch that released it. */
async function addSigning(gateway: TestGateway, companyId: string): Promise<{ id: string; batchId: string }> {
  const { db } = gateway.platform.database;
  const [id, batchId] = [randomUUID(), randomUUID()];
  const now = gateway.clock.now();
  const { id: officer } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'maya.approver')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('letter')
    .values({
      id,
      kind: 'GOOD_STANDING',
      code: id.slice(0, 12),
      issued_for_kind: 'COMPANY',
      issued_for_id: companyId,
      company_id: companyId,
      content: '{}',
      hash: '',
      issued_at: now,
    })
    .execute();
  await db
    .insertInto('officer_signature')
    .values({ letter_id: id, office_id: 1, draft_key: 'f'.repeat(64), draft_size: 1, unsigned_hash: 'f'.repeat(64) })
    .execute();
  const signatory = JSON.stringify({ name: { ne: 'माया', en: 'Maya' }, role: { ne: 'अधिकृत', en: 'Officer' } });
  await db
    .insertInto('signing_batch')
    .values({ id: batchId, office_id: 1, officer_id: officer, signatory, begun_at: now })
    .execute();
  await db
    .insertInto('signing_batch_item')
    .values({ batch_id: batchId, letter_id: id, outcome: 'RELEASED', ended_at: now })
    .execute();
  return { id, batchId };
}

async function addGrievance(gateway: TestGateway, askedBy: string): Promise<string> {
  const { db } = gateway.platform.database;
  const id = randomUUID();
  await db
    .insertInto('request')
    .values({
      id,
      kind: 'PROCESS_FOR_GRIEVANCE',
      number: `GRV-${id}`,
      requester_account: askedBy,
      office_id: 1,
      answers: JSON.stringify({ subject: 'Slow', text: 'Test' }),
      status: 'ASKED',
      asked_at: gateway.clock.now(),
      due_on: day,
    })
    .execute();
  await db.insertInto('grievance').values({ request_id: id, language: 'en' }).execute();
  return id;
}
