import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ApplicationDetail } from '@registrar/domain/calls/filings';
import { companyDetailItems } from '@registrar/domain/calls/old-system';
import { addCompany } from '../../../../test/company-kit';
import { withDocument } from '../../../../test/documents-kit';
import {
  act,
  APPLICATION,
  callerOf,
  detailOf,
  filledDraft,
  freeName,
  nameSection,
  saveSection,
  take,
  type Caller,
} from '../../../../test/filings-kit';
import { startTestGateway, TEST_OFFICE, type Answer, type TestGateway } from '../../../../test/harness';
import { awaitsVerification } from '../../facts/gate/migrated-details';

let gateway: TestGateway;
let puja: Caller;
let stranger: Caller;
let operator: Caller;
let approver: Caller;
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const username of ['puja', 'stranger']) await gateway.addAccount({ username });
  await gateway.addAccount({ username: 'test.operator', role: 'OPERATOR', officeId: TEST_OFFICE });
  await gateway.addAccount({ username: 'test.approver', role: 'APPROVER_1', officeId: TEST_OFFICE });
  await gateway.platform.database.db
    .updateTable('account')
    .set({ migrated: true, details_verified_at: new Date() })
    .where('username', '=', 'puja')
    .execute();
  [puja, stranger, operator, approver] = [
    await callerOf(gateway, 'puja'),
    await callerOf(gateway, 'stranger'),
    await callerOf(gateway, 'test.operator'),
    await callerOf(gateway, 'test.approver'),
  ];
});
afterAll(() => gateway?.close());

const db = () => gateway.platform.database.db;
let numbers = 4500;

/** A migrated company checked by puja: its capital and its name are marked as wrong. */
async function oldCompany(english: string, nepali: string): Promise<string> {
  const { id } = await addCompany(gateway, puja.userId, {
    registrationNumber: String(++numbers),
    english,
    nepali,
    emailVerified: true,
    email: 'old@company.example',
  });
  await db()
    .updateTable('company')
    .set({ migrated: true, details_status: 'UNVERIFIED', authorized_capital: 50_000_000 })
    .where('id', '=', id)
    .execute();
  const claimed: Partial<Record<string, string>> = {
    AUTHORIZED_CAPITAL: '75000000',
    NAME_ENGLISH: 'Somewhat Else Limited',
  };
  await db()
    .insertInto('company_detail_check')
    .values(
      companyDetailItems.map((item) => ({
        company_id: id,
        item,
        status: claimed[item] ? ('UNVERIFIED' as const) : ('VERIFIED' as const),
        claimed_value: claimed[item] ?? null,
        answered_at: new Date(),
      })),
    )
    .execute();
  return id;
}

const open = (by: Caller, companyId?: string): Promise<Answer> =>
  by.call(
    'POST',
    APPLICATION,
    { processName: 'MIGRATION_NAME_RESERVATION', companyId },
    { 'idempotency-key': randomUUID() },
  );
const paper = (english: string, nepali: string, more: object = {}) => ({
  english,
  nepali,
  registrationNumber: '४५२१',
  registeredOn: '2004-06-14',
  ...more,
});
async function filled(companyId: string, answers: object): Promise<ApplicationDetail> {
  return detailOf(await saveSection(puja, detailOf(await open(puja, companyId)), 'OLD_NAME_DETAILS', answers));
}

test('from the old certificate to a verified company: the disputed details are corrected in the register, and so is the name', async () => {
  const companyId = await oldCompany('Kanchan Oldd Traders Limited', 'कञ्चन ओल्ड ट्रेडर्स लिमिटेड');
  const nextSteps = async (): Promise<unknown> => (await puja.call('GET', 'auth/api/dashboard-info')).body.data;
  const verify = {
    nextSteps: expect.arrayContaining([
      expect.objectContaining({
        code: 'VERIFY_COMPANY',
        titleEn: expect.stringContaining('Kanchan Oldd'),
        link: '/company-name-reservation/migrated-name-reservation',
      }),
    ]),
  };
  expect(await nextSteps()).toMatchObject(verify);
  const draft = await filled(companyId, paper('Kanchan Old Traders Limited', 'कञ्चन ओल्ड ट्रेडर्स लिमिटेड'));
  expect(await nextSteps()).not.toMatchObject(verify);
  expect(draft).toMatchObject({ titleEnglish: 'Kanchan Old Traders Limited', titleNepali: 'कञ्चन ओल्ड ट्रेडर्स लिमिटेड' });
  expect((await act(puja, draft, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [
      {
        path: 'DOCUMENTS.OLD_CERTIFICATE',
        message: 'Old certificate of registration or letter of the reserved name is required',
      },
    ],
  });
  const complete = await withDocument(puja, draft, 'OLD_CERTIFICATE');
  const submitted = await take(complete, [[puja, 'submit']]);
  expect(submitted.applicationNumber).toMatch(/^MN-/);
  const mine = await puja.call('GET', 'external/api/migrated-company');
  expect(mine.body.data).toMatchObject({
    companies: expect.arrayContaining([
      expect.objectContaining({
        id: companyId,
        detailsStatus: 'UNVERIFIED',
        application: expect.objectContaining({ id: draft.id, status: 'SUBMITTED' }),
      }),
    ]),
  });

  const desk = await operator.call('GET', 'external/api/desk?queue=waiting');
  expect(desk.body.data).toMatchObject({
    items: [expect.objectContaining({ id: draft.id, processName: 'MIGRATION_NAME_RESERVATION' })],
  });
  const held = await operator.call('GET', `external/api/migrated-company/${draft.id}`);
  expect(held.body.data).toMatchObject({
    nameEnglish: 'Kanchan Oldd Traders Limited',
    detailsStatus: 'UNVERIFIED',
    details: expect.arrayContaining([
      expect.objectContaining({ item: 'AUTHORIZED_CAPITAL', value: '50000000', claimedValue: '75000000' }),
    ]),
  });
  expect(await awaitsVerification(db(), companyId)).toBe(true);
  const approved = await take(submitted, [
    [operator, 'claim'],
    [operator, 'verify'],
    [approver, 'approve'],
  ]);
  expect(approved.status).toBe('APPROVED');

  const company = await db().selectFrom('company').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow();
  expect(company).toMatchObject({
    details_status: 'VERIFIED',
    name_english: 'Kanchan Old Traders Limited',
    registration_number: '4521',
    registered_on: '2004-06-14',
    authorized_capital: 75_000_000,
  });
  const checks = await db()
    .selectFrom('company_detail_check')
    .select('status')
    .where('company_id', '=', companyId)
    .execute();
  expect(new Set(checks.map(({ status }) => status))).toEqual(new Set(['VERIFIED']));
  const entries = await db()
    .selectFrom('name_entry')
    .select(['kind', 'name_english'])
    .where('holder_id', '=', companyId)
    .execute();
  expect(entries).toEqual([{ kind: 'COMPANY', name_english: 'Kanchan Old Traders Limited' }]);
  expect(await awaitsVerification(db(), companyId)).toBe(false);
  expect(
    (await gateway.call('POST', 'external/api/name/check', { body: { english: 'Kanchan Old Traders Limited' } })).body
      .data,
  ).toMatchObject({ outcome: 'ALREADY_REGISTERED' });
  const audit = await db().selectFrom('audit').select('action').where('object_id', '=', companyId).execute();
  expect(audit.map(({ action }) => action)).toContain('COMPANY_VERIFIED');
  expect((await open(puja, companyId)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'There is nothing left to verify for this company.',
  });
});

test('a second filing waits for the first', async () => {
  const companyId = await oldCompany('Dhorpatan Wool Limited', 'ढोरपाटन ऊन लिमिटेड');
  await filled(companyId, paper('Dhorpatan Wool Limited', 'ढोरपाटन ऊन लिमिटेड'));
  expect((await open(puja, companyId)).body).toMatchObject({
    code: 'FLOW-409',
    message: 'An application for this company is already open.',
  });
});

test('only a representative of a migrated, unverified company can file', async () => {
  const companyId = await oldCompany('Rara Boat Limited', 'रारा डुङ्गा लिमिटेड');
  expect((await open(stranger, companyId)).status).toBe(404);
  expect((await open(operator, companyId)).body.code).toBe('PERM-403');
  expect((await open(puja)).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'companyId', code: 'COMPANY_REQUIRED' }],
  });
  const { id: never } = await addCompany(gateway, puja.userId, {
    registrationNumber: '9911',
    english: 'Never Moved Limited',
    nepali: 'नेभर मुभ्ड लिमिटेड',
    emailVerified: true,
    email: 'n@m.example',
  });
  expect((await open(puja, never)).body.code).toBe('FLOW-409');
  const draft = detailOf(await open(puja, companyId));
  for (const other of [stranger, operator])
    expect((await other.call('GET', `external/api/migrated-company/${draft.id}`)).status).toBe(404);
  expect((await stranger.call('GET', 'external/api/migrated-company')).body.data).toEqual({ companies: [] });
});

test('a corrected name is held from the submission on: another application for it is refused, and it is free again after a rejection', async () => {
  const companyId = await oldCompany('Sunkoshii Riverr Limited', 'सुनकोशीी रिभर लिमिटेड');
  const name = freeName();
  const draft = await filled(companyId, paper(`${name.english} Limited`, `${name.nepali} लिमिटेड`));
  const complete = await withDocument(puja, draft, 'OLD_CERTIFICATE');
  const other = await filledDraft(stranger, name);
  const submitted = await take(complete, [[puja, 'submit']]);
  expect(await act(stranger, other, 'submit')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });

  await take(submitted, [
    [operator, 'claim'],
    [operator, 'verify'],
    [approver, 'reject', { remark: 'Not readable', reasonCode: 'OTHER' }],
  ]);
  expect((await act(stranger, other, 'submit')).status).toBe(200);
  const again = await filled(companyId, paper(`${name.english} Limited`, `${name.nepali} लिमिटेड`));
  expect((await act(puja, await withDocument(puja, again, 'OLD_CERTIFICATE'), 'submit')).body).toMatchObject({
    code: 'NAME-409',
    errors: [{ path: 'OLD_NAME_DETAILS.english', code: 'NAME_TAKEN' }],
  });
});

test('of a correction and a reservation of the same name at the same time one is submitted', async () => {
  const companyId = await oldCompany('Tamakoshii Riverr Limited', 'तामाकोशीी रिभर लिमिटेड');
  const name = freeName();
  const draft = await filled(companyId, paper(`${name.english} Limited`, `${name.nepali} लिमिटेड`));
  const complete = await withDocument(puja, draft, 'OLD_CERTIFICATE');
  const other = await filledDraft(stranger, name);
  const answers = await Promise.all([act(puja, complete, 'submit'), act(stranger, other, 'submit')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an unchanged migrated name needs no hold; a correction releases its hold once the name is in the register', async () => {
  const { english, nepali } = freeName();
  const companyId = await oldCompany(`${english} Limited`, `${nepali} लिमिटेड`);
  const heldBy = async (applicationId: string): Promise<number> =>
    (await db().selectFrom('name_hold').select('script').where('application_id', '=', applicationId).execute()).length;
  const draft = await filled(companyId, paper(`${english} Limited`, `${nepali} लिमिटेड`));
  const complete = await withDocument(puja, draft, 'OLD_CERTIFICATE');
  const rejected = await take(complete, [
    [puja, 'submit'],
    [operator, 'claim'],
    [operator, 'verify'],
    [approver, 'reject', { remark: 'Not readable', reasonCode: 'OTHER' }],
  ]);
  expect(await heldBy(rejected.id)).toBe(0);
  // another spelling of its own name still counts as its own
  const respelt = await filled(companyId, paper(`${english} Limited`, `${nepali} प्राइभेट लिमिटेड`));
  const submitted = await take(await withDocument(puja, respelt, 'OLD_CERTIFICATE'), [[puja, 'submit']]);
  expect(await heldBy(respelt.id)).toBe(2);
  expect(
    (
      await take(submitted, [
        [operator, 'claim'],
        [operator, 'verify'],
        [approver, 'approve'],
      ])
    ).status,
  ).toBe('APPROVED');
  expect(await heldBy(respelt.id)).toBe(0);
  expect(await db().selectFrom('name_entry').select('kind').where('holder_id', '=', respelt.id).execute()).toEqual([]);
});

test('a reservation filed for a company does not get the name of that company', async () => {
  const name = freeName();
  const { id: companyId } = await addCompany(gateway, stranger.userId, {
    registrationNumber: '9913',
    english: `${name.english} Limited`,
    nepali: `${name.nepali} लिमिटेड`,
    emailVerified: true,
    email: 's@m.example',
  });
  const draft = detailOf(
    await stranger.call(
      'POST',
      APPLICATION,
      { processName: 'NAME_RESERVATION', companyId },
      { 'idempotency-key': randomUUID() },
    ),
  );
  const named = detailOf(await saveSection(stranger, draft, 'NAME_DETAILS', nameSection(name)));
  const ready = detailOf(await saveSection(stranger, named, 'OBJECTIVE_DETAILS', { nsicCodes: ['0001'] }));
  expect(await act(stranger, ready, 'submit')).toMatchObject({ status: 409, body: { code: 'NAME-409' } });
});

test('refused: the name of another company, a future day, a missing answer', async () => {
  const companyId = await oldCompany('Panchase Honey Limited', 'पञ्चासे मह लिमिटेड');
  await addCompany(gateway, stranger.userId, {
    registrationNumber: '9912',
    english: 'Machhapuchhre Honey Limited',
    nepali: 'माछापुच्छ्रे मह लिमिटेड',
    emailVerified: true,
    email: 'h@m.example',
  });
  const empty = detailOf(await open(puja, companyId));
  expect((await act(puja, empty, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: expect.arrayContaining([
      expect.objectContaining({ path: 'OLD_NAME_DETAILS.nepali', code: 'NAME_NEPALI_REQUIRED' }),
      expect.objectContaining({ path: 'OLD_NAME_DETAILS.registeredOn', code: 'DATE_REQUIRED' }),
    ]),
  });
  const later = detailOf(
    await saveSection(
      puja,
      empty,
      'OLD_NAME_DETAILS',
      paper('Panchase Honey Limited', 'पञ्चासे मह लिमिटेड', { registeredOn: '2999-01-01' }),
    ),
  );
  const complete = await withDocument(puja, later, 'OLD_CERTIFICATE');
  expect((await act(puja, complete, 'submit')).body).toMatchObject({
    code: 'VAL-422',
    errors: [{ path: 'OLD_NAME_DETAILS.registeredOn', code: 'DATE_IN_FUTURE' }],
  });
  const taken = detailOf(
    await saveSection(puja, later, 'OLD_NAME_DETAILS', paper('Machhapuchhre Honey Limited', 'माछापुच्छ्रे मह लिमिटेड')),
  );
  expect((await act(puja, taken, 'submit')).body).toMatchObject({ code: 'NAME-409' });
});

test('the page of old names is open to migrated users only', async () => {
  const modules = async (by: Caller) => JSON.stringify((await by.call('GET', 'auth/api/init')).body.data);
  expect(await modules(puja)).toContain('MIGRATED_NAME_RESERVATION');
  expect(await modules(stranger)).not.toContain('MIGRATED_NAME_RESERVATION');
});
