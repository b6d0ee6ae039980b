import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { filedItemsSchema } from '@registrar/domain/calls/filing-sections';
import { companyRecordSchema, ownershipAnswerSchema } from '@registrar/domain/calls/company-record';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { twoOwners } from '@registrar/domain/testing/registration-examples';
import { addCompany } from '../../../../test/company-kit';
import { act, APPLICATION, callerOf, detailOf, saveSection, take, type Caller } from '../../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type TestGateway } from '../../../../test/harness';
import {
  acceptDocuments,
  attachRequired,
  fillRegistration,
  itemsOf,
  readDetail,
  saveItem,
} from '../../../../test/registration-kit';
import { companyTypeIdOf } from '@registrar/domain/enumerations';
import { awaitsVerification } from '../../facts/gate/migrated-details';

const PROCESS = 'MIGRATION_COMPANY_REGISTRATION';
let gateway: TestGateway;
let puja: Caller;
let stranger: Caller;
let operator: Caller;
let approver: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.clock.moveTo(new Date('2026-11-21T06:00:00Z'));
  for (const username of ['puja', 'kiran', 'stranger']) await gateway.addAccount({ username });
  await gateway.addAccount({ username: 'test.operator', role: 'OPERATOR', officeId: TEST_OFFICE });
  await gateway.addAccount({ username: 'test.approver', role: 'APPROVER_1', officeId: TEST_OFFICE });
  [puja, stranger, operator, approver] = [
    await callerOf(gateway, 'puja'),
    await callerOf(gateway, 'stranger'),
    await callerOf(gateway, 'test.operator'),
    await callerOf(gateway, 'test.approver'),
  ];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
const open = (by: Caller, companyId?: string) =>
  by.call('POST', APPLICATION, { processName: PROCESS, companyId }, { 'idempotency-key': randomUUID() });

async function oldCompany(english: string, nepali: string): Promise<string> {
  const { id } = await addCompany(gateway, puja.userId, {
    english,
    nepali,
    companyTypeId: companyTypeIdOf('PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI'),
    phone: '014001122',
    email: 'old@company.example',
    emailVerified: true,
  });
  await db()
    .updateTable('company')
    .set({ migrated: true, details_status: 'UNVERIFIED', authorized_capital: 50_000_000, paid_up_capital: 10_000_000 })
    .where('id', '=', id)
    .execute();
  await db()
    .insertInto('company_director')
    .values({
      id: randomUUID(),
      company_id: id,
      name_english: 'Somebody Of Old',
      name_nepali: 'पुरानो व्यक्ति',
      since: '2010-01-01',
    })
    .execute();
  return id;
}

/** The example with two owners, without the witness and the drafter, who are not known. */
async function completed(draft: ApplicationDetail): Promise<ApplicationDetail> {
  const { WITNESS: _witness, LEGAL_PERSON_DETAILS: _drafter, ...answers } = twoOwners().answers;
  await fillRegistration(puja, draft, { ...twoOwners(), answers });
  await attachRequired(puja, draft.id);
  return readDetail(puja, draft.id);
}

test('a migrated company answers the questions of a registration; approved, it is in the register and verified', async () => {
  const companyId = await oldCompany('Kanchan Wool Private Limited', 'कञ्चन ऊन प्राइभेट लिमिटेड');
  const draft = detailOf(await open(puja, companyId));
  // without its type the wizard would ask a foreign branch for shares
  expect(draft).toMatchObject({
    titleEnglish: 'Kanchan Wool Private Limited',
    titleNepali: 'कञ्चन ऊन प्राइभेट लिमिटेड',
    companyType: { key: 'PRIVATE_MULTIPLE_PROPRIETOR_ALL_NEPALI' },
  });
  const begun = (key: string) => draft.sections.find((section) => section.key === key)?.data;
  expect(begun('GENERAL_INFORMATION')).toEqual({
    officeId: TEST_OFFICE,
    contact: { phoneNo: '014001122', email: 'old@company.example' },
  });
  expect(begun('CAPITAL_STRUCTURE')).toEqual({ authorizedCapital: 50_000_000, promoterPaidAmount: 10_000_000 });
  expect((await act(puja, draft, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: expect.arrayContaining([expect.objectContaining({ path: 'SHAREHOLDER', code: 'HOLDERS_TOO_FEW' })]),
  });

  const submitted = detailOf(await act(puja, await completed(draft), 'submit'));
  expect(submitted.applicationNumber).toMatch(/^MR-/);
  expect(await awaitsVerification(db(), companyId)).toBe(true);
  const claimed = await take(submitted, [[operator, 'claim']]);
  await acceptDocuments(operator, claimed.id);
  const seen = await readDetail(operator, claimed.id);
  const approved = await take(seen, [
    [operator, 'verify'],
    [approver, 'approve'],
  ]);
  expect(approved.status).toBe('APPROVED');

  expect(await awaitsVerification(db(), companyId)).toBe(false);
  const company = await db().selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  expect(company).toMatchObject({
    details_status: 'VERIFIED',
    issued_shares: 1_000,
    authorized_capital: 2_000 * 100_00,
    paid_up_capital: 1_000 * 100_00,
    email: 'office@makalu.example',
    email_verified_at: null,
  });
  const record = companyRecordSchema.parse(
    (await gateway.call('GET', `external/api/company/${companyId}/record`)).body.data,
  );
  expect(record.directors.map(({ nameEnglish }) => nameEnglish)).toEqual(['Asha Shrestha', 'Asha Shrestha']);
  expect(record.capital).toMatchObject({ issuedShares: 1_000 });
  const [ownership] = ownershipAnswerSchema.parse(
    (await gateway.call('GET', `external/api/company/${companyId}/ownership`)).body.data,
  );
  expect(ownership?.holders.map(({ shares }) => shares)).toEqual([600, 400]);
  expect(
    (
      await db()
        .selectFrom('company_director')
        .select('until')
        .where('company_id', '=', companyId)
        .where('name_english', '=', 'Somebody Of Old')
        .executeTakeFirstOrThrow()
    ).until,
  ).not.toBeNull();
  // another address than the proved one must be proved first, and blocks everything until then
  expect((await open(puja, companyId)).body.code).toBe('BLK-423');
  await db().updateTable('company').set({ email_verified_at: new Date() }).where('id', '=', companyId).execute();
  expect((await open(puja, companyId)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'There is nothing left to verify for this company.',
  });
});

test('two representatives save at the same time: one save succeeds, the other gets both, and nothing is lost', async () => {
  const companyId = await oldCompany('Dhorpatan Loom Private Limited', 'ढोरपाटन तान प्राइभेट लिमिटेड');
  const kiran = await callerOf(gateway, 'kiran');
  await db()
    .insertInto('company_representative')
    .values({ company_id: companyId, account_id: kiran.userId, since: '2022-01-01' })
    .execute();
  const draft = await completed(detailOf(await open(puja, companyId)));
  const [own, others] = [await readDetail(puja, draft.id), await readDetail(kiran, draft.id)];
  const before = own.sections.find(({ key }) => key === 'GENERAL_INFORMATION');
  const answers = await Promise.all([
    saveSection(puja, own, 'GENERAL_INFORMATION', { ...before?.data, numberOfDirectors: 3 }),
    saveSection(kiran, others, 'GENERAL_INFORMATION', { ...before?.data, numberOfDirectors: 4 }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const [kept, by] = answers[0]?.status === 200 ? [3, 'puja'] : [4, 'kiran'];
  expect(answers.find(({ status }) => status === 412)?.body).toMatchObject({
    code: 'VER-412',
    current: { version: (before?.version ?? 0) + 1, data: { numberOfDirectors: kept }, savedBy: { nameEnglish: by } },
  });
  for (const reader of [puja, kiran])
    expect(
      (await readDetail(reader, draft.id)).sections.find(({ key }) => key === 'GENERAL_INFORMATION'),
    ).toMatchObject({ data: { numberOfDirectors: kept } });

  const [holder] = filedItemsSchema.parse((await itemsOf(kiran, draft, 'SHAREHOLDER')).body.data).items;
  if (!holder) throw new Error('a holder');
  const email = (address: string) => ({ ...holder.data, contact: { phoneNo: '9841000000', email: address } });
  expect((await saveItem(kiran, draft, 'SHAREHOLDER', holder, email('kiran@makalu.example'))).status).toBe(200);
  expect((await saveItem(puja, draft, 'SHAREHOLDER', holder, email('puja@makalu.example'))).body).toMatchObject({
    code: 'VER-412',
    current: {
      version: holder.version + 1,
      data: { contact: { email: 'kiran@makalu.example' } },
      savedBy: { nameEnglish: 'kiran' },
    },
  });
});

test('filed again after a refusal, its list items have new ids, and references to them are updated', async () => {
  const companyId = await oldCompany('Khaptad Herbs Private Limited', 'खप्तड जडीबुटी प्राइभेट लिमिटेड');
  const handedIn = await take(
    detailOf(await act(puja, await completed(detailOf(await open(puja, companyId))), 'submit')),
    [[operator, 'claim']],
  );
  await acceptDocuments(operator, handedIn.id);
  const rejected = await take(await readDetail(operator, handedIn.id), [
    [operator, 'verify'],
    [approver, 'reject', { remark: 'Not readable', reasonCode: 'OTHER' }],
  ]);
  const draft = detailOf(
    await puja.call(
      'POST',
      APPLICATION,
      { processName: PROCESS, companyId, copyOf: rejected.id },
      { 'idempotency-key': randomUUID() },
    ),
  );
  const lists = async (of: ApplicationDetail, key: string) =>
    filedItemsSchema.parse((await itemsOf(puja, of, key)).body.data).items;
  expect([draft.titleEnglish, draft.titleNepali]).toEqual([rejected.titleEnglish, rejected.titleNepali]);
  expect(draft.titleEnglish).not.toBe('');
  const [before, after] = [await lists(rejected, 'SHAREHOLDER'), await lists(draft, 'SHAREHOLDER')];
  expect(after.map(({ data }) => data)).toEqual(before.map(({ data }) => data));
  const ids = new Set(after.map(({ id }) => id));
  expect(before.filter(({ id }) => ids.has(id))).toEqual([]);
  expect((await lists(draft, 'BOD_DETAILS')).map(({ data }) => ids.has(String(data['holderItemId'])))).toEqual([
    true,
    true,
  ]);
  const ranges = JSON.stringify(draft.sections.find(({ key }) => key === 'SHARE_RANGE_ASSIGN')?.data);
  for (const { id } of after) expect(ranges).toContain(id);
  for (const { id } of before) expect(ranges).not.toContain(id);
  expect((await act(puja, draft, 'submit')).status).toBe(200); // with its documents, in their places
});

test('only for migrated companies, and only by their representatives', async () => {
  const companyId = await oldCompany('Rara Canoe Private Limited', 'रारा डुङ्गा प्राइभेट लिमिटेड');
  expect((await open(stranger, companyId)).status).toBe(404);
  expect((await open(operator, companyId)).body.code).toBe('PERM-403');
  expect((await open(puja)).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'companyId', code: 'COMPANY_REQUIRED' }],
  });
  const { id: never } = await addCompany(gateway, puja.userId, {
    english: 'Never Moved Private Limited',
    nepali: 'नेभर मुभ्ड प्राइभेट लिमिटेड',
    email: 'n@m.example',
    emailVerified: true,
  });
  expect((await open(puja, never)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'There is nothing left to verify for this company.',
  });
  detailOf(await open(puja, companyId));
  expect((await open(puja, companyId)).body).toMatchObject({ code: 'FLOW-409' });
});
