import { randomUUID } from 'node:crypto';
import { dueId } from '../src/money/fines/read-dues';
import { issueCertificate } from '../src/papers/certificate/issue-certificate';
import { addCompany } from './company-kit';
import { proposeHeir } from './heir-admissions-kit';
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
  await addOrders(gateway, objects);
  objects.set('heirAdmission', await addHeirAdmission(gateway, puja));
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
